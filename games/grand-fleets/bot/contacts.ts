/** Submarines that have been sighted, as the captain's ships reckon with them when they move. */
import { distance } from '../../../chart/hex.ts';
import type { Battle } from '../data/battle.ts';
import { boatType } from '../rules/submarines.ts';
import type { Side } from '../state.ts';
import type { View } from '../view.ts';
import type { Stance } from './stance.ts';

interface Sea {
  readonly battle: Battle;
  readonly view: Pick<View, 'submarines'>;
  readonly side: Side;
}

/** Ships this small hunt; larger ones keep clear. */
const HUNTER = 8;
const CHASE = 6;
/** For each hex nearer, and for each ship in range of her torpedoes. */
const [EAGER, FEAR] = [0.6, 2];

/** What places are worth for the sake of submarines that have been sighted: away from their torpedoes, small ships upon them. */
export function worthOfContacts({ battle, view, side }: Sea, own: readonly Stance[]): number {
  let worth = 0;
  for (const { id, side: whose, sighted } of view.submarines) {
    if (whose === side || !sighted) continue;
    const { range } = boatType(battle, id);
    for (const { card, hex } of own) {
      const gap = distance(hex, sighted.hex);
      if (card.hull <= HUNTER && gap <= CHASE) worth += EAGER * (CHASE - gap);
      else if (card.hull > HUNTER && gap <= range) worth -= FEAR;
    }
  }
  return worth;
}
