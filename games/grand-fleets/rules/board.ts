/** GF-5.4.2, GF-5.4.3: the board, which floats on a sea without an edge, and who leaves it. Columns of flat-topped hexes, odd ones half a hex lower. */
import type { Hex } from '../../../chart/hex.ts';
import { columnOf, hexAt, rowOf } from '../../../chart/hex.ts';
import type { Battle } from '../data/battle.ts';
import { battleOf } from '../data/data.ts';
import type { Edge } from '../data/plan.ts';
import type { Play } from '../kind.ts';
import type { Board, ShipId, ShipState, Side } from '../state.ts';
import { closedUp } from './divisions.ts';
import { isAfloat } from './ships.ts';

export const boardRow = (hex: Hex): number => rowOf(hex) + (columnOf(hex) >> 1);

type Window = Readonly<Board>;

/** The edges that a hex lies beyond; two of them at a corner. */
export function edgesBeyond({ column, row, width, height }: Window, hex: Hex): Edge[] {
  const edges: Edge[] = [];
  if (boardRow(hex) < row) edges.push('north');
  if (columnOf(hex) >= column + width) edges.push('east');
  if (boardRow(hex) >= row + height) edges.push('south');
  if (columnOf(hex) < column) edges.push('west');
  return edges;
}

export const isOnBoard = ({ column, row, width, height }: Window, hex: Hex): boolean => {
  const across = columnOf(hex) - column;
  const down = boardRow(hex) - row;
  return across >= 0 && across < width && down >= 0 && down < height;
};

/** The hex itself, or the one of the board that comes nearest to it. */
export function nearestOnBoard({ column, row, width, height }: Window, hex: Hex): Hex {
  const across = Math.min(column + width - 1, Math.max(column, columnOf(hex)));
  const down = Math.min(row + height - 1, Math.max(row, boardRow(hex)));
  return hexAt(across, down - (across >> 1));
}

/** How many hexes lie between a hex of the board and an edge of it. */
export function hexesFrom(edge: Edge, { column, row, width, height }: Window, hex: Hex): number {
  if (edge === 'north') return boardRow(hex) - row;
  if (edge === 'south') return row + height - 1 - boardRow(hex);
  return edge === 'west' ? columnOf(hex) - column : column + width - 1 - columnOf(hex);
}

/** Whether so many hexes can lead beyond an edge at all. */
export function isNearEdge({ column, row, width, height }: Window, hex: Hex, hexes: number): boolean {
  const across = columnOf(hex) - column;
  const down = boardRow(hex) - row;
  return across < hexes || across >= width - hexes || down < hexes || down >= height - hexes;
}

/** GF-5.4.3: the least shift of the board after which all these hexes are on it; none along an axis on which they lie too far apart. */
export function shiftFor(
  { column, row, width, height }: Window,
  hexes: readonly Hex[],
): { readonly columns: number; readonly rows: number } {
  return { columns: slide(column, width, hexes.map(columnOf)), rows: slide(row, height, hexes.map(boardRow)) };
}

function slide(from: number, size: number, places: readonly number[]): number {
  const least = Math.min(...places);
  const most = Math.max(...places);
  if (most - least >= size) return 0;
  if (least < from) return least - from;
  return Math.max(0, most - from - size + 1);
}

/** GF-15.3: whether she gets away by the edges that she is beyond; else she counts as destroyed (GF-5.4.2). */
export const escapesBy = ({ escapes }: Pick<Battle, 'escapes'>, side: Side, beyond: readonly Edge[]): boolean =>
  escapes.some((way) => way.side === side && way.edges.some((edge) => beyond.includes(edge)));

/** After a segment: who means to leave is gone, the board floats to keep the others, and whoever it cannot keep is gone too. */
export function settleBoard(g: Play, leaving: ReadonlySet<ShipId>): void {
  const battle = battleOf(g.data, g.state);
  const { board, ships } = g.state;
  const beyond = ships.filter((ship) => isAfloat(ship) && !isOnBoard(board, ship.hex));
  if (beyond.length === 0) return;
  for (const ship of beyond) if (leaving.has(ship.id)) leave(g, battle, ship);
  if (battle.board.floats) float(g);
  for (const ship of beyond) if (isAfloat(ship) && !isOnBoard(board, ship.hex)) leave(g, battle, ship);
}

function leave(g: Play, battle: Battle, ship: ShipState): void {
  ship.fate = escapesBy(battle, ship.side, edgesBeyond(g.state.board, ship.hex)) ? 'escaped' : 'left';
  g.state.divisions = closedUp(g.state, ship.id);
  g.tell?.({ type: 'gone', side: ship.side, ship: ship.id, fate: ship.fate });
}

function float(g: Play): void {
  const { board, ships } = g.state;
  const { columns, rows } = shiftFor(
    board,
    ships.filter(isAfloat).map(({ hex }) => hex),
  );
  if (columns === 0 && rows === 0) return;
  board.column += columns;
  board.row += rows;
  for (const craft of g.state.aircraft) if (craft.fate === 'aloft') craft.hex = nearestOnBoard(board, craft.hex); // GF-9.3
  g.tell?.({ type: 'floated', columns, rows });
}
