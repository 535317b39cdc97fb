/** Where the ships of a battle lie on the screen: one line above the other, as large as the room allows. Pure arithmetic. */
import type { Alliance } from '../data/map.ts';
import { isEngaged } from '../rules/line.ts';
import type { FighterView, View } from '../view.ts';

export interface BattleLayout {
  readonly width: number;
  readonly height: number;
  /** Free water at the foot, where the keys of the playback lie. */
  readonly foot: number;
}

export interface Berth {
  /** The middle of the card. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A ship's card, at natural size. */
export const CARD = { width: 112, height: 58 } as const;
const WIDTH = 122;
/** Beneath the cards of those who are fired at stand the odds; over those who fire, at whom. */
const HEIGHTS = { firing: 80, 'fired at': 100 } as const;
const HEAD = 40;
const GAP = 46;
const MARGIN = 14;
/** A card is never smaller than this: what is written on it could not be read. */
const LEAST = 0.94;

/** Rows of the smallest cards. */
const rowsFor = (width: number, count: number): number =>
  Math.max(1, Math.ceil(count / Math.max(1, Math.floor((width - 2 * MARGIN) / (WIDTH * LEAST)))));

/** The height of the keys that step through what happened, which lie over the sea on a desk. */
const PLAYBACK = 48;
/** Below this width a sea that is too small for the lines grows downwards only, to be looked at part by part. */
const NARROW = 560;
/** By so much a sea that is wide enough to be looked at as a whole grows at a time, and at most. */
const [GROWTH, MOST_GROWN] = [1.05, 1.5];

/** Open sea has the shape of the screen, in pixels; where the lines are too long for it, it is larger on a desk and higher on a phone. */
export function layoutFor(screen: { readonly width: number; readonly height: number }, central: number, allied: number): BattleLayout {
  const foot = screen.width >= NARROW ? PLAYBACK : MARGIN;
  const leastIn = (width: number): number =>
    2 * HEAD + GAP + foot + (rowsFor(width, central) + rowsFor(width, allied)) * HEIGHTS['fired at'] * LEAST;
  let [width, height] = [Math.max(320, screen.width), screen.height];
  while (screen.width >= NARROW && width < MOST_GROWN * screen.width && leastIn(width) > height)
    [width, height] = [width * GROWTH, height * GROWTH];
  return { width: Math.round(width), height: Math.round(Math.max(height, leastIn(width))), foot };
}

interface Room {
  readonly top: number;
  readonly height: number;
}

/** The Central line above, the Allied below; each gets room by its rows, so that no card is smaller than another. */
const roomsOf = ({ width, height, foot }: BattleLayout, central: number, allied: number): Readonly<Record<Alliance, Room>> => {
  const free = height - 2 * HEAD - GAP - foot;
  const [above, below] = [rowsFor(width, central), rowsFor(width, allied)];
  const share = above / (above + below);
  return {
    central: { top: HEAD, height: free * share },
    allied: { top: HEAD + free * share + GAP + HEAD - 14, height: free * (1 - share) },
  };
};

const LARGEST = 1.5;

/** The number of columns that gives the largest cards, up to so large; of equals the longest line. */
const columnsFor = (
  count: number,
  width: number,
  height: number,
  high: number,
  most: number,
): { readonly columns: number; readonly scale: number } => {
  let best = { columns: 1, scale: 0 };
  for (let columns = count; columns > 0; columns--) {
    const rows = Math.ceil(count / columns);
    const scale = Math.min(most, width / columns / WIDTH, height / rows / high);
    if (scale > best.scale + 1e-9) best = { columns, scale };
  }
  return best;
};

/** Both lines lie as near to each other as their room allows. */
const berthsOf = (
  ids: readonly string[],
  { width }: BattleLayout,
  { top, height }: Room,
  each: number,
  most: number,
  isAbove: boolean,
): readonly (readonly [string, Berth])[] => {
  if (ids.length === 0) return [];
  const room = width - 2 * MARGIN;
  const { columns, scale } = columnsFor(ids.length, room, height, each, most);
  const rows = Math.ceil(ids.length / columns);
  const [wide, high] = [WIDTH * scale, each * scale];
  const start = isAbove ? top + height - rows * high : top;
  return ids.map((id, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? ids.length - row * columns : columns;
    const left = MARGIN + (room - inRow * wide) / 2;
    return [id, { x: left + ((i % columns) + 0.5) * wide, y: start + row * high + (HEIGHTS.firing / 2) * scale, scale }] as const;
  });
};

/** The ships of the set being fought stand in front; those of a group stand together. */
export const lineOf = (view: View, side: Alliance): readonly FighterView[] => {
  const { battle } = view;
  if (!battle) return [];
  return battle.fighters
    .filter((fighter) => fighter.side === side)
    .toSorted((a, b) => Number(isEngaged(battle, b)) - Number(isEngaged(battle, a)) || a.group - b.group);
};

/** The line of the side that is firing needs no room for odds. Ships of both sides are to one scale. */
export const battleBerths = (view: View, layout: BattleLayout, firing: Alliance): ReadonlyMap<string, Berth> => {
  const [central, allied] = [lineOf(view, 'central').map(({ id }) => id), lineOf(view, 'allied').map(({ id }) => id)];
  const rooms = roomsOf(layout, central.length, allied.length);
  const height = (side: Alliance): number => HEIGHTS[side === firing ? 'firing' : 'fired at'];
  const largest = (ids: readonly string[], side: Alliance): number =>
    ids.length === 0 ? LARGEST : columnsFor(ids.length, layout.width - 2 * MARGIN, rooms[side].height, height(side), LARGEST).scale;
  const most = Math.min(largest(central, 'central'), largest(allied, 'allied'));
  return new Map([
    ...berthsOf(central, layout, rooms.central, height('central'), most, true),
    ...berthsOf(allied, layout, rooms.allied, height('allied'), most, false),
  ]);
};

/** Middles of the titles over the two lines. */
export const titleHeights = (view: View, layout: BattleLayout): Readonly<Record<Alliance, number>> => {
  const rooms = roomsOf(layout, lineOf(view, 'central').length, lineOf(view, 'allied').length);
  return { central: rooms.central.top - 10, allied: rooms.allied.top - 8 };
};
