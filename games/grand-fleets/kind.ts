/** The types of Grand Fleets bundled for the kernel, and the builders of its steps. */
import type { At as AtOf, Item, Json, Play as PlayOf } from '../../kernel/index.ts';
import { stepsOf } from '../../kernel/index.ts';
import type { Data } from './data/data.ts';
import type { Happening, Secret } from './events.ts';
import type { Side, State } from './state.ts';
import type { View } from './view.ts';
import type { whys } from './words/whys.ts';

export interface GrandFleets {
  readonly side: Side;
  readonly data: Data;
  readonly state: State;
  readonly view: View;
  readonly event: Happening;
  readonly secret: Secret;
}

/** What the rules hold while they run. */
export type Play = PlayOf<GrandFleets>;
export type At<D = Json, I extends Item = null> = AtOf<GrandFleets, I, D>;

export const { sequence, each, loop, auto, decision, plan, when } = stepsOf<GrandFleets, keyof typeof whys>();
