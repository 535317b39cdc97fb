/** What the log tells besides rolls; wording.ts puts it into sentences. */
import type { AirHappening } from './events/air.ts';
import type { BattleHappening } from './events/battle.ts';
import type { CombatHappening, CombatSecret } from './events/combat.ts';
import type { DamageHappening } from './events/damage.ts';
import type { MovementHappening } from './events/movement.ts';

export type Happening = BattleHappening | MovementHappening | CombatHappening | DamageHappening | AirHappening;
export type Secret = CombatSecret;
