/**
 * Reads a data pack: figures of a player's own, for owners of the printed game. docs/packs.md shows one.
 *
 * A pack names only what it replaces. It is refused as a whole for any fault: a ship or zone that does not exist, a factor that
 * no counter of the kind could have, a map that breaks its own laws.
 */
import { BadPack } from '../../../kernel/index.ts';
import type { Fault, Fields, Found, Reader } from '../../../register/reading.ts';
import { at, fault, fields, isFields, listOf, oneOf, optional, required, text, truth, wholeBetween } from '../../../register/reading.ts';
import type { BaseFigures, Pack, ShipFigures, ZoneFigures } from './figures.ts';
import { figuresFrom } from './figures.ts';
import type { Zone } from './map.ts';
import { ALL_BASES, ZONES } from './map.ts';
import { mapFaults } from './map-laws.ts';
import type { Counter } from './ships.ts';
import { COUNTERS, FURIOUS, LAST_TURN, UNCERTAIN_FROM, WITHOUT_REINFORCEMENTS } from './ships.ts';

/** The fields of one thing that the pack gives, without those it leaves out. */
function given<T extends object>(from: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const kept: { [K in keyof T]?: Exclude<T[K], undefined> } = {};
  for (const key in from) {
    const value = from[key];
    if (isGiven(value)) kept[key] = value;
  }
  return kept;
}
const isGiven = <V>(value: V): value is Exclude<V, undefined> => value !== undefined;

// Ships (NN-2.4).

/** A factor is one digit on a counter; the die of NN-8.3b knows no speed beyond it. */
const factor = (least: number, words: string): Reader<number> => wholeBetween(least, 9, words);
const MOST_STRIKES = 6;

/** NN-2.13, NN-11.12b, NN-7.5: what a counter of her kind and navy can say at all. */
function keysFor({ id, kind, navy }: Counter): readonly string[] {
  if (kind === 'convoy') return ['defence', 'speed'];
  const guns = kind === 'ship' || id === FURIOUS ? ['attack'] : [];
  const aircraft = kind === 'carrier' ? ['airstrike'] : [];
  const turn = WITHOUT_REINFORCEMENTS.has(navy) ? [] : ['entry', 'uncertain'];
  return [...guns, 'defence', 'speed', ...aircraft, ...turn];
}

const shipFigures =
  (counter: Counter): Reader<ShipFigures> =>
  (found) => {
    const from = fields(found, keysFor(counter));
    if (!from) return undefined;
    const figures = given({
      attack: optional(found, from, 'attack', factor(0, 'dice')),
      defence: optional(found, from, 'defence', factor(1, 'points')),
      speed: optional(found, from, 'speed', factor(1, 'of speed')),
      airstrike: optional(found, from, 'airstrike', wholeBetween(0, MOST_STRIKES, 'dice')),
      entry: optional(found, from, 'entry', wholeBetween(0, LAST_TURN, 'as a turn')),
      uncertain: optional(found, from, 'uncertain', truth),
    });
    const { entry, uncertain } = { ...counter, ...figures };
    if (uncertain && entry < UNCERTAIN_FROM)
      return fault(
        at(found, 'entry', entry),
        `a ship that may be late comes in turn ${UNCERTAIN_FROM} or after, not in ${entry} (NN-7.9a)`,
      );
    return figures;
  };

// The map (NN-8.1, NN-8.2).

const MOST_POINTS = 20;
const MOST_REPAIR = 40;

const points: Reader<readonly [number, number]> = (found) => {
  const list = listOf(wholeBetween(0, MOST_POINTS, 'points'))(found);
  if (!list) return undefined;
  const [allied, central, ...more] = list;
  return allied === undefined || central === undefined || more.length > 0
    ? fault(found, 'expected two numbers, Allied and Central')
    : [allied, central];
};

const someZones: Reader<readonly Zone[]> = (found) => {
  const zones = listOf(oneOf(ZONES))(found);
  return zones?.length === 0 ? fault(found, 'expected one zone at least') : zones;
};

/** NN-4.3: one zone is worth nothing to anybody. */
const zoneFigures =
  (zone: Zone): Reader<ZoneFigures> =>
  (found) => {
    const from = fields(found, zone === 'american-waters' ? ['borders'] : ['points', 'borders']);
    return from && given({ points: optional(found, from, 'points', points), borders: optional(found, from, 'borders', someZones) });
  };

const baseFigures: Reader<BaseFigures> = (found) => {
  const from = fields(found, ['repair', 'zones']);
  return (
    from &&
    given({
      repair: optional(found, from, 'repair', wholeBetween(0, MOST_REPAIR, 'points')),
      zones: optional(found, from, 'zones', someZones),
    })
  );
};

// The whole.

/** The name goes into every position and onto the screen, so it is short and plain. */
const title: Reader<string> = (found) => {
  const words = text(found);
  return words === undefined || /^\P{C}{1,60}$/u.test(words) ? words : fault(found, 'expected at most 60 plain characters');
};

/** A part of the pack, thing by thing. It comes out in our order, whatever the order of the file. */
function part<Id extends string, T>(found: Found, from: Fields, key: string, ids: readonly Id[], read: (id: Id) => Reader<T>) {
  const things: { [I in Id]?: T } = {};
  const inside = at(found, key, from[key]);
  if (!isFields(inside.value)) {
    if (inside.value !== undefined) fault(inside, 'expected an object');
    return things;
  }
  const known: ReadonlySet<string> = new Set(ids);
  for (const id of Object.keys(inside.value))
    if (!known.has(id)) fault(at(inside, id, undefined), `there is none of this name among the ${key}`);
  for (const id of ids) {
    const thing = optional(inside, inside.value, id, read(id));
    if (thing !== undefined) things[id] = thing;
  }
  return things;
}

const BY_ID: ReadonlyMap<string, Counter> = new Map(COUNTERS.map((counter) => [counter.id, counter]));
const shipNamed =
  (id: string): Reader<ShipFigures> =>
  (found) => {
    const counter = BY_ID.get(id);
    return counter && shipFigures(counter)(found);
  };

const pack: Reader<Pack> = (found) => {
  const from = fields(found, ['game', 'name', 'ships', 'zones', 'bases']);
  if (!from) return undefined;
  required(found, from, 'game', oneOf(['nine-navies']));
  const name = required(found, from, 'name', title);
  const ships = part(found, from, 'ships', [...BY_ID.keys()], shipNamed);
  const zones = part(found, from, 'zones', ZONES, zoneFigures);
  const bases = part(found, from, 'bases', ALL_BASES, () => baseFigures);
  return name === undefined ? undefined : { name, ships, zones, bases };
};

/** The pack, or everything that is wrong with it. The laws of the map are asked only of a pack that can be read. */
export function readPack(value: unknown): { readonly pack: Pack } | { readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const read = pack({ value, place: '', faults });
  if (!read || faults.length > 0) return { faults: faults.map(inWords) };
  const broken = mapFaults(figuresFrom(read));
  return broken.length > 0 ? { faults: broken } : { pack: read };
}

/** 'zones.baltic.points[0]' as people say it. */
const inWords = ({ place, reason }: Fault): Fault => ({
  place: place.replaceAll('.', ', ').replace(/\[(\d+)\]/g, (_, index) => `, number ${Number(index) + 1}`) || 'its beginning',
  reason,
});

/** Whoever plays many games with one pack has it read once. */
const known = new WeakMap<object, Pack>();

/** The pack that a game is begun with; undefined for the printed figures. */
export function packFrom(value: unknown): Pack | undefined {
  if (value === undefined) return undefined;
  const seen = isFields(value) ? known.get(value) : undefined;
  if (seen) return seen;
  const reading = readPack(value);
  if ('faults' in reading) throw refusal(reading.faults);
  if (isFields(value)) known.set(value, reading.pack);
  return reading.pack;
}

const MOST_WORDS = 200;
/** Text out of a stranger's file, fit for one line of a terminal. */
const inLine = (words: string): string => words.replace(/\p{C}/gu, ' ').slice(0, MOST_WORDS);

function refusal([first, ...others]: readonly Fault[]): BadPack {
  const more = others.length === 0 ? '' : `; and ${others.length} more ${others.length === 1 ? 'fault' : 'faults'}`;
  return new BadPack(inLine(first?.place ?? ''), `${inLine(first?.reason ?? '')}${more}`);
}
