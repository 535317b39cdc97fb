/**
 * Aeroplanes and zeppelins, of which the book has the titles of two tables. The facts are history, but for those that are marked as reconstructed; the
 * game's figures follow from them (GF-9.1).
 */
import type { Source } from '../../../register/types.ts';

interface Facts {
  readonly id: string;
  readonly name: string;
  /** How it takes to the air: off the water, by catapult, from a deck or platform; an airship comes from home. */
  readonly starts: 'water' | 'catapult' | 'deck' | 'home';
  readonly knots: number;
  /** In feet. */
  readonly ceiling: number;
  /** Minutes in the air; null where it is a day and more. */
  readonly endurance: number | null;
  readonly machineGuns: number;
  readonly bombs: { readonly count: number; readonly pounds: number } | null;
  /** Its diameter in inches. */
  readonly torpedo: number | null;
  /** Where the type is told of at length. */
  readonly literature: string;
  /** Figures that we cannot vouch for: remembered, or chosen where loads and machine guns changed from flight to flight. */
  readonly reconstructed: readonly Figure[];
}

type Figure = 'knots' | 'ceiling' | 'endurance' | 'machineGuns' | 'bombs' | 'torpedo';

const THETFORD = 'O. Thetford, British Naval Aircraft since 1912';
const ROBINSON = 'D. H. Robinson, The Zeppelin in Combat';

const FACTS: readonly Facts[] = [
  {
    id: 'short-184',
    name: 'Short 184',
    starts: 'water',
    knots: 77,
    ceiling: 9000,
    endurance: 165,
    machineGuns: 1,
    bombs: { count: 4, pounds: 112 },
    torpedo: null,
    literature: THETFORD,
    reconstructed: ['bombs'],
  },
  {
    id: 'short-184-torpedo',
    name: 'Short 184 with torpedo',
    starts: 'water',
    knots: 77,
    ceiling: 9000,
    endurance: 165,
    machineGuns: 1,
    bombs: null,
    torpedo: 14,
    literature: THETFORD,
    reconstructed: [],
  },
  {
    id: 'sopwith-baby',
    name: 'Sopwith Baby',
    starts: 'water',
    knots: 87,
    ceiling: 10_000,
    endurance: 135,
    machineGuns: 1,
    bombs: { count: 2, pounds: 65 },
    torpedo: null,
    literature: THETFORD,
    reconstructed: ['ceiling'],
  },
  {
    id: 'sopwith-camel',
    name: 'Sopwith 2F.1 Camel',
    starts: 'deck',
    knots: 106,
    ceiling: 17_300,
    endurance: 150,
    machineGuns: 2,
    bombs: { count: 2, pounds: 50 },
    torpedo: null,
    literature: THETFORD,
    reconstructed: ['endurance'],
  },
  {
    id: 'sopwith-cuckoo',
    name: 'Sopwith Cuckoo',
    starts: 'deck',
    knots: 90,
    ceiling: 12_100,
    endurance: 240,
    machineGuns: 0,
    bombs: null,
    torpedo: 18,
    literature: THETFORD,
    reconstructed: [],
  },
  {
    id: 'fairey-seafox',
    name: 'Fairey Seafox',
    starts: 'catapult',
    knots: 108,
    ceiling: 9700,
    endurance: 255,
    machineGuns: 1,
    bombs: { count: 2, pounds: 100 },
    torpedo: null,
    literature: 'H. A. Taylor, Fairey Aircraft since 1915',
    reconstructed: ['bombs'],
  },
  {
    id: 'zeppelin-m',
    name: 'Zeppelin of the M class',
    starts: 'home',
    knots: 45,
    ceiling: 9200,
    endurance: null,
    machineGuns: 2,
    bombs: { count: 6, pounds: 110 },
    torpedo: null,
    literature: ROBINSON,
    reconstructed: ['ceiling', 'machineGuns', 'bombs'],
  },
  {
    id: 'zeppelin-p',
    name: 'Zeppelin of the P class',
    starts: 'home',
    knots: 51,
    ceiling: 11_500,
    endurance: null,
    machineGuns: 4,
    bombs: { count: 8, pounds: 110 },
    torpedo: null,
    literature: ROBINSON,
    reconstructed: ['ceiling', 'machineGuns', 'bombs'],
  },
  {
    id: 'zeppelin-r',
    name: 'Zeppelin of the R class',
    starts: 'home',
    knots: 55,
    ceiling: 17_700,
    endurance: null,
    machineGuns: 6,
    bombs: { count: 10, pounds: 220 },
    torpedo: null,
    literature: ROBINSON,
    reconstructed: ['ceiling', 'machineGuns', 'bombs'],
  },
];

/** GF-9.1: what the rules ask of a type. */
export interface AircraftType {
  readonly id: string;
  readonly name: string;
  readonly isZeppelin: boolean;
  /** Its ship must lie almost still to let it off the water (GF-9.3.1). */
  readonly needsWater: boolean;
  /** GF-9.1.1: turns in the air; null where it outlasts any battle. */
  readonly fuel: number | null;
  readonly hits: number;
  readonly speed: number;
  readonly ceiling: number;
  /** GF-9.1.5: null without a machine gun. */
  readonly attack: number | null;
  readonly bombs: { readonly count: number; readonly penetration: number; readonly damage: number } | null;
  /** GF-9.1.7: points of damage. */
  readonly torpedo: number | null;
}

const KNOTS_IN_A_HEX = 5;
/** GF-1.2.3 */
const FEET_IN_A_LEVEL = 6080;
const HIGHEST = 2;
const MINUTES_IN_A_TURN = 12.5;

const penetrationOf = (pounds: number): number => (pounds < 100 ? 0 : pounds < 200 ? 1 : 3);

/** As with ships, the charge grows with the square of the diameter. */
const torpedoDamage = (inches: number): number => Math.round((inches / 9.4) ** 2);

const typeFrom = ({ id, name, starts, knots, ceiling, endurance, machineGuns, bombs, torpedo }: Facts): AircraftType => ({
  id,
  name,
  isZeppelin: starts === 'home',
  needsWater: starts === 'water',
  fuel: endurance === null ? null : Math.floor(endurance / MINUTES_IN_A_TURN),
  hits: starts === 'home' ? 4 : 1,
  speed: Math.round(knots / KNOTS_IN_A_HEX),
  ceiling: Math.min(HIGHEST, Math.floor(ceiling / FEET_IN_A_LEVEL)),
  attack: machineGuns === 0 ? null : Math.min(2, machineGuns - 1),
  bombs: bombs && { count: bombs.count, penetration: penetrationOf(bombs.pounds), damage: 1 },
  torpedo: torpedo === null ? null : torpedoDamage(torpedo),
});

export const AIRCRAFT_TYPES: ReadonlyMap<string, AircraftType> = new Map(FACTS.map((facts) => [facts.id, typeFrom(facts)]));

/** Where a figure of a type comes from. */
export const aircraftSource = (type: string, figure: Figure): Source =>
  FACTS.find(({ id }) => id === type)?.reconstructed.includes(figure) ? 'reconstructed' : 'history';

/** One aircraft in a battle as it is written down. */
export interface AircraftPlan {
  readonly name: string;
  readonly type: string;
  readonly side: 'blue' | 'red';
  /** The ship that carries it; null for one that comes by itself. */
  readonly ship: string | null;
  /** Where that one comes in sight, as column and row, and in which turn. */
  readonly at: readonly [column: number, row: number] | null;
  readonly arrives: number;
}
