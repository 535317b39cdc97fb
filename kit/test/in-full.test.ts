import { describe, expect, test } from 'vitest';
import { partInFull, steppedPixel } from '../in-full.ts';

test('closeness goes by steps, never below what is seen', () => {
  for (const pixel of [0.8, 1, 1.3, 2.2, 6]) expect(steppedPixel(pixel)).toBeGreaterThanOrEqual(pixel - 1e-6);
  expect(steppedPixel(1.3)).toBe(steppedPixel(1.4));
  expect(steppedPixel(1.3, 12)).toBeLessThan(steppedPixel(1.4, 12));
});

describe('pieces in full', () => {
  const view = { x: 100, y: 100, width: 400, height: 300 };

  test('are drawn somewhat beyond the view, and no further ones while it moves among them', () => {
    const part = partInFull(undefined, view);
    expect(part).toEqual({ x: 0, y: 25, width: 600, height: 450 });
    expect(partInFull(part, { ...view, x: 180 })).toBe(part);
    expect(partInFull(part, { ...view, x: 220 })).toEqual({ x: 120, y: 25, width: 600, height: 450 });
  });

  test('are fewer as soon as one looks closer', () => {
    const part = partInFull(undefined, view);
    expect(partInFull(part, { x: 250, y: 200, width: 200, height: 150 })).toEqual({ x: 200, y: 162.5, width: 300, height: 225 });
  });
});
