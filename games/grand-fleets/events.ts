/** What the log tells besides rolls; wording.ts puts it into sentences. */
import type { AirHappening } from './events/air.ts';
import type { BattleHappening } from './events/battle.ts';
import type { CombatHappening, CombatSecret } from './events/combat.ts';
import type { DamageHappening } from './events/damage.ts';
import type { MovementHappening } from './events/movement.ts';
import type { SubmarineHappening, SubmarineSecret } from './events/submarines.ts';

export type Happening = BattleHappening | MovementHappening | CombatHappening | DamageHappening | AirHappening | SubmarineHappening;
export type Secret = CombatSecret | SubmarineSecret;
