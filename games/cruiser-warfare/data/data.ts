/**
 * What a game of Cruiser Warfare is played with: map, ships, forces and battles, as built in or as a data pack has them, and the tables
 * that are worked out from them. Made once, frozen, and shared by all games with the same pack.
 *
 * The ids never change: areas, ships with their names, nations, types and classes, and the order of their lists are those of areas.ts and
 * ships.ts in every pack, so whoever asks for no more than these needs no data. Figures are plain and go into the hash of a position;
 * large tables are Maps and Sets, which it passes over.
 */
import type { Scenario } from '../../../kernel/index.ts';
import { frozen } from '../../../kernel/index.ts';
import { forceOf } from '../../../register/forces.ts';
import type { Rating } from '../../../register/ratings/great-war-at-sea.ts';
import type { Sheet, Side } from '../../../tactical/battle.ts';
import type { Area, AreaFacts, Link } from './areas.ts';
import { AREA_FACTS, LINKS } from './areas.ts';
import type { BattleScenario } from './battles.ts';
import { BATTLES, battleIn } from './battles.ts';
import type { ConvoyFacts } from './convoys.ts';
import { CONVOYS } from './convoys.ts';
import type { Bond, Group, Leader } from './forces.ts';
import { FORCES, LEADERS, POOLS } from './forces.ts';
import type { Vessel, VesselId } from './ships.ts';
import { VESSELS } from './ships.ts';
import type { Moves, Neighbours } from './tables.ts';
import { areasWhere, bondsIn, fasterSheets, movesBy, neighboursBy, offTsingtaoIn, sheetsFor } from './tables.ts';
import type { Variant } from './variants.ts';
import { VARIANTS } from './variants.ts';

/** What can be given by hand. */
export interface Figures {
  /** The name of the pack; null for what is built in. */
  readonly pack: string | null;
  readonly areas: Readonly<Record<Area, AreaFacts>>;
  readonly links: readonly Link[];
  /** Always the same ships in the same order, so that a place in one list is the place in all. */
  readonly vessels: readonly Vessel[];
  readonly convoys: readonly ConvoyFacts[];
  /** The lists of the campaign (CW-13.0), who is drawn (CW-12.7), who leads (CW-11.9), and what might have been (CW-15.5). */
  readonly forces: readonly Group[];
  readonly pools: Readonly<Record<Side, readonly VesselId[]>>;
  readonly leaders: readonly Leader[];
  readonly variants: readonly Variant[];
  /** Those that are built in, and the one that a pack brings. */
  readonly battles: readonly BattleScenario[];
}

interface Tables {
  readonly neighbours: Neighbours;
  readonly moves: Moves;
  /** Where Allied ships may coal (CW-10.3a), and where there may be Etappe coal (CW-10.6b). */
  readonly coalAreas: readonly Area[];
  readonly etappeAreas: readonly Area[];
  /** The areas next to Japan, to which part of her fleet is held (CW-12.42). */
  readonly homeWaters: readonly Area[];
  /** Where Spee may begin (CW-12.5). */
  readonly speeAreas: readonly Area[];
  readonly ratings: ReadonlyMap<VesselId, Rating>;
  readonly sheets: ReadonlyMap<VesselId, Sheet>;
  readonly fasterSheets: ReadonlyMap<VesselId, Sheet>;
  readonly bonds: ReadonlyMap<VesselId, Bond>;
  readonly offTsingtao: ReadonlySet<VesselId>;
}

export type Data = Figures & Tables;

const SPEE = 'spee';

/** The figures with their tables. */
export function dataOf(figures: Figures): Data {
  const { areas, links, vessels, forces } = figures;
  const neighbours = neighboursBy(links);
  const sheets = sheetsFor(vessels);
  return frozen({
    ...figures,
    neighbours,
    moves: movesBy(neighbours),
    coalAreas: areasWhere(areas, ({ coal }) => coal),
    etappeAreas: areasWhere(areas, ({ etappe }) => etappe),
    homeWaters: areasWhere(areas, ({ japan }) => japan),
    speeAreas: forces.find(({ id }) => id === SPEE)?.areas ?? [],
    ratings: new Map(vessels.map(({ id, rating }) => [id, rating])),
    sheets,
    fasterSheets: fasterSheets(sheets),
    bonds: bondsIn(forces),
    offTsingtao: offTsingtaoIn(forces),
  });
}

export const BUILT_IN: Data = dataOf({
  pack: null,
  areas: AREA_FACTS,
  links: LINKS,
  vessels: VESSELS,
  convoys: CONVOYS,
  forces: FORCES,
  pools: POOLS,
  leaders: LEADERS,
  variants: VARIANTS,
  battles: BATTLES,
});

const NOWHERE: readonly Area[] = [];

/** The areas that a fleet may enter from this one, the canal's other end among them. */
export const neighbours = (data: Data, area: Area): readonly Area[] => data.neighbours.get(area) ?? NOWHERE;

export const areAdjacent = (data: Data, a: Area, b: Area): boolean => neighbours(data, a).includes(b);

/** The fewest moves from one area to another. */
export const distance = (data: Data, from: Area, to: Area): number => data.moves.get(from)?.get(to) ?? Number.POSITIVE_INFINITY;

const found = <T>(thing: T | undefined, what: string, id: string): T => {
  if (thing === undefined) throw new Error(`no ${what} ${id}`);
  return thing;
};

/** CW-2.4a: the figures of a vessel, whatever variant is in play. */
export function ratingOf(data: Data, id: VesselId): Rating {
  const rating = data.ratings.get(id);
  if (rating === undefined) throw new Error(`no rating of ${id}`);
  return rating;
}

/** Whoever knows which variant the Central Powers have: a state, or the view of one. */
interface Varied {
  readonly variants: { readonly central: string };
}

/** CW-2.4a: her data sheet, as the variant in play has it (CW-15.5-C1). */
export function sheetOf(data: Data, { variants }: Varied, id: VesselId): Sheet {
  const sheet = (variants.central === '1' ? data.fasterSheets : data.sheets).get(id);
  if (sheet === undefined) throw new Error(`no sheet of ${id}`);
  return sheet;
}

export const bondOf = (data: Data, id: VesselId): Bond | undefined => data.bonds.get(id);

export const isOffTsingtao = (data: Data, id: VesselId): boolean => data.offTsingtao.has(id);

export const convoyNamed = (data: Data, id: string): ConvoyFacts =>
  found(
    data.convoys.find((convoy) => convoy.id === id),
    'convoy',
    id,
  );

export const battleNamed = (data: Data, id: string): BattleScenario => battleIn(data.battles, id);

/** A battle that a pack brings is one more to be chosen; the campaign is always the first. */
export const scenariosOf = ({ battles }: Data): readonly Scenario[] => [
  { id: 'campaign', title: 'The cruiser war', words: 'Thirty turns of five days, from the outbreak of war to the end of the year.' },
  ...battles.map(({ id, title, words, ships, history }) => ({ id, title, words, forces: forcesIn(ships), history })),
];

const forcesIn = ({ allied, central }: BattleScenario['ships']) => ({ allied: forceOf(ofEach(allied)), central: forceOf(ofEach(central)) });

const ofEach = (ids: readonly VesselId[]) => ids.map((id) => ({ id, number: 1 }));
