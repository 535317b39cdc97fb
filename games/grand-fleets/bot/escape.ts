/** GF-15.3: how the captain gets away, where there is a way out and nothing to be gained by staying. */
import type { Hex } from '../../../chart/hex.ts';
import { edgesBeyond, escapesBy, hexesFrom } from '../rules/board.ts';
import type { Order } from '../rules/orders.ts';
import type { Plot } from './prospects.ts';

/** What one hex nearer to the way out is worth. */
const HOMEWARD = 0.6;
/** And to be out. */
const AWAY = 3;

/** He runs if he is the weaker, or if getting away is what he is there for. */
export const isRunning = ({ battle, side, strength }: Pick<Plot, 'battle' | 'side' | 'strength'>): boolean =>
  battle.escapes.some((way) => way.side === side) &&
  (strength < 1 || battle.bonuses.some((bonus) => bonus.side === side && bonus.kind === 'escaped'));

/** Hexes from here to the nearest way out. */
const hexesLeft = ({ battle, side, view }: Plot, hex: Hex): number =>
  Math.min(
    ...battle.escapes.filter((way) => way.side === side).flatMap(({ edges }) => edges.map((edge) => hexesFrom(edge, view.board, hex))),
  );

export const isOut = ({ battle, side, view }: Plot, hex: Hex): boolean => escapesBy(battle, side, edgesBeyond(view.board, hex));

/** What it is worth to a ship that runs to come so far. */
export const worthOfRunning = (plot: Plot, hex: Hex): number => (isOut(plot, hex) ? AWAY : -HOMEWARD * hexesLeft(plot, hex));

/** Whoever runs and gets out means to go, and does not wait for the slow. */
export const leaving = (plot: Plot, order: Order, ends: readonly Hex[]): Order =>
  isRunning(plot) && ends.some((hex) => isOut(plot, hex)) ? [...order, 'off'] : order;
