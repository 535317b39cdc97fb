/** CW-5.53: after the enemy. */
import { atLeast, check, d6, exactly, otherwise } from '../../../kernel/index.ts';
import type { Play } from '../kind.ts';
import { auto } from '../kind.ts';
import type { Fleet, State } from '../state.ts';
import { inOpenOrder, STAY } from './fleet.ts';
import { slowestOf } from './speed.ts';

/** The one that is added for speed is not added but asked for, so that a die that falls short tells nothing of the quarry. */
export const pursuitRoll = check(
  'pursuit',
  'CW-5.53c',
  'Pursuit',
  {},
  {
    dice: d6,
    modifiers: [],
    rows: [atLeast(6, 'caught'), exactly([5], 'if-faster'), otherwise('lost')],
    outcomes: {
      caught: 'keeps up with the enemy',
      'if-faster': 'enough if every pursuing ship is faster than the slowest pursued',
      lost: 'loses the enemy',
    },
  },
);

/** CW-5.53c: in the Orders Phase of each of the two turns. */
export const pursuits = auto('pursuits', 'CW-5.53c', (g) => {
  const pursuers = g.state.fleets.filter(({ pursuit }) => pursuit);
  for (const fleet of inOpenOrder(g, pursuers)) tryPursuit(g, fleet);
});

function tryPursuit(g: Play, fleet: Fleet): void {
  const { state } = g;
  const { pursuit } = fleet;
  const quarry = state.fleets.find(({ id }) => id === pursuit?.quarry);
  if (!pursuit || !quarry || pursuit.turns === 0) {
    fleet.pursuit = null;
    return;
  }
  pursuit.turns--;
  fleet.order = STAY;
  // That the Allies pursue they have announced (CW-5.4c); how fast all their ships are would tell what they are (CW-3.1a).
  const outcome = g.roll(pursuitRoll, {}, fleet.token, [fleet.side]);
  if (outcome === 'caught' || (outcome === 'if-faster' && isFaster(state, fleet, quarry))) pursuit.caught = true;
  else lose(state, fleet);
}

const isFaster = (state: State, fleet: Fleet, quarry: Fleet): boolean => slowestOf(state, fleet) > slowestOf(state, quarry);

/** CW-5.53e: it stays where it is for a turn, and the hunt is over. */
function lose(state: State, fleet: Fleet): void {
  fleet.pursuit = null;
  fleet.heldIn = state.turn;
}
