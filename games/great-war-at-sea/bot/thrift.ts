/** GW-19: what is in the bunkers decides how fast a fleet goes, and how much of what there is to do it does. */
import { costOf } from '../rules/fuel.ts';
import type { Fleet, Move, ShipState } from '../state.ts';
import type { View } from '../view.ts';
import type { Sea } from './sea.ts';
import { bestVoyage, type Outlook, type Voyage } from './voyage.ts';

/** GW-19.2: who has not left port yet burns nothing. */
function burnt(ways: readonly { readonly length: number }[], inPort: boolean): number {
  const out = inPort ? ways.findIndex(({ length }) => length > 0) : 0;
  return out < 0 ? 0 : ways.slice(out).reduce((sum, { length }) => sum + costOf(length), 0);
}

/** What the emptiest of these ships will have when all that is written is done; where fuel is not counted, more than anybody burns. */
export function fuelAfter({ readings }: View, { port }: Fleet, ships: readonly Pick<ShipState, 'fuel'>[], plot: readonly Move[]): number {
  if (readings.fuel === 'off') return Number.POSITIVE_INFINITY;
  const written = plot.map(({ way }) => way);
  return Math.min(...ships.map(({ fuel }) => fuel)) - burnt(written, port !== null);
}

const slowed = (outlook: Outlook, most: number): Outlook => ({ ...outlook, rooms: outlook.rooms.map((room) => Math.min(room, most)) });

/** Slower, with less to do on the way, or both. */
function thriftier(outlook: Outlook): Outlook[] {
  const paces = [2, 1].map((most) => slowed(outlook, most));
  const single = { errands: outlook.errands.slice(0, 1) };
  return [...paces, ...[outlook, ...paces].map((each) => ({ ...each, ...single }))];
}

/** The best voyage that leaves some fuel; if there is none, home as slowly as can be (GW-19.4). */
export function withinFuel(sea: Sea, outlook: Outlook, fuel: number): Voyage {
  const isEnough = ({ ways }: Voyage): boolean => burnt(ways, outlook.inPort) < fuel;
  const whole = bestVoyage(sea, outlook);
  if (isEnough(whole)) return whole;
  const [best] = thriftier(outlook)
    .map((each) => bestVoyage(sea, each))
    .filter(isEnough)
    .sort((a, b) => b.worth - a.worth);
  return best ?? bestVoyage(sea, { ...slowed(outlook, 1), errands: [] });
}
