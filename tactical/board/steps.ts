/** The twenty steps of a round in words: what is done in each, by whom, and which ships are fast enough (CW-7.31a). */
import { counted } from '../../kit/words.ts';
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

/** A counter on the map of which it is known how fast it is. */
export interface Runner {
  readonly side: Side;
  readonly name: string;
  readonly pace: number;
}

export const runnersIn = (battle: BattleView): readonly Runner[] =>
  battle.pieces.flatMap((piece) => {
    const pace = piece.hex === null ? null : paceOf(battle, piece);
    return pace === null ? [] : [{ side: piece.side, name: pieceName(piece), pace }];
  });

/** So many are named; of more the number says enough. */
const FEW = 16;

/** Those who are fast enough for a step, in words. */
export const moversIn = (impulse: Impulse, battle: BattleView, runners: readonly Runner[]): string => {
  const side = sideOf(impulse, battle);
  const movers = runners.filter((runner) => impulse.does === 'move' && runner.side === side && runner.pace >= impulse.slowest);
  return movers.length > FEW ? counted(movers.length, 'counter') : movers.map(({ name }) => name).join(', ');
};

/** 'Round 2, step 7: gunnery'. */
export const stepInWords = (battle: BattleView): string => {
  if (battle.stage !== 'fighting') return battle.stage === 'over' ? 'The battle is over' : 'The fleets are set up';
  const impulse = IMPULSES[battle.step - 1];
  return `Round ${battle.round}${impulse ? `, step ${battle.step}: ${wordsOf(impulse, battle)}` : ''}`;
};
