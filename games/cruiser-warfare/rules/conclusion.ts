/** CW-4.6: what is left to do when the guns are silent. */
import { titled } from '../../../kernel/index.ts';
import type { Play } from '../kind.ts';
import { auto, sequence } from '../kind.ts';
import { finishRearming } from './ammunition.ts';
import { finishCoaling } from './coaling.ts';
import { landTroops } from './convoys.ts';
import { italyDecides } from './entry.ts';
import { hasShip, inOpenOrder, isPrize, shipOf, shipsIn } from './fleet.ts';
import { isDead } from './fuel.ts';
import { repairs } from './repairs.ts';
import { shipLost } from './scoring.ts';

/** CW-8.4b: whoever still lies dead in the water is given up; without coal too (CW-10.2). A prize is sunk for her point (CW-5.84b). */
function giveUp(g: Play): void {
  const { data, state } = g;
  if (!state.ships.some((ship) => ship.fate === 'afloat' && isDead(data, state, ship))) return;
  const fleets = state.fleets.filter((fleet) => hasShip(state, fleet, (ship) => isDead(data, state, ship)));
  for (const fleet of inOpenOrder(g, fleets))
    for (const id of shipsIn(state, fleet).filter((id) => isDead(data, state, shipOf(state, id))))
      shipLost(g, id, isPrize(id) ? 'scuttled' : 'removed', null);
}

export const conclusion = sequence('conclusion', 'CW-4.6', [
  auto('repairs', 'CW-11.42a', repairs),
  auto('coaling', 'CW-10.31', (g) => {
    finishCoaling(g);
    finishRearming(g);
  }),
  titled('Ships given up', auto('given-up', 'CW-8.4b', giveUp)),
  auto('troops-land', 'CW-11.8c', landTroops),
  italyDecides,
]);
