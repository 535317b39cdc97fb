/** GF-6.1.2b: who of several ships of a squadron in one hex fires ahead, and who astern. */
import type { Hex } from '../../../chart/hex.ts';
import type { Arc } from '../data/card.ts';
import { ARCS } from '../data/card.ts';
import type { Posts, ShipId, Side } from '../state.ts';
import type { ShipView } from '../view.ts';
import { arcsTo } from './arcs.ts';
import { leadOf } from './divisions.ts';
import type { Waters } from './waters.ts';
import { isConsort, shipsAt } from './waters.ts';

export type Post = keyof Posts;

const FRONT: readonly Arc[] = ['A', 'B', 'C', 'D'];
const REAR: readonly Arc[] = ['C', 'D', 'E', 'F'];
const BETWEEN: readonly Arc[] = ['C', 'D'];

/** The ships of her squadron in her hex, herself included, if they are several and all point the same way: then they need posts. */
export function companyOf(waters: Waters, ship: ShipView): readonly ShipView[] {
  const here = shipsAt(waters, ship.hex);
  if (here.length < 2) return [];
  const company = here.filter((other) => isConsort(ship, other));
  return company.length > 1 && company.every(({ facing }) => facing === ship.facing) ? company : [];
}

/** The first of a hex is in front and the last in the rear, until their owner says otherwise. */
export function usualPosts(waters: Waters, side: Side): Posts {
  const [front, rear]: [ShipId[], ShipId[]] = [[], []];
  for (const here of waters.byHex.values())
    for (const ship of here) {
      if (ship.side !== side) continue;
      const company = companyOf(waters, ship);
      if (company[0] === ship) front.push(ship.id);
      if (company.at(-1) === ship) rear.push(ship.id);
    }
  return { front, rear };
}

/** She takes a post, and whoever had it takes hers. */
export function posted(posts: Posts, company: readonly ShipView[], ship: ShipId, post: Post): Posts {
  const before = company.find(({ id }) => posts[post].includes(id))?.id;
  const other: Post = post === 'front' ? 'rear' : 'front';
  const swapped = (ids: readonly ShipId[]): ShipId[] => ids.flatMap((id) => (id === ship ? (before ?? []) : [id]));
  const taken = [...posts[post].filter((id) => id !== before), ship];
  return post === 'front' ? { front: taken, rear: swapped(posts[other]) } : { front: swapped(posts[other]), rear: taken };
}

/** The arcs that her place in the hex leaves her when she fires out of it. */
export function arcsLeft(waters: Waters, ship: ShipView): readonly Arc[] {
  if (companyOf(waters, ship).length === 0) return ARCS;
  const { front, rear } = waters.scene.posts;
  const isAmong = (posted: readonly ShipId[]): boolean => posted.some((id) => leadOf(waters.scene, id) === ship.id);
  return isAmong(front) ? FRONT : isAmong(rear) ? REAR : BETWEEN;
}

/** GF-6.1.2c: ships that share a hex with the enemy lie to each other as they are shown; to all others they lie in their hex. */
export function placesOf({ scene }: Waters, one: ShipView, other: ShipView): readonly [Hex, Hex] {
  if (one.hex !== other.hex) return [one.hex, other.hex];
  const place = ({ id, hex }: ShipView): Hex => scene.shown.find(({ ship }) => leadOf(scene, ship) === id)?.hex ?? hex;
  return [place(one), place(other)];
}

/** The arcs in which a target lies, whatever her post. */
export function arcsAround(waters: Waters, ship: ShipView, target: ShipView): readonly Arc[] {
  const [from, to] = placesOf(waters, ship, target);
  return arcsTo({ hex: from, facing: ship.facing }, to);
}

/** The arcs in which a target lies and into which she may fire. */
export function arcsOn(waters: Waters, ship: ShipView, target: ShipView): readonly Arc[] {
  const arcs = arcsAround(waters, ship, target);
  if (ship.hex === target.hex) return arcs;
  const left = arcsLeft(waters, ship);
  return left === ARCS ? arcs : arcs.filter((arc) => left.includes(arc));
}
