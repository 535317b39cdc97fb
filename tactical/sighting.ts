/** CW-7.27, GW-SIGHT: who sees whom, and what the enemy comes to know of a piece. */
import { distance } from '../chart/hex.ts';
import type { Play } from '../kernel/index.ts';
import type { Battle, Hex, Piece, Side } from './battle.ts';
import type { Fighting } from './fight.ts';
import { tellOf } from './fight.ts';
import type { Lender } from './lender.ts';
import { sightOf } from './profiles.ts';

/** Who is where, as both sides know. */
export interface Places {
  readonly pieces: readonly Pick<Piece, 'side' | 'hex'>[];
}

/** How far it is from a hex to the nearest enemy of a side; Infinity if there is none. */
export function nearestEnemy({ pieces }: Places, side: Side, hex: Hex): number {
  let least = Number.POSITIVE_INFINITY;
  for (const other of pieces) {
    if (other.side === side || other.hex === null) continue;
    const away = distance(hex, other.hex);
    if (away < least) least = away;
  }
  return least;
}

/** How far the nearest two enemies are apart; Infinity once a side is gone. */
export function gapIn(battle: Battle): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { side, hex } of battle.pieces)
    if (side === 'allied' && hex !== null) least = Math.min(least, nearestEnemy(battle, side, hex));
  return least;
}

/** CW-7.35a: whether any two ships of opposite sides can see each other. */
export const isAnybodyInSight = (battle: Battle): boolean => gapIn(battle) <= sightOf(battle);

/**
 * CW-7.27b: a piece nearer than the sighting range turns face up, for good. CW-9.3b: within it the enemy is told how many ships it
 * holds. The test is made whenever pieces have moved.
 */
export function lookOut<K extends Fighting>(lender: Lender<K>, g: Play<K>): void {
  const battle = lender.battle(g.state);
  const sight = sightOf(battle);
  for (const piece of battle.pieces) {
    if (piece.hex === null || (piece.known && piece.counted)) continue;
    const away = nearestEnemy(battle, piece.side, piece.hex);
    if (away <= sight && !piece.counted) count(lender, g, piece);
    if (away < sight && !piece.known) turnUp(lender, g, piece);
  }
}

function count<K extends Fighting>(lender: Lender<K>, g: Play<K>, piece: Piece): void {
  piece.counted = true;
  g.reveal();
  const ships = piece.ships.filter((id) => !lender.condition(g.state, id).sunk);
  if (ships.length > 1) lender.tell(g, { type: 'counted', side: piece.side, token: piece.token, count: ships.length });
}

function turnUp<K extends Fighting>(lender: Lender<K>, g: Play<K>, piece: Piece): void {
  piece.known = true;
  g.reveal();
  tellOf(lender, g, [piece], (as) => ({ type: 'sighted', side: piece.side, piece: as(piece) }));
}
