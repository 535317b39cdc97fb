/**
 * Reads ships from JSON: the register's own files and the data packs of players alike.
 *
 * A fleet is `{ nation, source, classes }`. A class gives the facts its ships share, and each of its ships may override any of
 * them; `fits` tell what was different in some years. Dates are `"1906-12"`, or `"1906"` where the month is not known.
 */
import { shown } from '../kernel/outside.ts';
import {
  at,
  between,
  type Fault,
  type Fields,
  type Found,
  fault,
  fields,
  given,
  listOf,
  oneOf,
  optional,
  type Reader,
  required,
  text,
  truth,
  wholeBetween,
} from './reading.ts';
import {
  type Armour,
  type Battery,
  type Fate,
  FIGURES,
  type Figure,
  type Fit,
  type Layout,
  type LightGuns,
  type Moment,
  type MountGroup,
  NATIONS,
  type Nation,
  type Particulars,
  PLATES,
  POSITIONS,
  type Position,
  SERVICES,
  SHIP_TYPES,
  type Ship,
  SOURCES,
  type Source,
  type Torpedoes,
} from './types.ts';

export type { Fault } from './reading.ts';

/** The ships, or everything that is wrong with them. */
export type Reading = { readonly ships: readonly Ship[] } | { readonly faults: readonly Fault[] };

type Sources = Readonly<Partial<Record<Figure, Source>>>;

/** What a class says for all its ships, a ship for herself alone, or a fit for some years of hers; all of it may be left out. */
type Said = { readonly [K in Exclude<keyof Particulars, 'armour'>]?: Particulars[K] | undefined } & {
  readonly armour?: Partial<Armour> | undefined;
};

const PARTICULARS = [
  'type',
  'displacement',
  'speed',
  'armour',
  'batteries',
  'light',
  'torpedoes',
  'aircraft',
  'endurance',
  'oil',
  'lowFreeboard',
  'source',
  'sources',
];
const SHIP_KEYS = [
  'id',
  'name',
  'formerly',
  'formerFlag',
  'service',
  'built',
  'laidDown',
  'launched',
  'completed',
  'gunneryPrize',
  'fits',
  'fate',
  ...PARTICULARS,
];

const LONGEST_ID = 80;

export const id: Reader<string> = (found) => {
  const value = text(found);
  return value === undefined || (value.length <= LONGEST_ID && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value))
    ? value
    : fault(found, `expected small letters, digits and single hyphens, found ${shown(value)}`);
};

const moment: Reader<Moment> = (found) => {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?$/.exec(text(found) ?? '') ?? [];
  const moment = { year: Number(year), ...(month === undefined ? {} : { month: Number(month) }) };
  const isDate = moment.year >= 1850 && moment.year <= 2000 && (moment.month === undefined || (moment.month >= 1 && moment.month <= 12));
  return isDate ? moment : fault(found, 'expected a date such as "1906-12" or "1906"');
};

const inches = between(0, 25, 'inches');

/** A mark that is there or left out; false is said by leaving it out. */
const yes: Reader<true> = (found) => (found.value === true ? true : fault(found, 'expected true, or no such key'));

/** A ship may override a part of her class's armour, so no part is demanded here. */
const armour: Reader<Partial<Armour>> = (found) => {
  const from = fields(found, ['plate', 'belt', 'ends', 'deck', 'bulkhead', 'shallow']);
  if (from === undefined) return undefined;
  const plate = optional(found, from, 'plate', oneOf(PLATES));
  const belt = optional(found, from, 'belt', inches);
  const ends = optional(found, from, 'ends', inches);
  const deck = optional(found, from, 'deck', inches);
  const bulkhead = optional(found, from, 'bulkhead', inches);
  const shallow = optional(found, from, 'shallow', truth);
  return given({ plate, belt, ends, deck, bulkhead, shallow });
};

/** "2x2" is two mounts of two guns; sorts that stand at one place are added up, as "1x3+1x2". */
const mountGroups: Reader<readonly MountGroup[]> = (found) => {
  const groups = (text(found) ?? '').split('+').map((group) => {
    const [, mounts, barrels] = /^([1-9]\d?)x([1-4])$/.exec(group) ?? [];
    return { mounts: Number(mounts), barrels: Number(barrels) };
  });
  return groups.some(({ mounts }) => Number.isNaN(mounts))
    ? fault(found, 'expected mounts and guns in each, such as "2x2" or "1x3+1x2"')
    : groups;
};

const layout: Reader<Layout> = (found) => {
  const from = fields(found, POSITIONS);
  if (from === undefined) return undefined;
  const read: { -readonly [P in Position]?: readonly MountGroup[] } = {};
  for (const position of POSITIONS) {
    const groups = optional(found, from, position, mountGroups);
    if (groups !== undefined) read[position] = groups;
  }
  return read;
};

const gunsIn = (layout: Layout): number =>
  Object.values(layout)
    .flat()
    .reduce((sum, { mounts, barrels }) => sum + mounts * barrels, 0);

const battery: Reader<Battery> = (found) => {
  const before = found.faults.length;
  const from = fields(found, ['calibre', 'length', 'mark', 'number', 'broadside', 'shell', 'rate', 'mount', 'layout', 'armour', 'low']);
  if (from === undefined) return undefined;
  const calibre = required(found, from, 'calibre', between(1, 20, 'inches'));
  const length = required(found, from, 'length', between(10, 70, 'calibres'));
  const mark = optional(found, from, 'mark', text);
  const number = required(found, from, 'number', wholeBetween(1, 40, 'guns'));
  const broadside = required(found, from, 'broadside', wholeBetween(0, 40, 'guns'));
  const shell = required(found, from, 'shell', between(1, 4000, 'pounds'));
  const rate = optional(found, from, 'rate', between(0.05, 30, 'rounds a minute'));
  const mount = optional(found, from, 'mount', text);
  const places = optional(found, from, 'layout', layout);
  const over = optional(found, from, 'armour', inches);
  const low = optional(found, from, 'low', yes);
  if (calibre === undefined || length === undefined || number === undefined || broadside === undefined || shell === undefined)
    return undefined;
  if (broadside > number) return fault(at(found, 'broadside', broadside), `${broadside} guns cannot bear: there are ${number}`);
  // Of mounts that cannot be read the guns are not counted.
  if (places !== undefined && found.faults.length === before && gunsIn(places) !== number)
    return fault(at(found, 'layout', places), `${gunsIn(places)} guns stand there: there are ${number}`);
  return { calibre, length, number, broadside, shell, ...given({ mark, rate, mount, layout: places, armour: over, low }) };
};

const lightGuns: Reader<LightGuns> = (found) => {
  const from = fields(found, ['guns', 'highAngle']);
  if (from === undefined) return undefined;
  const guns = required(found, from, 'guns', wholeBetween(0, 60, 'guns'));
  const highAngle = required(found, from, 'highAngle', wholeBetween(0, 60, 'guns'));
  if (guns === undefined || highAngle === undefined) return undefined;
  return highAngle > guns ? fault(at(found, 'highAngle', highAngle), `${highAngle} of ${guns} guns`) : { guns, highAngle };
};

const torpedoes: Reader<Torpedoes> = (found) => {
  const from = fields(found, ['tubes', 'calibre', 'onDeck']);
  if (from === undefined) return undefined;
  const tubes = required(found, from, 'tubes', wholeBetween(0, 30, 'tubes'));
  const calibre = required(found, from, 'calibre', between(0, 25, 'inches'));
  const onDeck = optional(found, from, 'onDeck', yes);
  return tubes === undefined || calibre === undefined ? undefined : { tubes, calibre, ...given({ onDeck }) };
};

const fate: Reader<Fate> = (found) => {
  const from = fields(found, ['what', 'when']);
  if (from === undefined) return undefined;
  const what = required(found, from, 'what', text);
  const when = optional(found, from, 'when', moment);
  return what === undefined ? undefined : { what, ...given({ when }) };
};

const sources: Reader<Sources> = (found) => {
  const from = fields(found, FIGURES);
  if (from === undefined) return undefined;
  const read: Partial<Record<Figure, Source>> = {};
  for (const figure of FIGURES) {
    const source = optional(found, from, figure, oneOf(SOURCES));
    if (source !== undefined) read[figure] = source;
  }
  return read;
};

const particulars = (found: Found, from: Fields): Said => ({
  type: optional(found, from, 'type', oneOf(SHIP_TYPES)),
  displacement: optional(found, from, 'displacement', between(50, 60_000, 'long tons')),
  speed: optional(found, from, 'speed', between(5, 45, 'knots')),
  armour: optional(found, from, 'armour', armour),
  batteries: optional(found, from, 'batteries', listOf(battery)),
  light: optional(found, from, 'light', lightGuns),
  torpedoes: optional(found, from, 'torpedoes', torpedoes),
  aircraft: optional(found, from, 'aircraft', wholeBetween(1, 100, 'aeroplanes')),
  endurance: optional(found, from, 'endurance', between(200, 20_000, 'nautical miles')),
  oil: optional(found, from, 'oil', yes),
  lowFreeboard: optional(found, from, 'lowFreeboard', yes),
  source: optional(found, from, 'source', oneOf(SOURCES)),
  sources: optional(found, from, 'sources', sources),
});

const wholeArmour = (found: Found, parts: Partial<Armour>): Armour | undefined => {
  const { plate, belt, ends, deck, bulkhead = 0, shallow = false } = parts;
  for (const [key, value] of Object.entries({ plate, belt, ends, deck })) {
    if (value === undefined) fault(at(found, `armour.${key}`, undefined), 'missing: neither the ship nor her class gives it');
  }
  if (plate === undefined || belt === undefined || ends === undefined || deck === undefined) return undefined;
  return { plate, belt, ends, deck, bulkhead, shallow };
};

const isBefore = (one: Moment, other: Moment): boolean =>
  one.year < other.year || (one.year === other.year && one.month !== undefined && other.month !== undefined && one.month < other.month);

/** Keel, launch, service and end come in this order; ships that were never launched or completed skip a step. */
const checkOrder = (found: Found, dates: readonly (readonly [string, Moment | undefined])[]): void => {
  const known = dates.flatMap(([key, when]) => (when === undefined ? [] : [{ key, when }]));
  known.slice(1).forEach(({ key, when }, index) => {
    const earlier = known[index];
    if (earlier !== undefined && isBefore(when, earlier.when)) fault(at(found, key, undefined), `is before ${earlier.key}`);
  });
};

const fit: Reader<Fit> = (found) => {
  const said = fields(found, ['from', 'until', ...PARTICULARS]);
  if (said === undefined) return undefined;
  const from = required(found, said, 'from', moment);
  const until = optional(found, said, 'until', moment);
  checkOrder(found, [
    ['from', from],
    ['until', until],
  ]);
  const changes = particulars(found, said);
  return from === undefined ? undefined : { from, ...given({ until, ...changes }) };
};

/** Later fits lie over earlier ones, so they stand in the order of their dates. */
const fits: Reader<readonly Fit[]> = (found) => {
  const list = listOf(fit)(found);
  list?.forEach(({ from }, index) => {
    const earlier = list[index - 1];
    if (earlier !== undefined && isBefore(from, earlier.from))
      fault(at(at(found, index, from), 'from', from), 'is before the fit above it');
  });
  return list;
};

interface Family {
  readonly nation: Nation;
  readonly class: string;
  readonly source: Source;
  readonly shared: Said & { readonly fits?: readonly Fit[] | undefined };
}

const shipOf =
  (family: Family): Reader<Ship> =>
  (found) => {
    const from = fields(found, SHIP_KEYS);
    if (from === undefined) return undefined;
    const before = found.faults.length;
    const shipId = required(found, from, 'id', id);
    const name = required(found, from, 'name', text);
    const formerly = optional(found, from, 'formerly', text);
    const formerFlag = optional(found, from, 'formerFlag', oneOf(NATIONS));
    const service = optional(found, from, 'service', oneOf(SERVICES));
    const built = optional(found, from, 'built', wholeBetween(2, 100, 'ships'));
    const gunneryPrize = optional(found, from, 'gunneryPrize', yes);
    const laidDown = optional(found, from, 'laidDown', moment);
    const launched = optional(found, from, 'launched', moment);
    const completed = optional(found, from, 'completed', moment);
    const end = required(found, from, 'fate', fate);
    checkOrder(found, [
      ['laidDown', laidDown],
      ['launched', launched],
      ['completed', completed],
      ['fate.when', end?.when],
    ]);

    const { shared } = family;
    const own = particulars(found, from);
    const inherited = <T>(key: string, ownValue: T | undefined, sharedValue: T | undefined): T | undefined =>
      ownValue ??
      sharedValue ??
      (from[key] === undefined ? fault(at(found, key, undefined), 'missing: neither the ship nor her class gives it') : undefined);
    const type = inherited('type', own.type, shared.type);
    const displacement = inherited('displacement', own.displacement, shared.displacement);
    const speed = inherited('speed', own.speed, shared.speed);
    const batteries = inherited('batteries', own.batteries, shared.batteries);
    const tubes = inherited('torpedoes', own.torpedoes, shared.torpedoes);
    const plating = wholeArmour(found, { ...shared.armour, ...own.armour });
    const aircraft = own.aircraft ?? shared.aircraft;
    const endurance = own.endurance ?? shared.endurance;
    const oil = own.oil ?? shared.oil;
    const lowFreeboard = own.lowFreeboard ?? shared.lowFreeboard;
    const light = own.light ?? shared.light;
    const states = optional(found, from, 'fits', fits) ?? shared.fits;
    if (type === 'carrier' && aircraft === undefined) fault(at(found, 'aircraft', undefined), 'missing: a carrier carries some');

    if (found.faults.length > before) return undefined;
    if (shipId === undefined || name === undefined || end === undefined || type === undefined || displacement === undefined)
      return undefined;
    if (speed === undefined || batteries === undefined || tubes === undefined || plating === undefined) return undefined;
    return {
      id: shipId,
      name,
      nation: family.nation,
      class: family.class,
      type,
      ...given({ formerly, formerFlag, service, built, laidDown, launched, completed }),
      displacement,
      speed,
      armour: plating,
      batteries,
      ...given({ light }),
      torpedoes: tubes,
      ...given({ aircraft, endurance, oil, lowFreeboard, gunneryPrize, fits: states }),
      fate: end,
      source: own.source ?? shared.source ?? family.source,
      sources: { ...shared.sources, ...own.sources },
    };
  };

const classOf =
  (nation: Nation, source: Source): Reader<readonly Ship[]> =>
  (found) => {
    const from = fields(found, ['class', 'ships', 'fits', ...PARTICULARS]);
    if (from === undefined) return undefined;
    const before = found.faults.length;
    const name = required(found, from, 'class', text);
    const shared = { ...particulars(found, from), fits: optional(found, from, 'fits', fits) };
    // Ships of a faulty class would only repeat its faults.
    if (name === undefined || found.faults.length > before) return undefined;
    return required(found, from, 'ships', listOf(shipOf({ nation, class: name, source, shared })));
  };

const fleet: Reader<readonly Ship[]> = (found) => {
  const from = fields(found, ['nation', 'source', 'classes']);
  if (from === undefined) return undefined;
  const nation = required(found, from, 'nation', oneOf(NATIONS));
  const source = required(found, from, 'source', oneOf(SOURCES));
  if (nation === undefined || source === undefined) return undefined;
  return required(found, from, 'classes', listOf(classOf(nation, source)))?.flat();
};

/** One fleet, or a list of fleets. */
export const readShips = (value: unknown): Reading => {
  const faults: Fault[] = [];
  const found: Found = { value, place: '', faults };
  const ships = (Array.isArray(value) ? listOf(fleet)(found)?.flat() : fleet(found)) ?? [];
  const seen = new Set<string>();
  for (const ship of ships) {
    if (seen.has(ship.id))
      faults.push({ place: `${ship.nation}: ${ship.class}: ${ship.name}`, reason: `the id "${ship.id}" is taken by another ship` });
    seen.add(ship.id);
  }
  return faults.length > 0 ? { faults } : { ships };
};
