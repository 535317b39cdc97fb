/** What a game is played with: the operations, each made ready with its theatre, its ships and its pieces. Made once and shared. */
import type { PieceId, Sheet, ShipId, Side } from '../../../tactical/battle.ts';
import { isMany } from './musters.ts';
import type { FleetId, FleetOf, Limit, Operation, VesselId } from './operation.ts';
import { portOn } from './owners.ts';
import type { Port, PortId, Theatre, ZoneId } from './theatre.ts';
import { theatreOf } from './theatres.ts';
import { sheetFor, vesselIn } from './vessels.ts';
import { isInPlay } from './zones.ts';

/** One ship of an operation. */
export interface Berth {
  readonly id: ShipId;
  readonly vessel: VesselId;
  readonly side: Side;
  readonly sheet: Sheet;
}

/** A ship, or several small ones of a class that sail as one (CW-9.1). */
export interface PieceOf {
  readonly id: PieceId;
  readonly side: Side;
  readonly name: string;
  readonly ships: readonly ShipId[];
  /** Their places in the list of ships, and their sheets. */
  readonly places: readonly number[];
  readonly sheets: readonly Sheet[];
}

/** An operation made ready for play. */
export interface War {
  readonly operation: Operation;
  readonly theatre: Theatre;
  /** In the order of the fleets. */
  readonly berths: readonly Berth[];
  readonly places: ReadonlyMap<ShipId, number>;
  readonly pieces: ReadonlyMap<PieceId, PieceOf>;
  readonly holding: ReadonlyMap<ShipId, PieceId>;
  readonly fleets: ReadonlyMap<FleetId, { readonly of: FleetOf; readonly pieces: readonly PieceId[] }>;
  /** As they were on the day of the operation. */
  readonly ports: ReadonlyMap<PortId, Port>;
  readonly portsIn: ReadonlyMap<ZoneId, readonly Port[]>;
  /** The ports of each side's nations. */
  readonly havens: Readonly<Record<Side, readonly Port[]>>;
  /** Zones in which ships can be. */
  readonly waters: readonly ZoneId[];
  /** What each fleet is held to; none for those that are made up in play. */
  readonly limits: ReadonlyMap<FleetId, readonly Limit[]>;
}

export interface Data {
  /** The name of the pack; null for what is built in. */
  readonly pack: string | null;
  readonly wars: ReadonlyMap<string, War>;
}

interface Muster {
  readonly berths: readonly Berth[];
  readonly pieces: readonly Omit<PieceOf, 'places' | 'sheets'>[];
}

/** Boats of a class are numbered through the whole operation. */
function mustered(fleet: FleetOf, { sides, date }: Operation, counts: Map<VesselId, number>): Muster {
  const berths: Berth[] = [];
  const pieces: Omit<PieceOf, 'places' | 'sheets'>[] = [];
  const flag = sides[fleet.side].nations[0] ?? 'british';
  for (const { vessel: id, number } of fleet.ships) {
    const vessel = vesselIn(id, date.year, flag);
    const isNamed = !isMany(id);
    const stem = id.replace(/-class$/, '');
    const ships = Array.from({ length: number }, () => {
      const count = (counts.get(id) ?? 0) + 1;
      counts.set(id, count);
      const name = isNamed ? vessel.name : `${vessel.name} ${count}`;
      const ship = isNamed ? id : `${stem}-${count}`;
      berths.push({ id: ship, vessel: id, side: fleet.side, sheet: sheetFor(vessel, ship, name) });
      return ship;
    });
    for (let from = 0; from < ships.length; from += vessel.onPiece) {
      const held = ships.slice(from, from + vessel.onPiece);
      const [first = ''] = held;
      pieces.push({
        id: held.length === 1 ? first : `${first}-piece`,
        side: fleet.side,
        name: held.length === 1 ? (berths.find((berth) => berth.id === first)?.sheet.name ?? first) : `${held.length} of ${vessel.name}`,
        ships: held,
      });
    }
  }
  return { berths, pieces };
}

const havensOf = ({ sides }: Operation, ports: readonly Port[], side: Side): readonly Port[] =>
  ports.filter(({ owner }) => sides[side].nations.some((nation) => nation === owner));

export function warOf(operation: Operation): War {
  const theatre = theatreOf(operation.theatre);
  const counts = new Map<VesselId, number>();
  const musters = operation.fleets.map((fleet) => [fleet, mustered(fleet, operation, counts)] as const);
  const berths = musters.flatMap(([, muster]) => muster.berths);
  const places = new Map(berths.map(({ id }, place) => [id, place]));
  const placesOf = (ships: readonly ShipId[]): number[] => ships.map((id) => places.get(id) ?? -1);
  const pieces = musters.flatMap(([, muster]) =>
    muster.pieces.map((piece): PieceOf => {
      const { id, side, name, ships } = piece;
      const held = placesOf(ships);
      return { id, side, name, ships, places: held, sheets: held.flatMap((place) => berths[place]?.sheet ?? []) };
    }),
  );
  const ports = theatre.ports.map((port) => portOn(operation, port));
  const portsIn = new Map<ZoneId, Port[]>();
  for (const port of ports) portsIn.set(port.zone, [...(portsIn.get(port.zone) ?? []), port]);
  return {
    operation,
    theatre,
    berths,
    places,
    pieces: new Map(pieces.map((piece) => [piece.id, piece])),
    holding: new Map(pieces.flatMap(({ id, ships }) => ships.map((ship): [ShipId, PieceId] => [ship, id]))),
    fleets: new Map(musters.map(([of, muster]) => [of.id, { of, pieces: muster.pieces.map(({ id }) => id) }])),
    ports: new Map(ports.map((port) => [port.id, port])),
    portsIn,
    havens: { allied: havensOf(operation, ports, 'allied'), central: havensOf(operation, ports, 'central') },
    waters: theatre.zones.filter(isInPlay).map(({ id }) => id),
    limits: new Map(operation.fleets.map(({ id }) => [id, operation.limits.filter(({ fleets }) => fleets.includes(id))])),
  };
}

export const dataOf = (pack: string | null, operations: readonly Operation[]): Data => ({
  pack,
  wars: new Map(operations.map((operation) => [operation.id, warOf(operation)])),
});

const found = <T>(thing: T | undefined, what: string, id: string): T => {
  if (thing === undefined) throw new Error(`no ${what} ${id}`);
  return thing;
};

let lastWar: { readonly wars: Data['wars']; readonly war: War } | undefined;

/** The operation that a state or a view is of; mostly the same as before. */
export function warIn({ wars }: Data, { operation }: { readonly operation: string }): War {
  if (lastWar?.wars !== wars || lastWar.war.operation.id !== operation)
    lastWar = { wars, war: found(wars.get(operation), 'operation', operation) };
  return lastWar.war;
}

export const berthOf = ({ places, berths }: War, id: ShipId): Berth => found(berths[places.get(id) ?? -1], 'ship', id);
export const sheetOf = (war: War, id: ShipId): Sheet => berthOf(war, id).sheet;
export const pieceIn = ({ pieces }: War, id: PieceId): PieceOf => found(pieces.get(id), 'piece', id);

const looked = new WeakMap<readonly PieceId[], readonly PieceOf[]>();

/** The pieces of a list that is never changed once it is made, looked up once. Names of pieces are of one operation, and so is a list of them. */
export function piecesIn(war: War, ids: readonly PieceId[]): readonly PieceOf[] {
  const known = looked.get(ids);
  if (known) return known;
  const found = ids.map((id) => pieceIn(war, id));
  looked.set(ids, found);
  return found;
}

export const portOf = ({ ports }: War, id: PortId): Port => found(ports.get(id), 'port', id);

const NO_PORTS: readonly Port[] = [];
const NO_LIMITS: readonly Limit[] = [];
export const limitsOf = ({ limits }: War, { id }: { readonly id: FleetId }): readonly Limit[] => limits.get(id) ?? NO_LIMITS;

export const portsIn = (war: War, zone: ZoneId): readonly Port[] => war.portsIn.get(zone) ?? NO_PORTS;
