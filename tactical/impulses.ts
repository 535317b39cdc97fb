/** CW-7.31a, GW-TAC-IMPULSE: the twenty steps of a round, as data. */
import type { Battle, Side, SpeedLevel } from './battle.ts';
import { enemyOf } from './battle.ts';

/** A movement step: who moves, and how slow a group may be to move in it. */
export interface Turn {
  readonly number: number;
  readonly does: 'move';
  readonly who: 'first' | 'second';
  readonly slowest: SpeedLevel;
}

export type Impulse = Turn | { readonly number: number; readonly does: 'initiative' | 'gunnery' | 'torpedoes' };

const combat = (number: number): Impulse[] => [
  { number, does: 'gunnery' },
  { number: number + 1, does: 'torpedoes' },
];
const moves = (number: number, who: Turn['who'], slowest: SpeedLevel): Turn => ({ number, does: 'move', who, slowest });

/**
 * Level 4 is speed 2+, 3 is 2, 2 is 1 and 1 is 1 slow. The first to move is the side with the initiative. So a group moves one to five
 * times in a round, by its speed and by who has the initiative (CW-7.31b).
 */
export const IMPULSES: readonly Impulse[] = [
  { number: 1, does: 'initiative' },
  moves(2, 'first', 4),
  ...combat(3),
  moves(5, 'second', 4),
  moves(6, 'first', 3),
  ...combat(7),
  moves(9, 'second', 3),
  moves(10, 'first', 2),
  ...combat(11),
  moves(13, 'second', 2),
  moves(14, 'first', 1),
  ...combat(15),
  moves(17, 'second', 1),
  moves(18, 'first', 1),
  ...combat(19),
];

/** The movement step that is being played. */
export function turnIn({ step }: Pick<Battle, 'step'>): Turn {
  const impulse = IMPULSES[step - 1];
  if (impulse?.does !== 'move') throw new Error(`nobody moves in step ${step}`);
  return impulse;
}

/** Who moves in a movement step. */
export const sideIn = ({ who }: Turn, { initiative }: Pick<Battle, 'initiative'>): Side =>
  who === 'first' ? initiative : enemyOf(initiative);

export const moverIn = (battle: Pick<Battle, 'step' | 'initiative'>): Side => sideIn(turnIn(battle), battle);
