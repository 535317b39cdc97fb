/** Which ships are tied down, and by what (CW-12.1b, CW-12.3, CW-12.42, CW-13.0-A-BISCAY). */
import type { Bond } from '../data/forces.ts';
import { FORCES } from '../data/forces.ts';
import type { ShipId } from '../state.ts';

const BONDS: ReadonlyMap<ShipId, Bond> = new Map(
  FORCES.flatMap(({ ships, bond }) => (bond === null ? [] : ships.map((id): [ShipId, Bond] => [id, bond]))),
);

export const bondOf = (id: ShipId): Bond | undefined => BONDS.get(id);

/** CW-12.43: the two fleets off Tsingtao, of which its fall sets four ships free. */
const OFF_TSINGTAO: ReadonlySet<ShipId> = new Set(
  FORCES.filter(({ id }) => id === 'first-fleet' || id === 'second-fleet').flatMap(({ ships }) => ships),
);
export const isOffTsingtao = (id: ShipId): boolean => OFF_TSINGTAO.has(id);
