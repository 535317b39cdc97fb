/** How the captain lays his guns: ship by ship, each line where it adds most to what the others do already. */
import { answering, best } from '../../../kernel/index.ts';
import { battleOf, cardOf, placeOf, shipIn } from '../data/data.ts';
import { linesOf, linesOn } from '../rules/action.ts';
import { othersOn } from '../rules/broadsides.ts';
import { firingOrders } from '../rules/firing-orders.ts';
import { isAfloat } from '../rules/ships.ts';
import { bears, expectedDamage, type Laid, lay, solve } from '../rules/solution.ts';
import { shipOn, type Waters, watersOf } from '../rules/waters.ts';
import type { Aim, Guns, ShipId, Side } from '../state.ts';
import type { ShipView } from '../view.ts';
import { worthOfDamage } from './exchange.ts';

interface Shot {
  readonly from: ShipId;
  readonly guns: Guns;
  readonly target: ShipId;
}

/** A line of guns that bears on a target. */
interface Bearing {
  readonly ship: ShipView;
  readonly guns: Guns;
  readonly laid: Laid;
}

/** What all that is laid on a target does to her, with all that the ships do to each other's aim (GF-6.2.1c). */
function fireOn(waters: Waters, target: ShipView, aims: readonly Aim[], laid: readonly Bearing[]): number {
  const damage = laid.reduce((sum, { ship, guns, laid: bearing }) => {
    return sum + expectedDamage(solve(waters, ship, guns, target, bearing, othersOn(aims, target.id, ship.id)));
  }, 0);
  return worthOfDamage({ card: cardOf(waters.battle, target.id), ship: target }, damage);
}

function laidOn(waters: Waters, target: ShipView, aims: readonly Aim[]): Bearing[] {
  return aims.flatMap(({ from, guns, target: at }) => {
    if (at !== target.id) return [];
    const ship = shipOn(waters, from);
    const laid = lay(waters, ship, guns, target);
    return bears(laid) ? [{ ship, guns, laid }] : [];
  });
}

/** Where a line of guns adds most to the orders that are given already. */
function bestShot(waters: Waters, ship: ShipView, guns: Guns, enemies: readonly ShipView[], aims: readonly Aim[]): Shot | undefined {
  const shots = enemies.flatMap((target) => {
    const laid = linesOn(waters, ship, target).find(([line]) => line === guns)?.[1];
    return laid ? [{ target, laid }] : [];
  });
  const gain = ({ target, laid }: { readonly target: ShipView; readonly laid: Laid }): number => {
    const before = laidOn(waters, target, aims);
    const after = [...aims, { from: ship.id, guns, target: target.id }];
    return fireOn(waters, target, after, [...before, { ship, guns, laid }]) - fireOn(waters, target, aims, before);
  };
  const shot = best(shots, gain, 0);
  return shot && { from: ship.id, guns, target: shot.target.id };
}

/** Orders are given in the order of the ships and of their guns, so whoever comes before the last one has been thought of. */
function nextShot(waters: Waters, side: Side, aims: readonly Aim[], pieces: readonly ShipId[]): Shot | undefined {
  const { battle, scene } = waters;
  const last = aims.at(-1);
  const from = last ? placeOf(battle, last.from) : -1;
  const enemies = scene.ships.filter((ship) => ship.side !== side && isAfloat(ship));
  for (const id of pieces) {
    const place = placeOf(battle, id);
    if (place < from) continue;
    const lines = linesOf(cardOf(battle, id));
    const begun = place === from && last ? lines.indexOf(last.guns) + 1 : 0;
    for (const guns of lines.slice(begun)) {
      const shot = bestShot(waters, shipIn(battle, scene, id), guns, enemies, aims);
      if (shot) return shot;
    }
  }
  return undefined;
}

export const gunnery = answering(firingOrders, ({ question, data, side, view }) => {
  const seen = view();
  const { aims, posts } = question.draft;
  const waters = watersOf(battleOf(data, seen), { ...seen, posts });
  const shot = nextShot(waters, side, aims, question.pieces);
  return shot ? question.order('fire', [shot.from, shot.guns, shot.target]) : question.order('done');
});
