/** GF-2.1.1: a battle of a player's own, read from a file with every fault named. */
import { plain } from '../../../register/packs.ts';
import type { Fields, Found, Reader } from '../../../register/reading.ts';
import {
  at,
  complete,
  fault,
  fields,
  given,
  listOf,
  oneOf,
  optional,
  repeated,
  required,
  truth,
  wholeBetween,
} from '../../../register/reading.ts';
import { NATIONS } from '../../../register/types.ts';
import type { ShipId, Side } from '../state.ts';
import { SIDES } from '../state.ts';
import type { AircraftPlan } from './aircraft.ts';
import { AIRCRAFT_TYPES } from './aircraft.ts';
import type { Bonus, Crew, Light } from './battle.ts';
import type { Deployment } from './deployment.ts';
import { deployed, escapesOf } from './deployment.ts';
import { FORMS, HEADINGS, placeOn } from './formation.ts';
import type { BattlePlan, ForcePlan, SquadronPlan } from './plan.ts';
import { EDGES, hexesOf } from './plan.ts';

const TITLE = plain(60);
const WORDS = plain(400);
export const CREWS: readonly Crew[] = ['average', 'elite', 'green'];

/** The largest board: Jutland fits in it with room to manoeuvre. */
const MOST_HEXES = 200;
const MOST_SHIPS = 300;
const MOST_TURNS = 60;
export const MOST_AIRCRAFT = 40;

const id: Reader<string> = (found) =>
  typeof found.value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(found.value) && found.value.length <= 40
    ? found.value
    : fault(found, 'expected small letters, digits and single hyphens');

const side = oneOf(SIDES);

/** A ship that the register knows. */
export type Known = (ship: string) => boolean;

const ship =
  (isKnown: Known): Reader<ShipId> =>
  (found) => {
    const name = id(found);
    return name === undefined || isKnown(name) ? name : fault(found, `the register has no ship ${name}`);
  };

const spot: Reader<readonly [number, number]> = (found) => {
  const parts = listOf(wholeBetween(0, MOST_HEXES - 1, 'hexes'))(found);
  const [column, row, ...more] = parts ?? [];
  if (parts === undefined) return undefined;
  return column === undefined || row === undefined || more.length > 0 ? fault(found, 'expected a column and a row') : [column, row];
};

const SQUADRON_KEYS = ['name', 'ships', 'leader', 'form', 'perHex', 'arrives', 'crew', 'of'];
const PLACED_KEYS = [...SQUADRON_KEYS, 'at', 'heading'];

/** Where a squadron lies; nowhere yet where the fleets are drawn up by a rule (GF-15.2). */
const stationOf = (found: Found, from: Fields, isPlaced: boolean): Partial<Pick<SquadronPlan, 'at' | 'heading'>> =>
  isPlaced
    ? given({ at: required(found, from, 'at', spot), heading: required(found, from, 'heading', oneOf(HEADINGS)) })
    : { at: [0, 0], heading: 'N' };

const squadron =
  (isKnown: Known, isPlaced: boolean): Reader<SquadronPlan> =>
  (found) => {
    const from = fields(found, isPlaced ? PLACED_KEYS : SQUADRON_KEYS);
    if (!from) return undefined;
    const name = required(found, from, 'name', TITLE);
    const ships = required(found, from, 'ships', listOf(ship(isKnown)));
    const { at: place, heading } = stationOf(found, from, isPlaced);
    const form = optional(found, from, 'form', oneOf(FORMS)) ?? 'line-ahead';
    const perHex = optional(found, from, 'perHex', wholeBetween(1, 10, 'ships')) ?? 1;
    const arrives = optional(found, from, 'arrives', wholeBetween(1, MOST_TURNS, 'turns')) ?? 1;
    const crew = optional(found, from, 'crew', oneOf(CREWS)) ?? 'average';
    const leader = optional(found, from, 'leader', id) ?? ships?.[0];
    const of = optional(found, from, 'of', TITLE) ?? null;
    if (ships?.length === 0) return fault(at(found, 'ships', ships), 'expected at least one ship');
    if (leader !== undefined && ships?.includes(leader) === false)
      return fault(at(found, 'leader', leader), `${leader} is not one of its ships`);
    return complete({ name, ships, leader, at: place, heading, form, perHex, arrives, crew, of });
  };

const force =
  (isKnown: Known, isPlaced: boolean): Reader<ForcePlan> =>
  (found) => {
    const from = fields(found, ['name', 'nation', 'squadrons']);
    if (!from) return undefined;
    const name = required(found, from, 'name', TITLE);
    const nation = required(found, from, 'nation', oneOf(NATIONS));
    const squadrons = required(found, from, 'squadrons', listOf(squadron(isKnown, isPlaced)));
    if (squadrons?.length === 0) return fault(at(found, 'squadrons', squadrons), 'expected at least one squadron');
    const twice = repeated(squadrons?.map((each) => each.name) ?? []);
    if (twice !== undefined) return fault(at(found, 'squadrons', squadrons), `there are two squadrons ${twice}`);
    const lost = squadrons?.find(({ of }) => of !== null && !squadrons.some((other) => other.name === of && other.of === null));
    if (lost !== undefined)
      return fault(at(found, 'squadrons', squadrons), `there is no squadron ${lost.of} for ${lost.name} to belong to`);
    return complete({ name, nation, squadrons });
  };

const forces =
  (isKnown: Known, isPlaced: boolean): Reader<BattlePlan['forces']> =>
  (found) => {
    const from = fields(found, SIDES);
    if (!from) return undefined;
    const blue = required(found, from, 'blue', force(isKnown, isPlaced));
    const red = required(found, from, 'red', force(isKnown, isPlaced));
    if (!blue || !red) return undefined;
    const all = [blue, red].flatMap(({ squadrons }) => squadrons.flatMap(({ ships }) => ships));
    const twice = all.find((each, place) => all.indexOf(each) !== place);
    if (twice !== undefined) return fault(found, `${twice} stands there twice`);
    return all.length > MOST_SHIPS ? fault(found, `expected at most ${MOST_SHIPS} ships, found ${all.length}`) : { blue, red };
  };

const board: Reader<BattlePlan['board']> = (found) => {
  const from = fields(found, ['width', 'height', 'floats']);
  if (!from) return undefined;
  const width = required(found, from, 'width', wholeBetween(20, MOST_HEXES, 'hexes'));
  const height = required(found, from, 'height', wholeBetween(20, MOST_HEXES, 'hexes'));
  const floats = optional(found, from, 'floats', truth) ?? true;
  return complete({ width, height, floats });
};

/** GF-15.2: how far apart the foremost ships are, or the last of the chased and the first of the chasers. */
const RANGE = wholeBetween(2, 40, 'hexes');

const ENCOUNTERS: readonly Deployment['kind'][] = ['meeting', 'stern-chase', 'parallel', 'passing'];

const UNCHASED = { meeting: 'in a meeting', parallel: 'on parallel courses', passing: 'on opposite courses' } as const;

const deployment: Reader<Deployment> = (found) => {
  const from = fields(found, ['kind', 'range', 'pursued']);
  if (!from) return undefined;
  const kind = required(found, from, 'kind', oneOf(ENCOUNTERS));
  const range = required(found, from, 'range', RANGE);
  if (kind === 'stern-chase') return complete({ kind, range, pursued: required(found, from, 'pursued', side) });
  if (kind === undefined) return undefined;
  if (from.pursued !== undefined) return fault(at(found, 'pursued', from.pursued), `nobody is chased ${UNCHASED[kind]}`);
  return complete({ kind, range });
};

/** GF-2.1.3 */
function misplaced({ width, height }: BattlePlan['board'], sides: BattlePlan['forces']): SquadronPlan | undefined {
  const isOn = ([column, row]: readonly [number, number]): boolean => column >= 0 && column < width && row >= 0 && row < height;
  const parts = SIDES.flatMap((each) => sides[each].squadrons);
  return parts.find((part) => !hexesOf(part).map(placeOn).every(isOn));
}

const light: Reader<Light> = (found) => {
  const from = fields(found, ['from', 'visibility', 'exposed', 'dark']);
  if (!from) return undefined;
  const turn = required(found, from, 'from', wholeBetween(1, MOST_TURNS, 'turns'));
  const visibility = optional(found, from, 'visibility', wholeBetween(1, 30, 'hexes')) ?? null;
  const exposed = optional(found, from, 'exposed', side) ?? null;
  const dark = optional(found, from, 'dark', truth) ?? false;
  return complete({ from: turn, visibility, exposed, dark });
};

const wayOut: Reader<BattlePlan['escapes'][number]> = (found) => {
  const from = fields(found, ['side', 'edges']);
  if (!from) return undefined;
  const whose = required(found, from, 'side', side);
  const edges = required(found, from, 'edges', listOf(oneOf(EDGES)));
  return complete({ side: whose, edges });
};

const BONUSES: readonly Bonus['kind'][] = ['escaped', 'sunk', 'home'];

const bonus =
  (isThere: (ship: ShipId) => boolean): Reader<Bonus> =>
  (found) => {
    const from = fields(found, ['kind', 'side', 'ships', 'points', 'words']);
    if (!from) return undefined;
    const kind = required(found, from, 'kind', oneOf(BONUSES));
    const whose = required(found, from, 'side', side);
    const ships = required(found, from, 'ships', listOf(id));
    const points = required(found, from, 'points', wholeBetween(1, 100, 'points'));
    const words = required(found, from, 'words', TITLE);
    const absent = ships?.find((each) => !isThere(each));
    if (absent !== undefined) return fault(at(found, 'ships', ships), `${absent} is not in the battle`);
    return complete({ kind, side: whose, ships, points, words });
  };

const TYPES = [...AIRCRAFT_TYPES.keys()];

/** GF-9: carried by a ship, or coming by itself. */
const aircraft =
  (isThere: (ship: ShipId) => boolean): Reader<AircraftPlan> =>
  (found) => {
    const from = fields(found, ['name', 'type', 'side', 'ship', 'at', 'arrives']);
    if (!from) return undefined;
    const name = required(found, from, 'name', TITLE);
    const type = required(found, from, 'type', oneOf(TYPES));
    const whose = required(found, from, 'side', side);
    const carrier = optional(found, from, 'ship', id) ?? null;
    const place = optional(found, from, 'at', spot) ?? null;
    const arrives = optional(found, from, 'arrives', wholeBetween(1, MOST_TURNS, 'turns')) ?? 1;
    if ((carrier === null) === (place === null)) return fault(found, 'expected a ship that carries it, or where it comes in sight');
    if (carrier !== null && !isThere(carrier)) return fault(at(found, 'ship', carrier), `${carrier} is not in the battle`);
    if (carrier !== null && type !== undefined && AIRCRAFT_TYPES.get(type)?.isZeppelin)
      return fault(at(found, 'ship', carrier), 'no ship carries a zeppelin');
    return complete({ name, type, side: whose, ship: carrier, at: place, arrives });
  };

const NEVER_FOUGHT: BattlePlan['history'] = { winner: null, words: 'It was never fought.' };
const KEYS = [
  'id',
  'title',
  'words',
  'year',
  'board',
  'turns',
  'deployment',
  'forces',
  'light',
  'escapes',
  'bonuses',
  'worn',
  'crews',
  'aircraft',
  'wind',
];

/** GF-2.2.1: six to ten turns are usual where nothing is agreed. */
const USUAL_TURNS = 10;

/** `taken` are the names that other battles have. */
export const battlePlan =
  (taken: readonly string[], isKnown: Known): Reader<BattlePlan> =>
  (found) => {
    const from = fields(found, KEYS);
    if (!from) return undefined;
    const name = required(found, from, 'id', id);
    if (name !== undefined && taken.includes(name)) fault(at(found, 'id', name), `there is a battle ${name} already`);
    const title = required(found, from, 'title', TITLE);
    const words = required(found, from, 'words', WORDS);
    const year = required(found, from, 'year', wholeBetween(1889, 1939, 'years'));
    const size = required(found, from, 'board', board);
    const drawn = optional(found, from, 'deployment', deployment);
    const listed = required(found, from, 'forces', forces(isKnown, from.deployment === undefined));
    const sides = drawn && size && listed ? deployed(drawn, size, listed) : listed;
    const lost = size && sides && misplaced(size, sides);
    if (lost) return fault(at(found, 'forces', sides), `there is no room for ${lost.name} on the board`);
    const more = circumstances(found, from, sides, drawn);
    return complete({ id: name, title, words, year, board: size, forces: sides, history: NEVER_FOUGHT, ...more });
  };

const among =
  (present: ReadonlySet<ShipId>): Reader<ShipId> =>
  (found) => {
    const name = id(found);
    return name === undefined || present.has(name) ? name : fault(found, `${name} is not in the battle`);
  };

const crewOf =
  (present: ReadonlySet<ShipId>): Reader<{ readonly ship: ShipId; readonly crew: Crew }> =>
  (found) => {
    const from = fields(found, ['ship', 'crew']);
    if (!from) return undefined;
    return complete({ ship: required(found, from, 'ship', among(present)), crew: required(found, from, 'crew', oneOf(CREWS)) });
  };

function circumstances(found: Found, from: Fields, sides: BattlePlan['forces'] | undefined, drawn: Deployment | undefined) {
  const present = new Set(SIDES.flatMap((each: Side) => sides?.[each].squadrons.flatMap(({ ships }) => ships) ?? []));
  const flying = optional(found, from, 'aircraft', listOf(aircraft((each) => present.has(each)))) ?? [];
  if (flying.length > MOST_AIRCRAFT) fault(at(found, 'aircraft', flying), `expected at most ${MOST_AIRCRAFT}, found ${flying.length}`);
  return {
    deployment: drawn ?? null,
    aircraft: flying,
    turns: optional(found, from, 'turns', wholeBetween(1, MOST_TURNS, 'turns')) ?? USUAL_TURNS,
    light: optional(found, from, 'light', listOf(light)) ?? [],
    wind: optional(found, from, 'wind', oneOf(HEADINGS)) ?? null,
    escapes: optional(found, from, 'escapes', listOf(wayOut)) ?? escapesOf(drawn),
    worn: optional(found, from, 'worn', listOf(among(present))) ?? [],
    crews: Object.fromEntries((optional(found, from, 'crews', listOf(crewOf(present))) ?? []).map((each) => [each.ship, each.crew])),
    bonuses: optional(found, from, 'bonuses', listOf(bonus((each) => present.has(each)))) ?? [],
  };
}
