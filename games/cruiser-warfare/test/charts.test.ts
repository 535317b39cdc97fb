import { expect, test } from 'vitest';
import type { Box, Point } from '../../../chart/chart.ts';
import { boxAround, distance, isInside, type Ring } from '../../../chart/geometry.ts';
import { linesOf } from '../../../chart/path.ts';
import { areaShape, chart, courseBetween, LEADING } from '../board/charts.ts';
import { AREA_FACTS, AREAS, type Area, LINKS, POINT_CONTACTS } from '../data/areas.ts';
import { areAdjacent, BUILT_IN } from '../data/data.ts';

const land = linesOf(chart.land);
const rings: ReadonlyMap<Area, Ring> = new Map(AREAS.map((area) => [area, linesOf(areaShape(area).path)[0] ?? []]));

const extents = AREAS.map((area) => {
  const ring = rings.get(area) ?? [];
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return { area, ring, west: Math.min(...xs), east: Math.max(...xs), top: Math.min(...ys), foot: Math.max(...ys) };
});

const areasAt = (point: Point): Area[] =>
  extents
    .filter(({ west, east, top, foot }) => point[0] >= west && point[0] <= east && point[1] >= top && point[1] <= foot)
    .filter(({ ring }) => isInside(point, [ring]))
    .map(({ area }) => area);

const isAtSea = (point: Point) => !isInside(point, land);

const pairOf = ([a, b]: readonly [Area, Area]) => [a, b].sort().join(' / ');

test('CW-5.1a areas share a drawn limit exactly where they are linked; only the canal has none', () => {
  const drawn = [...chart.crossings, ...chart.overTheEdge].map(({ areas }) => pairOf(areas));
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(drawn.sort()).toEqual(
    LINKS.filter(({ kind }) => kind !== 'canal')
      .map(({ areas }) => pairOf(areas))
      .sort(),
  );
});

test('CW-5.1c every drawn limit has water to cross', () => {
  const crossings = [...chart.crossings.map(({ areas, at }) => ({ areas, at: [at] })), ...chart.overTheEdge];
  expect(crossings.filter(({ at }) => !at.every(isAtSea)).map(({ areas }) => pairOf(areas))).toEqual([]);
});

test('CW-5.1a a limit runs between its two areas: a step to either hand of its crossing lies in the one and in the other', () => {
  for (const { areas, at } of chart.crossings) {
    const around = Array.from({ length: 16 }, (_, i): Point => {
      const turn = (i * Math.PI) / 8;
      return [at[0] + 0.8 * Math.cos(turn), at[1] + 0.8 * Math.sin(turn)];
    });
    expect([...new Set(around.flatMap(areasAt))].sort(), pairOf(areas)).toEqual([...areas].sort());
  }
});

/** Points along a ring, one for every unit of the chart. */
const stepsAlong = (ring: Ring): Point[] =>
  ring.flatMap((from, i) => {
    const to = ring[(i + 1) % ring.length] ?? from;
    const parts = Math.max(1, Math.ceil(distance(from, to)));
    return Array.from(
      { length: parts },
      (_, n): Point => [from[0] + ((to[0] - from[0]) * n) / parts, from[1] + ((to[1] - from[1]) * n) / parts],
    );
  });

test('CW-5.1d areas that touch at sea without a link do so at a point, and these are the points that the data tells of', () => {
  const near = new Map<string, number>();
  for (const area of AREAS) {
    for (const [x, y] of stepsAlong(rings.get(area) ?? [])) {
      const around: Point[] = [
        [x - 1.5, y],
        [x + 1.5, y],
        [x, y - 1.5],
        [x, y + 1.5],
      ];
      const strangers = new Set(around.flatMap(areasAt).filter((other) => other !== area && !areAdjacent(BUILT_IN, area, other)));
      if (strangers.size === 0 || !isAtSea([x, y])) continue;
      for (const other of strangers) near.set(pairOf([area, other]), (near.get(pairOf([area, other])) ?? 0) + 1);
    }
  }
  expect([...near.keys()].sort()).toEqual(POINT_CONTACTS.map(({ areas }) => pairOf(areas)).sort());
  // A contact of any length would be seen from many points on both sides.
  expect(Math.max(...near.values())).toBeLessThan(20);
});

test('CW-5.1a the water in the middle of an area is its own, at sea, and so are the counters that lie in it', () => {
  for (const area of AREAS) {
    const { centre, stacks, ashore } = areaShape(area);
    expect([isAtSea(centre), areasAt(centre)], area).toEqual([true, [area]]);
    if (!ashore) for (const at of stacks) expect(areasAt(at), area).toEqual([area]);
  }
});

/** The box of a line of type: about half its size for each letter. */
const lineOfType = (letters: number, size: number, [x, y]: Point): Box => [
  x - (letters * size) / 4,
  y - size * 0.75,
  (letters * size) / 2,
  size * 0.8,
];

const cover = ([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box) => ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;

test('CW-2.1a counters, names and numbers on the chart never cover one another', () => {
  const boxes = AREAS.flatMap((area): { what: string; box: Box }[] => {
    const { name, label, figures, stacks } = areaShape(area);
    return [
      ...stacks.map((at, i) => ({ what: `${area} ${['allied', 'central'][i]}`, box: boxAround(at, 46, 32) })),
      ...name.map((line, i) => ({ what: `${area} name`, box: lineOfType(line.length, 12, [label[0], label[1] + LEADING * i]) })),
      { what: `${area} numbers`, box: lineOfType(6, 10, figures) },
    ];
  });
  const clashes = boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter((b) => cover(a.box, b.box))
      .map((b) => `${a.what} / ${b.what}`),
  );
  expect(clashes).toEqual([]);
});

test('CW-10.3b every port of the rules is marked, and each lies at the coast of its area', () => {
  expect(chart.ports.map(({ area }) => area).sort()).toEqual(AREAS.filter((area) => AREA_FACTS[area].port).sort());
  for (const { area, at } of chart.ports)
    expect(
      Math.min(...stepsAlong(rings.get(area) ?? []).map((step) => distance(step, at)), isInside(at, [rings.get(area) ?? []]) ? 0 : 99),
      area,
    ).toBeLessThan(3);
});

test('CW-5.2b a course runs over the date line in one piece, and in two round the edges of the chart', () => {
  expect(courseBetween('tasman-sea', 'chatham-island')).toHaveLength(1);
  const [out = [], back = []] = courseBetween('cape-of-good-hope', 'mozambique-channel');
  expect([out.at(-1)?.[0], back[0]?.[0]]).toEqual([chart.width, 0]);
});
