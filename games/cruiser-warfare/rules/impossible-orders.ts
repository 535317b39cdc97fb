/** CW-5.4a: an order that cannot be carried out when its turn comes is an order to stay. */
import type { Data } from '../data/data.ts';
import { auto } from '../kind.ts';
import type { Fleet, State } from '../state.ts';
import { mayTakeShells } from './ammunition.ts';
import { mayCoalIn } from './coaling.ts';
import { canFeed } from './feeding.ts';
import { fleetsOf, STAY } from './fleet.ts';

/** A port may have fallen since it was written (CW-12.43), or nobody in company has coal to give. A move that fails is no move anyhow. */
function isPossible(data: Data, state: State, fleet: Fleet): boolean {
  switch (fleet.order.act) {
    case 'coal':
      return mayCoalIn(data, state, fleet, fleet.area);
    case 'ammunition':
      return mayTakeShells(state, fleet, fleet.area);
    case 'feed':
      return canFeed(data, state, fleet);
    default:
      return true;
  }
}

export const impossibleOrders = auto('impossible-orders', 'CW-5.4a', (g) => {
  const { data, state } = g;
  for (const fleet of fleetsOf(state, 'central').filter((each) => !isPossible(data, state, each))) {
    g.whisper?.(['central'], { type: 'order-void', fleet: fleet.id, area: fleet.area });
    fleet.order = STAY;
  }
});
