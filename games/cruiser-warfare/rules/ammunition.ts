/** CW-10.8 to CW-10.9: shells for the raiders, torpedoes for their hunters. */
import type { Area } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import type { Play } from '../kind.ts';
import type { Fleet, State } from '../state.ts';
import { hasShip, shipOf, shipsIn } from './fleet.ts';
import { hasGermanPort } from './ports.ts';

/** CW-10.81, CW-10.82: a German port with a stock. */
export const mayTakeShells = (state: State, fleet: Fleet, area: Area): boolean =>
  fleet.side === 'central' && hasGermanPort(state, area) && state.secrets.stocks.includes(area);

/** CW-10.8: without a round fired there is nothing to replace. */
export const hasFired = (state: State, fleet: Fleet): boolean => hasShip(state, fleet, ({ rounds }) => rounds > 0);

/** CW-10.9: in any area where the Allies may coal; never in the turn of coaling, for it is another order. */
export const mayTakeTorpedoes = (data: Data, state: State, fleet: Fleet): boolean =>
  fleet.side === 'allied' && data.areas[fleet.area].coal && hasShip(state, fleet, ({ launched }) => launched);

/** At the end of the turn, for whoever was left in peace (CW-10.32b). */
export function finishRearming(g: Play): void {
  const { state } = g;
  for (const fleet of state.fleets) {
    if (fleet.fought || fleet.movedIn === state.turn) continue;
    if (fleet.order.act === 'ammunition' && mayTakeShells(state, fleet, fleet.area)) {
      for (const id of shipsIn(state, fleet)) shipOf(state, id).rounds = 0;
      g.whisper?.(['central'], { type: 'shells-taken', fleet: fleet.id });
    }
    if (fleet.order.act === 'torpedoes') {
      for (const id of shipsIn(state, fleet)) shipOf(state, id).launched = false;
      g.whisper?.(['allied'], { type: 'torpedoes-taken', fleet: fleet.id });
    }
  }
}
