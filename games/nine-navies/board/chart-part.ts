/** What every part of the chart is given, and what it says of a place that the picked ships may go to. */
import { counted } from '../../../kit/words.ts';
import type { View } from '../view.ts';
import type { Desk } from './desk.ts';
import { sendingTo } from './orders.ts';

export interface ChartPart {
  readonly view: View;
  readonly desk: Desk;
}

export const mayGo = (desk: Desk, place: string): string => {
  const way = sendingTo(desk.sendings(), place);
  if (way) return `press to send ${counted(way.ships.length, 'ship')} here`;
  return desk.orders().places.has(place) ? 'may be chosen' : '';
};
