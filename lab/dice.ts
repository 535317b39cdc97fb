/** Which dice a table gets unless it is told. */
import type { Kind, Ruleset, Settings } from '../kernel/index.ts';
import { hidesOrders } from '../kernel/index.ts';

/** The state of fast dice can be worked out from the dice that they show; where rolls are hidden nobody must be able to. */
export const usualDice = (ruleset: Ruleset<Kind>): Settings['dice'] => (hidesOrders(ruleset) ? 'keyed' : 'fast');
