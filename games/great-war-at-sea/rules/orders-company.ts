/** GW-5.2-ESCORT, GW-TAC-CRIPPLED: who keeps company with whom. */
import { firstPart } from '../../../kernel/index.ts';
import { isCrippled, isDeadInTheWater } from '../../../tactical/vessel.ts';
import { pieceIn, sheetOf, warIn } from '../data/data.ts';
import type { Limit } from '../data/operation.ts';
import type { PortId } from '../data/theatre.ts';
import type { Fleet, FleetId, PieceId, ShipId, ShipState } from '../state.ts';
import { fleetName, pieceName, portName } from '../words/fleets.ts';
import { afloatOn, hasShip, isTransport, lameIn, shipOf } from './fleets.ts';
import { writtenOf } from './order-lines.ts';
import { around, mayBeLame, mayRegroup, war } from './orders-muster.ts';
import type { Order, Place } from './orders-sheet.ts';
import { asPlanned, changed, chargeIn, madeAnew, NONE, ownFleet, why, written } from './orders-sheet.ts';
import { friendlyPorts, isPrePlotted } from './plots.ts';
import type { Written } from './writing.ts';

/**
 * GW-5.2-ESCORT: whom a fleet may escort: one that lies where it does, in the same port or after contact. Raids sail alone (GW-5.2-RAID),
 * what was plotted whole stays so (GW-5.12), and transports guard nobody.
 */
function chargesFor(at: Place, id: FleetId): readonly (readonly [FleetId, FleetId])[] {
  const fleet = ownFleet(at, id);
  if (!fleet || fleet.charge !== null || isPrePlotted(fleet) || hasShip(war(at), at.state, fleet, isTransport)) return NONE;
  const charges: (readonly [FleetId, FleetId])[] = [];
  for (const other of around(at, id)) {
    const charge = chargeIn(at.draft, other);
    if (charge === id) return NONE;
    if (charge === null && isTogether(fleet, other) && isToEscort(asPlanned(at, other)) && mayFollow(at, fleet, other))
      charges.push([id, other.id]);
  }
  return charges;
}

const isToEscort = ({ mission, pieces }: Fleet): boolean => pieces.length > 0 && mission !== 'raid';

/** What history held a fleet to and still does. */
const binds = (limit: Limit, { id }: Fleet, turn: number): boolean =>
  limit.fleets.includes(id) && !('before' in limit && typeof limit.before === 'number' && turn >= limit.before);

/** GW-5.2-ESCORT: nobody sails earlier with another, or is held to less, than by itself. */
const mayFollow = (at: Place, fleet: Fleet, other: Fleet): boolean =>
  fleet.first <= Math.max(at.state.turn, other.first) &&
  war(at).operation.limits.every((limit) => !binds(limit, fleet, at.state.turn) || limit.fleets.includes(other.id));

const isTogether = (fleet: Fleet, other: Fleet): boolean => other.zone === fleet.zone && other.port === fleet.port;

export const escort: Order<readonly [FleetId, FleetId]> = {
  under: firstPart,
  may: mayRegroup,
  of: chargesFor,
  why: why('an escort joins a fleet in the same port, or in the same zone after contact', 'GW-5.2-ESCORT'),
  label: (view, [fleet, charge]) => `${fleetName(view, fleet)}: escort ${fleetName(view, charge)}`,
  does: (draft, [id, charge]) => madeAnew(draft, id, { charge }),
};

export const part: Order<FleetId> = {
  under: firstPart,
  may: mayRegroup,
  of: (at, id) => ((ownFleet(at, id)?.charge ?? null) === null ? NONE : [id]),
  why: why('an escort leaves its charge in port, or after contact', 'GW-5.2-ESCORT'),
  label: (view, fleet) => `${fleetName(view, fleet)}: leave its charge`,
  does: (draft, id) => madeAnew(draft, id, { charge: null }),
};

const someShip = (at: Place, piece: PieceId, has: (ship: ShipState) => boolean): boolean =>
  afloatOn(war(at), at.state, piece).some((id) => has(shipOf(at.state, id)));

/** GW-TAC-CRIPPLED: crippled pieces after a fight, and dead ones at any time. */
const mayLeave = (at: Place, { foughtIn }: Fleet, piece: PieceId): boolean => {
  const hasFought = foughtIn > 0 && foughtIn === at.state.turn - 1;
  return someShip(at, piece, (ship) => {
    const sheet = sheetOf(war(at), ship.id);
    return hasFought ? isCrippled(sheet, ship) : isDeadInTheWater(sheet, ship);
  });
};

/** Those who may leave, and once one does, others of the same fleet to see her home. */
function cripplesOf(at: Place, id: FleetId): readonly (readonly [FleetId, PieceId, PortId])[] {
  const fleet = ownFleet(at, id);
  if (!fleet) return NONE;
  const gone = written(at, id).detached;
  if (gone) return companionsOf(fleet, gone);
  const leaving = fleet.pieces.length < 2 ? NONE : lameIn(war(at), at.state, fleet).filter((piece) => mayLeave(at, fleet, piece));
  return leaving.flatMap((piece) => friendlyPorts(war(at), at.side).map((port) => [id, piece, port.id] as const));
}

function companionsOf({ id, pieces }: Fleet, gone: NonNullable<Written['detached']>): readonly (readonly [FleetId, PieceId, PortId])[] {
  const left = pieces.filter((piece) => !gone.pieces.includes(piece));
  return left.length < 2 ? NONE : left.map((piece) => [id, piece, gone.port] as const);
}

export const detach: Order<readonly [FleetId, PieceId, PortId]> = {
  under: firstPart,
  may: mayBeLame,
  of: cripplesOf,
  why: why('a crippled ship may leave her fleet after a fight, a dead one at any time, and others may see her home', 'GW-TAC-CRIPPLED'),
  label: (view, [, piece, port], { data }) => `${pieceName(data, view, piece)}: leave the fleet for ${portName(warIn(data, view), port)}`,
  does: (draft, [id, piece, port]) =>
    changed(draft, id, { detached: { port, pieces: [...(writtenOf(draft, id).detached?.pieces ?? []), piece] } }),
};

/** A ship that cannot move may be sent to the bottom by her own crew. */
function wrecksOf(at: Place, id: FleetId): readonly (readonly [FleetId, string])[] {
  const fleet = ownFleet(at, id);
  if (!fleet) return NONE;
  const gone = written(at, id).scuttled ?? [];
  const wrecks: (readonly [FleetId, string])[] = [];
  for (const piece of lameIn(war(at), at.state, fleet))
    for (const ship of pieceIn(war(at), piece).ships) if (!gone.includes(ship) && isWreck(at, ship)) wrecks.push([id, ship]);
  return wrecks;
}

function isWreck(at: Place, id: ShipId): boolean {
  const ship = shipOf(at.state, id);
  return ship.fate === 'afloat' && isDeadInTheWater(sheetOf(war(at), id), ship);
}

export const scuttle: Order<readonly [FleetId, string]> = {
  under: firstPart,
  may: mayBeLame,
  of: wrecksOf,
  why: why('a crew scuttles its ship at sea when she cannot move', 'GW-11.2e'),
  label: (view, [, ship], { data }) => `${sheetOf(warIn(data, view), ship).name}: scuttle her`,
  does: (draft, [id, ship]) => changed(draft, id, { scuttled: [...(writtenOf(draft, id).scuttled ?? []), ship] }),
};
