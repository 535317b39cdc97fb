import { expect, test } from 'vitest';
import { fittingSize, setIn, shortened } from '../text-size.ts';

test('a short name has the usual size, a long one fits its room', () => {
  expect(fittingSize('Lion', 80, 12.5)).toBe(12.5);
  const long = fittingSize('Kaiserin und Königin Maria Theresia', 80, 12.5);
  expect(long).toBeLessThan(6);
  expect(fittingSize('Kaiserin und Königin Maria Theresia', 160, 12.5)).toBeCloseTo(long * 2);
});

test('wide letters make a name smaller than narrow ones', () => {
  expect(fittingSize('Commonwealth', 60, 99)).toBeLessThan(fittingSize('Illustrious.', 60, 99));
});

test('no words at all fill no room', () => {
  expect(fittingSize('', 80, 12.5)).toBe(12.5);
});

test('a name that is too long for its room loses letters, and no point stands after another', () => {
  expect(shortened('Lion', 60, 10)).toBe('Lion');
  expect(shortened('Empress of Russia', 48, 10)).toBe('Empress.');
  expect(shortened('1st B.C.S.', 40, 10)).toBe('1st B.C.');
});

test('a name that is a little too long is pressed together, and a longer one loses letters besides', () => {
  expect(setIn('Lion', 60, 10)).toEqual({ words: 'Lion', width: undefined });
  expect(setIn('Undaunted', 48, 10)).toEqual({ words: 'Undaunted', width: 48 });
  expect(setIn('Lion', -10, 10).width, 'a screen that has not been measured').toBeUndefined();
  const long = setIn('Empress of Russia', 48, 10);
  expect(long.words).toMatch(/^Empress o?f?\.$/);
  expect(long.width ?? 0).toBeLessThanOrEqual(48);
});
