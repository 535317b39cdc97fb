/** NN-7: reinforcements come off the turn track; none may be put off (NN-5.4). */
import { check, d6, otherwise, upTo, whole } from '../../../kernel/index.ts';
import type { ShipId } from '../data/ships.ts';
import type { Play } from '../kind.ts';
import { auto } from '../kind.ts';
import type { ShipState } from '../state.ts';
import { sinkShip } from './damage.ts';
import { counterOf, sideOf } from './fleet.ts';
import { entryBase } from './setup.ts';
import { americanArrives } from './united-states.ts';
import { putIn, shipsAt } from './whereabouts.ts';

/** NN-7.9a, NN-7.9b, NN-7.9c: two, three and four in six. */
export const lateRoll = check(
  'late-ship',
  'NN-7.9a',
  'A ship on the stocks',
  { turn: whole('the turn', 10, 12) },
  {
    dice: d6,
    rows: [upTo((f) => f.turn - 8, 'ready'), otherwise('waits')],
    outcomes: { ready: 'is ready', waits: 'is not ready' },
    worth: (outcome) => (outcome === 'ready' ? 1 : 0),
  },
);

export const reinforcements = auto('reinforcements', 'NN-5.4', (g) => {
  const { data, state } = g;
  for (const ship of shipsAt(state, 'track')) {
    if (ship.entry !== state.turn) continue;
    if (!counterOf(data, ship.id).uncertain || isReady(g, ship)) arrive(g, ship.id, ship);
  }
});

function isReady(g: Play, ship: ShipState): boolean {
  const { turn } = g.state;
  if (g.roll(lateRoll, { turn }, { about: ship.id, by: sideOf(ship) }) === 'ready') return true;
  if (turn >= 12) sinkShip(g, ship, 'NN-7.9c');
  else {
    ship.entry = turn + 1;
    g.tell?.({ type: 'late', ship: ship.id, turn: ship.entry });
  }
  return false;
}

/** NN-7.2, and by navy NN-7.3, NN-7.4, NN-7.5, NN-7.6, NN-7.7; NN-7.9d for the Americans. */
function arrive(g: Play, id: ShipId, ship: ShipState): void {
  if (ship.navy === 'US') return americanArrives(g, id);
  const base = entryBase(counterOf(g.data, id));
  putIn(g.state, ship, base);
  g.tell?.({ type: 'arrived', ship: id, at: base, rule: 'NN-7.2' });
}
