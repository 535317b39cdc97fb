import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../kernel/index.ts';
import { changed, copyLike, differenceOf, plainCopy } from '../difference.ts';

/** Byte for byte: with the order of fields. */
const text = (value: unknown): string => JSON.stringify(value);
const sent = (one: Json, other: Json) => JSON.parse(text(differenceOf(one, other)));

const { json } = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    fc.oneof(fc.string({ maxLength: 3 }), fc.integer({ min: -9, max: 9 }), fc.boolean(), fc.constant(null)),
    fc.array(tie('json'), { maxLength: 6 }),
    fc.dictionary(
      fc.oneof(fc.constantFrom('id', 'verb', 'to', 'of', 'at', 'off', '__proto__', '7', '10'), fc.string({ maxLength: 2 })),
      tie('json'),
      {
        maxKeys: 5,
        noNullPrototype: true,
      },
    ),
  ),
}));

const pieces = fc.uniqueArray(fc.record({ id: fc.integer({ min: 0, max: 40 }), at: fc.integer({ min: 0, max: 3 }), cargo: json }), {
  selector: ({ id }) => id,
  maxLength: 30,
});

const isExact = (one: Json, other: Json): boolean => text(changed(one, sent(one, other))) === text(other);

describe('whoever has the first value and is sent the difference has the second, byte for byte', () => {
  test('of any two values', () => fc.assert(fc.property(json, json, isExact), { numRuns: 2000 }));
  test('of two lists of pieces that come, go, change and change places', () =>
    fc.assert(fc.property(pieces, pieces, isExact), { numRuns: 1000 }));
  test('of two texts, whatever they have in common', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', '⚓', '\u{1f6a2}', '"'), maxLength: 30 });
    return fc.assert(fc.property(letters, letters, isExact), { numRuns: 1000 });
  });
  test('of a value and the same with its fields in another order', () => expect(isExact({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true));
  test('and the first is left as it was', () =>
    fc.assert(
      fc.property(json, json, (one, other) => {
        const before = text(one);
        changed(one, differenceOf(one, other));
        return text(one) === before;
      }),
    ));
});

test('there is a difference if and only if the values differ', () =>
  fc.assert(fc.property(json, json, (one, other) => (differenceOf(one, other) === null) === (text(one) === text(other)))));

describe('it is small where little has changed', () => {
  const fleet = Array.from({ length: 100 }, (_, place) => ({ id: `ship ${place}`, at: 'harbour', damage: 0 }));

  test.each([
    [
      'a ship that moves',
      fleet.map((ship, place) => (place === 50 ? { ...ship, at: 'sea' } : ship)),
      '{"at":[50,{"of":{"at":{"to":"sea"}}},49]}',
    ],
    ['a ship that is gone', fleet.filter((_, place) => place !== 50), '{"at":[50,-1,49]}'],
    ['a ship that comes', [{ id: 'new', at: 'sea', damage: 1 }, ...fleet], '{"at":[[{"id":"new","at":"sea","damage":1}],100]}'],
    [
      'a ship that changes her place in the list',
      [...fleet.slice(1), ...fleet.slice(0, 1)],
      '{"at":[-1,99,[{"id":"ship 0","at":"harbour","damage":0}]]}',
    ],
  ])('%s', (_, after, expected) => expect(text(differenceOf(fleet, after))).toBe(expected));

  test('a sentence that goes on', () => {
    expect(text(differenceOf('To search: Fleet 1, Fleet 4.', 'To search: Fleet 1, Fleet 4, Fleet 5.'))).toBe('{"text":[27,1,", Fleet 5"]}');
  });

  test('what changes in every element is told of every element', () => {
    const turns = [
      { title: 'Fire', where: 'now' },
      { title: 'Move', where: 'later' },
    ];
    expect(
      text(
        differenceOf(turns, [
          { title: 'Fire', where: 'done' },
          { title: 'Move', where: 'now' },
        ]),
      ),
    ).toBe('{"at":[{"of":{"where":{"to":"done"}}},{"of":{"where":{"to":"now"}}}]}');
  });
});

test('a plain copy holds what JSON keeps, and shares nothing', () => {
  const shared = { deep: [1, undefined, Number.NaN] };
  const copy = plainCopy({ one: shared, other: shared, gone: undefined });
  expect(text(copy)).toBe('{"one":{"deep":[1,null,null]},"other":{"deep":[1,null,null]}}');
  shared.deep[0] = 2;
  expect(text(copy)).toBe('{"one":{"deep":[1,null,null]},"other":{"deep":[1,null,null]}}');
});

test('a copy like the last is a plain copy, and where nothing has changed it is the last itself', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      const last = plainCopy(one);
      expect(text(copyLike(last, other))).toBe(text(plainCopy(other)));
      expect(copyLike(last, plainCopy(one))).toBe(last);
    }),
  );
  const last = plainCopy({ ships: [{ id: 'lion' }, { id: 'tiger' }], turn: 1 });
  const next: { ships: object[]; turn: number; gone?: undefined } = { ships: [{ id: 'lion' }, { id: 'tiger' }], turn: 2, gone: undefined };
  const now = copyLike<typeof next>(last, next);
  expect(text(now)).toBe('{"ships":[{"id":"lion"},{"id":"tiger"}],"turn":2}');
  expect(now.ships).toBe(last.ships);
  const list: unknown[] = [1, undefined, Number.NaN];
  expect(text(copyLike(null, list))).toBe('[1,null,null]');
});
