/** The twenty steps of a round in words: what is done in each, by whom, and which ships are fast enough (CW-7.31a). */
import type { Side } from '../battle.ts';
import { IMPULSES, type Impulse, sideIn } from '../impulses.ts';
import type { BattleView } from '../view.ts';
import { paceOf, pieceName } from './fleet.ts';
import { sideNames } from './sides.ts';

const SPEEDS = ['', 'all', '1', '2', '2+'] as const;
const SPEED_WORDS = ['', 'all that can move', 'speed 1 and faster', 'speed 2 and faster', 'speed 2+'] as const;

/** Who moves in a step; null where nobody does. */
export const sideOf = (impulse: Impulse, battle: BattleView): Side | null => (impulse.does === 'move' ? sideIn(impulse, battle) : null);

/** A step in a letter or two. */
export const markOf = (impulse: Impulse): string => {
  if (impulse.does === 'move') return SPEEDS[impulse.slowest] ?? '';
  return impulse.does === 'gunnery' ? 'G' : impulse.does === 'torpedoes' ? 'T' : 'I';
};

export const wordsOf = (impulse: Impulse, battle: BattleView): string => {
  const side = sideOf(impulse, battle);
  if (impulse.does === 'move' && side) return `${sideNames[side]} move: ${SPEED_WORDS[impulse.slowest]}`;
  return impulse.does === 'gunnery' ? 'gunnery' : impulse.does === 'torpedoes' ? 'torpedoes' : 'initiative';
};

/** Counters of which it is known that they are fast enough for a step. */
export const moversIn = (impulse: Impulse, battle: BattleView): readonly string[] => {
  const side = sideOf(impulse, battle);
  if (impulse.does !== 'move' || side === null) return [];
  return battle.pieces.flatMap((piece) => {
    const pace = piece.side === side && piece.hex !== null ? paceOf(battle, piece) : null;
    return pace !== null && pace >= impulse.slowest ? [pieceName(piece)] : [];
  });
};

/** 'Round 2, step 7: gunnery'. */
export const stepInWords = (battle: BattleView): string => {
  if (battle.stage !== 'fighting') return battle.stage === 'over' ? 'The battle is over' : 'The fleets are set up';
  const impulse = IMPULSES[battle.step - 1];
  return `Round ${battle.round}${impulse ? `, step ${battle.step}: ${wordsOf(impulse, battle)}` : ''}`;
};
