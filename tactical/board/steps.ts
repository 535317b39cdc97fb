/** The twenty steps of a round in words: what is done in each, by whom, and which ships are fast enough (CW-7.31a). */
import { counted } from '../../kit/words.ts';
import type { Side } from '../battle.ts';
import { IMPULSES, type Impulse, sideIn } from '../impulses.ts';
import type { BattleView, PieceView } from '../view.ts';
import { paceOf, pieceName } from './fleet.ts';
import type { Livery } from './livery.ts';

type Names = Pick<Livery, 'sideName'>;

const MOVERS = ['', 'all ships', 'ships of speed 1 and faster', 'fast ships', 'the fastest ships'] as const;
const COMBAT = { gunnery: 'gunnery', torpedoes: 'torpedoes', initiative: 'the initiative' } as const;

/** Who moves in a step; null where nobody does. */
export const sideOf = (impulse: Impulse, battle: BattleView): Side | null => (impulse.does === 'move' ? sideIn(impulse, battle) : null);

/** 'fast ships of the Allies move' */
export const wordsOf = (impulse: Impulse, battle: BattleView, { sideName }: Names): string => {
  if (impulse.does !== 'move') return COMBAT[impulse.does];
  return `${MOVERS[impulse.slowest]} of the ${sideName[sideIn(impulse, battle)]} move`;
};

/** A counter on the map of which it is known how fast it is. */
export interface Runner {
  readonly side: Side;
  readonly name: string;
  readonly pace: number;
}

/** None where it is not on the map, or nobody knows. */
export const runnerOf = (battle: BattleView, piece: PieceView): Runner | null => {
  const pace = piece.hex === null ? null : paceOf(battle, piece);
  return pace === null ? null : { side: piece.side, name: pieceName(piece), pace };
};

/** So many are named; of more the number says enough. */
const FEW = 16;

/** Those who are fast enough for a step, in words. */
export const moversIn = (impulse: Impulse, battle: BattleView, runners: readonly Runner[]): string => {
  const side = sideOf(impulse, battle);
  const movers = runners.filter((runner) => impulse.does === 'move' && runner.side === side && runner.pace >= impulse.slowest);
  return movers.length > FEW ? counted(movers.length, 'counter') : movers.map(({ name }) => name).join(', ');
};

/** 'Round 2, step 7 of 20: gunnery'. */
export const stepInWords = (battle: BattleView, names: Names): string => {
  if (battle.stage !== 'fighting') return battle.stage === 'over' ? 'The battle is over' : 'The fleets are set up';
  const impulse = IMPULSES[battle.step - 1];
  return `Round ${battle.round}${impulse ? `, step ${battle.step} of ${IMPULSES.length}: ${wordsOf(impulse, battle, names)}` : ''}`;
};

/** What comes after the step being played; nothing after the last of the round. */
export const nextInWords = (battle: BattleView, names: Names): string => {
  const next = battle.stage === 'fighting' ? IMPULSES[battle.step] : undefined;
  return next ? `then ${wordsOf(next, battle, names)}` : '';
};
