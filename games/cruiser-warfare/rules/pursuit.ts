/** CW-5.53: after the enemy. */
import type { Odds } from '../../../kernel/index.ts';
import { atLeast, d6, oddsOfRoll, oneOf, otherwise, secretCheck } from '../../../kernel/index.ts';
import type { Data } from '../data/data.ts';
import type { Play } from '../kind.ts';
import { auto } from '../kind.ts';
import type { Fleet, State } from '../state.ts';
import { inOpenOrder, STAY } from './fleet.ts';
import { slowestOf } from './speed.ts';

/**
 * The one that is added for speed is not added but asked for, so that a die that falls short tells nothing of the quarry. How fast all
 * pursuers are would tell what they are (CW-3.1a), so they alone read it.
 */
export const pursuitRoll = secretCheck(
  'pursuit',
  'CW-5.53c',
  'Pursuit',
  { faster: oneOf('every pursuing ship is faster than the slowest pursued, as far as is known', ['yes', 'no', 'unknown']) },
  {
    dice: d6,
    rows: [
      atLeast(({ faster }) => (faster === 'yes' ? 5 : 6), 'caught'),
      { outcome: 'if-faster', covers: (total, { faster }) => total === 5 && faster === 'unknown', needs: () => '5, if all are faster' },
      otherwise('lost'),
    ],
    outcomes: {
      caught: 'keeps up with the enemy',
      'if-faster': 'enough if every pursuing ship is faster than the slowest pursued',
      lost: 'loses the enemy',
    },
    worth: (outcome) => (outcome === 'caught' ? 1 : 0),
  },
);

type Faster = 'yes' | 'no' | 'unknown';

/** What to hunt the enemy promises for the next turn. */
export const pursuitOdds = (faster: Faster): Odds =>
  oddsOfRoll(pursuitRoll, { faster }, [
    ['caught', 'holds on', true],
    ...(faster === 'unknown' ? [['if-faster', 'holds on if all are faster', true] as const] : []),
  ]);

/** CW-5.53c: in the Orders Phase of each of the two turns. */
export const pursuits = auto('pursuits', 'CW-5.53c', (g) => {
  const pursuers = g.state.fleets.filter(({ pursuit }) => pursuit);
  for (const fleet of inOpenOrder(g, pursuers)) tryPursuit(g, fleet);
});

function tryPursuit(g: Play, fleet: Fleet): void {
  const { data, state } = g;
  const { pursuit } = fleet;
  const quarry = state.fleets.find(({ id }) => id === pursuit?.quarry);
  if (!pursuit || !quarry || pursuit.turns === 0) {
    fleet.pursuit = null;
    return;
  }
  pursuit.turns--;
  fleet.order = STAY;
  const { id, side, token } = fleet;
  const outcome = g.rollFor([side], pursuitRoll, { faster: 'unknown' }, { about: id, by: side });
  const held = outcome === 'caught' || (outcome === 'if-faster' && isFaster(data, state, fleet, quarry));
  if (held) pursuit.caught = true;
  else lose(state, fleet);
  g.whisper?.([side], { type: 'pursuit-tried', fleet: id, token, held });
}

export const isFaster = (data: Data, state: State, fleet: Fleet, quarry: Fleet): boolean =>
  slowestOf(data, state, fleet) > slowestOf(data, state, quarry);

/** CW-5.53e: it stays where it is for a turn, and the hunt is over. */
function lose(state: State, fleet: Fleet): void {
  fleet.pursuit = null;
  fleet.heldIn = state.turn;
}
