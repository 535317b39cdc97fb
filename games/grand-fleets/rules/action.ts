/** Who could fire at whom, before any orders are given. */
import { distance } from '../../../chart/hex.ts';
import { oncePer } from '../../../kernel/index.ts';
import type { Battle } from '../data/battle.ts';
import type { Card } from '../data/card.ts';
import { LIGHT_GUNS } from '../data/card.ts';
import { battleOf, cardOf } from '../data/data.ts';
import type { Play } from '../kind.ts';
import type { Guns, Side } from '../state.ts';
import { SIDES } from '../state.ts';
import type { ShipView } from '../view.ts';
import { piecesOf } from './divisions.ts';
import { arcsAround, arcsOn } from './positions.ts';
import { isAfloat } from './ships.ts';
import type { Laid } from './solution.ts';
import { bears, isInSight, layAlong, sightOn } from './solution.ts';
import type { Scene, Waters } from './waters.ts';
import { watersOf } from './waters.ts';

/** GF-13.4: a division is one target. */
export const enemiesOf = (scene: Pick<Scene, 'ships' | 'divisions'>, side: Side): readonly ShipView[] =>
  piecesOf(scene).filter((ship) => ship.side !== side && isAfloat(ship));

/** As far as any gun on the card reaches. */
export const farthest = oncePer(({ guns, lightGuns }: Card): number =>
  Math.max(lightGuns > 0 ? LIGHT_GUNS.range[2] : -1, ...guns.map(({ range }) => range[2])),
);

/** GF-6.1.1a: heavy guns in the order of the card, then the light ones. */
export const linesOf = oncePer(({ guns, lightGuns }: Card): readonly Guns[] => [
  ...guns.map((_, place) => place),
  ...(lightGuns > 0 ? (['light'] as const) : []),
]);

export function isNear(battle: Battle, ship: ShipView, enemies: readonly ShipView[]): boolean {
  const reach = farthest(cardOf(battle, ship.id));
  return enemies.some(({ hex }) => distance(ship.hex, hex) <= reach);
}

/** Her lines of guns that bear on a target. */
export function linesOn(waters: Waters, ship: ShipView, target: ShipView, arcsFor = arcsOn): readonly (readonly [Guns, Laid])[] {
  const card = cardOf(waters.battle, ship.id);
  if (distance(ship.hex, target.hex) > farthest(card)) return [];
  const sight = sightOn(waters, ship, target, arcsFor);
  if (!isInSight(sight)) return [];
  return linesOf(card).flatMap((guns) => {
    const laid = layAlong(waters, ship, guns, sight);
    return bears(laid) ? [[guns, laid] as const] : [];
  });
}

/** Whoever has a ship that could fire from any post: that lies open to everybody, so it may decide who is asked. */
export function sidesInAction({ data, state }: Pick<Play, 'data' | 'state'>): readonly Side[] {
  const waters = watersOf(battleOf(data, state), state);
  const canFire = (ship: ShipView, enemies: readonly ShipView[]): boolean =>
    isAfloat(ship) && enemies.some((target) => linesOn(waters, ship, target, arcsAround).length > 0);
  return SIDES.filter((side) => {
    const enemies = enemiesOf(state, side);
    return state.ships.some((ship) => ship.side === side && canFire(ship, enemies));
  });
}
