import { expect, test } from 'vitest';
import { endsOf } from '../path.ts';

test('a straight link points out at both ends', () =>
  expect(endsOf('M0 0L10 0')).toEqual({ start: { x: 0, y: 0, angle: 180 }, finish: { x: 10, y: 0, angle: 0 } }));

test('a curve points along its last control point', () => expect(endsOf('M0,0 Q10,0 10,10')?.finish).toEqual({ x: 10, y: 10, angle: 90 }));

test('negative and joined numbers are read', () => expect(endsOf('M-5-5L-5 5')?.finish).toEqual({ x: -5, y: 5, angle: 90 }));

test('a point is no path', () => expect(endsOf('M3 3')).toBeUndefined());
