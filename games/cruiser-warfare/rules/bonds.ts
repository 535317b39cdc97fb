/** Which ships are tied down, and by what (CW-12.1b, CW-12.3, CW-12.42, CW-13.0-A-BISCAY). */
import type { Bond } from '../data/forces.ts';
import { FORCES } from '../data/forces.ts';
import type { OrderVerb } from '../kind.ts';
import type { Fleet, ShipId, State } from '../state.ts';
import { nameListed } from '../words/fleets.ts';
import { byShip, ofFleet } from './filing.ts';
import { shipsIn } from './fleet.ts';

const BONDS: ReadonlyMap<ShipId, Bond> = new Map(
  FORCES.flatMap(({ ships, bond }) => (bond === null ? [] : ships.map((id): [ShipId, Bond] => [id, bond]))),
);

export const bondOf = (id: ShipId): Bond | undefined => BONDS.get(id);

/** CW-12.43: the two fleets off Tsingtao, of which its fall sets four ships free. */
const OFF_TSINGTAO: ReadonlySet<ShipId> = new Set(
  FORCES.filter(({ id }) => id === 'first-fleet' || id === 'second-fleet').flatMap(({ ships }) => ships),
);
export const isOffTsingtao = (id: ShipId): boolean => OFF_TSINGTAO.has(id);

const freeable = (state: State, fleet: Fleet): ShipId[] =>
  state.freeing === 0 ? [] : shipsIn(state, fleet).filter((id) => !state.freed.includes(id) && isOffTsingtao(id));

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
