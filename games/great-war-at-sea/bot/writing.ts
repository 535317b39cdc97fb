/** How much of a fleet's plot stands, and how far ahead it is written (GW-4.2, GW-5.12). */
import type { War } from '../data/data.ts';
import { mayAmend } from '../rules/orders.ts';
import { AHEAD, isPrePlotted, STAY } from '../rules/plots.ts';
import type { Fleet, Move } from '../state.ts';
import type { View } from '../view.ts';

export function fixed(view: View, fleet: Fleet): readonly Move[] {
  if (fleet.plot.length > 0) return mayAmend(view, fleet) ? [] : fleet.plot;
  return Array.from({ length: Math.max(0, fleet.first - view.turn) }, () => STAY);
}

export const horizon = ({ operation: { turns } }: War, { turn }: View, fleet: Fleet): number => {
  const left = turns.last - turn + 1;
  return isPrePlotted(fleet) ? left : Math.min(AHEAD, left);
};
