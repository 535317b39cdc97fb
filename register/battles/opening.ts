/** Reads the moments at which a battle can be begun: who stands where, and who is still to come. */
import { at, between, fault, fields, given, listOf, oneOf, optional, type Reader, required, text } from '../reading.ts';
import { id } from '../schema.ts';
import { type Names, once } from './order.ts';
import { type Arrival, type Battle, type Clock, FORMATIONS, type Offing, type Opening, POINTS, type Station } from './types.ts';

const MINUTES_IN_DAY = 24 * 60;

export const clock: Reader<Clock> = (found) => {
  const [, hour, minute] = /^(\d{2}):([0-5]\d)$/.exec(text(found) ?? '') ?? [];
  const minutes = Number(hour) * 60 + Number(minute);
  return minutes < MINUTES_IN_DAY ? minutes : fault(found, 'expected a time such as "18:15"');
};

export const point = oneOf(POINTS);
export const miles = between(0, 60, 'nautical miles');
const knots = between(0, 40, 'knots');

const offing =
  (names: Names): Reader<Offing> =>
  (found) => {
    const from = fields(found, ['squadron', 'bearing', 'range']);
    if (from === undefined) return undefined;
    const squadron = required(found, from, 'squadron', names.squadron);
    const bearing = required(found, from, 'bearing', point);
    const range = required(found, from, 'range', miles);
    return squadron === undefined || bearing === undefined || range === undefined ? undefined : { squadron, bearing, range };
  };

const station =
  (names: Names): Reader<Station> =>
  (found) => {
    const from = fields(found, ['squadron', 'course', 'speed', 'formation', 'off']);
    if (from === undefined) return undefined;
    const squadron = required(found, from, 'squadron', names.squadron);
    const course = required(found, from, 'course', point);
    const speed = required(found, from, 'speed', knots);
    const formation = required(found, from, 'formation', oneOf(FORMATIONS));
    const off = optional(found, from, 'off', offing(names));
    if (squadron === undefined || course === undefined || speed === undefined || formation === undefined) return undefined;
    return { squadron, course, speed, formation, ...given({ off }) };
  };

/** All can be laid off one after the other, from the first on. */
const stations =
  (names: Names): Reader<readonly Station[]> =>
  (found) => {
    const list = once(station(names), 'station', ({ squadron }) => squadron)(found);
    const before: string[] = [];
    for (const [index, { squadron, off }] of list?.entries() ?? []) {
      const isLaidOff = off === undefined ? index === 0 : before.includes(off.squadron);
      if (!isLaidOff) return fault(at(found, index, undefined), 'expected to be seen from a squadron before it, and the first from none');
      before.push(squadron);
    }
    return list;
  };

const arrival =
  (names: Names): Reader<Arrival> =>
  (found) => {
    const from = fields(found, ['squadron', 'time', 'from']);
    if (from === undefined) return undefined;
    const squadron = required(found, from, 'squadron', names.squadron);
    const time = required(found, from, 'time', clock);
    const bearing = required(found, from, 'from', point);
    return squadron === undefined || time === undefined || bearing === undefined ? undefined : { squadron, time, from: bearing };
  };

const opening =
  (names: Names): Reader<Opening> =>
  (found) => {
    const from = fields(found, ['id', 'title', 'time', 'words', 'stations', 'arrivals', 'without']);
    if (from === undefined) return undefined;
    const openingId = required(found, from, 'id', id);
    const title = required(found, from, 'title', text);
    const time = required(found, from, 'time', clock);
    const words = required(found, from, 'words', text);
    const standing = required(found, from, 'stations', stations(names));
    const arrivals = optional(found, from, 'arrivals', listOf(arrival(names))) ?? [];
    const without = optional(found, from, 'without', listOf(names.ship)) ?? [];
    if (openingId === undefined || title === undefined || time === undefined || words === undefined || standing === undefined)
      return undefined;
    const early = arrivals.find((each) => each.time <= time || standing.some(({ squadron }) => squadron === each.squadron));
    if (early !== undefined) return fault(at(found, 'arrivals', undefined), `${early.squadron} is there already`);
    return { id: openingId, title, time, words, stations: standing, arrivals, without };
  };

/** Things that happened one after the other, one at least. */
export const inOrder =
  <T extends { readonly time: Clock }>(read: Reader<readonly T[]>): Reader<readonly [T, ...T[]]> =>
  (found) => {
    const [first, ...later] = read(found) ?? [];
    if (first === undefined) return undefined;
    const early = later.findIndex(({ time }, index) => time <= (later[index - 1] ?? first).time);
    return early < 0 ? [first, ...later] : fault(at(found, early + 1, undefined), 'is not later than the one before');
  };

export const openings = (names: Names): Reader<Battle['openings']> => inOrder(once(opening(names), 'opening', (each) => each.id));
