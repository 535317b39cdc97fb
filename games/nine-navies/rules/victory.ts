/** NN-4: winning. */

import type { Ending } from '../../../kernel/index.ts';
import type { Alliance } from '../data/map.ts';
import { enemyOf } from '../data/map.ts';
import type { Play } from '../kind.ts';
import { auto } from '../kind.ts';
import type { State } from '../state.ts';

const NAMES: Readonly<Record<Alliance, string>> = { allied: 'Allied', central: 'Central Powers' };
const TURNS_TO_CHOKE = 3;
const SHORT = 3;

const holdsTheNorth = (state: State): boolean => state.control['north-sea'] === 'central' && state.control['north-atlantic'] === 'central';
const northIsSettled = (state: State): boolean => state.settled.includes('north-sea') && state.settled.includes('north-atlantic');

/** NN-4.7, NN-4.8: three turns running, at the moment when the second of the two zones is settled. */
export function checkStranglehold(g: Play): void {
  const { state } = g;
  if (!northIsSettled(state) || !holdsTheNorth(state) || state.stranglehold < TURNS_TO_CHOKE - 1) return;
  const level = state.lastTurn === SHORT ? 'minor' : 'major';
  g.end({
    result: `central-${level}`,
    words: `Sudden death: Britain is blockaded, Central Powers ${level} victory`,
    winner: 'central',
    score: margin(state),
  });
}

const margin = ({ points }: State): number => points.allied - points.central;

export const countStranglehold = auto('stranglehold', 'NN-4.7', ({ state }) => {
  state.stranglehold = holdsTheNorth(state) ? state.stranglehold + 1 : 0;
});

/** NN-4.9, NN-4.10, NN-4.11, NN-4.12, NN-4.8: by how much the winner's total passes the loser's. */
export function levelOf(more: number, less: number, short: boolean): 'minor' | 'substantial' | 'major' {
  if (short) return 'minor';
  if ((more - less) * 100 > less * 30) return 'major';
  return (more - less) * 100 < less * 10 ? 'minor' : 'substantial';
}

/** Who would win as it stands, and how clearly; null for a draw. */
export function leadOf({ points: { allied, central }, lastTurn }: Pick<State, 'points' | 'lastTurn'>) {
  if (allied === central) return null;
  const side: Alliance = allied > central ? 'allied' : 'central';
  return { side, level: levelOf(Math.max(allied, central), Math.min(allied, central), lastTurn === SHORT) };
}

/** NN-4.1, NN-5.8 */
export const finish = auto('end-of-the-game', 'NN-4.1', (g) => {
  const lead = leadOf(g.state);
  if (!lead) return g.end({ result: 'draw', words: 'A draw', winner: null, score: 0 });
  const { side: winner, level } = lead;
  g.end({ result: `${winner}-${level}`, words: `${NAMES[winner]} ${level} victory`, winner, score: margin(g.state) });
});

/** NN-5.8: the other side has won, and as the points were not played out there is no level. */
export function resigned(g: Play, side: Alliance): Ending {
  const winner = enemyOf(side);
  g.tell?.({ type: 'resigned', side });
  return { result: `${winner}-by-resignation`, words: `${NAMES[winner]} victory by resignation`, winner, score: margin(g.state) };
}
