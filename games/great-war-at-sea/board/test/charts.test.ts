import { describe, expect, test } from 'vitest';
import type { Point } from '../../../../chart/chart.ts';
import { isInside } from '../../../../chart/geometry.ts';
import { linesOf } from '../../../../chart/path.ts';
import { THEATRES } from '../../data/theatre.ts';
import { theatreOf } from '../../data/theatres.ts';
import { isInPlay } from '../../data/zones.ts';
import { chartOf, fetchChart, portsOn, zoneBox, zoneMiddle } from '../charts.ts';
import { closedPath, gridPath } from '../grid-lines.ts';
import { frameOf, plateSize, pointAt, zoneUnder } from '../plate.ts';

await Promise.all(THEATRES.map(fetchChart));

/** Neighbours in a list that are the same count once. */
const runsOf = (zones: readonly (string | undefined)[]) => zones.filter((zone, i) => zone !== zones[i - 1]);

/** Water on the chart of 1914, and land in the rules: no fleet goes there. */
const inTheZuiderZee: readonly string[] = ['Q10'];

describe.each(THEATRES)('the chart of %s', (id) => {
  const theatre = theatreOf(id);
  const chart = chartOf(id);
  const land = linesOf(chart.land, 2);
  const isLand = (at: Point): boolean => isInside(at, land);
  const [left, top, width, height] = frameOf(theatre.grid);
  const isInFrame = ([x, y]: Point): boolean => x >= left && y >= top && x <= left + width && y <= top + height;

  test('is as large as its grid with the margin', () => {
    expect({ width: chart.width, height: chart.height }).toEqual(plateSize(theatre.grid));
  });

  test('zones without water are land, zones without land are water', () => {
    for (const zone of theatre.zones) {
      if ((zone.land > 0 && zone.land < 100) || inTheZuiderZee.includes(zone.id)) continue;
      expect([zone.id, isLand(zoneMiddle(theatre, zone.id))]).toEqual([zone.id, zone.land === 100]);
    }
  });

  test('a point in the middle of a zone is found to be in it, and none outside the frame', () => {
    for (const zone of theatre.zones) expect(zoneUnder(theatre.grid, zoneMiddle(theatre, zone.id))).toBe(zone.id);
    expect(zoneUnder(theatre.grid, [left - 1, top + 1])).toBe(undefined);
  });

  test('every port has its mark where it lies, with its name inside the frame', () => {
    expect(chart.ports.map(({ port }) => port.id).toSorted()).toEqual(theatre.ports.map((port) => port.id).toSorted());
    for (const { port, at, hung } of chart.ports) {
      const [x, y] = pointAt(theatre.grid, port);
      expect(Math.hypot(at[0] - x, at[1] - y)).toBeLessThan(0.2);
      expect([port.name, isInFrame(at), isInFrame(hung)]).toEqual([port.name, true, true]);
    }
  });

  test('every landmark that is no bank has its mark', () => {
    const named = theatre.labels.filter(({ kind }) => kind !== 'bank').map(({ name }) => name);
    expect(chart.landmarks.map(({ name }) => name)).toEqual(named);
  });

  test('a channel runs through its zones in their order, on water', () => {
    for (const channel of theatre.channels) {
      const course = linesOf(chart.channels.get(channel.id) ?? '').flat();
      expect(runsOf(course.map((at) => zoneUnder(theatre.grid, at)))).toEqual(channel.zones);
      expect([channel.id, course.filter(isLand)]).toEqual([channel.id, []]);
    }
  });

  test('mines are drawn in each zone of their field, on water', () => {
    for (const field of theatre.fields) {
      const spots = chart.fields.get(field.id) ?? [];
      expect([field.id, spots.map((at) => zoneUnder(theatre.grid, at))]).toEqual([field.id, field.zones]);
      expect([field.id, spots.filter(isLand)]).toEqual([field.id, []]);
    }
  });

  test('names of seas lie in the frame', () => {
    expect(chart.names.filter(({ at }) => !isInFrame(at)).map(({ name }) => name)).toEqual([]);
  });

  test('the deeper a band, the more it holds', () => {
    const depths = chart.depths.map(({ metres }) => metres);
    expect(depths).toEqual(depths.toSorted((a, b) => b - a));
    const spots = theatre.zones.filter(isInPlay).map((zone) => zoneMiddle(theatre, zone.id));
    const held = chart.depths.map(({ path }) => {
      const rings = linesOf(path, 1);
      return spots.filter((at) => isInside(at, rings)).length;
    });
    expect(held).toEqual(held.toSorted((a, b) => b - a));
  });

  test('the grid draws every border of a zone in play, and none twice', () => {
    const lines = linesOf(gridPath(theatre)).map((line) => line.join(' '));
    expect(new Set(lines).size).toBe(lines.length);
    const [first] = theatre.zones.filter(isInPlay);
    const [x, y, size] = zoneBox(theatre, first?.id ?? '');
    expect(lines).toContain(
      [
        [x + size, y],
        [x + size, y + size],
      ].join(' '),
    );
  });
});

test('banks and deeps of the North Sea are where they should be', () => {
  const { grid } = theatreOf('north-sea');
  const isShallower = (metres: number, lat: number, lon: number): boolean =>
    isInside(pointAt(grid, { lat, lon }), linesOf(chartOf('north-sea').depths.find((band) => band.metres === metres)?.path ?? ''));
  expect([isShallower(30, 54.8, 2.4), isShallower(50, 54.1, 2.1), isShallower(100, 56.5, 3.5), isShallower(200, 59.5, 4.4)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('a way that is closed is marked: from the Sea of Japan into the water behind Noto', () => {
  const theatre = theatreOf('far-east');
  const [x, y, size] = zoneBox(theatre, 'O24');
  expect(linesOf(closedPath(theatre))).toContainEqual([
    [x + size, y],
    [x + size, y + size],
  ]);
});

test('a port lies under the flag of those who held it on the day', () => {
  const ownerOn = (month: number) =>
    portsOn('north-sea', { year: 1914, month, day: 14 }).find(({ port }) => port.id === 'ostend')?.port.owner;
  expect([ownerOn(9), ownerOn(11)]).toEqual(['british', 'german']);
});
