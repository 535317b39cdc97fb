/** What is worked out from the figures, once for each set of them, so that the rules look it up. */
import type { Sheet } from '../../../tactical/battle.ts';
import { sheetWith } from '../../../tactical/sheets.ts';
import type { Area, AreaFacts, Link } from './areas.ts';
import { AREAS } from './areas.ts';
import type { Bond, Group } from './forces.ts';
import { ownName } from './ships.ts';
import type { Vessel, VesselId } from './vessel.ts';
import { countsAs } from './vessel.ts';

export type Neighbours = ReadonlyMap<Area, readonly Area[]>;
export type Moves = ReadonlyMap<Area, ReadonlyMap<Area, number>>;

const partners = (links: readonly Link[], area: Area): Area[] =>
  links.flatMap(({ areas: [a, b] }) => (a === area ? [b] : b === area ? [a] : []));

/** CW-5.1a: the areas that a fleet may enter from each, the canal's other end among them. */
export const neighboursBy = (links: readonly Link[]): Neighbours => new Map(AREAS.map((area) => [area, partners(links, area)]));

/** Moves from one area to every other; an area that no way leads to is missing. */
function movesFrom(start: Area, neighbours: Neighbours): ReadonlyMap<Area, number> {
  const moves = new Map<Area, number>([[start, 0]]);
  // A Map is walked in the order of entry, and what is entered on the way is walked too: the nearest first.
  for (const [area, count] of moves) {
    for (const next of neighbours.get(area) ?? []) if (!moves.has(next)) moves.set(next, count + 1);
  }
  return moves;
}

export const movesBy = (neighbours: Neighbours): Moves => new Map(AREAS.map((area) => [area, movesFrom(area, neighbours)]));

export const areasWhere = (areas: Readonly<Record<Area, AreaFacts>>, holds: (facts: AreaFacts) => boolean): readonly Area[] =>
  AREAS.filter((area) => holds(areas[area]));

/** CW-15.5-C1: the two cruisers as fast as their builders hoped. */
const FASTER: ReadonlySet<VesselId> = new Set(['scharnhorst', 'gneisenau']);

const sheetFrom = (vessel: Vessel): Sheet =>
  sheetWith(
    { id: vessel.id, name: ownName(vessel), nation: countsAs(vessel.nation), type: vessel.type, reservist: vessel.reservists },
    vessel.rating,
  );

/** CW-2.4a: the data sheets. */
export const sheetsFor = (vessels: readonly Vessel[]): ReadonlyMap<VesselId, Sheet> =>
  new Map(vessels.map((vessel) => [vessel.id, sheetFrom(vessel)]));

/** CW-15.5-C1: the data sheets with that variant in play. A cruiser that a pack has made faster stays so. */
export const fasterSheets = (sheets: ReadonlyMap<VesselId, Sheet>): ReadonlyMap<VesselId, Sheet> =>
  new Map([...sheets].map(([id, sheet]) => [id, FASTER.has(id) && sheet.speed < 3 ? { ...sheet, speed: 3 } : sheet]));

/** Which ships are tied down, and by what (CW-12.1b, CW-12.3, CW-12.42, CW-13.0-A-BISCAY). */
export const bondsIn = (forces: readonly Group[]): ReadonlyMap<VesselId, Bond> =>
  new Map(forces.flatMap(({ ships, bond }) => (bond === null ? [] : ships.map((id): [VesselId, Bond] => [id, bond]))));

const TWO_FLEETS: ReadonlySet<string> = new Set(['first-fleet', 'second-fleet']);

/** CW-12.43: the two fleets off Tsingtao, of which its fall sets four ships free. */
export const offTsingtaoIn = (forces: readonly Group[]): ReadonlySet<VesselId> =>
  new Set(forces.filter(({ id }) => TWO_FLEETS.has(id)).flatMap(({ ships }) => ships));
