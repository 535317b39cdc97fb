/** Which ships of the register were in service on a day. */
import { ENTRIES } from '../../../register/index.ts';
import { type Moment, type Nation, SHIP_TYPES, type Ship } from '../../../register/types.ts';
import type { Operation } from './operation.ts';

type Day = Operation['date'];

const months = ({ year, month }: Moment, usual: number): number => year * 12 + (month ?? usual);

/** Ready by then, and not yet at her end. */
export const isInService = ({ completed, fate }: Ship, day: Day): boolean =>
  completed !== undefined && months(completed, 1) <= months(day, 1) && (fate.when === undefined || months(fate.when, 12) >= months(day, 1));

const rank = ({ type }: Ship): number => SHIP_TYPES.indexOf(type);

/** The great ships first. */
export const inService = (nations: readonly Nation[], day: Day): readonly Ship[] =>
  ENTRIES.filter((ship) => nations.includes(ship.nation) && isInService(ship, day)).toSorted((one, other) => rank(one) - rank(other));
