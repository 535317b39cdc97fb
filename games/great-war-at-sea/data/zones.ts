/** Ways over the zones of a theatre: neighbours, distances by sea, shortest ways and every way of a few steps. */
import { oncePer } from '../../../kernel/index.ts';
import type { Theatre, Zone, ZoneId, ZoneSide } from './theatre.ts';
import { ZONE_SIDES } from './theatre.ts';

/** The zones as numbers, and what was worked out about them so far. */
interface Net {
  readonly places: ReadonlyMap<ZoneId, number>;
  /** Open neighbours of every zone, by place and by name; and whatever lies beyond each of its sides. */
  readonly open: readonly (readonly number[])[];
  readonly names: readonly (readonly ZoneId[])[];
  readonly beyond: readonly (readonly (ZoneId | undefined)[])[];
  /** Steps from one zone to all others, once somebody has asked; CUT where no way leads. */
  readonly steps: (Uint8Array | undefined)[];
  /** The next place on a shortest way to one zone from all others, once somebody has asked; NOWHERE where none leads on. */
  readonly next: (Int16Array | undefined)[];
  /** Every way out of a zone, by the number of steps at most. */
  readonly paths: readonly (readonly Path[])[][];
}

type Path = readonly ZoneId[];

const CUT = 255;
const NOWHERE = -1;

/** Row and column steps to each side, in rows that are not shifted and in rows that are. */
const STEPS: Readonly<Record<0 | 1, readonly (readonly [row: number, column: number])[]>> = {
  0: [
    [-1, 0],
    [0, 1],
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, -1],
  ],
  1: [
    [-1, 1],
    [0, 1],
    [1, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ],
};

/** The place beyond a side, if the frame reaches so far. */
const placeBeyond = ({ columns, rows }: Theatre, place: number, side: ZoneSide): number | undefined => {
  const [row, column] = [Math.floor(place / columns), place % columns];
  const [down, across] = STEPS[row % 2 === 0 ? 0 : 1][side] ?? [0, 0];
  const [toRow, toColumn] = [row + down, column + across];
  return toRow >= 0 && toRow < rows && toColumn >= 0 && toColumn < columns ? toRow * columns + toColumn : undefined;
};

const netOf = (theatre: Theatre): Net => {
  const places = new Map(theatre.zones.map(({ id }, place) => [id, place]));
  const open = theatre.zones.map((zone, place) => zone.open.flatMap((side) => placeBeyond(theatre, place, side) ?? []));
  const names = open.map((near) => near.map((place) => zoneAt(theatre, place).id));
  const beyond = theatre.zones.map((_, place) => ZONE_SIDES.map((side) => theatre.zones[placeBeyond(theatre, place, side) ?? NOWHERE]?.id));
  const unasked = () => theatre.zones.map(() => undefined);
  return { places, open, names, beyond, steps: unasked(), next: unasked(), paths: theatre.zones.map(() => []) };
};

const net = oncePer(netOf);

const zoneAt = (theatre: Theatre, place: number): Zone => {
  const zone = theatre.zones[place];
  if (!zone) throw new Error(`${theatre.title} has no zone at ${place}`);
  return zone;
};

const placeIn = ({ places }: Net, { title }: Theatre, id: ZoneId): number => {
  const place = places.get(id);
  if (place === undefined) throw new Error(`${title} has no zone ${id}`);
  return place;
};

/** A zone's place in the theatre's list. */
export const placeOf = (theatre: Theatre, id: ZoneId): number => placeIn(net(theatre), theatre, id);

export const hasZone = (theatre: Theatre, id: ZoneId): boolean => net(theatre).places.has(id);

export const zoneIn = (theatre: Theatre, id: ZoneId): Zone => zoneAt(theatre, placeOf(theatre, id));

/** Ships can be there. */
export const isInPlay = ({ kind }: Zone): boolean => kind === 'sea' || kind === 'coast';

/** The zone beyond a side, open or not, if the frame reaches so far. */
export const neighbour = (theatre: Theatre, id: ZoneId, side: ZoneSide): ZoneId | undefined => beyond(theatre, id)[side];

const beyond = (theatre: Theatre, id: ZoneId): readonly (ZoneId | undefined)[] => {
  const all = net(theatre);
  return all.beyond[placeIn(all, theatre, id)] ?? [];
};

/** The zones that ships can go to in one step, clockwise from north-east. */
export const neighbours = (theatre: Theatre, id: ZoneId): readonly ZoneId[] => {
  const all = net(theatre);
  return all.names[placeIn(all, theatre, id)] ?? [];
};

const spread = ({ open }: Net, from: number): Uint8Array => {
  const steps = new Uint8Array(open.length).fill(CUT);
  steps[from] = 0;
  const waiting = [from];
  for (const here of waiting) {
    for (const next of open[here] ?? []) {
      if (steps[next] !== CUT) continue;
      steps[next] = (steps[here] ?? 0) + 1;
      waiting.push(next);
    }
  }
  return steps;
};

const stepsFrom = (all: Net, place: number): Uint8Array => {
  const known = all.steps[place];
  if (known) return known;
  const made = spread(all, place);
  all.steps[place] = made;
  return made;
};

const nextTo = (all: Net, to: number): Int16Array => {
  const known = all.next[to];
  if (known) return known;
  const steps = stepsFrom(all, to);
  const left = (place: number): number => steps[place] ?? CUT;
  const made = new Int16Array(all.open.length);
  all.open.forEach((near, here) => {
    made[here] = near.find((place) => left(place) < left(here)) ?? NOWHERE;
  });
  all.next[to] = made;
  return made;
};

/** Zones from one to the other by sea; Infinity where no way leads. */
export const stepsBetween = (theatre: Theatre, from: ZoneId, to: ZoneId): number => {
  const all = net(theatre);
  const steps = stepsFrom(all, placeIn(all, theatre, from))[placeIn(all, theatre, to)] ?? CUT;
  return steps === CUT ? Number.POSITIVE_INFINITY : steps;
};

/** One shortest way, or the first zones of it, without the one it begins in; nothing where no way leads. */
export const shortestWay = (theatre: Theatre, from: ZoneId, to: ZoneId, most = Number.POSITIVE_INFINITY): readonly ZoneId[] => {
  const all = net(theatre);
  const next = nextTo(all, placeIn(all, theatre, to));
  const way: ZoneId[] = [];
  for (let here = placeIn(all, theatre, from); way.length < most; ) {
    here = next[here] ?? NOWHERE;
    if (here === NOWHERE) return way;
    way.push(zoneAt(theatre, here).id);
  }
  return way;
};

/** The zones no more than so many steps away, the zone itself first. */
export const zonesWithin = (theatre: Theatre, from: ZoneId, most: number): readonly ZoneId[] => {
  const all = net(theatre);
  const steps = stepsFrom(all, placeIn(all, theatre, from));
  const near: ZoneId[][] = Array.from({ length: most + 1 }, () => []);
  theatre.zones.forEach(({ id }, place) => {
    near[steps[place] ?? CUT]?.push(id);
  });
  return near.flat();
};

const longer = (theatre: Theatre, from: ZoneId, paths: readonly Path[]): readonly Path[] =>
  paths.flatMap((path) => neighbours(theatre, path.at(-1) ?? from).map((next) => [...path, next]));

/** Every chain of one to `most` steps, shorter ones first, without the zone it begins in; it may turn back on itself. */
export const pathsFrom = (theatre: Theatre, from: ZoneId, most: number): readonly Path[] => {
  const all = net(theatre);
  const known = all.paths[placeIn(all, theatre, from)] ?? [];
  const found = known[most];
  if (found) return found;
  const shorter = most <= 1 ? [] : pathsFrom(theatre, from, most - 1);
  const last = most <= 1 ? [[]] : shorter.filter((path) => path.length === most - 1);
  const made = most < 1 ? [] : [...shorter, ...longer(theatre, from, last)];
  known[most] = made;
  return made;
};

/** The side of a zone that a neighbour lies beyond. */
export const sideTo = (theatre: Theatre, from: ZoneId, to: ZoneId): ZoneSide | undefined => ZONE_SIDES[beyond(theatre, from).indexOf(to)];

/** The side in whose direction another zone lies, however far; none for the zone itself. */
export const sideTowards = (theatre: Theatre, from: ZoneId, to: ZoneId): ZoneSide | undefined => {
  const [east, south] = offset(theatre, placeOf(theatre, from), placeOf(theatre, to));
  if (east === 0 && south === 0) return undefined;
  const facing = ([x, y]: readonly [number, number]): number => (x * east + y * south) / Math.hypot(x, y);
  return ZONE_SIDES.reduce((best, side) => (facing(WAYS[side]) > facing(WAYS[best]) ? side : best));
};

/** Where the middle of the neighbour lies, in half zones. */
export const WAYS: Readonly<Record<ZoneSide, readonly [east: number, south: number]>> = {
  0: [1, -2],
  1: [2, 0],
  2: [1, 2],
  3: [-1, 2],
  4: [-2, 0],
  5: [-1, -2],
};

const offset = ({ columns }: Theatre, from: number, to: number): readonly [east: number, south: number] => {
  const [row, toRow] = [Math.floor(from / columns), Math.floor(to / columns)];
  return [2 * ((to % columns) - (from % columns)) + (toRow % 2) - (row % 2), 2 * (toRow - row)];
};
