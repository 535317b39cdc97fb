import { expect, test } from 'vitest';
import type { Chart, Point } from '../../../chart/chart.ts';
import { cornersOf, isInside } from '../../../chart/geometry.ts';
import { linesOf } from '../../../chart/path.ts';
import { raidChart, strategicChart } from '../board/charts.ts';

const strategic: Chart = strategicChart;
const raid: Chart = raidChart;

const ways = (chart: Chart): string[] => chart.links.map(({ from, to, oneWay }) => `${from} ${oneWay ? '->' : '-'} ${to}`).sort();
const space = (chart: Chart, id: string) => chart.spaces[id] ?? expect.fail(`no space ${id}`);
const isInFrame = ({ width, height }: Chart, [x, y]: Point): boolean => x > 0 && x < width && y > 0 && y < height;

test('the strategic chart has the nine spaces of the map', () => {
  expect(Object.keys(strategic.spaces).sort()).toEqual([
    'A',
    'B',
    'C',
    'D',
    'E',
    'british-reserve',
    'cuxhaven',
    'german-reserve',
    'rescue',
  ]);
});

test('the Harwich Force has one way to go', () => {
  expect(ways(strategic)).toEqual(['A -> B', 'B -> C', 'C -> D', 'D -> E', 'E -> british-reserve']);
});

test('the raid chart has five entries, four targets and the escape', () => {
  expect(Object.keys(raid.spaces).sort()).toEqual([
    'entry-1',
    'entry-2',
    'entry-3',
    'entry-4',
    'entry-5',
    'escape',
    'target-a',
    'target-b',
    'target-c',
    'target-d',
  ]);
});

test('every entry leads to its neighbours and its targets, every target out to sea, no target to another', () => {
  expect(ways(raid)).toEqual([
    'entry-1 - entry-2',
    'entry-1 - target-a',
    'entry-2 - entry-3',
    'entry-2 - target-a',
    'entry-2 - target-b',
    'entry-3 - entry-4',
    'entry-3 - target-b',
    'entry-3 - target-c',
    'entry-4 - entry-5',
    'entry-4 - target-c',
    'entry-4 - target-d',
    'entry-5 - target-d',
    'target-a -> escape',
    'target-b -> escape',
    'target-c -> escape',
    'target-d -> escape',
  ]);
});

for (const [title, chart] of Object.entries({ strategic, raid })) {
  test(`${title}: counters have room inside their space and inside the frame`, () => {
    for (const [id, { path, room, centre }] of Object.entries(chart.spaces)) {
      const outline = linesOf(path);
      for (const point of [centre, ...cornersOf(room)]) {
        expect(isInside(point, outline), `${id} at ${point}`).toBe(true);
        expect(isInFrame(chart, point), `${id} at ${point}`).toBe(true);
      }
    }
  });

  test(`${title}: no two spaces claim the same room, and every name lies in the frame`, () => {
    for (const [id, { room }] of Object.entries(chart.spaces))
      for (const [other, { path }] of Object.entries(chart.spaces))
        if (id !== other) for (const point of cornersOf(room)) expect(isInside(point, linesOf(path)), `${id} in ${other}`).toBe(false);
    const names = [...chart.places, ...chart.seas].map(({ at }) => at);
    expect(names.every((at) => isInFrame(chart, at))).toBe(true);
  });

  test(`${title}: every way stays in the frame and keeps clear of the counters it passes`, () => {
    for (const { from, to, path } of chart.links)
      for (const point of linesOf(path).flat()) {
        expect(isInFrame(chart, point), `${from} to ${to} at ${point}`).toBe(true);
        for (const [id, { room }] of Object.entries(chart.spaces))
          expect(isInside(point, [cornersOf(room)]), `${from} to ${to} through ${id}`).toBe(false);
      }
  });
}

test('the fleets are at sea: every sea area lies clear of the land', () => {
  const land = linesOf(strategic.land);
  for (const id of ['A', 'B', 'C', 'D', 'E', 'british-reserve', 'rescue']) {
    const { centre, room, path } = space(strategic, id);
    for (const point of [centre, ...cornersOf(room), ...linesOf(path).flat()])
      expect(isInside(point, land), `${id} at ${point}`).toBe(false);
  }
});

test('ways over the raid chart do not cross each other', () => {
  const sides = raid.links.map(({ path }) =>
    linesOf(path).flatMap((line) => line.slice(1).map((point, i) => [line[i] as Point, point] as const)),
  );
  const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): boolean => (bx - ax) * (cy - ay) > (by - ay) * (cx - ax);
  const cross = ([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean =>
    turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);
  sides.forEach((one, i) => {
    for (const other of sides.slice(i + 1)) expect(one.some((side) => other.some((across) => cross(side, across)))).toBe(false);
  });
});
