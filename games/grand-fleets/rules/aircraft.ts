/** GF-9: what the rules ask of one aircraft, in a state or in a view. */
import type { Hex } from '../../../chart/hex.ts';
import { columnOf } from '../../../chart/hex.ts';
import type { AircraftType } from '../data/aircraft.ts';
import type { Battle, Wing } from '../data/battle.ts';
import { battleOf } from '../data/data.ts';
import type { Play } from '../kind.ts';
import type { AircraftId, AircraftState, Board, Side } from '../state.ts';
import { boardRow } from './board.ts';

/** What state and view share of the air. */
export interface Sky<C extends Readonly<AircraftState> = Readonly<AircraftState>> {
  readonly aircraft: readonly C[];
}

export function wingOf({ aircraft }: Battle, id: AircraftId): Wing {
  const wing = aircraft.find((each) => each.id === id);
  if (!wing) throw new Error(`there is no aircraft ${id}`);
  return wing;
}

export const typeOf = (battle: Battle, id: AircraftId): AircraftType => wingOf(battle, id).type;

export const craftName = (battle: Battle, id: AircraftId): string => wingOf(battle, id).name;

export function craftIn<C extends Readonly<AircraftState>>({ aircraft }: Sky<C>, id: AircraftId): C {
  const craft = aircraft.find((each) => each.id === id);
  if (!craft) throw new Error(`there is no aircraft ${id}`);
  return craft;
}

export const isAloft = ({ fate }: Readonly<Pick<AircraftState, 'fate'>>): boolean => fate === 'aloft';

export const aloftIn = <C extends Readonly<AircraftState>>({ aircraft }: Sky<C>): C[] => aircraft.filter(isAloft);

export const aloftOf = <C extends Readonly<AircraftState>>(sky: Sky<C>, side: Side): C[] =>
  aloftIn(sky).filter((craft) => craft.side === side);

/** By columns from the left of the board and rows from its top. */
export const hexInWords = ({ column, row }: Readonly<Board>, hex: Hex): string =>
  `${columnOf(hex) - column + 1}.${boardRow(hex) - row + 1}`;

/** GF-9.1.2: an aircraft whose hits are used up falls. */
export function hitCraft(g: Play, craft: AircraftState, hits: number): void {
  if (hits === 0) return;
  const battle = battleOf(g.data, g.state);
  const { name, type } = wingOf(battle, craft.id);
  craft.hits = Math.min(type.hits, craft.hits + hits);
  if (craft.hits < type.hits) g.tell?.({ type: 'aircraft-hit', craft: craft.id, name, hits: craft.hits, of: type.hits });
  else lose(g, craft, 'shot-down');
}

export function lose(g: Play, craft: AircraftState, how: 'shot-down' | 'out-of-fuel'): void {
  craft.fate = 'lost';
  g.tell?.({ type: 'aircraft-lost', craft: craft.id, name: craftName(battleOf(g.data, g.state), craft.id), how });
}
