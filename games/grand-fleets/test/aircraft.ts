/** Aircraft for the tests: who carries them or where they come in sight. */
import type { Hex } from '../../../chart/hex.ts';
import { AIRCRAFT_TYPES, type AircraftType } from '../data/aircraft.ts';
import type { Berth, Wing } from '../data/battle.ts';
import { craftIn } from '../rules/aircraft.ts';
import type { AircraftState, Side } from '../state.ts';
import { at, battleWith, type TestTable, tableOf } from './table.ts';

export function typeNamed(id: string): AircraftType {
  const type = AIRCRAFT_TYPES.get(id);
  if (!type) throw new Error(`there is no ${id}`);
  return type;
}

export const aboard = (id: string, side: Side, type: string, ship: string): Wing => ({
  id,
  name: id,
  side,
  type: typeNamed(type),
  ship,
  hex: at(0, 0),
  arrives: 1,
});

export const coming = (id: string, side: Side, type: string, hex: Hex, arrives = 1): Wing => ({
  id,
  name: id,
  side,
  type: typeNamed(type),
  ship: null,
  hex,
  arrives,
});

export const airTable = (aircraft: readonly Wing[], ...berths: readonly Berth[]): TestTable =>
  tableOf(battleWith(berths, { aircraft }), { aircraft: 'on' });

/** The aircraft, in the air where it is wanted. */
export const aloft = (game: TestTable, id: string, hex: Hex, changes: Partial<AircraftState> = {}): AircraftState =>
  Object.assign(craftIn(game.state, id), { fate: 'aloft', hex, level: 0, ...changes });
