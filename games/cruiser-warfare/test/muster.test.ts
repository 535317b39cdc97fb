/** Units shared out among places that must be filled. */
import { expect, test } from 'vitest';
import { chanceFrom } from '../../../bots/index.ts';
import type { Area } from '../data/areas.ts';
import { BUILT_IN } from '../data/data.ts';
import type { Berth, May } from '../imagine/muster.ts';
import { muster } from '../imagine/muster.ts';
import { SPARE, type Unit } from '../imagine/units.ts';
import { readingsOf } from '../options.ts';
import { beginning } from '../rules/beginning.ts';
import { raise } from '../rules/fleet.ts';

const unit = (name: string, ships: number, from: readonly Area[], rank = 1): Unit => ({
  ships: Array.from({ length: ships }, (_, place) => `${name}${place + 1}`),
  from,
  since: 1,
  kin: name,
  rank,
});

const berth = (area: Area, fields: Partial<Berth> = {}): Berth => ({
  fleet: raise(beginning(readingsOf({}), 'campaign', BUILT_IN), { side: 'allied', post: 'marker', area, mission: 'intercept' }),
  need: 1,
  isOpen: false,
  size: null,
  ...fields,
});

const may: May = ({ from }, { fleet }) => from.includes(fleet.area);

/** Who is where, and who is left, whatever the chance. */
const shared = (units: readonly Unit[], berths: readonly Berth[], spare: readonly Unit[] = []): Set<string> =>
  new Set(
    Array.from({ length: 20 }, (_, seed) => {
      const { placed, left } = muster(units, spare, berths, [may], chanceFrom(`${seed}`));
      const names = (list: readonly Unit[] | undefined): string => (list ?? []).map(({ ships }) => ships.join('+')).join(' ');
      return [...berths.map((each) => names(placed.get(each))), names(left)].join(' | ');
    }),
  );

const [NORTH, SOUTH] = ['azores', 'brazil'] as const;

test('who could be in either place makes room for who could be in one alone', () => {
  expect(shared([unit('a', 1, [NORTH, SOUTH]), unit('b', 1, [NORTH])], [berth(NORTH), berth(SOUTH)])).toEqual(new Set(['b1 | a1 | ']));
});

test('whoever may be there is there now and then, and the others are left', () => {
  expect(shared([unit('a', 1, [NORTH]), unit('b', 1, [NORTH])], [berth(NORTH)])).toEqual(new Set(['a1 | b1', 'b1 | a1']));
});

test('those of a lower rank come first, and spare ones only where nobody else can', () => {
  expect(shared([unit('a', 1, [NORTH], 2), unit('b', 1, [NORTH], 0)], [berth(NORTH)])).toEqual(new Set(['b1 | a1']));
  expect(shared([unit('a', 1, [NORTH])], [berth(NORTH), berth(SOUTH)], [unit('s', 1, [SOUTH], SPARE)])).toEqual(new Set(['a1 | s1 | ']));
  expect(shared([unit('a', 1, [NORTH])], [berth(NORTH)], [unit('s', 1, [NORTH], SPARE)])).toEqual(new Set(['a1 | ']));
});

test('CW-9.3b a piece that is seen to be of so many ships is cut off from a larger one that may be there, for each place', () => {
  const twos = [berth(NORTH, { size: 2 }), berth(NORTH, { size: 2 })];
  expect(shared([unit('a', 3, [SOUTH]), unit('b', 3, [NORTH]), unit('c', 2, [NORTH])], twos)).toEqual(
    new Set(['b1+b2 | c1+c2 | a1+a2+a3 b3', 'c1+c2 | b1+b2 | a1+a2+a3 b3']),
  );
});

test('a piece sails apart where there are more places than pieces', () => {
  expect(shared([unit('a', 2, [NORTH])], [berth(NORTH), berth(NORTH)])).toEqual(new Set(['a1 | a2 | ', 'a2 | a1 | ']));
});

test('a doubtful place stays empty if there is no way to fill it, and no other does', () => {
  expect(shared([unit('a', 1, [NORTH])], [berth(NORTH), berth(SOUTH, { isDoubtful: true })])).toEqual(new Set(['a1 |  | ']));
  expect(() => shared([unit('a', 1, [NORTH])], [berth(NORTH), berth(SOUTH)])).toThrow('not ships enough');
});
