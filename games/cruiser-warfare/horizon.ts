/** How far forecasts look: to the end of a battle, or for some turns of the war. */
import type { Horizon } from '../../kernel/index.ts';
import { TO_THE_END } from '../../kernel/index.ts';
import { isForeseenInBattle } from '../../tactical/horizon.ts';
import type { CruiserWarfare } from './kind.ts';
import type { View } from './view.ts';

/** Turns of the war, this one too; a pursuit goes on for the next two (CW-5.53b), and how fleets lay is told by the first meetings. */
const TURNS: Readonly<Record<string, readonly [turns: number, words: string]>> = {
  'allied-set-up': [3, 'for the first three turns'],
  'central-set-up': [3, 'for the first three turns'],
  'night-approach': [1, 'to the end of the turn'],
  pursue: [3, 'to the end of the pursuit'],
};

/** A turn of the whole war is long. */
const GAMES = 40;

const afterTurns = ({ turn }: View, turns: number, words: string): Horizon<CruiserWarfare> => ({
  words,
  isReached: (state) => state.turn >= Math.max(1, turn) + turns,
  games: GAMES,
});

const afterBattle = ({ fighting }: View): Horizon<CruiserWarfare> => ({
  words: 'to the end of the battle',
  isReached: (state) => state.fighting !== fighting,
});

export function horizon(question: string, view: View): Horizon<CruiserWarfare> | null {
  if (isForeseenInBattle(question)) return view.scenario === 'campaign' ? afterBattle(view) : TO_THE_END;
  const ahead = TURNS[question];
  return ahead ? afterTurns(view, ...ahead) : null;
}
