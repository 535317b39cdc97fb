/** Where the ships of a battle lie on the screen: one line above the other, as large as the room allows. Pure arithmetic. */
import type { Alliance } from '../data/map.ts';
import { isEngaged } from '../rules/line.ts';
import type { FighterView, View } from '../view.ts';

export interface BattleLayout {
  readonly width: number;
  readonly height: number;
  /** Free water at the foot, where a screen held in the hand has its buttons. */
  readonly foot: number;
}

export interface Berth {
  /** The middle of the card. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A ship's card, at natural size. */
export const CARD = { width: 104, height: 58 } as const;
const WIDTH = 116;
/** Beneath the cards of those who are fired at stand the odds. */
const HEIGHTS = { firing: 76, 'fired at': 100 } as const;
const HEAD = 40;
const GAP = 46;
const MARGIN = 14;

/** Open sea has no shape of its own: it takes that of the screen (width divided by height). */
export const layoutFor = (aspect: number): BattleLayout => {
  if (aspect < 0.95) return { width: 640, height: Math.round(640 / Math.max(0.5, aspect)), foot: 70 };
  return { width: Math.round(840 * Math.min(2.2, aspect)), height: 840, foot: MARGIN };
};

interface Room {
  readonly top: number;
  readonly height: number;
}

/** The Central line above, the Allied below; each gets room by its numbers, but never less than a third. */
const roomsOf = ({ height, foot }: BattleLayout, central: number, allied: number): Readonly<Record<Alliance, Room>> => {
  const free = height - 2 * HEAD - GAP - foot;
  const share = Math.min(0.67, Math.max(0.33, central / Math.max(1, central + allied)));
  return {
    central: { top: HEAD, height: free * share },
    allied: { top: HEAD + free * share + GAP + HEAD - 14, height: free * (1 - share) },
  };
};

/** The number of columns that gives the largest cards; of equals the longest line. */
const columnsFor = (count: number, width: number, height: number, high: number): { readonly columns: number; readonly scale: number } => {
  let best = { columns: 1, scale: 0 };
  for (let columns = count; columns > 0; columns--) {
    const rows = Math.ceil(count / columns);
    const scale = Math.min(1.5, width / columns / WIDTH, height / rows / high);
    if (scale > best.scale + 1e-9) best = { columns, scale };
  }
  return best;
};

const berthsOf = (
  ids: readonly string[],
  { width }: BattleLayout,
  { top, height }: Room,
  each: number,
): readonly (readonly [string, Berth])[] => {
  if (ids.length === 0) return [];
  const room = width - 2 * MARGIN;
  const { columns, scale } = columnsFor(ids.length, room, height, each);
  const rows = Math.ceil(ids.length / columns);
  const [wide, high] = [WIDTH * scale, each * scale];
  const start = top + (height - rows * high) / 2;
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

/** The line of the side that is firing needs no room for odds. */
export const battleBerths = (view: View, layout: BattleLayout, firing: Alliance): ReadonlyMap<string, Berth> => {
  const [central, allied] = [lineOf(view, 'central').map(({ id }) => id), lineOf(view, 'allied').map(({ id }) => id)];
  const rooms = roomsOf(layout, central.length, allied.length);
  const height = (side: Alliance): number => HEIGHTS[side === firing ? 'firing' : 'fired at'];
  return new Map([
    ...berthsOf(central, layout, rooms.central, height('central')),
    ...berthsOf(allied, layout, rooms.allied, height('allied')),
  ]);
};

/** Middles of the titles over the two lines. */
export const titleHeights = (view: View, layout: BattleLayout): Readonly<Record<Alliance, number>> => {
  const rooms = roomsOf(layout, lineOf(view, 'central').length, lineOf(view, 'allied').length);
  return { central: rooms.central.top - 10, allied: rooms.allied.top - 8 };
};
