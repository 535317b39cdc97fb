/** Operations out of strange files: what is wrong is told with its place, and what is taken can be played. */
import { describe, expect, test } from 'vitest';
import { FastDice, Game, seen } from '../../../kernel/index.ts';
import type { Fault } from '../../../register/reading.ts';
import { gamesFor, numberOf, pickAtRandom, seedOf } from '../../../test/fuzz.ts';
import { written } from '../data/builder.ts';
import { dataOf } from '../data/data.ts';
import type { Operation } from '../data/operation.ts';
import { operation, readOperation } from '../data/operation-reader.ts';
import { OPERATIONS } from '../data/operations.ts';
import { greatWarAtSea } from '../index.ts';
import { settingOf } from './settings.ts';
import { type Json, type Path, placesIn, readJson, replaced, spoilt, without } from './spoiling.ts';

const FILES: ReadonlyMap<string, Json> = new Map(OPERATIONS.map((each) => [each.id, readJson(JSON.stringify(written(each)))]));
const fileOf = (id: string): Json => FILES.get(id) ?? expect.unreachable();

const faultsIn = (value: Json): readonly Fault[] => {
  const faults: Fault[] = [];
  operation({ value, place: '', faults });
  return faults;
};

/** 'fleets[2].port' */
const named = (path: Path): string =>
  path.reduce<string>((words, key) => words + (typeof key === 'number' ? `[${key}]` : `.${key}`), '').slice(1);

/** What may be none. */
const OPTIONAL = ['flags', 'port', 'charge', 'bound', 'mines', 'boats', 'airships', 'fuel', 'aims', 'limits', 'source'];

const isNeeded = (path: Path): boolean => typeof path.at(-1) === 'string' && !OPTIONAL.includes(`${path.at(-1)}`);

// Between them they have everything that an operation can have.
describe.each(['goeben-1914', 'august-1916'])('%s', (id) => {
  const file = fileOf(id);

  test('whatever is something else is told at its place, and nowhere else', () => {
    for (const path of placesIn(file)) {
      const places = faultsIn(replaced(file, path, {})).map(({ place }) => place);
      expect([named(path), places.length > 0, places.filter((place) => !place.startsWith(named(path)))]).toEqual([named(path), true, []]);
    }
  });

  test('what is left out is missed', () => {
    for (const path of placesIn(file).filter(isNeeded))
      expect(faultsIn(without(file, path))).toContainEqual({ place: named(path), reason: 'missing' });
  });
});

const COMMANDS = 30;

/** With the laws after every command. */
function playSome(own: Operation, number: number): void {
  const data = dataOf(null, [own]);
  const options = settingOf(number, number % 2 === 0 ? 'basic' : 'advanced');
  const settings = { scenario: own.id, options, seed: seedOf('strange', number), dice: 'fast' } as const;
  const game = new Game({ ...greatWarAtSea, dataFor: () => data }, settings);
  const chance = new FastDice(seedOf('strange picks', number));
  while (game.commands.length < COMMANDS && !game.finished) {
    pickAtRandom(game, chance);
    expect(greatWarAtSea.laws(game.state, data)).toEqual([]);
  }
  for (const side of greatWarAtSea.sides) JSON.stringify(seen(game, side));
}

/** One to three things amiss. */
function spoiltFile(id: string, number: number): Json {
  const chance = new FastDice(seedOf(`spoiling ${id}`, number));
  let file = fileOf(id);
  for (let times = chance.draw(3); times >= 0; times--) file = spoilt(file, [...FILES.values()], chance);
  return file;
}

test.each([...FILES.keys()])('%s with something amiss is refused with words, or can be played', (id) => {
  const told = { refused: 0, played: 0 };
  for (let number = numberOf(0); number < numberOf(gamesFor(30, 2_000)); number++) {
    const reading = readOperation(spoiltFile(id, number));
    if ('faults' in reading) {
      told.refused++;
      for (const { place, reason } of reading.faults) expect(`${place}: ${reason}`).toMatch(/^\S.*: \S/);
    } else {
      told.played++;
      playSome(reading.made, number);
    }
  }
  expect(Math.min(told.refused, told.played)).toBeGreaterThan(0);
});
