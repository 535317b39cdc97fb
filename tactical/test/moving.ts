/** Movement steps for tests. The Allies have the initiative and move in steps 2, 6, 10, 14 and 18. */
import { hexAt } from '../../chart/hex.ts';
import { stepsOf } from '../../kernel/index.ts';
import { movementStep } from '../movement.ts';
import type { Arena } from './arena.ts';
import { lender, tactics } from './arena.ts';
import type { TestTable } from './table.ts';

const { sequence, auto } = stepsOf<Arena>();

/** A movement step by its number in the sequence. */
export const step = (number: number) =>
  sequence('test', 'CW-7.31a', [
    auto('number', 'CW-7.31a', ({ state }) => {
      lender.battle(state).step = number;
    }),
    movementStep(tactics),
  ]);

export const group = (game: TestTable, id: string): number => game.piece(id).group;

/** How many hexes are open to the group of a piece. */
export const movesOf = (game: TestTable, id: string, side: 'allied' | 'central' = 'allied'): number =>
  game.targets(side, 'move').filter((target) => Array.isArray(target) && target[0] === group(game, id)).length;

export const O = hexAt(0, 0);
/** Out of sight of the centre. */
export const FAR = hexAt(-5, 0);
