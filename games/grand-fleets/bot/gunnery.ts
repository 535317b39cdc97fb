/** How the captain lays his guns: ship by ship, each line where it does most, without too many ships on one target. */
import { answering, best } from '../../../kernel/index.ts';
import { battleOf, cardOf, placeOf, shipIn } from '../data/data.ts';
import { linesOf, linesOn } from '../rules/action.ts';
import { othersOn } from '../rules/broadsides.ts';
import { firingOrders } from '../rules/firing-orders.ts';
import { isAfloat } from '../rules/ships.ts';
import { expectedDamage, type Laid, solve } from '../rules/solution.ts';
import { type Waters, watersOf } from '../rules/waters.ts';
import type { Aim, Guns, ShipId, Side } from '../state.ts';
import type { ShipView } from '../view.ts';
import { worthOfDamage } from './exchange.ts';
import { stanceOf } from './stance.ts';

interface Shot {
  readonly from: ShipId;
  readonly guns: Guns;
  readonly target: ShipId;
}

/** Where a line of guns does most beside the orders that are given already. */
function bestShot(waters: Waters, ship: ShipView, guns: Guns, enemies: readonly ShipView[], aims: readonly Aim[]): Shot | undefined {
  const shots = enemies.flatMap((target) => {
    const laid = linesOn(waters, ship, target).find(([line]) => line === guns)?.[1];
    return laid ? [{ target, laid }] : [];
  });
  const worth = ({ target, laid }: { readonly target: ShipView; readonly laid: Laid }): number => {
    const solution = solve(waters, ship, guns, target, laid, othersOn(waters, aims, target.id, ship.id));
    return worthOfDamage(stanceOf(waters.battle, target), expectedDamage(solution));
  };
  const shot = best(shots, worth, 0);
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
