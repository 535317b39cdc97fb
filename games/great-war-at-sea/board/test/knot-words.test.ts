import { expect, test } from 'vitest';
import { wordsWithRoom } from '../knot-words.ts';

const knot = (x: number, hour: string) => ({ at: [x, 0] as const, hour, zones: '2 zones' });

test('a way home says nothing where the way out has said it, and closer by all of it', () => {
  const knots = [knot(0, '08h'), knot(60, '12h'), knot(40, '16h'), knot(10, '20h')];
  expect(wordsWithRoom(knots, 1)).toEqual([
    { hour: '08h', zones: '2 zones' },
    { hour: '12h', zones: '2 zones' },
    { hour: '16h', zones: '' },
    { hour: '', zones: '' },
  ]);
  expect(wordsWithRoom(knots, 0.1).every(({ hour, zones }) => hour !== '' && zones !== '')).toBe(true);
});
