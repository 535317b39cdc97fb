/** How far forecasts look: from a battle to the end of the turn, when the seas are counted, and else for a year or to the end of the war. */
import type { Horizon } from '../../kernel/index.ts';
import { TO_THE_END } from '../../kernel/index.ts';
import type { NineNavies } from './kind.ts';
import type { View } from './view.ts';
import type { whys } from './whys.ts';

type Question = keyof typeof whys;

const IN_BATTLE: readonly Question[] = ['next-battle', 'fight-or-break-off', 'pursue', 'go-on'];
const IN_THE_WAR: readonly Question[] = ['british-set-up', 'german-set-up', 'convoy-attempt', 'room-40'];

const among = (questions: readonly Question[], question: string): boolean => questions.some((each) => each === question);

/** Turns of four months. */
const A_YEAR = 3;

const afterTurns = ({ turn }: View, turns: number, words: string): Horizon<NineNavies> => ({
  words,
  isReached: (state) => state.turn >= turn + turns,
});

export function horizon(question: string, view: View): Horizon<NineNavies> | null {
  const isBattle = among(IN_BATTLE, question);
  if (!isBattle && !among(IN_THE_WAR, question)) return null;
  const turns = isBattle ? 1 : A_YEAR;
  if (view.turn + turns > view.lastTurn) return TO_THE_END;
  return afterTurns(view, turns, isBattle ? 'to the end of the turn' : 'for a year');
}
