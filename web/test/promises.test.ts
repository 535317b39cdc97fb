/** What the page says of dice beside what was promised to this browser. */
import { expect, test } from 'vitest';
import type { TableInWords } from '../../table/wire.ts';
import { type KeptPromise, promiseInWords, promisesIn, withPromise } from '../online/promises.ts';

const [PROMISE, NUMBER] = ['ab'.repeat(32), '0123456789abcdef'];
const KEPT: readonly KeptPromise[] = [{ table: 't1', side: 'allied', promise: PROMISE, number: NUMBER, save: 's1' }];
const FAIR = { promise: PROMISE, numbers: { allied: NUMBER, central: 'fedcba9876543210' } };

test('dice that were promised, with the number that was added here', () => {
  expect(promiseInWords(KEPT, 's1', FAIR)).toMatch(/^The dice are those that the server promised/);
  // The same record brought in from a file is known by the number.
  expect(promiseInWords(KEPT, 's2', FAIR)).toMatch(/^The dice are those/);
});

test('a server that published other dice than it promised is told of, and one that left out what was added', () => {
  expect(promiseInWords(KEPT, 's1', { ...FAIR, promise: 'cd'.repeat(32) })).toMatch(/^But the server promised other dice/);
  expect(promiseInWords(KEPT, 's1', { ...FAIR, numbers: { central: NUMBER } })).toMatch(/^But the number/);
  // Whatever it wrote into the record: what was put on the shelf from a table is held against the promise of that table.
  expect(promiseInWords(KEPT, 's1', { promise: 'cd'.repeat(32), numbers: {} })).toMatch(/^But the server promised other dice/);
  expect(promiseInWords(KEPT, 's1', { promise: null, numbers: {} })).toMatch(/^But these are not/);
});

test('where nobody sat down in this browser it says plainly that it holds no promise; dice of one own need none', () => {
  expect(promiseInWords([], 's1', FAIR)).toMatch(/^This browser holds no promise/);
  expect(promiseInWords([], 's1', { promise: null, numbers: {} })).toBeNull();
});

test('whoever sits down again adds another number, and what cannot be read is no promise', () => {
  const table = { id: 't1', promise: PROMISE } satisfies Partial<TableInWords>;
  const anew = withPromise(KEPT, Object.assign({}, SHOWN, table), ['allied'], 'ffffffffffffffff');
  expect(anew).toEqual([{ table: 't1', side: 'allied', promise: PROMISE, number: 'ffffffffffffffff' }]);
  expect(promisesIn(JSON.stringify([...KEPT, { table: 1 }, null]))).toEqual(KEPT);
  expect([promisesIn('{'), promisesIn(null), promisesIn('{}')]).toEqual([[], [], []]);
});

const SHOWN: TableInWords = {
  id: '',
  game: 'nine-navies',
  title: '',
  scenario: '',
  scenarioName: '',
  options: {},
  stage: 'gathering',
  isListed: false,
  isHost: true,
  clock: { kind: 'none' },
  seats: [],
  bots: [],
  promise: '',
  ending: null,
  made: 0,
  changed: 0,
};
