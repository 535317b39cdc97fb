/** A new view worked into the store: it comes out as it is, and what stays is the same object. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changed, differenceOf, plainCopy } from '../../table/difference.ts';
import { createScene } from '../scene.ts';

const ship = (id: string, at: string) => ({ id, at, hits: [{ gun: 1 }] });
const view = (...ships: readonly object[]) => ({ turn: 1, ships });

/** What is sent of it, and put together at the other end: only what is new is made anew. */
const sent = <T>(last: T, now: T): T => changed(last, differenceOf(last, plainCopy(now)));

const partOf = (from: object | null, ...path: readonly string[]): object => path.reduce((part, key) => Reflect.get(part, key), from ?? {});

test('who stays on the board is the same object, who moves too, and who comes in is new', () => {
  const scene = createScene();
  const first = view(ship('emden', 'cocos'), ship('sydney', 'fremantle'));
  scene.show(first);
  const [emden, hit] = [partOf(scene.view(), 'ships', '0'), partOf(scene.view(), 'ships', '0', 'hits', '0')];
  const moved = view(ship('emden', 'penang'), ship('sydney', 'fremantle'));
  const second = sent<object>(first, moved);
  scene.show(second);
  expect(scene.view()).toEqual(moved);
  expect(partOf(scene.view(), 'ships', '0')).toBe(emden);
  expect(partOf(scene.view(), 'ships', '0', 'hits', '0')).toBe(hit);
  const joined = view(ship('minotaur', 'cocos'), ship('emden', 'penang'), ship('sydney', 'fremantle'));
  scene.show(sent<object>(second, joined));
  expect(scene.view()).toEqual(joined);
  expect(partOf(scene.view(), 'ships', '1')).toBe(emden);
  scene.clear();
  expect(scene.view()).toBeNull();
});

test('a counter goes by its token, and is the same object wherever it moves', () => {
  const scene = createScene();
  const counter = (token: string, hex: number) => ({ token, hex, ships: [{ hull: 4 }] });
  const first = { battle: { pieces: [counter('one', 1), counter('two', 2), counter('three', 3)] } };
  scene.show(first);
  const pieces = [0, 1, 2].map((place) => partOf(scene.view(), 'battle', 'pieces', String(place)));
  const moved = { battle: { pieces: [counter('one', 1), counter('two', 7), counter('three', 8)] } };
  scene.show(sent<object>(first, moved));
  expect(scene.view()).toEqual(moved);
  expect([0, 1, 2].map((place) => partOf(scene.view(), 'battle', 'pieces', String(place)))).toEqual(pieces);
  for (const [place, piece] of pieces.entries()) expect(partOf(scene.view(), 'battle', 'pieces', String(place))).toBe(piece);
});

test('what has no name and is another is another object, for whoever drew it read it once', () => {
  const scene = createScene();
  const first = { notes: [{ words: 'fog' }, { words: 'rain' }] };
  scene.show(first);
  const [fog, rain] = [partOf(scene.view(), 'notes', '0'), partOf(scene.view(), 'notes', '1')];
  scene.show(sent(first, { notes: [{ words: 'fog' }, { words: 'sun' }] }));
  expect(partOf(scene.view(), 'notes', '0')).toBe(fog);
  expect(partOf(scene.view(), 'notes', '1')).not.toBe(rain);
});

test('whatever is shown after whatever else, it is what was to be shown, and what was shown is left alone', () => {
  const thing = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    at: fc.nat(2),
    in: fc.array(fc.record({ n: fc.nat(2) }), { maxLength: 2 }),
  });
  const things = fc.uniqueArray(thing, { maxLength: 4, selector: ({ id }) => id });
  const list = fc.array(fc.oneof(fc.nat(3), fc.record({ n: fc.nat(2) })), { maxLength: 3 });
  const any = fc.record({ things, list, one: fc.option(thing), map: fc.dictionary(fc.constantFrom('x', 'y'), thing) });
  fc.assert(
    fc.property(fc.array(any, { minLength: 2, maxLength: 5 }), (views) => {
      const scene = createScene();
      let last: object = {};
      for (const now of views) {
        last = sent(last, now);
        scene.show(last);
        expect(JSON.parse(JSON.stringify(scene.view()))).toEqual(plainCopy(now));
        expect(last).toEqual(plainCopy(now));
      }
    }),
  );
});
