/** Movement steps for tests. The Allies have the initiative and move in steps 2, 6, 10, 14 and 18. */
import { hexAt } from '../../chart/hex.ts';
import { movementStep } from '../movement.ts';
import { IMPULSES } from '../round.ts';
import { lender } from './arena.ts';
import type { TestTable } from './table.ts';

/** A movement step by its number in the sequence. */
export const step = (number: number) => {
  const impulse = IMPULSES.find((each) => each.number === number);
  if (impulse?.does !== 'move') throw new Error(`step ${number} is no movement`);
  return movementStep(lender, impulse);
};

export const group = (game: TestTable, id: string): number => game.piece(id).group;

/** How many hexes are open to the group of a piece. */
export const movesOf = (game: TestTable, id: string, side: 'allied' | 'central' = 'allied'): number =>
  game.targets(side, 'move').filter((target) => Array.isArray(target) && target[0] === group(game, id)).length;

export const O = hexAt(0, 0);
/** Out of sight of the centre. */
export const FAR = hexAt(-5, 0);
