/**
 * The battle system made ready for one game: every decision of a battle, made once, so that the rules, the captain, the board and the tests
 * hold the same ones.
 */
import type { AbandonDecision } from './basic.ts';
import { abandoning, basicLaying, offTheMap } from './basic.ts';
import type { Combat } from './exchange.ts';
import { aiming } from './exchange.ts';
import type { Fighting } from './fight.ts';
import { laying, onTheMap } from './gunnery.ts';
import { guns } from './guns.ts';
import { allotting } from './hits.ts';
import type { EntryDecision } from './initiative.ts';
import { entering } from './initiative.ts';
import type { Lender } from './lender.ts';
import type { MoveDecision } from './movement.ts';
import { moving } from './movement.ts';
import type { SetUpDecision } from './placement.ts';
import { settingUp } from './placement.ts';
import type { Arm, Field } from './shots.ts';
import { tubes } from './torpedoes.ts';
import type { BreakOffDecision, RangeDecision } from './wishes.ts';
import { breakingOff, changingRange } from './wishes.ts';

/** CW-7.0 with its decisions, and under `basic` those of CW-6.0. */
export interface Tactics<K extends Fighting> {
  readonly lender: Lender<K>;
  readonly entry: EntryDecision<K>;
  readonly setUp: SetUpDecision<K>;
  readonly move: MoveDecision<K>;
  readonly gunnery: Combat<K>;
  readonly torpedoes: Combat<K>;
  readonly basic: {
    readonly gunnery: Combat<K>;
    readonly torpedoes: Combat<K>;
    readonly deadShips: AbandonDecision<K>;
    readonly disengaging: BreakOffDecision<K>;
    readonly range: RangeDecision<K>;
  };
}

/** Guns and torpedoes on one field; who takes a hit is one question for both. */
function armsOn<K extends Fighting>(field: Field<K>, gunnery: Arm<K>, torpedoes: Arm<K>) {
  const allot = allotting(field);
  const combat = (arm: Arm<K>): Combat<K> => ({ field, arm, aim: aiming(field, arm), allot });
  return { gunnery: combat(gunnery), torpedoes: combat(torpedoes) };
}

export function tacticsOf<K extends Fighting>(lender: Lender<K>): Tactics<K> {
  const map = onTheMap(lender);
  const line = offTheMap(lender);
  return {
    lender,
    entry: entering(lender),
    setUp: settingUp(lender),
    move: moving(lender),
    ...armsOn(map, guns(map, laying), tubes(map, 'CW-7.7')),
    basic: {
      ...armsOn(line, guns(line, basicLaying), tubes(line, 'CW-6.5')),
      deadShips: abandoning(lender),
      disengaging: breakingOff(lender),
      range: changingRange(lender),
    },
  };
}
