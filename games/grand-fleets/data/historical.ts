/** Battles of history as the register knows them, laid off on hexes. What the book adds (length, points, who is left out) is told in editions. */
import type { Hex } from '../../../chart/hex.ts';
import { distance, within } from '../../../chart/hex.ts';
import type { BattleSide, Conditions, Formation, Opening, Point, Battle as Record, Squadron } from '../../../register/battles.ts';
import { battleNamed, degreesOf, placesAt } from '../../../register/battles.ts';
import type { ShipId, Side } from '../state.ts';
import { enemyOf } from '../state.ts';
import type { AircraftPlan } from './aircraft.ts';
import type { Bonus, Crew, Light } from './battle.ts';
import type { Form } from './formation.ts';
import { hexOn, placeOn } from './formation.ts';
import { headingNear, hexNear, laidOff, type Spot, turnAt } from './laying-off.ts';
import type { BattlePlan, ForcePlan, SquadronPlan } from './plan.ts';
import { hexesOf } from './plan.ts';

export interface Reinforcement {
  readonly name: string;
  readonly ships: readonly ShipId[];
  /** The squadron that they belong to; null for one of their own, of this side. */
  readonly of: string | null;
  readonly side?: Side;
  readonly turn: number;
  /** Where they come in sight. */
  readonly from: Point;
}

/** GF-9: an aircraft aboard a ship, or one that comes in sight so many miles from the middle of the battle. */
export type Flyer = { readonly name: string; readonly type: string; readonly side: Side } & (
  | { readonly ship: ShipId }
  | { readonly turn: number; readonly from: Point; readonly miles: number }
);

/** What the game makes of a battle. */
export interface Edition {
  readonly id: string;
  readonly title: string;
  readonly words: string;
  readonly battle: string;
  readonly opening: string;
  /** The side of the battle that stands first. */
  readonly blue: string;
  readonly turns: number;
  /** Hexes around the fleets at the start. */
  readonly margin: number;
  /** Squadrons that do not take part. */
  readonly without?: readonly string[];
  /** Squadrons too small to be one (GF-4.1b), and the one that each sails with. */
  readonly sailsWith?: Readonly<{ [squadron: string]: string }>;
  /** Ships that were not there, for battles that might have been, at the end of a squadron's line. */
  readonly added?: Readonly<{ [squadron: string]: readonly ShipId[] }>;
  /** Ships that come up later, or in place of others, as a squadron of their own or part of another. */
  readonly reinforcements?: readonly Reinforcement[];
  /** Foul bottoms and tired engines: they begin slower by one. */
  readonly worn?: readonly ShipId[];
  readonly bonuses?: readonly Bonus[];
  readonly escapes?: BattlePlan['escapes'];
  /** GF-12.1, by squadron, and by ship where one differs. */
  readonly crews?: Readonly<{ [squadronOrShip: string]: Crew }>;
  readonly light?: readonly Light[];
  readonly aircraft?: readonly Flyer[];
}

const FORM: Readonly<{ [F in Formation]: Form }> = {
  'line-ahead': 'line-ahead',
  'line-abreast': 'line-abreast',
  'line-of-bearing': 'line-abreast',
  loose: 'line-ahead',
};

/** Boats keep together, four to a mile. */
const BOATS = 4;
const perHexOf = (formation: Formation, ships: number): number => (formation === 'loose' && ships > BOATS ? BOATS : 1);

/** How far off whoever comes later comes in sight, where nothing more is told. */
const OFFING = 12;
/** And whoever is there from the start. */
const NEAR = 5;

/** Whoever comes from the same quarter comes in columns, two miles apart, to either side of the first. */
const lateral = (place: number): number => 2 * Math.ceil(place / 2) * (place % 2 === 0 ? 1 : -1);

interface Berthing {
  readonly at: Hex;
  readonly course: number;
  readonly formation: Formation;
  readonly arrives: number;
}

/** Where a squadron lies, or enters. */
function berthingOf(opening: Opening, spots: ReadonlyMap<string, Spot>, squadron: string): Berthing | null {
  const station = opening.stations.find((each) => each.squadron === squadron);
  const spot = spots.get(squadron);
  if (station && spot) return { at: hexNear(spot), course: degreesOf(station.course), formation: station.formation, arrives: 1 };
  const arrival = opening.arrivals.find((each) => each.squadron === squadron);
  if (!arrival) return null;
  const from = degreesOf(arrival.from);
  const abreast = opening.arrivals.filter((each) => each.from === arrival.from).indexOf(arrival);
  return {
    at: hexNear(laidOff(laidOff(middleOf(spots), from, OFFING), from + 90, lateral(abreast))),
    course: (from + 180) % 360,
    formation: 'line-ahead',
    arrives: turnAt(arrival.time - opening.time),
  };
}

function middleOf(spots: ReadonlyMap<string, Spot>): Spot {
  const all = [...spots.values()];
  const mean = (of: (spot: Spot) => number): number => all.reduce((sum, spot) => sum + of(spot), 0) / all.length;
  return { east: mean(({ east }) => east), south: mean(({ south }) => south) };
}

const shipsOf = ({ added = {} }: Edition, opening: Opening, { id, ships }: Squadron): ShipId[] =>
  [...ships, ...(added[id] ?? [])].filter((ship) => !opening.without.includes(ship));

function partOf(edition: Edition, side: BattleSide, opening: Opening, squadron: Squadron): SquadronPlan | null {
  const { id, name, flagship } = squadron;
  const berthing = edition.without?.includes(id) ? null : berthingOf(opening, placesAt(opening), id);
  const ships = shipsOf(edition, opening, squadron);
  const [first] = ships;
  if (!berthing || first === undefined) return null;
  const { at, course, formation, arrives } = berthing;
  const belongsTo = edition.sailsWith?.[id];
  return {
    name,
    ships,
    leader: ships.includes(flagship) ? flagship : first,
    at: placeOn(at),
    heading: headingNear(course),
    form: FORM[formation],
    perHex: perHexOf(formation, ships.length),
    arrives,
    crew: edition.crews?.[id] ?? 'average',
    of: side.squadrons.find((other) => other.id === belongsTo)?.name ?? null,
  };
}

const nameOf = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

/** They steer for the middle of the battle. */
function reinforcementsFor({ reinforcements = [] }: Edition, { squadrons }: BattleSide, which: Side, opening: Opening): SquadronPlan[] {
  const middle = middleOf(placesAt(opening));
  return reinforcements.flatMap(({ name, ships, of, side, turn, from }) => {
    const squadron = squadrons.find(({ id }) => id === of);
    const [leader] = ships;
    if (leader === undefined || (squadron === undefined && side !== which)) return [];
    return [
      {
        name,
        ships,
        leader,
        at: placeOn(hexNear(laidOff(middle, degreesOf(from), turn === 1 ? NEAR : OFFING))),
        heading: headingNear(degreesOf(from) + 180),
        form: 'line-ahead',
        perHex: 1,
        arrives: turn,
        crew: 'average',
        of: squadron?.name ?? null,
      },
    ];
  });
}

const forceOf = (edition: Edition, side: BattleSide, which: Side, opening: Opening): ForcePlan => ({
  name: nameOf(side.id),
  nation: side.nations[0] ?? 'british',
  squadrons: [
    ...side.squadrons.flatMap((squadron) => partOf(edition, side, opening, squadron) ?? []),
    ...reinforcementsFor(edition, side, which, opening),
  ],
});

/** How far a squadron may be moved to find a hex of its own for every ship. */
const ROOM = 8;

/** No squadron lies upon another that is there at the same time: whoever keeps no line makes room for who does. Miles were rounded anyway. */
function madeRoom(forces: BattlePlan['forces']): BattlePlan['forces'] {
  const taken = new Map<number, Set<Hex>>();
  const clear = (part: SquadronPlan): SquadronPlan => {
    const there = taken.get(part.arrives) ?? new Set();
    const from = hexOn(...part.at);
    const free = nearest(from).find((at) => !hexesOf({ ...part, at: placeOn(at) }).some((hex) => there.has(hex))) ?? from;
    const moved = { ...part, at: placeOn(free) };
    taken.set(part.arrives, new Set([...there, ...hexesOf(moved)]));
    return moved;
  };
  const parts = [...forces.blue.squadrons, ...forces.red.squadrons];
  const placed = new Map(parts.toSorted((a, b) => a.perHex - b.perHex).map((part) => [part, clear(part)]));
  const settled = (force: ForcePlan): ForcePlan => ({ ...force, squadrons: force.squadrons.map((part) => placed.get(part) ?? part) });
  return { blue: settled(forces.blue), red: settled(forces.red) };
}

/** The hexes about one, the nearest first. */
const nearest = (from: Hex): Hex[] => within(from, ROOM).toSorted((a, b) => distance(from, a) - distance(from, b));

const flyersOf = ({ aircraft = [] }: Edition, opening: Opening): AircraftPlan[] => {
  const middle = middleOf(placesAt(opening));
  return aircraft.map((flyer) => {
    const { name, type, side } = flyer;
    if ('ship' in flyer) return { name, type, side, ship: flyer.ship, at: null, arrives: 1 };
    const at = placeOn(hexNear(laidOff(middle, degreesOf(flyer.from), flyer.miles)));
    return { name, type, side, ship: null, at, arrives: flyer.turn };
  });
};

/** The chart is cut out around the fleets. An even number of columns, so that rows keep their places. */
function onBoard(
  forces: BattlePlan['forces'],
  aircraft: readonly AircraftPlan[],
  margin: number,
): Pick<BattlePlan, 'board' | 'forces' | 'aircraft'> {
  const places = Object.values(forces)
    .flatMap(({ squadrons }) => squadrons.flatMap(hexesOf))
    .map(placeOn);
  const columns = places.map(([column]) => column);
  const rows = places.map(([, row]) => row);
  const west = 2 * Math.floor((Math.min(...columns) - margin) / 2);
  const north = Math.min(...rows) - margin;
  const movedTo = ([column, row]: readonly [number, number]): readonly [number, number] => [column - west, row - north];
  const moved = (force: ForcePlan): ForcePlan => ({
    ...force,
    squadrons: force.squadrons.map((part) => ({ ...part, at: movedTo(part.at) })),
  });
  return {
    aircraft: aircraft.map((flyer) => ({ ...flyer, at: flyer.at && movedTo(flyer.at) })),
    board: { width: Math.max(...columns) + margin + 1 - west, height: Math.max(...rows) + margin + 1 - north, floats: true },
    forces: { blue: moved(forces.blue), red: moved(forces.red) },
  };
}

/** GF-15.4: what could be seen, turn by turn, and who stood against the light. */
const lightOf = ({ conditions }: Record, opening: Opening, blue: string): Light[] =>
  asFrom(conditions, opening.time).map(({ time, light, visibility, favours }) => ({
    from: turnAt(time - opening.time),
    visibility: Math.max(1, Math.round(visibility)),
    exposed: favours === undefined ? null : enemyOf(favours === blue ? 'blue' : 'red'),
    dark: light === 'night',
  }));

/** Those that held when it began, and all that came later. */
const asFrom = (conditions: readonly Conditions[], time: number): readonly Conditions[] => {
  const first = conditions.findLastIndex((each) => each.time <= time);
  return conditions.slice(Math.max(0, first));
};

/** GF-12.4.1: as it blew when the battle began, away from where it came. */
const windOf = ({ conditions }: Record, { time }: Opening): BattlePlan['wind'] => {
  const wind = asFrom(conditions, time)[0]?.wind;
  return wind === undefined ? null : headingNear(degreesOf(wind.from) + 180);
};

const sideOf = (id: string | null, blue: string): Side | null => (id === null ? null : id === blue ? 'blue' : 'red');

export function planOf(edition: Edition): BattlePlan {
  const battle = battleNamed(edition.battle);
  const opening = battle.openings.find(({ id }) => id === edition.opening);
  const blue = battle.sides.find(({ id }) => id === edition.blue);
  const red = battle.sides.find(({ id }) => id !== edition.blue);
  if (!opening || !blue || !red) throw new Error(`the edition ${edition.id} does not fit the battle ${edition.battle}`);
  const laid = madeRoom({ blue: forceOf(edition, blue, 'blue', opening), red: forceOf(edition, red, 'red', opening) });
  const { board, forces, aircraft } = onBoard(laid, flyersOf(edition, opening), edition.margin);
  return {
    id: edition.id,
    title: edition.title,
    words: edition.words,
    year: battle.date.year,
    board,
    turns: edition.turns,
    deployment: null,
    forces,
    light: edition.light ?? lightOf(battle, opening, blue.id),
    wind: windOf(battle, opening),
    escapes: edition.escapes ?? [],
    bonuses: edition.bonuses ?? [],
    crews: edition.crews ?? {},
    worn: edition.worn ?? [],
    aircraft,
    history: { winner: sideOf(battle.result.winner, blue.id), words: battle.result.words },
  };
}
