/** How the captain lays his guns: ship by ship, each line where it adds most to what the others do already. */
import { answering, best } from '../../../kernel/index.ts';
import { battleOf, cardOf, placeOf } from '../data/data.ts';
import { enemiesOf, linesOf, linesOn } from '../rules/action.ts';
import { broadsidesOf } from '../rules/broadsides.ts';
import { boatsOf, leadOf } from '../rules/divisions.ts';
import { firingOrders, type Shot } from '../rules/firing-orders.ts';
import { expectedDamage } from '../rules/solution.ts';
import { type Waters, watersOf } from '../rules/waters.ts';
import type { Aim, ShipId, Side } from '../state.ts';
import type { ShipView } from '../view.ts';
import { worthOfDamage } from './exchange.ts';

type Boats = readonly [ShipView, ...ShipView[]];

/** GF-13.4: a division has one order for all its guns. */
const ALL: readonly Shot[1][] = ['all'];

/** What all that is laid on a target is worth, with all that ships do to each other's aim (GF-6.2.1c). */
function worthOfFire(waters: Waters, target: ShipView, aims: readonly Aim[]): number {
  const damage = broadsidesOf(waters, aims).reduce((sum, { solution }) => sum + (solution ? expectedDamage(solution) : 0), 0);
  return worthOfDamage({ card: cardOf(waters.battle, target.id), ship: target }, damage);
}

/** The guns that an order would lay on a target. */
const aimsAt = (waters: Waters, boats: Boats, guns: Shot[1], target: ShipView): Aim[] =>
  boats.flatMap((ship) =>
    linesOn(waters, ship, target).flatMap(([line]) =>
      guns === 'all' || line === guns ? [{ from: ship.id, guns: line, target: target.id }] : [],
    ),
  );

/** Where a line of guns, or all of a division, adds most to the orders that are given already. */
function bestShot(waters: Waters, boats: Boats, guns: Shot[1], enemies: readonly ShipView[], aims: readonly Aim[]): Laid | undefined {
  const gain = (target: ShipView): number => {
    const more = aimsAt(waters, boats, guns, target);
    if (more.length === 0) return 0;
    const before = aims.filter((aim) => aim.target === target.id);
    return worthOfFire(waters, target, [...before, ...more]) - worthOfFire(waters, target, before);
  };
  const target = best(enemies, gain, 0);
  return target && { shot: [boats[0].id, guns, target.id], gain: gain(target) };
}

interface Laid {
  readonly shot: Shot;
  /** Points of harm that it adds to what others do to the same target. */
  readonly gain: number;
}

/** Whether guns have a target: whoever gave orders before the captain was asked need not have kept to his order of ships and guns. */
const isLaid = (boats: Boats, guns: Shot[1], aims: readonly Aim[]): boolean =>
  aims.some((aim) => (guns === 'all' || guns === aim.guns) && boats.some(({ id }) => id === aim.from));

/** Orders are given in the order of the ships and of their guns, so whoever comes before the last one has been thought of. */
function nextShot(waters: Waters, side: Side, aims: readonly Aim[], pieces: readonly ShipId[]): Laid | undefined {
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
      if (isLaid(boats, guns, aims)) continue;
      const shot = bestShot(waters, boats, guns, enemies, aims);
      if (shot) return shot;
    }
  }
  return undefined;
}

export const gunnery = answering(firingOrders, ({ question, data, side, view, because }) => {
  const seen = view();
  const { aims, posts } = question.draft;
  const waters = watersOf(battleOf(data, seen), { ...seen, posts });
  const laid = nextShot(waters, side, aims, question.pieces);
  if (!laid) return question.order('done');
  because?.(`Points of harm to be expected: ${laid.gain.toFixed(1)}, more than at any other target with what others fire at already.`);
  return question.order('fire', laid.shot);
});
