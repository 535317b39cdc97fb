/** Names that step aside for counters. */
import { expect, test } from 'vitest';
import { besideMarks, type Named, roomOfName } from '../beside-marks.ts';
import type { Room } from '../layout.ts';

const port = (name: string, x: number, y: number): Named => ({
  name,
  at: [x, y],
  clear: 6,
  size: 10,
  usual: { x: x + 6, y: y + 3, anchor: 'start' },
});

const touch = ([ax, ay, aw, ah]: Room, [bx, by, bw, bh]: Room): boolean => ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;

test('a name stays where it is drawn while nothing lies there', () => {
  const scapa = port('Scapa Flow', 0, 0);
  expect(besideMarks([scapa], [[0, 40, 50, 30]])).toEqual([scapa.usual]);
});

test('under a counter it goes to another side of its mark', () => {
  expect(besideMarks([port('Rosyth', 0, 0)], [[4, -20, 60, 40]])[0]).toMatchObject({ anchor: 'end', x: -6 });
});

test('between two counters it goes above its mark, whatever the size of the type', () => {
  const mauritius: Named = { ...port('Mauritius', 153.3, 583.5), size: 9.8, usual: { x: 146.8, y: 586.8, anchor: 'end' } };
  const counters: readonly Room[] = [
    [70, 584, 67, 44],
    [198, 544, 67, 44],
  ];
  expect(besideMarks([mauritius], counters)[0]).toMatchObject({ anchor: 'middle', x: 153.3 });
});

test('where the mark itself is covered, it goes beside the counter', () => {
  const counter: Room = [-30, -20, 60, 40];
  const [hanging] = besideMarks([port('Tyne', 0, 0)], [counter]);
  expect(hanging).toMatchObject({ anchor: 'start', x: 32.5 });
});

test('it takes the place of no other name, and of no other mark', () => {
  const [tyne, blyth, humber] = [port('Tyne', 0, 0), port('Blyth', -40, 0), port('Humber', 0, 14)];
  const counter: Room = [7, -4, 40, 8];
  const all = [tyne, blyth, humber];
  const rooms = besideMarks(all, [counter]).map((hanging, i) => roomOfName(all[i] ?? tyne, hanging));
  for (const [i, room] of rooms.entries())
    for (const other of [counter, ...rooms.filter((_, j) => j !== i)]) expect(touch(room, other)).toBe(false);
});

test('with no room anywhere it stays', () => {
  const tyne = port('Tyne', 0, 0);
  const tiles = [-2, -1, 0, 1, 2].map((i) => i * 40 - 20);
  const counters = tiles.flatMap((x) => tiles.map((y): Room => [x, y, 40, 40]));
  expect(besideMarks([tyne], counters)).toEqual([tyne.usual]);
});
