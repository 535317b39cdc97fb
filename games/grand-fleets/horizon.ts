/** How far forecasts look: some turns of a battle. */
import type { Horizon } from '../../kernel/index.ts';
import type { GrandFleets } from './kind.ts';
import type { View } from './view.ts';

/** Turns, this one too. */
const TURNS: Readonly<Record<string, readonly [turns: number, words: string]>> = {
  squadrons: [6, 'for the first turns'],
  deployment: [6, 'for the first turns'],
  'submarine-stations': [6, 'for the first turns'],
  'squadron-orders': [4, 'for four turns'],
  ram: [2, 'to the end of the next turn'],
};

/** A turn with many ships is long. */
const GAMES = 40;

export function horizon(question: string, { turn }: View): Horizon<GrandFleets> | null {
  const ahead = TURNS[question];
  return ahead ? { words: ahead[1], isReached: (state) => state.turn >= turn + ahead[0], games: GAMES } : null;
}
