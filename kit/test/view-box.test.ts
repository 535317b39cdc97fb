import { expect, test } from 'vitest';
import { bringing, contains, opening, panBy, reshape, showing, whole, zoomAt, zoomCentre } from '../view-box.ts';

const chart = { x: 0, y: 0, width: 1200, height: 900 };

test('the whole chart is centred in a wider screen', () => expect(whole(chart, 2)).toEqual({ x: -300, y: 0, width: 1800, height: 900 }));

test('the whole chart is centred in a taller screen', () => expect(whole(chart, 1)).toEqual({ x: 0, y: -150, width: 1200, height: 1200 }));

test('zooming keeps the point under the pointer', () => {
  const box = zoomAt(chart, chart, 2, 300, 225);
  expect(box).toEqual({ x: 150, y: 112.5, width: 600, height: 450 });
});

test('one cannot zoom out beyond the whole chart', () => expect(zoomCentre(chart, chart, 0.5)).toEqual(chart));

test('one cannot zoom in for ever', () => expect(zoomCentre(chart, chart, 1000).width).toBe(120));

test('panning stops at the edge of the chart', () => {
  const near = zoomCentre(chart, chart, 2);
  expect(panBy(chart, near, -5000, 5000)).toMatchObject({ x: 0, y: 450 });
});

test('a turned screen keeps the centre and the closeness', () => {
  const near = zoomCentre(chart, whole(chart, 2), 3);
  const turned = reshape(chart, near, 0.5);
  expect(turned.x + turned.width / 2).toBeCloseTo(600);
  expect(turned.width).toBeCloseTo(whole(chart, 0.5).width / 3);
});

test('a chart narrower than its window goes to the left of a card, and no further than its edge', () => {
  const beside = (covered: number) => panBy({ ...chart, covered }, whole(chart, 2), 0, 0).x;
  expect([0, 0.2, 0.4].map(beside)).toEqual([-300, -120, 0]);
  const near = zoomCentre(chart, whole(chart, 2), 4);
  expect(panBy({ ...chart, covered: 0.4 }, near, 0, 0)).toEqual(near);
});

test('what is to be shown is in view', () => {
  const part = { x: 1100, y: 850, width: 80, height: 40 };
  expect(contains(showing(chart, part, 1.4), part)).toBe(true);
});

test('a chart is opened as a whole, or so near that it can be read', () => {
  const part = { x: 300, y: 300, width: 0, height: 0 };
  expect(opening(chart, part, 2, Infinity)).toEqual(whole(chart, 2));
  expect(opening(chart, part, 2, 400)).toEqual({ x: 100, y: 200, width: 400, height: 200 });
});

test('what is to be shown is shown no smaller than it can be read', () => {
  const part = { x: 0, y: 0, width: 1200, height: 900 };
  expect(showing(chart, part, 1, 300)).toEqual({ x: 450, y: 300, width: 300, height: 300 });
});

const window = { x: 300, y: 300, width: 200, height: 150 };

test('what is in view already moves nothing', () => expect(bringing(chart, window, [{ x: 400, y: 350 }])).toBe(window));

test('nothing to bring into view moves nothing', () => expect(bringing(chart, window, [])).toBe(window));

test('what is out of view comes into it, as near as before and no further than it must', () =>
  expect(bringing(chart, window, [{ x: 900, y: 350 }])).toEqual({ ...window, x: 720 }));

test('what lies far apart is seen from farther away', () => {
  const box = bringing(chart, window, [
    { x: 100, y: 100 },
    { x: 900, y: 350 },
  ]);
  expect(box).toEqual({ x: 0, y: 0, width: 1000, height: 750 });
});
