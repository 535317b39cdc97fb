import { expect, test } from 'vitest';
import { fittingSize } from '../text-size.ts';

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
