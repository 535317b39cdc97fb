/** CW-7.35, GW-TAC-END: when a battle is over. */
import type { Play } from '../kernel/index.ts';
import type { Battle, Side } from './battle.ts';
import type { BattleEnd } from './events.ts';
import type { Fighting } from './fight.ts';
import type { Lender } from './lender.ts';
import { gapIn, isAnybodyInSight } from './sighting.ts';

/** Rounds without a shot or a nearer enemy after which both sides part, and the longest battle there is; see RULINGS.md. */
export const QUIET_ROUNDS = 3;
export const MOST_ROUNDS = 20;

export const isOnTheMap = ({ pieces }: Battle, side: Side): boolean => pieces.some((piece) => piece.side === side && piece.hex !== null);

/** CW-7.35a: that a side has left or gone down tells at once. */
export const bothOnTheMap = (battle: Battle): boolean => isOnTheMap(battle, 'allied') && isOnTheMap(battle, 'central');

/** A chase that closes is not over, though nobody has fired yet. */
export function markProgress(battle: Battle): void {
  if (!bothOnTheMap(battle)) return;
  const gap = gapIn(battle);
  if (battle.quiet > 0 && battle.nearest !== null && gap >= battle.nearest) return;
  battle.nearest = gap;
  battle.quiet = 0;
}

/** Why the battle is over after a round; null while it goes on (CW-7.35b). */
export function endOf(battle: Battle): BattleEnd | null {
  if (!bothOnTheMap(battle)) {
    const gone = isOnTheMap(battle, 'allied') ? 'central' : 'allied';
    return battle.pieces.some(({ side, exited }) => side === gone && exited) ? 'left' : 'sunk';
  }
  if (!isAnybodyInSight(battle)) return 'out-of-sight';
  if (battle.quiet >= QUIET_ROUNDS) return 'quiet';
  return battle.round >= MOST_ROUNDS ? 'too-long' : null;
}

export function endBattle<K extends Fighting>(lender: Lender<K>, g: Play<K>): void {
  const battle = lender.battle(g.state);
  battle.stage = 'over';
  lender.tell(g, { type: 'battle-ended', why: endOf(battle) ?? 'sunk' });
}
