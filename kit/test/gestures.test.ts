import { expect, test } from 'vitest';
import { gestures } from '../gestures.ts';

const handsOn = () => {
  const seen: string[] = [];
  const hands = gestures({
    drag: (dx, dy) => seen.push(`drag ${dx} ${dy}`),
    pinch: (factor, { x, y }) => seen.push(`pinch ${factor} at ${x} ${y}`),
  });
  return { seen, hands };
};

test('a press that moves three pixels stays a click', () => {
  const { seen, hands } = handsOn();
  hands.down(1, { x: 0, y: 0 });
  hands.move(1, { x: 3, y: 0 });
  hands.up(1);
  expect(seen).toEqual([]);
  expect(hands.wasDrag()).toBe(false);
});

test('a press that moves further drags the chart and is no click', () => {
  const { seen, hands } = handsOn();
  hands.down(1, { x: 0, y: 0 });
  hands.move(1, { x: 10, y: 5 });
  hands.up(1);
  expect(seen).toEqual(['drag 10 5']);
  expect(hands.wasDrag()).toBe(true);
  expect(hands.wasDrag()).toBe(false);
});

test('two fingers that spread zoom about their middle', () => {
  const { seen, hands } = handsOn();
  hands.down(1, { x: 0, y: 0 });
  hands.down(2, { x: 100, y: 0 });
  hands.move(2, { x: 200, y: 0 });
  expect(seen).toEqual(['pinch 2 at 50 0', 'drag 50 0']);
});
