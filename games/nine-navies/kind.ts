/** The types of Nine Navies War bundled for the kernel, and the builders of its steps. */
import type { Play as PlayOf } from '../../kernel/index.ts';
import { stepsOf } from '../../kernel/index.ts';
import type { Data } from './data/data.ts';
import type { Alliance } from './data/map.ts';
import type { Happening } from './events.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';
import type { whys } from './whys.ts';

export interface NineNavies {
  readonly side: Alliance;
  readonly data: Data;
  readonly state: State;
  readonly view: View;
  readonly event: Happening;
  readonly secret: never;
}

/** What the rules hold while they run. */
export type Play = PlayOf<NineNavies>;

/** How it stands for whoever is asked: what `when` has as well. */
export type Standing = Pick<Play, 'data' | 'state'>;

export const { sequence, each, loop, auto, decision, plan, when } = stepsOf<NineNavies, keyof typeof whys>();

/** Why a button can promise nothing: dice fall next, but not for what was chosen. */
export const THE_RULES_ROLL = 'what is rolled next is rolled by the rules, whatever is chosen here';

export const theAllies = () => 'allied' as const;
export const theCentral = () => 'central' as const;
