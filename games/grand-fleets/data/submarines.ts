/**
 * Submarines, of which the book has a chapter's headings and no figures. The facts are history, each with its source; the game's figures follow
 * from them (GF-10.1). No submarine took part in any battle of the book, so how many lie there is reconstructed.
 */
import { torpedoOf } from '../../../register/guns.ts';
import type { Nation } from '../../../register/types.ts';
import type { Side, SubmarineId } from '../state.ts';

interface Facts {
  readonly class: string;
  readonly nation: Nation;
  /** The year from which it was the newest class that the navy had in numbers. */
  readonly since: number;
  /** On the surface. */
  readonly tons: number;
  readonly knots: { readonly surfaced: number; readonly submerged: number };
  readonly tubes: number;
  readonly torpedoes: number;
  /** Their diameter in inches. */
  readonly calibre: number;
  /** Boats of the class, in the order in which they are sent out. */
  readonly boats: readonly string[];
  readonly source: string;
}

const CONWAY_1905 = "Conway's All the World's Fighting Ships 1860-1905";
const CONWAY_1921 = "Conway's All the World's Fighting Ships 1906-1921";
const CONWAY_1946 = "Conway's All the World's Fighting Ships 1922-1946";
const GRONER = 'E. Gröner, German Warships 1815-1945, volume 2';

const FACTS: readonly Facts[] = [
  {
    class: 'A',
    nation: 'british',
    since: 1904,
    tons: 190,
    knots: { surfaced: 11, submerged: 6 },
    tubes: 2,
    torpedoes: 4,
    calibre: 18,
    boats: ['A 5', 'A 6', 'A 7', 'A 8'],
    source: CONWAY_1905,
  },
  {
    class: 'C',
    nation: 'british',
    since: 1907,
    tons: 287,
    knots: { surfaced: 12, submerged: 7.5 },
    tubes: 2,
    torpedoes: 4,
    calibre: 18,
    boats: ['C 7', 'C 8', 'C 9', 'C 10'],
    source: CONWAY_1921,
  },
  {
    class: 'E',
    nation: 'british',
    since: 1913,
    tons: 667,
    knots: { surfaced: 15, submerged: 9 },
    tubes: 5,
    torpedoes: 10,
    calibre: 18,
    boats: ['E 22', 'E 23', 'E 26', 'E 31'],
    source: CONWAY_1921,
  },
  {
    class: 'T',
    nation: 'british',
    since: 1938,
    tons: 1090,
    knots: { surfaced: 15.25, submerged: 9 },
    tubes: 10,
    torpedoes: 16,
    calibre: 21,
    boats: ['Triton', 'Triumph', 'Thistle', 'Triad'],
    source: CONWAY_1946,
  },
  {
    class: 'U 9',
    nation: 'german',
    since: 1910,
    tons: 493,
    knots: { surfaced: 14.2, submerged: 8.1 },
    tubes: 4,
    torpedoes: 6,
    calibre: 17.7,
    boats: ['U 9', 'U 10', 'U 11', 'U 12'],
    source: GRONER,
  },
  {
    class: 'U 19',
    nation: 'german',
    since: 1913,
    tons: 650,
    knots: { surfaced: 15.4, submerged: 9.5 },
    tubes: 4,
    torpedoes: 6,
    calibre: 19.7,
    boats: ['U 19', 'U 20', 'U 21', 'U 22'],
    source: GRONER,
  },
  {
    class: 'IX A',
    nation: 'german',
    since: 1938,
    tons: 1032,
    knots: { surfaced: 18.2, submerged: 7.7 },
    tubes: 6,
    torpedoes: 22,
    calibre: 21,
    boats: ['U 37', 'U 38', 'U 41', 'U 43'],
    source: GRONER,
  },
  {
    class: 'Kasatka',
    nation: 'russian',
    since: 1905,
    tons: 140,
    knots: { surfaced: 8.5, submerged: 5.5 },
    tubes: 4,
    torpedoes: 4,
    calibre: 17.7,
    boats: ['Kasatka', 'Skat', 'Nalim', 'Feldmarshal Graf Sheremetev'],
    source: CONWAY_1905,
  },
  {
    class: 'Karp',
    nation: 'russian',
    since: 1909,
    tons: 207,
    knots: { surfaced: 10, submerged: 8.5 },
    tubes: 1,
    torpedoes: 3,
    calibre: 17.7,
    boats: ['Karp', 'Karas'],
    source: CONWAY_1921,
  },
  {
    class: 'Morzh',
    nation: 'russian',
    since: 1915,
    tons: 630,
    knots: { surfaced: 10.8, submerged: 8 },
    tubes: 4,
    torpedoes: 12,
    calibre: 17.7,
    boats: ['Morzh', 'Nerpa', 'Tyulen'],
    source: CONWAY_1921,
  },
  {
    class: 'Holland',
    nation: 'japanese',
    since: 1905,
    tons: 103,
    knots: { surfaced: 8, submerged: 7 },
    tubes: 1,
    torpedoes: 2,
    calibre: 18,
    boats: ['No. 1', 'No. 2', 'No. 3', 'No. 4'],
    source: CONWAY_1905,
  },
];

/** GF-10.1: what the rules ask of a class. */
export interface SubmarineType {
  readonly class: string;
  readonly hull: number;
  /** GF-10.1.1: hexes a turn. */
  readonly surfaced: number;
  readonly submerged: number;
  /** GF-10.1.1: turns at full speed submerged before the battery is flat. */
  readonly battery: number;
  /** So many torpedoes in one turn, and in all. */
  readonly tubes: number;
  readonly torpedoes: number;
  readonly range: number;
  readonly damage: number;
  readonly source: string;
}

/** A submarine in a battle. */
export interface SubmarineSpec {
  readonly id: SubmarineId;
  readonly name: string;
  readonly side: Side;
  readonly type: SubmarineType;
}

const KNOTS_IN_A_HEX = 5;
const YARDS_IN_A_HEX = 2025;
/** An hour at full speed, which emptied the batteries of all of them. */
const BATTERY = 5;
/** A boat that swings to aim brings two of her tubes to bear. */
const BEARING = 2;

const speedFrom = (knots: number): number => Math.max(1, Math.round(knots / KNOTS_IN_A_HEX));

/** Hull and torpedoes as on the cards of ships (GF-3.2, GF-3.8). */
function typeFrom({ class: name, nation, tons, knots, tubes, torpedoes, calibre, source }: Facts, year: number): SubmarineType {
  const torpedo = torpedoOf(nation, calibre, year);
  if (!torpedo) throw new Error(`nothing is known of ${nation} torpedoes of ${calibre} inches`);
  return {
    class: name,
    hull: Math.round(tons / 1280 + 2.1),
    surfaced: speedFrom(knots.surfaced),
    submerged: Math.min(2, speedFrom(knots.submerged)),
    battery: BATTERY,
    tubes: Math.min(BEARING, tubes),
    torpedoes,
    range: Math.max(1, Math.round(torpedo.range / YARDS_IN_A_HEX)),
    damage: Math.round((torpedo.calibre / 9.4) ** 2),
    source,
  };
}

const idOf = (side: Side, name: string): SubmarineId => `${side}-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;

/** A fleet of so many ships has more scouts out. */
const LARGE_FLEET = 20;

/** GF-10.1: two of the newest class that the nation had in the year, four with a large fleet; none where there were none yet. */
export function submarinesOf(side: Side, nation: Nation, year: number, ships: number): SubmarineSpec[] {
  const facts = FACTS.findLast((each) => each.nation === nation && each.since <= year);
  if (!facts) return [];
  const type = typeFrom(facts, year);
  return facts.boats.slice(0, ships < LARGE_FLEET ? 2 : 4).map((name) => ({ id: idOf(side, name), name, side, type }));
}

/** How a submarine is called, by her id. */
export const SUBMARINE_NAMES: ReadonlyMap<SubmarineId, string> = new Map(
  FACTS.flatMap(({ boats }) =>
    (['blue', 'red'] as const).flatMap((side) => boats.map((name): [SubmarineId, string] => [idOf(side, name), name])),
  ),
);
