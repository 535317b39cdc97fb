/** A battle as it is written down, by us or in a player's file, and what is made of it for the table. */
import type { Hex } from '../../../chart/hex.ts';
import { ORIGIN } from '../../../chart/hex.ts';
import type { Nation } from '../../../register/types.ts';
import type { ShipId, Side, SquadronId } from '../state.ts';
import { SIDES } from '../state.ts';
import type { AircraftPlan } from './aircraft.ts';
import { AIRCRAFT_TYPES } from './aircraft.ts';
import type { Battle, Berth, Bonus, Crew, Light, SquadronSpec, Wing } from './battle.ts';
import type { Card } from './card.ts';
import type { Deployment } from './deployment.ts';
import type { Form, Heading } from './formation.ts';
import { facingOf, hexOn, stationsOf } from './formation.ts';
import { submarinesOf } from './submarines.ts';

export interface SquadronPlan {
  readonly name: string;
  /** In the order of the line. */
  readonly ships: readonly ShipId[];
  readonly leader: ShipId;
  /** Column and row of the first ship. */
  readonly at: readonly [column: number, row: number];
  readonly heading: Heading;
  readonly form: Form;
  readonly perHex: number;
  /** The turn in which it enters; 1 if it is there from the start. */
  readonly arrives: number;
  readonly crew: Crew;
  /** It belongs to a squadron of this name that stands elsewhere, or enters at another time (GF-4.1b). */
  readonly of: string | null;
}

export interface ForcePlan {
  readonly name: string;
  readonly nation: Nation;
  readonly squadrons: readonly SquadronPlan[];
}

export type Edge = 'north' | 'east' | 'south' | 'west';
export const EDGES: readonly Edge[] = ['north', 'east', 'south', 'west'];

export interface BattlePlan {
  readonly id: string;
  readonly title: string;
  readonly words: string;
  readonly year: number;
  readonly board: Battle['board'];
  readonly turns: number | null;
  /** GF-15.2: the rule by which the fleets were drawn up; null where every squadron has a place of its own. */
  readonly deployment: Deployment | null;
  readonly forces: Readonly<Record<Side, ForcePlan>>;
  readonly light: readonly Light[];
  readonly wind: Battle['wind'];
  readonly escapes: Battle['escapes'];
  readonly bonuses: readonly Bonus[];
  /** GF-12.1: ships whose crews are unlike those of their squadron. */
  readonly crews: Readonly<Record<ShipId, Crew>>;
  /** Ships that begin slower by one. */
  readonly worn: readonly ShipId[];
  /** They take part where the option says so (GF-9). */
  readonly aircraft: readonly AircraftPlan[];
  readonly history: Battle['history'];
}

export const shipsIn = ({ forces }: Pick<BattlePlan, 'forces'>): ShipId[] =>
  SIDES.flatMap((side) => forces[side].squadrons.flatMap(({ ships }) => ships));

/** The squadron that a part of a force belongs to, by its own place or by that of the one it is named after. */
function idOf(side: Side, { squadrons }: ForcePlan, part: SquadronPlan): SquadronId {
  const of = squadrons.find(({ name }) => name === part.of) ?? part;
  return `${side}-${squadrons.indexOf(of) + 1}`;
}

export const hexesOf = ({ at: [column, row], heading, form, perHex, ships }: SquadronPlan): Hex[] =>
  stationsOf({ at: hexOn(column, row), heading, form, perHex }, ships.length);

const berthsOf = (side: Side, force: ForcePlan, cardFor: (ship: ShipId) => Card): Omit<Berth, 'isWorn'>[] =>
  force.squadrons.flatMap((part) => {
    const hexes = hexesOf(part);
    return part.ships.map((ship, rank) => ({
      ship,
      side,
      card: cardFor(ship),
      squadron: idOf(side, force, part),
      hex: hexes[rank] ?? hexOn(...part.at),
      facing: facingOf(part.heading),
      arrives: part.arrives,
      crew: part.crew,
    }));
  });

const specsOf = (side: Side, force: ForcePlan): SquadronSpec[] =>
  force.squadrons.flatMap((part) =>
    part.of === null ? [{ id: idOf(side, force, part), side, name: part.name, leader: part.leader }] : [],
  );

function wingOf({ name, type: of, side, ship, at, arrives }: AircraftPlan, place: number): Wing {
  const type = AIRCRAFT_TYPES.get(of);
  if (!type) throw new Error(`there is no aircraft ${of}`);
  return { id: `aircraft-${place + 1}`, name, side, type, ship, hex: at ? hexOn(...at) : ORIGIN, arrives };
}

/** Cards are those of the year in which it was fought. */
export function battleFrom(plan: BattlePlan, cardFor: (ship: ShipId, year: number) => Card): Battle {
  const { forces, deployment, worn, crews, aircraft, ...rest } = plan;
  const berths = SIDES.flatMap((side) => berthsOf(side, forces[side], (ship) => cardFor(ship, plan.year))).map((berth) => ({
    ...berth,
    crew: crews[berth.ship] ?? berth.crew,
    isWorn: worn.includes(berth.ship),
  }));
  return {
    ...rest,
    names: { blue: forces.blue.name, red: forces.red.name },
    nations: { blue: forces.blue.nation, red: forces.red.nation },
    berths,
    squadrons: SIDES.flatMap((side) => specsOf(side, forces[side])),
    aircraft: aircraft.map(wingOf),
    submarines: SIDES.flatMap((side) =>
      submarinesOf(side, forces[side].nation, plan.year, berths.filter((berth) => berth.side === side).length),
    ),
    land: new Set(),
    places: new Map(berths.map(({ ship }, place) => [ship, place])),
  };
}
