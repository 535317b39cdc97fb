/** The types of First Strike! bundled for the kernel, and the builders of its steps. */

import type { Play as PlayOf } from '../../kernel/index.ts';
import { stepsOf } from '../../kernel/index.ts';
import type { Data } from './data/data.ts';
import type { Happening } from './events.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';
import type { whys } from './whys.ts';

export interface FirstStrike {
  readonly side: 'british';
  readonly data: Data;
  readonly state: State;
  readonly view: View;
  readonly event: Happening;
  readonly secret: never;
}

/** What the rules hold while they run. */
export type Play = PlayOf<FirstStrike>;

export const { sequence, each, loop, auto, decision, when } = stepsOf<FirstStrike, keyof typeof whys>();

/** FS-1.0: one player, the British. */
export const theBritish = () => 'british' as const;

/** Why a button can promise nothing: dice fall next, but not for what was chosen. */
export const THE_RULES_ROLL = 'what is rolled next is rolled by the rules, whatever is chosen here';
