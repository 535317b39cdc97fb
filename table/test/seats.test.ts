import { expect, test } from 'vitest';
import { placeOf, type Sitting } from '../passing.ts';
import { fillSeats, personsIn, usualSeats } from '../seats.ts';

const sides = ['allied', 'central'];
const bots = ['random', 'captain'];

test('usually a person plays the first side and the best bot the other', () => {
  expect(usualSeats(sides, bots)).toEqual({ allied: 'person', central: 'captain' });
  expect(usualSeats(['british'], bots)).toEqual({ british: 'person' });
});

test('what was chosen is filled up, and a bot that is gone is replaced by the best', () => {
  expect(fillSeats(sides, bots, null)).toEqual({ allied: 'person', central: 'captain' });
  expect(fillSeats(sides, bots, { central: 'person' })).toEqual({ allied: 'person', central: 'person' });
  expect(fillSeats(sides, bots, { allied: 'random', central: 'admiral' })).toEqual({ allied: 'random', central: 'captain' });
  expect(fillSeats(['british'], bots, { british: 'captain' })).toEqual({ british: 'person' });
});

test('where there are no bots everybody is a person', () => {
  const persons = { allied: 'person', central: 'person' };
  expect([usualSeats(sides, []), fillSeats(sides, [], { allied: 'captain', central: 'captain' })]).toEqual([persons, persons]);
});

test('persons are counted by side', () => {
  expect(personsIn({ allied: 'captain', central: 'person' })).toEqual(['central']);
});

const sitting = (given: Partial<Sitting>): Sitting => ({
  policy: 'secrets',
  persons: sides,
  asked: ['allied'],
  secret: false,
  viewer: null,
  alone: null,
  ...given,
});

test('against a bot the page is always that of the person; with bots alone it is an onlooker’s', () => {
  expect(placeOf(sitting({ persons: ['central'], asked: [], viewer: 'central' }))).toEqual({ look: 'central' });
  expect(placeOf(sitting({ persons: ['central'], asked: ['central'], secret: true }))).toEqual({ look: 'central' });
  expect(placeOf(sitting({ persons: [], asked: [] }))).toEqual({ look: 'onlooker' });
});

test('where all is open the question passes without a curtain', () => {
  expect(placeOf(sitting({ asked: ['central'], viewer: 'allied' }))).toEqual({ look: 'central' });
});

test('around a secret the curtain falls for both, even for whoever looked before', () => {
  expect(placeOf(sitting({ asked: sides, secret: true, viewer: 'central' }))).toEqual({ passTo: 'central' });
  expect(placeOf(sitting({ asked: sides, secret: true, viewer: 'central', alone: 'central' }))).toEqual({ look: 'central' });
  expect(placeOf(sitting({ asked: ['allied'], secret: true, viewer: 'central', alone: 'central' }))).toEqual({ passTo: 'allied' });
});

test('where the curtain always falls, it falls whenever the machine changes hands', () => {
  expect(placeOf(sitting({ policy: 'always' }))).toEqual({ passTo: 'allied' });
  expect(placeOf(sitting({ policy: 'always', viewer: 'allied' }))).toEqual({ look: 'allied' });
  expect(placeOf(sitting({ policy: 'always', asked: ['central'], viewer: 'allied' }))).toEqual({ passTo: 'central' });
});

test('after the end whoever looked last goes on looking', () => {
  expect(placeOf(sitting({ asked: [], viewer: 'central' }))).toEqual({ look: 'central' });
  expect(placeOf(sitting({ asked: [] }))).toEqual({ look: 'allied' });
});
