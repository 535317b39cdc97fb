/** On which side of its mark a name stands so that no counter lies over it. Pure. */
import { boxAround, grown } from '../chart/geometry.ts';
import type { Room } from './layout.ts';
import { lengthOf } from './text-size.ts';

/** Where words hang: the start, the middle or the end of their baseline. */
export interface Hanging {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

export interface Named {
  readonly name: string;
  /** The middle of the mark, and how far from it a name keeps. */
  readonly at: readonly [x: number, y: number];
  readonly clear: number;
  /** The size of the type. */
  readonly size: number;
  /** Where the name hangs as long as nothing lies there. */
  readonly usual: Hanging;
}

/** How far letters reach over the baseline and below it, as parts of their size. */
const [OVER, BELOW] = [0.74, 0.22];

/** The room that a name takes where it hangs. */
export const roomOfName = ({ name, size }: Named, { x, y, anchor }: Hanging): Room => {
  const width = lengthOf(name) * size;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return [left, y - OVER * size, width, (OVER + BELOW) * size];
};

/** Rooms that meet at an edge do not touch, however the edge is rounded. */
const EDGE = 0.01;

export const touch = ([ax, ay, aw, ah]: Room, [bx, by, bw, bh]: Room): boolean =>
  ax + EDGE < bx + bw && bx + EDGE < ax + aw && ay + EDGE < by + bh && by + EDGE < ay + ah;

const markOf = ({ at, clear }: Named): Room => boxAround(at, 2 * clear, 2 * clear);

/** The four sides of what a name may stand beside. */
const around = ([x, y, width, height]: Room, size: number): readonly Hanging[] => {
  const line = y + height / 2 + ((OVER - BELOW) / 2) * size;
  return [
    { x: x + width, y: line, anchor: 'start' },
    { x, y: line, anchor: 'end' },
    { x: x + width / 2, y: y - BELOW * size, anchor: 'middle' },
    { x: x + width / 2, y: y + height + OVER * size, anchor: 'middle' },
  ];
};

/** All sides of the mark, and then of what covers it. */
const places = (named: Named, over: readonly Room[]): readonly Hanging[] => {
  const mark = markOf(named);
  const covering = over.filter((room) => touch(room, mark)).map((room) => grown(room, named.size / 4));
  return [mark, ...covering].flatMap((room) => around(room, named.size));
};

/**
 * Where each name hangs: as usual where nothing lies over it, else on the first side that is clear of counters, marks and other
 * names; and as usual where there is no such side.
 */
export function besideMarks(all: readonly Named[], over: readonly Room[]): readonly Hanging[] {
  const isCovered = (named: Named): boolean => over.some((room) => touch(room, roomOfName(named, named.usual)));
  const covered = new Set(all.filter(isCovered));
  const taken = [...over, ...all.map(markOf), ...all.filter((named) => !covered.has(named)).map((named) => roomOfName(named, named.usual))];
  return all.map((named) => {
    if (!covered.has(named)) return named.usual;
    const place = places(named, over).find((each) => !taken.some((room) => touch(room, roomOfName(named, each))));
    if (place) taken.push(roomOfName(named, place));
    return place ?? named.usual;
  });
}
