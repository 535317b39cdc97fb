/** The chart, read from the drawn file: what arrives as loose lists of numbers leaves as points and boxes under the names of the rules. */
import type { Box, Point } from '../../../chart/chart.ts';
import { box, known, nameOf, placeOf, point } from '../../../chart/drawn.ts';
import type { Base, Zone } from '../data/map.ts';
import { BASE_FACTS, NARROWS, ZONES } from '../data/map.ts';
import drawn from './charts.json' with { type: 'json' };

export interface SeaShape {
  /** The waters on the main chart, and what of them shows in the insets. */
  readonly path: string;
  readonly america: string;
  readonly africa: string;
  readonly name: readonly string[];
  readonly label: Point;
  readonly angle: number;
  /** The middle of the plate with the points. */
  readonly plate: Point;
  /** Middles of the cards of the two fleets, the Allies first. */
  readonly fleets: readonly [Point, Point];
}

export interface BaseBox {
  readonly title: string;
  readonly path: string;
  readonly box: Box;
  readonly town: Point;
}

export interface Inset {
  readonly name: string;
  readonly box: Box;
  readonly land: string;
  readonly graticule: string;
  readonly limits: string;
}

export interface Narrow {
  readonly name: string;
  readonly at: Point;
  readonly angle: number;
}

/** Bases in the order of the rules, the halves of Alexandria/Suez with them. */
export const BASE_IDS: readonly Base[] = Object.keys(BASE_FACTS).filter((id): id is Base => Object.hasOwn(BASE_FACTS, id));

const zoneOf = (id: Zone): SeaShape => {
  const { path, america, africa, name, label, angle, plate, fleets } = drawn.zones[id];
  const [allied = [], central = []] = fleets;
  return { path, america, africa, name, label: point(label), angle, plate: point(plate), fleets: [point(allied), point(central)] };
};

const baseOf = (id: Base): BaseBox => {
  const found = drawn.bases[id];
  return { title: found.title, path: found.path, box: box(found.box), town: point(found.town) };
};

const zoneShapes: ReadonlyMap<Zone, SeaShape> = new Map(ZONES.map((id) => [id, zoneOf(id)]));
const baseBoxes: ReadonlyMap<Base, BaseBox> = new Map(BASE_IDS.map((id) => [id, baseOf(id)]));

export const seaShape = (id: Zone): SeaShape => known(zoneShapes.get(id), id);
export const baseBox = (id: Base): BaseBox => known(baseBoxes.get(id), id);

export const chart = {
  width: drawn.width,
  height: drawn.height,
  land: drawn.land,
  graticule: drawn.graticule,
  limits: drawn.limits,
  insets: drawn.insets.map((inset): Inset => ({ ...inset, box: box(inset.box) })),
  narrows: drawn.narrows.map(({ name, at, angle }): Narrow => {
    if (!NARROWS.some((each) => each.name === name)) throw new Error(`the rules have no narrows called ${name}`);
    return { name, at: point(at), angle };
  }),
  places: drawn.places.map(placeOf),
  names: drawn.names.map(nameOf),
  joins: drawn.joins,
} as const;
