/** GW-5.2: missions: given up, given anew, and fleets made up before play. */
import { firstPart, oncePer } from '../../../kernel/index.ts';
import { warIn } from '../data/data.ts';
import type { Limit } from '../data/operation.ts';
import type { Port, PortId } from '../data/theatre.ts';
import type { Fleet, FleetId, Mission, PieceId } from '../state.ts';
import { fleetName, missionInWords, pieceName, portName } from '../words/fleets.ts';
import { mayRaid, missionsAfterRest, missionsBeforePlay } from './assignments.ts';
import { hasShip, isTransport } from './fleets.ts';
import { type Orders, writtenOf } from './order-lines.ts';
import type { Asked } from './orders-muster.ts';
import { around, canBeRemade, canRegroup, isMakingUp, mayBeRemade, ofFleets, remade, war } from './orders-muster.ts';
import type { Order, Place } from './orders-sheet.ts';
import { asPlanned, changed, chargeIn, madeAnew, NONE, ownFleet, planned, shifts, why, written } from './orders-sheet.ts';
import { friendlyPorts } from './plots.ts';

/** GW-5.2-ABORT: any fleet with a mission of its own, at sea or in port. */
const mayAbort = (at: Asked, fleet: Fleet): boolean => (fleet.charge === null ? fleet.mission !== 'abort' : canRegroup(at, fleet));

/** Each fleet with each haven of its side, listed once. */
const homeward = oncePer((_havens: readonly Port[]) => new Map<FleetId, readonly (readonly [FleetId, PortId])[]>());

function havensOf(at: Place, id: FleetId): readonly (readonly [FleetId, PortId])[] {
  const fleet = ownFleet(at, id);
  if (!fleet || fleet.charge !== null || fleet.mission === 'abort') return NONE;
  const havens = friendlyPorts(war(at), at.side);
  const listed = homeward(havens);
  const known = listed.get(id);
  if (known) return known;
  const made = havens.map((port) => [id, port.id] as const);
  listed.set(id, made);
  return made;
}

export const abort: Order<readonly [FleetId, PortId]> = {
  under: firstPart,
  seldom: true,
  may: ofFleets(mayAbort),
  of: havensOf,
  why: why('a fleet with a mission of its own may give it up for a friendly port', 'GW-5.2-ABORT'),
  label: (view, [fleet, port], { data }) => `${fleetName(view, fleet)}: give up and make for ${portName(warIn(data, view), port)}`,
  does: (draft, [id, port]) => changed(draft, id, { abort: port }),
};

export const stance: Order<readonly [FleetId, 1 | -1]> = {
  under: firstPart,
  may: ofFleets((at, fleet) => fleet.mission === 'raid' || canBeRemade(at, fleet)),
  of: (at, id) => {
    const fleet = ownFleet(at, id);
    return fleet?.mission === 'raid' ? [[id, (written(at, id).stance ?? fleet.stance) === 1 ? -1 : 1] as const] : NONE;
  },
  why: why('only a raider chooses whether to seek contact or to shun it', 'GW-5.46c'),
  label: (view, [fleet, by]) => `${fleetName(view, fleet)}: ${by === 1 ? 'seek contact (+1)' : 'shun contact (-1)'}`,
  odds: 'added to the contact rolls of this fleet, of which nobody is told before they are thrown',
  does: (draft, [id, by]) => changed(draft, id, { stance: by }),
};

/** GW-5.2-RAID: a raid sails alone. */
const isEscorted = (at: Place, id: FleetId): boolean => around(at, id).some((other) => chargeIn(at.draft, other) === id);

function missionsOf(at: Place, id: FleetId): readonly (readonly [FleetId, Mission])[] {
  const fleet = ownFleet(at, id);
  if (!fleet || fleet.charge !== null) return NONE;
  const missions = isMakingUp(at) ? missionsBeforePlay : missionsAfterRest;
  return missions(war(at), at.state, fleet).flatMap((each) => (each === 'raid' && isEscorted(at, id) ? [] : [[id, each] as const]));
}

export const mission: Order<readonly [FleetId, Mission]> = {
  under: firstPart,
  may: mayBeRemade,
  of: missionsOf,
  why: why('a fleet is given a mission after six whole turns in port, or before play by those who make up their own', 'GW-5.2-ABORT'),
  label: (view, [fleet, what]) => `${fleetName(view, fleet)}: ${missionInWords(what)}`,
  does: (draft, [id, what]) => madeAnew(draft, id, { mission: what }),
};

const concerns = (limit: Limit, { id }: Fleet): boolean => limit.fleets.includes(id);

/** GW-5.1a: no ship sails earlier, or is held to less, than where history had her. */
const mayTake = (at: Place, from: Fleet, to: Fleet): boolean =>
  to.id !== from.id &&
  to.side === from.side &&
  to.pieces.length > 0 &&
  to.port === from.port &&
  to.first >= from.first &&
  !hasTransports(at, to) &&
  war(at).operation.limits.every((limit) => !concerns(limit, from) || concerns(limit, to));

const hasTransports = (at: Place, fleet: Fleet): boolean => hasShip(war(at), at.state, fleet, isTransport);

function shiftsOf(at: Place, id: FleetId): readonly (readonly [FleetId, PieceId, FleetId])[] {
  const fleet = ownFleet(at, id);
  if (!fleet || fleet.pieces.length < 2 || hasTransports(at, fleet)) return NONE;
  const others = planned(at).fleets.filter((to) => mayTake(at, fleet, to));
  return fleet.pieces.flatMap((piece) => others.map((to) => [id, piece, to.id] as const));
}

/** It is written under the fleet to which the piece belonged at first, so that this one can be left as it was. */
function withShift(at: Place, draft: Orders, from: FleetId, piece: PieceId, to: FleetId): Orders {
  const home = at.state.fleets.find(({ pieces }) => pieces.includes(piece))?.id ?? from;
  const { [piece]: _before, ...others } = writtenOf(draft, home).shifted ?? {};
  return changed(madeAnew(madeAnew(draft, from, {}), to, {}), home, { shifted: home === to ? others : { ...others, [piece]: to } });
}

export const shift: Order<readonly [FleetId, PieceId, FleetId]> = {
  under: firstPart,
  may: ofFleets((at, { port }) => isMakingUp(at) && port !== null),
  of: shiftsOf,
  why: why('before play warships go over to another fleet in the same port, which sails no earlier', 'GW-5.1a'),
  label: (view, [, piece, to], { data }) => `${pieceName(data, view, piece)}: join ${fleetName(view, to)}`,
  does: (draft, [from, piece, to], at) => withShift(at, draft, from, piece, to),
};

/** GW-5.2-RAID: whoever is made up anew as a raid has a leader, and two ships at the most; and nobody is left without ships. */
export function badlyMadeUp(at: Place): Fleet | undefined {
  for (const fleet of remade(at)) {
    const raid = madeUp(at, fleet);
    if (raid?.mission === 'raid' && !mayRaid(war(at), at.state, raid)) return raid;
  }
  return undefined;
}

function madeUp(at: Place, fleet: Fleet): Fleet | undefined {
  const { mission: given, shifted } = writtenOf(at.draft, fleet.id);
  const isTouched = given !== undefined || shifted !== undefined || [...shifts(at).values()].includes(fleet.id);
  return isTouched ? asPlanned(at, fleet) : undefined;
}
