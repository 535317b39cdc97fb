/**
 * Reads an operation out of JSON, ours and that of a stranger alike: every fault is named with its place, and what can be read must make
 * sense besides (operation-laws.ts).
 *
 * What is none may be left out: flags, port, charge, bound, mines, boats, airships, fuel, aims, limits. A ship by name is her id alone. What
 * has no source of its own has that of the operation.
 */
import type { Reading } from '../../../register/packs.ts';
import { plain, readingOf, usable } from '../../../register/packs.ts';
import type { Fields, Found, Reader } from '../../../register/reading.ts';
import {
  at,
  atMost,
  complete,
  distinct,
  fault,
  fields,
  listOf,
  oneOf,
  optional,
  required,
  some,
  wholeBetween,
} from '../../../register/reading.ts';
import { id } from '../../../register/schema.ts';
import type { Source } from '../../../register/types.ts';
import { NATIONS, SOURCES } from '../../../register/types.ts';
import { WEATHERS } from '../../../tactical/battle.ts';
import { SIDES } from '../state.ts';
import type { Frame } from './aim-reader.ts';
import { aim, limit, side, turn } from './aim-reader.ts';
import { daysIn } from './months.ts';
import type { AirshipOf, BoatsOf, BunkerOf, Flag, FleetOf, Muster, Operation, VesselId, WeatherOf } from './operation.ts';
import { MISSIONS } from './operation.ts';
import { judge } from './operation-laws.ts';
import type { PortId, Theatre, ZoneId } from './theatre.ts';
import { THEATRES } from './theatre.ts';
import { theatreOf } from './theatres.ts';
import { isVessel } from './vessels.ts';
import { hasZone, isInPlay, zoneIn } from './zones.ts';

const TITLE = plain(60);
const WORDS = plain(600);

/** Eight days at sea, as Goeben had, and a little more. */
export const MOST_TURNS = 60;
export const MOST_OF_A_CLASS = 100;
/** GW-17 */
export const MOST_BOATS = 3;
/** GW-12: Brummer and Bremse had four loads each. */
export const MOST_MINES = 8;
/** GW-19.1: more than any ship had room for. */
const MOST_FUEL = 400;
/** More than any history needs of one kind of thing, and no more than a side can keep in mind. */
const MOST_THINGS = 40;

// Places.

const zone =
  (theatre: Theatre): Reader<ZoneId> =>
  (found) => {
    const name = plain(4)(found);
    if (name === undefined) return undefined;
    if (!hasZone(theatre, name)) return fault(found, `${theatre.title} has no zone ${name}`);
    return isInPlay(zoneIn(theatre, name)) ? name : fault(found, `no ship can be in ${name}`);
  };

const port =
  (theatre: Theatre): Reader<PortId> =>
  (found) => {
    const name = id(found);
    return name === undefined || theatre.ports.some((each) => each.id === name)
      ? name
      : fault(found, `${theatre.title} has no port ${name}`);
  };

// Time and weather.

const date: Reader<Operation['date']> = (found) => {
  const from = fields(found, ['year', 'month', 'day']);
  if (!from) return undefined;
  const year = required(found, from, 'year', wholeBetween(1889, 1920, 'years'));
  const month = required(found, from, 'month', wholeBetween(1, 12, 'months'));
  const day = required(found, from, 'day', wholeBetween(1, 31, 'days'));
  const read = complete({ year, month, day });
  if (!read) return undefined;
  return read.day <= daysIn(read.year, read.month) ? read : fault(found, 'there is no such day');
};

const turns: Reader<Operation['turns']> = (found) => {
  const from = fields(found, ['first', 'last']);
  if (!from) return undefined;
  const first = required(found, from, 'first', wholeBetween(1, MOST_TURNS, 'turns'));
  const last = required(found, from, 'last', wholeBetween(1, MOST_TURNS, 'turns'));
  if (first === undefined || last === undefined) return undefined;
  return first < last ? { first, last } : fault(found, `turn ${last} is not after turn ${first}`);
};

/** Of every weather zone, and of no other place. */
const start =
  ({ weatherZones }: Theatre): Reader<WeatherOf['start']> =>
  (found) => {
    const ids = weatherZones.map((each) => each.id);
    const from = fields(found, ids);
    return from && complete(Object.fromEntries(ids.map((each) => [each, required(found, from, each, oneOf(WEATHERS))])));
  };

const weather =
  (theatre: Theatre, frame: Frame): Reader<WeatherOf> =>
  (found) => {
    const from = fields(found, ['rolls', 'table', 'start', 'from']);
    return (
      from &&
      complete({
        rolls: required(found, from, 'rolls', oneOf(['one', 'each'])),
        table: required(found, from, 'table', oneOf(['common', 'mediterranean', 'pacific'])),
        start: required(found, from, 'start', start(theatre)),
        from: required(found, from, 'from', turn(frame)),
      })
    );
  };

// Fleets.

const vessel: Reader<VesselId> = (found) => {
  const name = id(found);
  return name === undefined || isVessel(name) ? name : fault(found, `the register has no ship ${name}`);
};

const muster: Reader<Muster> = (found) => {
  if (typeof found.value === 'string') {
    const ship = vessel(found);
    return ship === undefined ? undefined : { vessel: ship, number: 1 };
  }
  const from = fields(found, ['vessel', 'number']);
  return (
    from &&
    complete({
      vessel: required(found, from, 'vessel', vessel),
      number: required(found, from, 'number', wholeBetween(1, MOST_OF_A_CLASS, 'ships')),
    })
  );
};

const flag: Reader<Flag> = (found) => {
  const from = fields(found, ['name', 'ship']);
  return from && complete({ name: required(found, from, 'name', TITLE), ship: required(found, from, 'ship', id) });
};

const sourceIn = (found: Found, from: Fields, usual: Source): Source | undefined =>
  from.source === undefined ? usual : required(found, from, 'source', oneOf(SOURCES));

const PLACED = ['id', 'side', 'name', 'zone', 'source'];

/** What whoever is somewhere has: fleets, boats and airships. */
const placed = (found: Found, from: Fields, frame: Frame, usual: Source) => ({
  id: required(found, from, 'id', id),
  side: required(found, from, 'side', side),
  name: required(found, from, 'name', TITLE),
  zone: required(found, from, 'zone', frame.zone),
  source: sourceIn(found, from, usual),
});

const FLEET_KEYS = [...PLACED, 'flags', 'port', 'first', 'mission', 'charge', 'bound', 'mines', 'ships'];

const fleet =
  (frame: Frame, usual: Source): Reader<FleetOf> =>
  (found) => {
    const from = fields(found, FLEET_KEYS);
    return (
      from &&
      complete({
        ...placed(found, from, frame, usual),
        flags: optional(found, from, 'flags', atMost(MOST_THINGS, 'leaders', listOf(flag))) ?? [],
        port: optional(found, from, 'port', frame.port) ?? null,
        first: required(found, from, 'first', turn(frame)),
        mission: required(found, from, 'mission', oneOf(MISSIONS)),
        charge: optional(found, from, 'charge', id) ?? null,
        bound: optional(found, from, 'bound', frame.port) ?? null,
        mines: optional(found, from, 'mines', wholeBetween(1, MOST_MINES, 'loads')) ?? 0,
        ships: required(found, from, 'ships', some(listOf(muster), 'ship')),
      })
    );
  };

const boats =
  (frame: Frame, usual: Source): Reader<BoatsOf> =>
  (found) => {
    const from = fields(found, [...PLACED, 'number']);
    return (
      from &&
      complete({
        ...placed(found, from, frame, usual),
        number: required(found, from, 'number', wholeBetween(1, MOST_BOATS, 'boats')),
      })
    );
  };

const airship =
  (frame: Frame, usual: Source): Reader<AirshipOf> =>
  (found) => {
    const from = fields(found, [...PLACED, 'first']);
    return (
      from &&
      complete({
        ...placed(found, from, frame, usual),
        first: required(found, from, 'first', turn(frame)),
      })
    );
  };

const bunker: Reader<BunkerOf> = (found) => {
  const from = fields(found, ['ship', 'points']);
  return (
    from &&
    complete({ ship: required(found, from, 'ship', id), points: required(found, from, 'points', wholeBetween(1, MOST_FUEL, 'points')) })
  );
};

// The whole.

const party: Reader<Operation['sides']['allied']> = (found) => {
  const from = fields(found, ['name', 'nations']);
  return (
    from &&
    complete({
      name: required(found, from, 'name', TITLE),
      nations: required(found, from, 'nations', some(distinct(oneOf(NATIONS)), 'nation')),
    })
  );
};

const sides: Reader<Operation['sides']> = (found) => {
  const from = fields(found, SIDES);
  return from && complete({ allied: required(found, from, 'allied', party), central: required(found, from, 'central', party) });
};

const history: Reader<Operation['history']> = (found) => {
  const from = fields(found, ['winner', 'words']);
  if (!from) return undefined;
  const winner = from.winner === null ? null : required(found, from, 'winner', side);
  return complete({ winner, words: required(found, from, 'words', WORDS) });
};

const KEYS = [
  ...['id', 'title', 'words', 'theatre', 'date', 'turns', 'sides', 'weather', 'fleets', 'boats', 'airships', 'fuel'],
  ...['aims', 'limits', 'margin', 'history', 'source'],
];

/** Without theatre and turns every place and time would be a fault. */
const frameOf = (found: Found, from: Fields): { readonly theatre: Theatre; readonly frame: Frame } | undefined => {
  const where = required(found, from, 'theatre', oneOf(THEATRES));
  const when = required(found, from, 'turns', turns);
  if (where === undefined || when === undefined) return undefined;
  const theatre = theatreOf(where);
  return { theatre, frame: { zone: zone(theatre), port: port(theatre), turns: when } };
};

export const operation: Reader<Operation> = (found) => {
  const before = found.faults.length;
  const from = fields(found, KEYS);
  const known = from && frameOf(found, from);
  if (!from || !known) return undefined;
  const { theatre, frame } = known;
  const source = required(found, from, 'source', oneOf(SOURCES));
  const usual = source ?? 'reconstructed';
  const read = complete({
    id: required(found, from, 'id', id),
    title: required(found, from, 'title', TITLE),
    words: required(found, from, 'words', WORDS),
    theatre: theatre.id,
    date: required(found, from, 'date', date),
    turns: frame.turns,
    sides: required(found, from, 'sides', sides),
    weather: required(found, from, 'weather', weather(theatre, frame)),
    fleets: required(found, from, 'fleets', listOf(fleet(frame, usual))),
    boats: optional(found, from, 'boats', atMost(MOST_THINGS, 'groups of boats', listOf(boats(frame, usual)))) ?? [],
    airships: optional(found, from, 'airships', atMost(MOST_THINGS, 'airships', listOf(airship(frame, usual)))) ?? [],
    fuel: optional(found, from, 'fuel', listOf(bunker)) ?? [],
    aims: optional(found, from, 'aims', atMost(MOST_THINGS, 'aims', listOf(aim(frame)))) ?? [],
    limits: optional(found, from, 'limits', atMost(MOST_THINGS, 'limits', listOf(limit(frame)))) ?? [],
    margin: required(found, from, 'margin', wholeBetween(1, 100, 'points')),
    history: required(found, from, 'history', history),
    source,
  });
  if (!read || found.faults.length > before) return undefined;
  judge(read, (path, reason) =>
    fault(
      path.reduce<Found>((where, key) => at(where, key, undefined), found),
      reason,
    ),
  );
  return read;
};

/** The operation, or everything that is wrong with it. */
export const readOperation = (value: unknown): Reading<Operation> =>
  readingOf(
    value,
    operation,
    (read) => read,
    () => [],
  );

/** The operation; what cannot be used is refused with BadPack. */
export const operationFrom: (value: unknown) => Operation = usable(readOperation);
