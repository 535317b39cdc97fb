/** GF-5.3.2: ships in line, each in the wake of the one ahead. */
import type { Facing, Hex } from '../../../chart/hex.ts';
import { FACINGS, neighbour } from '../../../chart/hex.ts';
import type { Battle } from '../data/battle.ts';
import type { Order } from './orders.ts';
import type { Mover, Rank } from './passage.ts';
import { helmOfRank, Passage } from './passage.ts';

/** GF-5.3.2a: the line from its first rank to its last; null if the ships are in none. How the first of them points is her own affair. */
export function lineOf(ships: readonly Mover[]): readonly Rank[] | null {
  const ranks = ranksOf(ships);
  if (!ranks || ships.length < 2) return null;
  const aheadOf = ([{ hex, facing }]: Rank): Rank | undefined => ranks.get(neighbour(hex, facing));
  const all = [...ranks.values()];
  const followed = new Set(all.map(aheadOf));
  const line: Rank[] = [];
  for (let rank = all.find((each) => !followed.has(each)) ?? lastOfRing(all, aheadOf); rank && !line.includes(rank); rank = aheadOf(rank))
    line.unshift(rank);
  return line.length === ranks.size ? line : null;
}

/** In a ring nobody is first or last, so the ship that stands first in the squadron's list is. */
const lastOfRing = ([first]: readonly Rank[], aheadOf: (rank: Rank) => Rank | undefined): Rank | undefined => first && aheadOf(first);

/** By their hexes; null if two ships of one hex do not point the same way. */
function ranksOf(ships: readonly Mover[]): Map<Hex, Rank> | null {
  const ranks = new Map<Hex, Rank>();
  for (const ship of ships) {
    const rank = ranks.get(ship.hex);
    if (rank && rank[0].facing !== ship.facing) return null;
    ranks.set(ship.hex, rank ? [...rank, ship] : [ship]);
  }
  return ranks;
}

/** GF-5.3.2b: the first rank carries out the order, and every other follows the path of the one ahead. */
export function passagesInLine(battle: Battle, line: readonly Rank[], order: Order): (readonly [Mover, Passage])[] {
  let ahead: Passage | null = null;
  return line.flatMap((rank) => {
    const passage = new Passage(rank[0], helmOfRank(battle, rank), battle.land);
    if (ahead) follow(passage, ahead.hexes);
    else passage.carryOut(order);
    ahead = passage;
    return rank.map((ship) => [ship, passage] as const);
  });
}

/**
 * Through the hexes that the one ahead went through, at one's own cost (GF-5.3.2c), up to the one behind her and as far as the points go
 * (GF-5.3.2d); there the turn towards her is free, if it must be (GF-5.3.2e).
 */
function follow(passage: Passage, ahead: readonly Hex[]): void {
  const last = ahead.length - 1;
  for (const hex of ahead.slice(0, last)) if (!turnTo(passage, hex, false) || !passage.make(1)) return;
  const her = ahead[last];
  if (her !== undefined) turnTo(passage, her, true);
}

/** To a hex next to hers. */
function turnTo(passage: Passage, hex: Hex, free: boolean): boolean {
  const wanted = FACINGS.find((facing) => neighbour(passage.end.hex, facing) === hex) ?? passage.end.facing;
  const side = shorterTurn(passage.end.facing, wanted);
  while (passage.end.facing !== wanted) if (!passage.make(side, free)) return false;
  return true;
}

const shorterTurn = (from: Facing, to: Facing): 'P' | 'S' => ((to - from + 6) % 6 <= 3 ? 'S' : 'P');
