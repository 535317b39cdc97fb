/**
 * Reads a battle from JSON. Times are `"18:15"`, days `"1914-11-01"`.
 *
 * A battle names its squadrons, ships and sides again and again: every such name must be one of its own order of battle. Whether the
 * register has the ships, and had them then, is a question for the tests.
 */
import {
  at,
  type Fault,
  fault,
  fields,
  given,
  listOf,
  oneOf,
  optional,
  type Reader,
  required,
  some,
  text,
  wholeBetween,
} from '../reading.ts';
import { id } from '../schema.ts';
import { SOURCES, type Source } from '../types.ts';
import { clock, inOrder, miles, openings, point } from './opening.ts';
import { type Names, namesIn, once, sides } from './order.ts';
import {
  BATTLE_FIGURES,
  type Battle,
  type BattleFigure,
  type Casualties,
  type Conditions,
  type Day,
  ENDS,
  type Hits,
  LIGHTS,
  type Outcome,
  type Result,
  SEAS,
  WEATHERS,
} from './types.ts';

/** The battle, or everything that is wrong with it. */
export type BattleReading = { readonly battle: Battle } | { readonly faults: readonly Fault[] };

const day: Reader<Day> = (found) => {
  const [, year, month, date] = /^(18\d\d|19\d\d)-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.exec(text(found) ?? '') ?? [];
  return year === undefined
    ? fault(found, 'expected a day such as "1914-11-01"')
    : { year: Number(year), month: Number(month), day: Number(date) };
};

// Light and weather.

const wind: Reader<Conditions['wind']> = (found) => {
  const from = fields(found, ['from', 'force']);
  if (from === undefined) return undefined;
  const bearing = required(found, from, 'from', point);
  const force = required(found, from, 'force', wholeBetween(0, 12, 'of Beaufort'));
  return bearing === undefined || force === undefined ? undefined : { from: bearing, force };
};

const conditions =
  (names: Names): Reader<Conditions> =>
  (found) => {
    const from = fields(found, ['time', 'light', 'weather', 'visibility', 'wind', 'sea', 'favours']);
    if (from === undefined) return undefined;
    const time = required(found, from, 'time', clock);
    const light = required(found, from, 'light', oneOf(LIGHTS));
    const weather = required(found, from, 'weather', oneOf(WEATHERS));
    const visibility = required(found, from, 'visibility', miles);
    const blowing = optional(found, from, 'wind', wind);
    const sea = optional(found, from, 'sea', oneOf(SEAS));
    const favours = optional(found, from, 'favours', names.side);
    if (time === undefined || light === undefined || weather === undefined || visibility === undefined) return undefined;
    return { time, light, weather, visibility, ...given({ wind: blowing, sea, favours }) };
  };

// What came of it.

const count = wholeBetween(1, 300, 'hits');

const hits: Reader<Hits> = (found) => {
  const from = fields(found, ['heavy', 'light', 'torpedoes']);
  if (from === undefined) return undefined;
  const heavy = optional(found, from, 'heavy', count);
  const light = optional(found, from, 'light', count);
  const torpedoes = optional(found, from, 'torpedoes', count);
  return given({ heavy, light, torpedoes });
};

const outcome =
  (names: Names): Reader<Outcome> =>
  (found) => {
    const from = fields(found, ['ship', 'end', 'time', 'hits', 'words']);
    if (from === undefined) return undefined;
    const ship = required(found, from, 'ship', names.ship);
    const end = required(found, from, 'end', oneOf(ENDS));
    const time = optional(found, from, 'time', clock);
    const taken = optional(found, from, 'hits', hits);
    const words = optional(found, from, 'words', text);
    return ship === undefined || end === undefined ? undefined : { ship, end, ...given({ time, hits: taken, words }) };
  };

const men = wholeBetween(0, 10_000, 'men');

const casualties =
  (names: Names): Reader<Casualties> =>
  (found) => {
    const from = fields(found, ['side', 'killed', 'wounded', 'captured']);
    if (from === undefined) return undefined;
    const side = required(found, from, 'side', names.side);
    const killed = required(found, from, 'killed', men);
    const wounded = optional(found, from, 'wounded', men);
    const captured = optional(found, from, 'captured', men);
    return side === undefined || killed === undefined ? undefined : { side, killed, ...given({ wounded, captured }) };
  };

const nobodyOr =
  (read: Reader<string>): Reader<string | null> =>
  (found) =>
    found.value === null ? null : read(found);

const result =
  (names: Names): Reader<Result> =>
  (found) => {
    const from = fields(found, ['winner', 'words', 'ships', 'casualties']);
    if (from === undefined) return undefined;
    const winner = required(found, from, 'winner', nobodyOr(names.side));
    const words = required(found, from, 'words', text);
    const ships = required(
      found,
      from,
      'ships',
      once(outcome(names), 'ship', ({ ship }) => ship),
    );
    const lost = required(
      found,
      from,
      'casualties',
      once(casualties(names), 'side', ({ side }) => side),
    );
    if (winner === undefined || words === undefined || ships === undefined || lost === undefined) return undefined;
    return { winner, words, ships, casualties: lost };
  };

// All of it.

const sources: Reader<Battle['sources']> = (found) => {
  const from = fields(found, BATTLE_FIGURES);
  if (from === undefined) return undefined;
  const read: Partial<Record<BattleFigure, Source>> = {};
  for (const figure of BATTLE_FIGURES) {
    const source = optional(found, from, figure, oneOf(SOURCES));
    if (source !== undefined) read[figure] = source;
  }
  return read;
};

const KEYS = [
  ...['id', 'title', 'date', 'place', 'clock', 'sides', 'openings', 'conditions', 'result'],
  ...['besides', 'literature', 'source', 'sources'],
];

const battle: Reader<Battle> = (found) => {
  const from = fields(found, KEYS);
  if (from === undefined) return undefined;
  const battleId = required(found, from, 'id', id);
  const title = required(found, from, 'title', text);
  const date = required(found, from, 'date', day);
  const place = required(found, from, 'place', text);
  const shown = required(found, from, 'clock', text);
  const besides = optional(found, from, 'besides', text);
  const literature = required(found, from, 'literature', some(listOf(text), 'book'));
  const source = required(found, from, 'source', oneOf(SOURCES));
  const exceptions = optional(found, from, 'sources', sources) ?? {};
  const both = required(found, from, 'sides', sides);
  // Without an order of battle every name would be a fault.
  if (both === undefined) return undefined;
  const names = namesIn(both);
  const begun = required(found, from, 'openings', openings(names));
  const sea = required(found, from, 'conditions', inOrder(some(listOf(conditions(names)), 'state of light and weather')));
  const ended = required(found, from, 'result', result(names));
  if (battleId === undefined || title === undefined || date === undefined || place === undefined || shown === undefined) return undefined;
  if (literature === undefined || source === undefined || begun === undefined || sea === undefined || ended === undefined) return undefined;
  if (sea[0].time > begun[0].time) return fault(at(found, 'conditions', undefined), 'nothing is known of the first opening');
  return {
    id: battleId,
    title,
    date,
    place,
    clock: shown,
    sides: both,
    openings: begun,
    conditions: sea,
    result: ended,
    ...given({ besides }),
    literature,
    source,
    sources: exceptions,
  };
};

export const readBattle = (value: unknown): BattleReading => {
  const faults: Fault[] = [];
  const read = battle({ value, place: '', faults });
  return read === undefined || faults.length > 0 ? { faults } : { battle: read };
};
