/** Turns as people read them: days, hours, and how light it is. */
import { MONTHS } from '../../../register/months.ts';
import type { Operation } from '../data/operation.ts';
import { isNight, isTwilight, startOf } from '../rules/calendar.ts';
import type { View } from '../view.ts';

type Dated = Pick<Operation, 'date'>;

export type Light = 'day' | 'dusk' | 'night';

export const lightOf = (operation: Dated, turn: number): Light => (isNight(operation, turn) ? 'night' : isTwilight(turn) ? 'dusk' : 'day');

const HOURS = 4;
const two = (hour: number): string => String(hour).padStart(2, '0');

/** When a turn begins: '08h'. */
export const startHour = (operation: Dated, turn: number): string => `${two(startOf(operation, turn).hour)}h`;

/** When a turn ends: '12h'. */
export const endHour = (operation: Dated, turn: number): string => `${two((startOf(operation, turn).hour + HOURS) % 24)}h`;

/** '08–12h' */
export const hoursOf = (operation: Dated, turn: number): string => {
  const { hour } = startOf(operation, turn);
  return `${two(hour)}–${two((hour + HOURS) % 24)}h`;
};

export const monthName = (month: number): string => MONTHS[month - 1] ?? '';

/** '16 December' */
export const dayOf = (operation: Dated, turn: number): string => {
  const { day, month } = startOf(operation, turn);
  return `${day} ${monthName(month)}`;
};

/** This turn's moves are made: fleets have left a track, which is wiped out when the turn ends. */
const haveMoved = ({ fight, fleets }: Pick<View, 'fight' | 'fleets'>): boolean =>
  fight !== null || fleets.some(({ track }) => track.length > 0);

/** The turn whose move is the first that is still to be made. */
export const turnToMove = (view: Pick<View, 'turn' | 'fight' | 'fleets'>): number => (haveMoved(view) ? view.turn + 1 : view.turn);

/** '4 hours ago' */
export const agoInWords = (turns: number): string => (turns <= 0 ? 'now' : `${turns * HOURS} hours ago`);
