import { expect, test } from 'vitest';
import { box, known, nameOf, oneOf, placeOf, point } from '../drawn.ts';

test('lists of numbers are points and boxes', () => {
  expect([point([3, 4]), box([1, 2, 30, 40])]).toEqual([
    [3, 4],
    [1, 2, 30, 40],
  ]);
});

test('a word that is not allowed, and an id that is missing, are refused by name', () => {
  expect(oneOf(['sea', 'land'], 'sea')).toBe('sea');
  expect(() => oneOf(['sea', 'land'], 'air')).toThrow('the chart says air where it may say sea, land');
  expect(known(7, 'emden')).toBe(7);
  expect(() => known(undefined, 'emden')).toThrow('the chart has no emden');
});

test('a place is a town and a name lies on land unless they say otherwise', () => {
  expect(placeOf({ name: 'Kiel', at: [1, 2], anchor: 'end' })).toEqual({ name: 'Kiel', at: [1, 2], kind: 'town', anchor: 'end' });
  expect(placeOf({ name: 'Malta', at: [1, 2], kind: 'island', anchor: 'middle', above: true })).toEqual({
    name: 'Malta',
    at: [1, 2],
    kind: 'island',
    anchor: 'middle',
    above: true,
  });
  expect(nameOf({ name: 'Siam', at: [1, 2], size: 9 })).toEqual({ name: 'Siam', at: [1, 2], size: 9, on: 'land' });
  expect(nameOf({ name: 'Baltic', at: [1, 2], size: 9, angle: 5, on: 'sea' })).toMatchObject({ angle: 5, on: 'sea' });
});
