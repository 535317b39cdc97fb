/** Reads a data pack: the figures of First Strike! that the rules' text does not hold, from a player's own counters and map. */
import type { Reading } from '../../../register/packs.ts';
import { HEADER, header, part, readingOf, usable } from '../../../register/packs.ts';
import type { Fault, Fields, Found, Reader } from '../../../register/reading.ts';
import { at, fault, fields, given, listOf, oneOf, optional, wholeBetween } from '../../../register/reading.ts';
import type { RaiderType, Ship, ShipId, ShipType } from './counters.ts';
import { SHIPS } from './counters.ts';
import type { Data, Figures } from './data.ts';
import { BUILT_IN, counterOf, dataOf } from './data.ts';
import type { Arrows, RaidSpace } from './spaces.ts';
import { ENTRIES, TARGETS } from './spaces.ts';
import type { Level, Points } from './tables.ts';

/** A data pack that has been read. Whatever it leaves out stays as it is. */
interface Pack {
  readonly name: string;
  readonly ships: { readonly [S in ShipId]?: Partial<Pick<Ship, 'factor' | 'damagedFactor'>> };
  readonly raiders: { readonly [T in RaiderType]?: number };
  readonly arrows: Partial<Arrows>;
  readonly points: { readonly british: Partial<Points['british']>; readonly german: Partial<Points['german']>; readonly noRaid?: number };
  readonly levels: { readonly [L in Level['id']]?: number };
}

// Counters (FS-CF).

/** A die is rolled against it (FS-2.1a). */
const MOST_FACTOR = 6;
const factor = wholeBetween(1, MOST_FACTOR, 'points');

/** FS-10.3.4c: German counters are never flipped. */
const shipFigures =
  (id: ShipId): Reader<Partial<Pick<Ship, 'factor' | 'damagedFactor'>>> =>
  (found) => {
    const counter = counterOf(BUILT_IN, id);
    const from = fields(found, counter.side === 'german' ? ['factor'] : ['factor', 'damaged']);
    if (!from) return undefined;
    const whole = optional(found, from, 'factor', factor);
    const damagedFactor = counter.side === 'german' ? whole : optional(found, from, 'damaged', wholeBetween(0, MOST_FACTOR, 'points'));
    const figures = given({ factor: whole, damagedFactor });
    const now = { ...counter, ...figures };
    return now.damagedFactor > now.factor
      ? fault(at(found, 'damaged', now.damagedFactor), `a damaged counter is no stronger: expected ${now.factor} at most (FS-CF)`)
      : figures;
  };

/** FS-10.3b: carriers never fire. */
const FIRING: readonly ShipId[] = SHIPS.filter(({ type }) => type !== 'CV').map(({ id }) => id);
const RAIDER_TYPES: readonly RaiderType[] = ['zeppelin', 'u-boat', 'ff-19'];

// The Air Raid Map (FS-9.4d).

const SPACES: readonly RaidSpace[] = [...ENTRIES, ...TARGETS];

const arrowsFrom =
  (space: RaidSpace): Reader<readonly RaidSpace[]> =>
  (found) => {
    const list = listOf(oneOf<RaidSpace>([...SPACES, 'escape']))(found);
    if (list?.includes(space)) return fault(found, 'no arrow leads back to where it begins');
    return list && new Set(list).size < list.length ? fault(found, 'a space stands there twice') : list;
  };

/** All the spaces that can be reached by the arrows. */
function reachedFrom(arrows: Arrows, start: RaidSpace): ReadonlySet<RaidSpace> {
  const reached = new Set<RaidSpace>([start]);
  for (const space of reached) for (const next of arrows[space]) reached.add(next);
  return reached;
}

/** From every entry an aircraft must find a target (FS-9.4a), and when its bombs are gone the way home (FS-9.4c). */
const arrowFaults = ({ arrows }: Data): Fault[] => [
  ...ENTRIES.filter((entry) => !TARGETS.some((target) => reachedFrom(arrows, entry).has(target))).map((entry) => ({
    place: `arrows, ${entry}`,
    reason: 'no target can be reached from there (FS-9.4a)',
  })),
  ...TARGETS.filter((target) => !ENTRIES.some((entry) => reachedFrom(arrows, entry).has(target))).map((target) => ({
    place: `arrows, ${target}`,
    reason: 'it can be reached from no entry (FS-9.4a)',
  })),
  ...TARGETS.filter((target) => !arrows[target].includes('escape')).map((target) => ({
    place: `arrows, ${target}`,
    reason: 'it must lead to escape, for who has no bombs goes nowhere else (FS-9.4c)',
  })),
];

// Points and levels (FS-12.0, FS-13.0).

const MOST_POINTS = 20;
const worth = wholeBetween(0, MOST_POINTS, 'points');

const typesOf = (side: Ship['side']): readonly ShipType[] => [
  ...new Set<ShipType>(SHIPS.filter((ship) => ship.side === side).map(({ type }) => type)),
];

function pointsIn(found: Found, from: Fields): Pack['points'] {
  const inside = at(found, 'points', from.points);
  const parts = inside.value === undefined ? undefined : fields(inside, ['british', 'german', 'noRaid']);
  if (!parts) return { british: {}, german: {} };
  return {
    british: part(inside, parts, 'british', typesOf('british'), () => worth),
    german: part(inside, parts, 'german', typesOf('german'), () => worth),
    ...given({ noRaid: optional(inside, parts, 'noRaid', worth) }),
  };
}

/** The last level is what is left. */
const NAMED_LEVELS = BUILT_IN.levels.slice(0, -1).map(({ id }) => id);
const FURTHEST = 99;

const levelFaults = ({ levels }: Data): Fault[] =>
  levels.flatMap(({ id, least }, place) => {
    const better = levels[place - 1];
    return better && better.least <= least
      ? [{ place: `levels, ${id}`, reason: `expected less than ${better.least}, which is ${better.id} (FS-13.0)` }]
      : [];
  });

// The whole.

const pack: Reader<Pack> = (found) => {
  const from = fields(found, [...HEADER, 'ships', 'raiders', 'arrows', 'points', 'levels']);
  if (!from) return undefined;
  const name = header(found, from, 'first-strike');
  const ships = part(found, from, 'ships', FIRING, shipFigures);
  const raiders = part(found, from, 'raiders', RAIDER_TYPES, () => factor);
  const arrows = part(found, from, 'arrows', SPACES, arrowsFrom);
  const points = pointsIn(found, from);
  const levels = part(found, from, 'levels', NAMED_LEVELS, () => wholeBetween(-FURTHEST, FURTHEST, 'points'));
  return name === undefined ? undefined : { name, ships, raiders, arrows, points, levels };
};

const shipWith = (ship: Ship, figures: Pack['ships'][ShipId]): Ship => (figures ? { ...ship, ...figures, source: 'pack' } : ship);

const figuresWith = (read: Pack): Figures => ({
  pack: read.name,
  ships: BUILT_IN.ships.map((ship) => shipWith(ship, read.ships[ship.id])),
  raiders: { ...BUILT_IN.raiders, ...read.raiders },
  arrows: { ...BUILT_IN.arrows, ...read.arrows },
  points: {
    british: { ...BUILT_IN.points.british, ...read.points.british },
    german: { ...BUILT_IN.points.german, ...read.points.german },
    noRaid: read.points.noRaid ?? BUILT_IN.points.noRaid,
  },
  levels: BUILT_IN.levels.map((level) => ({ ...level, least: read.levels[level.id] ?? level.least })),
});

/** The data that come of a pack, or everything that is wrong with it. */
export const readPack = (value: unknown): Reading<Data> =>
  readingOf(
    value,
    pack,
    (read) => dataOf(figuresWith(read)),
    (data) => [...arrowFaults(data), ...levelFaults(data)],
  );

const dataWith = usable(readPack);

/** What a game is played with. */
export const dataFor = (value?: unknown): Data => (value === undefined ? BUILT_IN : dataWith(value));
