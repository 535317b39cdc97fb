/** The types of Cruiser Warfare bundled for the kernel, and the builders of its steps. */
import type { At, Deed, Play as PlayOf } from '../../kernel/index.ts';
import { stepsOf } from '../../kernel/index.ts';
import type { Side } from '../../tactical/battle.ts';
import type { BattleEvent, BattleSecret } from '../../tactical/events.ts';
import type { Data } from './data/data.ts';
import type { OpenEvent, SecretEvent } from './events.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';
import type { whys } from './words/whys.ts';

export interface CruiserWarfare {
  readonly side: Side;
  readonly data: Data;
  readonly state: State;
  readonly view: View;
  readonly event: OpenEvent | BattleEvent;
  readonly secret: SecretEvent | BattleSecret;
}

/** What the rules hold while they run. */
export type Play = PlayOf<CruiserWarfare>;

/** Where the orders of a side stand. */
export type Standing = At<CruiserWarfare, null, null>;

/** An order that a fleet can be given, with all that is to be said of it. */
export type OrderVerb<T> = Deed<CruiserWarfare, null, T>;

export const { sequence, each, loop, auto, decision, plan, when } = stepsOf<CruiserWarfare, keyof typeof whys>();

export const theAllies = () => 'allied' as const;
export const theCentral = () => 'central' as const;
