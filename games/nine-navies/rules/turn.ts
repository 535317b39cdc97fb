/** NN-5: the sequence of play, always in this order (NN-5.1). */
import { titled, unspoken } from '../../../kernel/index.ts';
import type { Play } from '../kind.ts';
import { auto, loop, sequence, when } from '../kind.ts';
import { baseActivation } from './activation.ts';
import { battles } from './combat.ts';
import { markersUp } from './control.ts';
import { declareConvoys } from './convoys.ts';
import { landWar, openGibraltar } from './falls.ts';
import { shipLosses } from './losses.ts';
import { reinforcements } from './reinforcements.ts';
import { setUp } from './setup.ts';
import { unitedStates } from './united-states.ts';
import { countStranglehold, finish } from './victory.ts';
import { shipsAt } from './whereabouts.ts';

const FREEING = 4;

/** NN-3.15a, NN-3.15b: four British ships beside them, and the Russians may leave their sea. */
function freeRussians(g: Play): void {
  const { state } = g;
  const british = (base: 'northern-russia' | 'sevastopol') => shipsAt(state, base).filter(({ navy }) => navy === 'Br').length;
  if (!state.freed.northern && british('northern-russia') >= FREEING) {
    state.freed.northern = true;
    g.tell?.({ type: 'freed', fleet: 'northern', rule: 'NN-3.15a' });
  }
  if (!state.freed.southern && british('sevastopol') >= FREEING) {
    state.freed.southern = true;
    g.tell?.({ type: 'freed', fleet: 'southern', rule: 'NN-3.15b' });
  }
}

/** NN-5.8, NN-1.4: four months. */
const beginTurn = auto('begin-turn', 'NN-5.8', (g) => {
  g.state.turn++;
  g.tell?.({ type: 'turn-began', turn: g.state.turn });
  freeRussians(g);
  openGibraltar(g.state);
});

/** NN-5.3a, NN-5.3c: from the second turn, and not in the short scenario. */
const randomEvents = when(
  ({ state }) => state.turn > 1 && state.lastTurn > 3,
  sequence('random-events', 'NN-5.3a', [landWar, declareConvoys, unitedStates]),
);

export const turn = sequence('turn', 'NN-5.1', [
  unspoken(beginTurn),
  shipLosses,
  randomEvents,
  reinforcements,
  baseActivation,
  titled('Control markers taken up', markersUp),
  battles,
  titled('Sudden death', countStranglehold),
]);

export const wholeGame = titled(
  'Nine Navies War',
  sequence('nine-navies-war', 'NN-1.1', [setUp, loop('turns', 'NN-5.8', ({ state }) => state.turn < state.lastTurn, turn), finish]),
);
