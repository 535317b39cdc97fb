/** The events of a battle that boards play. */
import type { BattleEvent } from './events.ts';

export const BATTLE_PLAYED = ['moved', 'slid', 'fired', 'sunk'] as const satisfies readonly BattleEvent['type'][];
export type BattlePlayed = BattleEvent & { readonly type: (typeof BATTLE_PLAYED)[number] };
