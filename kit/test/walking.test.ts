import { expect, test } from 'vitest';
import { walked } from '../walking.ts';

const rows = [['Lion', 'Tiger', 'Princess Royal'], ['New Zealand', 'Indomitable'], ['Southampton']];

test.each([
  ['ArrowRight', 'Lion', 'Tiger'],
  ['ArrowRight', 'Princess Royal', 'Lion'],
  ['ArrowLeft', 'Lion', 'Princess Royal'],
  ['ArrowDown', 'Tiger', 'Indomitable'],
  ['ArrowDown', 'Princess Royal', 'Indomitable'],
  ['ArrowDown', 'Southampton', 'Southampton'],
  ['ArrowUp', 'Indomitable', 'Tiger'],
  ['ArrowUp', 'Lion', 'Lion'],
  ['Home', 'Tiger', 'Lion'],
  ['End', 'Lion', 'Princess Royal'],
])('%s leads from %s to %s', (key, from, to) => {
  expect(walked(rows, from, key)).toBe(to);
});

test('other keys, and pieces of no row, lead nowhere', () => {
  expect(walked(rows, 'Lion', 'Enter')).toBeNull();
  expect(walked(rows, 'Blücher', 'ArrowRight')).toBeNull();
});
