/** The types of Great War at Sea bundled for the kernel, and the builders of its steps. */
import type { At as AtOf, Item, Json, Play as PlayOf } from '../../kernel/index.ts';
import { stepsOf } from '../../kernel/index.ts';
import type { Side } from '../../tactical/battle.ts';
import type { BattleEvent, BattleSecret } from '../../tactical/events.ts';
import type { Data } from './data/data.ts';
import type { Happening, Secret } from './events.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';
import type { whys } from './words/whys.ts';

export interface GreatWarAtSea {
  readonly side: Side;
  readonly data: Data;
  readonly state: State;
  readonly view: View;
  readonly event: Happening | BattleEvent;
  readonly secret: Secret | BattleSecret;
}

/** What the rules hold while they run. */
export type Play = PlayOf<GreatWarAtSea>;
export type At<D = Json, I extends Item = null> = AtOf<GreatWarAtSea, I, D>;

export const { sequence, each, loop, auto, decision, plan, when } = stepsOf<GreatWarAtSea, keyof typeof whys>();
