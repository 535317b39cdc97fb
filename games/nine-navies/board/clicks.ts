/** What the panels of this board take many at a time: ships by class, a line of fire by a rule of thumb, repairs by a helper. */
import { atomsOf } from '../../../kernel/index.ts';
import type { Asking, Clicks } from '../../../kit/clicks.ts';
import { divideShips, leaveGibraltar } from '../rules/falls.ts';
import { nameTarget } from '../rules/gunnery.ts';
import { wayHome } from '../rules/homecoming.ts';
import { oneZoneMoves, twoZoneMoves } from '../rules/movement.ts';
import { formGroups, sendPursuers } from '../rules/pursuit.ts';
import { mending } from '../rules/repair.ts';
import { britishSetUp, germanSetUp } from '../rules/setup.ts';
import type { ShipView, View } from '../view.ts';
import { byClass } from './muster.ts';
import { ordersOf, sendable } from './orders.ts';

/** Class by class, or ship by ship where a class divides. */
const ticking = (ticked: (ship: ShipView) => boolean, free: readonly ShipView[]): number =>
  byClass(free).reduce((sum, { ships }) => {
    const some = ships.filter(ticked).length;
    return sum + (some === ships.length ? 1 : some);
  }, 0);

/** Those who go, or all with one press and then off again those who stay. */
const picking = (sent: ReadonlySet<string>, free: readonly ShipView[]): number =>
  Math.min(
    ticking(({ id }) => sent.has(id), free),
    1 + ticking(({ id }) => !sent.has(id), free),
  );

/** Ships are picked, and one press sends them; whoever was sent is no longer there to be picked. */
function sending({ question, view, orders }: Asking<View>): number {
  const ways = new Map<string, Set<string>>();
  for (const { verb, target } of orders) {
    const [ship = '', ...way] = atomsOf(target ?? null);
    const key = `${verb} ${way.join(' ')}`;
    ways.set(key, (ways.get(key) ?? new Set()).add(ship));
  }
  const free = sendable(ordersOf(question, view));
  let left = view.ships.filter(({ id }) => free.has(id));
  let clicks = 0;
  for (const sent of ways.values()) {
    clicks += picking(sent, left) + 1;
    left = left.filter(({ id }) => !sent.has(id));
  }
  return clicks;
}

/** A rule of thumb for the whole line, and fire; after the first turn as before, with one press. */
const lineOfFire = ({ orders, view }: Asking<View>): number => Math.min(orders.length, view.turn > 1 ? 1 : 2);
const helper = ({ orders }: Asking<View>): number => Math.min(orders.length, 1);

const SENDING = [britishSetUp, germanSetUp, oneZoneMoves, twoZoneMoves, wayHome, divideShips, leaveGibraltar, formGroups, sendPursuers];

export const clicks: Clicks<View> = {
  ...Object.fromEntries(SENDING.map(({ name }) => [name, sending])),
  [nameTarget.name]: lineOfFire,
  [mending.name]: helper,
};
