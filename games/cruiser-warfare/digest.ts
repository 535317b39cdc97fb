/** A shorter form of the state for its fingerprint: most ships are as they were built, and then only their fate differs. */
import { WAITING } from './rules/beginning.ts';
import type { ShipState, State } from './state.ts';

/** What can differ from ship to ship. */
type Mark = Exclude<keyof ShipState, 'id' | 'fate'>;
const isMark = (key: string): key is Mark => key in WAITING && key !== 'id' && key !== 'fate';
const MARKS: readonly Mark[] = Object.keys(WAITING).filter(isMark);

const isAsBuilt = (ship: ShipState): boolean => {
  for (const mark of MARKS) if (ship[mark] !== WAITING[mark]) return false;
  return true;
};

/** Ships stand in the order of the list of vessels, so that the place of each tells which she is. */
export const digest = (state: State): object => ({ ...state, ships: state.ships.map((ship) => (isAsBuilt(ship) ? ship.fate : ship)) });
