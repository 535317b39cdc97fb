/** The verbs of what is asked on the chart of the world. The compiler holds them to the decisions, whose code stays with the rules. */
import type { SeenOption } from '../../../kernel/index.ts';
import type { afterBattle } from '../rules/aftermath.ts';
import type { convoyRoute } from '../rules/convoys.ts';
import type { declarations } from '../rules/declarations.ts';
import type { leavingTheMap } from '../rules/hiding.ts';
import type { armingLiner, fittingOut } from '../rules/merchant-cruisers.ts';
import type { alliedMoves } from '../rules/movement.ts';
import type { AlliedOrders, CentralOrders } from '../rules/orders.ts';
import type { prizeChoice } from '../rules/prizes.ts';
import type { placingReinforcement } from '../rules/reinforcements.ts';
import type { AlliedSetUp, CentralSetUp } from '../rules/setup.ts';

type Asked =
  | typeof afterBattle
  | typeof alliedMoves
  | typeof armingLiner
  | typeof convoyRoute
  | typeof declarations
  | typeof fittingOut
  | typeof leavingTheMap
  | typeof placingReinforcement
  | typeof prizeChoice;

type VerbsOf<D> = D extends { readonly types?: infer V } ? keyof NonNullable<V> : never;

export type WorldVerb = VerbsOf<Asked> | keyof AlliedOrders | keyof AlliedSetUp | keyof CentralOrders | keyof CentralSetUp;

export const verbs = (...names: readonly WorldVerb[]): ReadonlySet<string> => new Set(names);

export const hasVerb = ({ verb }: SeenOption, name: WorldVerb): boolean => verb === name;
