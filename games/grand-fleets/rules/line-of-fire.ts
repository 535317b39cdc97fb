/** GF-6.1.4: what lies in the way of a shot. */
import type { Hex } from '../../../chart/hex.ts';
import { ORIGIN } from '../../../chart/hex.ts';
import type { Crossing } from '../../../chart/hex-line.ts';
import { hexesBetween } from '../../../chart/hex-line.ts';
import type { Reason } from '../../../kernel/index.ts';
import type { ShipId } from '../state.ts';
import type { ShipView } from '../view.ts';
import { sizePoints } from './crowds.ts';
import { shipName } from './ships.ts';
import type { Waters } from './waters.ts';
import { isConsort, shipsAt } from './waters.ts';

/** Why there is no line of fire, and the hex that blocks it. */
export interface Block extends Reason {
  readonly hex: Hex;
}

/** Lines run alike from every hex, so they are kept by the way from one end to the other; no gun reaches far enough to make them many. */
const lines = new Map<Hex, readonly Crossing[]>();

export function wayTo(way: Hex): readonly Crossing[] {
  let line = lines.get(way);
  if (!line) {
    line = hexesBetween(ORIGIN, way);
    lines.set(way, line);
  }
  return line;
}

const nameOf = ({ battle }: Waters, { id }: ShipView): string => shipName(battle, id);

/** A larger class has more size points. */
const sizeIn = ({ battle }: Waters, id: ShipId): number => sizePoints(battle, id);

/** GF-6.1.4a: null where nothing blocks the line from one ship to another. */
export function blockOf(waters: Waters, ship: ShipView, target: ShipView): Block | null {
  if (ship.hex === target.hex) return null; // GF-6.1.4b
  const large = Math.min(sizeIn(waters, ship.id), sizeIn(waters, target.id));
  return blockAtFirer(waters, ship, large) ?? blockAtTarget(waters, ship, target) ?? blockBetween(waters, ship.hex, target.hex, large);
}

/** GF-6.1.4c, GF-6.1.4d */
function blockAtFirer(waters: Waters, ship: ShipView, large: number): Block | null {
  for (const other of shipsAt(waters, ship.hex)) {
    if (other.id === ship.id) continue;
    const words = hindrance(waters, ship, other, large);
    if (words) return { ...words, hex: ship.hex };
  }
  return null;
}

function hindrance(waters: Waters, ship: ShipView, other: ShipView, large: number): Reason | null {
  if (other.side !== ship.side)
    return sizeIn(waters, other.id) >= large ? { words: `${nameOf(waters, other)} of the enemy is in her hex`, rule: 'GF-6.1.4d' } : null;
  if (!isConsort(ship, other)) return { words: `${nameOf(waters, other)} of another squadron is in her hex`, rule: 'GF-6.1.4c' };
  return other.facing === ship.facing ? null : { words: `${nameOf(waters, other)} in her hex points another way`, rule: 'GF-6.1.4c' };
}

/** GF-6.1.4e */
function blockAtTarget(waters: Waters, ship: ShipView, target: ShipView): Block | null {
  const friend = shipsAt(waters, target.hex).find(({ side }) => side === ship.side);
  return friend ? { words: `${nameOf(waters, friend)} is too near the target`, rule: 'GF-6.1.4e', hex: target.hex } : null;
}

/** GF-6.1.4a: where the line runs between two hexes, both must block it. */
function blockBetween(waters: Waters, from: Hex, to: Hex, large: number): Block | null {
  for (const [one, other] of wayTo(to - from)) {
    const block = blockIn(waters, from + one, large);
    if (block && (other === undefined || blockIn(waters, from + other, large))) return block;
  }
  return null;
}

/** GF-6.1.4f, GF-6.1.4g */
function blockIn(waters: Waters, hex: Hex, large: number): Block | null {
  if (waters.battle.land.has(hex)) return { words: 'there is land in the way', rule: 'GF-6.1.4g', hex };
  const ships = waters.byHex.get(hex);
  const ship = ships?.find(({ id }) => sizeIn(waters, id) >= large);
  return ship ? { words: `${nameOf(waters, ship)} is in the way`, rule: 'GF-6.1.4f', hex } : null;
}
