/** GF-6.1, GF-6.2: what the firing orders of both sides come to, with all that the ships do to each other's aim. */
import { cardOf } from '../data/data.ts';
import type { Aim, ShipId } from '../state.ts';
import type { ShipView } from '../view.ts';
import { leadOf } from './divisions.ts';
import { sharesOn } from './light-guns.ts';
import { arcsOn } from './positions.ts';
import type { Laid, Solution } from './solution.ts';
import { bears, lay, lightGunsLeft, solve } from './solution.ts';
import type { Waters } from './waters.ts';
import { pieceOn, shipOn } from './waters.ts';

export interface Broadside {
  readonly aim: Aim;
  /** Null where the guns cannot fire any more. */
  readonly solution: Solution | null;
}

/** GF-6.2.1c: how many other ships have heavy guns laid on a target. A division counts as one of them (GF-13.4). */
export function othersOn({ scene }: Pick<Waters, 'scene'>, aims: readonly Aim[], target: ShipId, ship: ShipId): number {
  const others = new Set<ShipId>();
  for (const aim of aims) if (aim.target === target && aim.from !== ship && aim.guns !== 'light') others.add(leadOf(scene, aim.from));
  others.delete(leadOf(scene, ship));
  return others.size;
}

export const lightTargets = (aims: readonly Aim[], ship: ShipId): ShipId[] =>
  aims.filter(({ from, guns }) => from === ship && guns === 'light').map(({ target }) => target);

/** GF-6.1.1b: how many light guns fire at each of two targets; null where both lie in one arc. */
export const sharesOf = (waters: Waters, ship: ShipView, first: ShipId, second: ShipId): readonly [number, number] | null =>
  sharesOn(
    arcsOn(waters, ship, pieceOn(waters, first)),
    arcsOn(waters, ship, pieceOn(waters, second)),
    lightGunsLeft(cardOf(waters.battle, ship.id), ship),
  );

/** With two targets each has its share, even if the other has gone down meanwhile: orders are orders. */
export function laidBy(waters: Waters, aims: readonly Aim[], { from, guns, target }: Aim): Laid | null {
  const ship = shipOn(waters, from);
  const laid = lay(waters, ship, guns, pieceOn(waters, target));
  if (!bears(laid)) return null;
  const [first, second] = guns === 'light' ? lightTargets(aims, from) : [];
  if (first === undefined || second === undefined) return laid;
  const barrels = sharesOf(waters, ship, first, second)?.[target === first ? 0 : 1] ?? 0;
  return barrels > 0 ? { ...laid, barrels } : null;
}

/** Only ships that do fire their heavy guns get in each other's way. */
export function broadsidesOf(waters: Waters, aims: readonly Aim[]): Broadside[] {
  const laid = aims.map((aim) => laidBy(waters, aims, aim));
  const firing = aims.filter((_, place) => laid[place]);
  return aims.map((aim, place) => {
    const guns = laid[place];
    if (!guns) return { aim, solution: null };
    const others = othersOn(waters, firing, aim.target, aim.from);
    return { aim, solution: solve(waters, shipOn(waters, aim.from), aim.guns, pieceOn(waters, aim.target), guns, others) };
  });
}
