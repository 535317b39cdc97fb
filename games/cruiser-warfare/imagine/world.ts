/** What is being imagined, and what it is drawn from: every part of it takes this. */
import type { Chance } from '../../../kernel/index.ts';
import { enemyOf } from '../../../tactical/battle.ts';
import type { Data } from '../data/data.ts';
import { convoyRoute } from '../rules/convoys.ts';
import { armingLiner, fittingOut } from '../rules/merchant-cruisers.ts';
import { alliedMoves } from '../rules/movement.ts';
import { alliedOrders, centralOrders } from '../rules/orders.ts';
import { placingReinforcement } from '../rules/reinforcements.ts';
import { alliedSetUp, centralSetUp } from '../rules/setup.ts';
import type { Side, State } from '../state.ts';
import type { View } from '../view.ts';
import { asTold } from './told.ts';

export interface World {
  readonly data: Data;
  readonly view: View;
  /** Who sees it, and of whom most of it is imagined. */
  readonly side: Side;
  readonly enemy: Side;
  /** As far as it is settled. */
  readonly state: State;
  /** How often the enemy's fleets have moved since the war began, at most (CW-5.1a). */
  readonly moves: number;
  readonly chance: Chance;
}

/** Questions that are asked before the enemy has moved in the turn. */
const BEFORE_MOVES: ReadonlySet<string> = new Set(
  [alliedSetUp, centralSetUp, placingReinforcement, convoyRoute, fittingOut, armingLiner, alliedOrders, centralOrders, alliedMoves].map(
    ({ name }) => name,
  ),
);

export const worldOf = (data: Data, view: View, side: Side, chance: Chance, asked: string | undefined): World => ({
  data,
  view,
  side,
  enemy: enemyOf(side),
  state: asTold(data, view, side),
  moves: asked !== undefined && BEFORE_MOVES.has(asked) ? Math.max(0, view.turn - 1) : view.turn,
  chance,
});
