/** How the captain gets away: by the way out, where the battle has one (GF-15.3), else out of reach of the enemy. */
import type { Hex } from '../../../chart/hex.ts';
import { distance } from '../../../chart/hex.ts';
import { edgesBeyond, escapesBy, hexesFrom } from '../rules/board.ts';
import type { Order } from '../rules/orders.ts';
import type { Plot } from './prospects.ts';

/** What one hex nearer to the way out is worth. */
const HOMEWARD = 0.6;
/** And to be out. */
const AWAY = 3;
/** What one hex farther from the enemy is worth, up to where nobody can follow him with guns before the next turn. */
const FLIGHT = 0.8;
const SAFE = 13;

/** As far as both sides together may steam apart in a turn. */
export const ROOM = 10;

/** Clearly the stronger: he need not think of getting home. */
const SUPERIOR = 1.3;
/** Weaker than this, with so much worse fortune, and without hope of winning any more, he is beaten. */
const INFERIOR = 0.75;
const MISFORTUNE = 0.8;
/** So far ahead, which is decisive (GF-2.2.2b), the weaker has done enough. */
const ENOUGH = 2;

const hasWayOut = ({ battle, side }: Plot): boolean => battle.escapes.some((way) => way.side === side);

/** There are points for ships that he brings home. */
const hasHome = ({ battle, side }: Plot): boolean => battle.bonuses.some((bonus) => bonus.side === side && bonus.kind === 'home');

const isSentHome = ({ battle, side }: Plot): boolean => battle.bonuses.some((bonus) => bonus.side === side && bonus.kind === 'escaped');

/** Getting home is enough: it would win him the battle, or he has had the worse of it so far. */
const isBetterOffHome = (plot: Plot): boolean =>
  hasHome(plot) && plot.strength < SUPERIOR && (plot.stakes.leader === plot.side || plot.fortune < 1);

const isBeaten = ({ strength, fortune, stakes }: Plot): boolean => strength < INFERIOR && fortune < MISFORTUNE && stakes.isHopeless;

/** Whoever is held fast in a corner of the board, by enemies who lie all over it, fights with what he has (GF-5.4.3). */
const hasSeaRoom = ({ battle: { board }, spread: { columns, rows } }: Plot): boolean =>
  columns[1] - columns[0] + ROOM <= board.width && rows[1] - rows[0] + ROOM <= board.height;

const hasDoneEnough = ({ strength, fortune }: Plot): boolean => strength < 1 && fortune >= ENOUGH;

const hasReason = (plot: Plot): boolean => isBetterOffHome(plot) || hasDoneEnough(plot) || isBeaten(plot);

/** He runs if that is what he is there for, if he is the weaker and there is a way out, or for any reason where there is room to run. */
export const isRunning = (plot: Plot): boolean =>
  isSentHome(plot) || (hasWayOut(plot) && plot.strength < 1) || (hasReason(plot) && (hasWayOut(plot) || hasSeaRoom(plot)));

/** Hexes from here to the nearest way out. */
const hexesLeft = ({ battle, side, view }: Plot, hex: Hex): number =>
  Math.min(
    ...battle.escapes.filter((way) => way.side === side).flatMap(({ edges }) => edges.map((edge) => hexesFrom(edge, view.board, hex))),
  );

export const isOut = ({ battle, side, view }: Plot, hex: Hex): boolean =>
  battle.escapes.length > 0 && escapesBy(battle, side, edgesBeyond(view.board, hex));

/** What it is worth to a ship that runs to come so far. */
export function worthOfRunning(plot: Plot, hex: Hex): number {
  if (isOut(plot, hex)) return AWAY;
  if (hasWayOut(plot)) return -HOMEWARD * hexesLeft(plot, hex);
  let nearest = SAFE;
  for (const enemy of plot.enemies) nearest = Math.min(nearest, distance(hex, enemy.hex));
  return FLIGHT * nearest;
}

/** Whoever runs and gets out means to go, and does not wait for the slow. */
export const leaving = (plot: Plot, order: Order, ends: readonly Hex[]): Order =>
  isRunning(plot) && ends.some((hex) => isOut(plot, hex)) ? [...order, 'off'] : order;
