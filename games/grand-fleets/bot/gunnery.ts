/** How the captain lays his guns: ship by ship, each line where it does most, without too many ships on one target. */
import { answering, best } from '../../../kernel/index.ts';
import { battleOf, cardOf, placeOf } from '../data/data.ts';
import { enemiesOf, linesOf, linesOn } from '../rules/action.ts';
import { othersOn } from '../rules/broadsides.ts';
import { boatsOf, leadOf } from '../rules/divisions.ts';
import { firingOrders, type Shot } from '../rules/firing-orders.ts';
import { expectedDamage, solve } from '../rules/solution.ts';
import { type Waters, watersOf } from '../rules/waters.ts';
import type { Aim, ShipId, Side } from '../state.ts';
import type { ShipView } from '../view.ts';
import { worthOfDamage } from './exchange.ts';
import { stanceOf } from './stance.ts';

type Boats = readonly [ShipView, ...ShipView[]];

/** GF-13.4: a division has one order for all its guns. */
const ALL: readonly Shot[1][] = ['all'];

/** Where a line of guns, or all of a division, does most beside the orders that are given already. */
function bestShot(waters: Waters, boats: Boats, guns: Shot[1], enemies: readonly ShipView[], aims: readonly Aim[]): Shot | undefined {
  const damageTo = (target: ShipView): number =>
    boats.reduce((sum, ship) => {
      const lines = linesOn(waters, ship, target).filter(([line]) => guns === 'all' || line === guns);
      const others = lines.length > 0 ? othersOn(waters, aims, target.id, ship.id) : 0;
      return lines.reduce((all, [line, laid]) => all + expectedDamage(solve(waters, ship, line, target, laid, others)), sum);
    }, 0);
  const target = best(enemies, (enemy) => worthOfDamage(stanceOf(waters.battle, enemy), damageTo(enemy)), 0);
  return target && [boats[0].id, guns, target.id];
}

/** Orders are given in the order of the ships and of their guns, so whoever comes before the last one has been thought of. */
function nextShot(waters: Waters, side: Side, aims: readonly Aim[], pieces: readonly ShipId[]): Shot | undefined {
  const { battle, scene } = waters;
  const last = aims.at(-1);
  const from = last ? placeOf(battle, leadOf(scene, last.from)) : -1;
  const enemies = enemiesOf(scene, side);
  for (const id of pieces) {
    const place = placeOf(battle, id);
    if (place < from) continue;
    const boats = boatsOf(battle, scene, id);
    const lines = boats.length > 1 ? ALL : linesOf(cardOf(battle, id));
    const begun = place === from && last ? lines.indexOf(boats.length > 1 ? 'all' : last.guns) + 1 : 0;
    for (const guns of lines.slice(begun)) {
      const shot = bestShot(waters, boats, guns, enemies, aims);
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
  return shot ? question.order('fire', shot) : question.order('done');
});
