/** Where the ships of a battle lie on the screen: one line above the other, as large as the room allows. Pure arithmetic. */
import type { Alliance } from '../data/map.ts';
import type { Fighter } from '../state.ts';
import type { View } from '../view.ts';
import { isEngaged } from './fire-plan.ts';

export interface BattleSheet {
  readonly width: number;
  readonly height: number;
}

export interface Berth {
  /** The middle of the card. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A card with its odds beneath, at natural size. */
export const CARD = { width: 104, height: 58 } as const;
export const BERTH = { width: 116, height: 94 } as const;
const HEAD = 30;
const GAP = 46;
const MARGIN = 14;

/** Open sea has no shape of its own: it takes that of the screen (width divided by height). */
export const sheetFor = (aspect: number): BattleSheet => {
  if (aspect < 0.95) return { width: 640, height: Math.round(640 / Math.max(0.5, aspect)) };
  return { width: Math.round(840 * Math.min(2.2, aspect)), height: 840 };
};

interface Room {
  readonly top: number;
  readonly height: number;
}

/** The Central line above, the Allied below; each gets room by its numbers, but never less than a third. */
const roomsOf = ({ height }: BattleSheet, central: number, allied: number): Readonly<Record<Alliance, Room>> => {
  const free = height - 2 * HEAD - GAP - MARGIN;
  const share = Math.min(0.67, Math.max(0.33, central / Math.max(1, central + allied)));
  return {
    central: { top: HEAD, height: free * share },
    allied: { top: HEAD + free * share + GAP + HEAD - 14, height: free * (1 - share) },
  };
};

/** The number of columns that gives the largest cards; of equals the longest line. */
const columnsFor = (count: number, width: number, height: number): { readonly columns: number; readonly scale: number } => {
  let best = { columns: 1, scale: 0 };
  for (let columns = count; columns > 0; columns--) {
    const rows = Math.ceil(count / columns);
    const scale = Math.min(1.5, width / columns / BERTH.width, height / rows / BERTH.height);
    if (scale > best.scale + 1e-9) best = { columns, scale };
  }
  return best;
};

const berthsOf = (ids: readonly string[], { width }: BattleSheet, { top, height }: Room): readonly (readonly [string, Berth])[] => {
  if (ids.length === 0) return [];
  const room = width - 2 * MARGIN;
  const { columns, scale } = columnsFor(ids.length, room, height);
  const rows = Math.ceil(ids.length / columns);
  const [wide, high] = [BERTH.width * scale, BERTH.height * scale];
  const start = top + (height - rows * high) / 2;
  return ids.map((id, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? ids.length - row * columns : columns;
    const left = MARGIN + (room - inRow * wide) / 2;
    return [id, { x: left + ((i % columns) + 0.5) * wide, y: start + (row + 0.5) * high, scale }] as const;
  });
};

/** The ships of the set being fought stand in front; those of a group stand together. */
export const lineOf = (view: View, side: Alliance): readonly Fighter[] => {
  const { battle } = view;
  if (!battle) return [];
  return battle.fighters
    .filter((fighter) => fighter.side === side)
    .toSorted((a, b) => Number(isEngaged(battle, b)) - Number(isEngaged(battle, a)) || a.group - b.group);
};

export const battleBerths = (view: View, sheet: BattleSheet): ReadonlyMap<string, Berth> => {
  const [central, allied] = [lineOf(view, 'central').map(({ id }) => id), lineOf(view, 'allied').map(({ id }) => id)];
  const rooms = roomsOf(sheet, central.length, allied.length);
  return new Map([...berthsOf(central, sheet, rooms.central), ...berthsOf(allied, sheet, rooms.allied)]);
};

/** Middles of the titles over the two lines. */
export const titleHeights = (view: View, sheet: BattleSheet): Readonly<Record<Alliance, number>> => {
  const rooms = roomsOf(sheet, lineOf(view, 'central').length, lineOf(view, 'allied').length);
  return { central: rooms.central.top - 10, allied: rooms.allied.top - 8 };
};
