/** CW-12.43: who is no longer tied down. */
import type { Data } from '../data/data.ts';
import { isOffTsingtao } from '../data/data.ts';
import type { OrderVerb } from '../kind.ts';
import type { Fleet, ShipId, State } from '../state.ts';
import { nameListed } from '../words/fleets.ts';
import { byShip, ofFleet } from './filing.ts';
import { shipsIn } from './fleet.ts';

const freeable = (data: Data, state: State, fleet: Fleet): ShipId[] =>
  state.freeing === 0 ? [] : shipsIn(state, fleet).filter((id) => !state.freed.includes(id) && isOffTsingtao(data, id));

/** CW-12.43: four ships of the Japanese fleets at Tsingtao may go where they like. */
export const settingFree: OrderVerb<ShipId> = {
  under: byShip,
  of: ofFleet(freeable),
  label: (view, ship) => `${nameListed(view, ship)} may leave home waters`,
  why: () => ({ words: 'when Tsingtao has fallen, four ships of the two fleets off it', rule: 'CW-12.43' }),
  does: ({ state }, id) => {
    state.freeing--;
    state.freed.push(id);
  },
};
