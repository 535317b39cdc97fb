/** CW-5.53: after the enemy. */
import { atLeast, check, d6, flag, otherwise, plus } from '../../../kernel/index.ts';
import type { Table } from '../kind.ts';
import { auto } from '../kind.ts';
import type { Fleet, State } from '../state.ts';
import { STAY } from './fleet.ts';
import { slowestOf } from './speed.ts';

export const pursuitRoll = check(
  'pursuit',
  'CW-5.53c',
  'Pursuit',
  { faster: flag('every pursuing ship is faster than the slowest pursued') },
  {
    dice: d6,
    modifiers: [plus(1, 'CW-5.53c', 'all pursuers faster', (f) => f.faster)],
    rows: [atLeast(6, 'caught'), otherwise('lost')],
    outcomes: { caught: 'keeps up with the enemy', lost: 'loses the enemy' },
  },
);

/** CW-5.53c: in the Orders Phase of each of the two turns. */
export const pursuits = auto('pursuits', 'CW-5.53c', (g) => {
  for (const fleet of g.state.fleets) if (fleet.pursuit) tryPursuit(g, fleet);
});

function tryPursuit(g: Table, fleet: Fleet): void {
  const { state } = g;
  const { pursuit } = fleet;
  const quarry = state.fleets.find(({ id }) => id === pursuit?.quarry);
  if (!pursuit || !quarry || pursuit.turns === 0) {
    fleet.pursuit = null;
    return;
  }
  pursuit.turns--;
  fleet.order = STAY;
  const faster = slowestOf(state, fleet) > slowestOf(state, quarry);
  // What the Central Powers write is their own affair (CW-5.4a); the Allies have announced it (CW-5.4c).
  const readers = fleet.side === 'central' ? (['central'] as const) : undefined;
  if (g.roll(pursuitRoll, { faster }, fleet.token, readers) === 'caught') pursuit.caught = true;
  else lose(state, fleet);
}

/** CW-5.53e: it stays where it is for a turn, and the hunt is over. */
function lose(state: State, fleet: Fleet): void {
  fleet.pursuit = null;
  fleet.heldIn = state.turn;
}
