/** Reads a data pack: ships, zones and bases of a player's own. */
import type { Reading } from '../../../register/packs.ts';
import { HEADER, header, part, readingOf, usable } from '../../../register/packs.ts';
import type { Reader } from '../../../register/reading.ts';
import { at, fault, fields, given, listOf, oneOf, optional, truth, wholeBetween } from '../../../register/reading.ts';
import type { BaseFigures, Data, Pack, ShipFigures, ZoneFigures } from './data.ts';
import { BUILT_IN, dataFrom } from './data.ts';
import type { Zone } from './map.ts';
import { ALL_BASES, ZONES } from './map.ts';
import { mapFaults } from './map-laws.ts';
import type { Counter } from './ships.ts';
import { COUNTERS, FURIOUS, LAST_TURN, UNCERTAIN_FROM, WITHOUT_REINFORCEMENTS } from './ships.ts';

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

const BY_ID: ReadonlyMap<string, Counter> = new Map(COUNTERS.map((counter) => [counter.id, counter]));
const shipNamed =
  (id: string): Reader<ShipFigures> =>
  (found) => {
    const counter = BY_ID.get(id);
    return counter && shipFigures(counter)(found);
  };

const pack: Reader<Pack> = (found) => {
  const from = fields(found, [...HEADER, 'ships', 'zones', 'bases']);
  if (!from) return undefined;
  const name = header(found, from, 'nine-navies');
  const ships = part(found, from, 'ships', [...BY_ID.keys()], shipNamed);
  const zones = part(found, from, 'zones', ZONES, zoneFigures);
  const bases = part(found, from, 'bases', ALL_BASES, () => baseFigures);
  return name === undefined ? undefined : { name, ships, zones, bases };
};

/** The data that come of a pack, or everything that is wrong with it. */
export const readPack = (value: unknown): Reading<Data> => readingOf(value, pack, dataFrom, mapFaults);

const dataWith = usable(readPack);

/** What a game is played with. */
export const dataFor = (value?: unknown): Data => (value === undefined ? BUILT_IN : dataWith(value));
