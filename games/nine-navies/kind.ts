/** The types of Nine Navies War bundled for the kernel, and the builders of its steps. */
import type { Play as PlayOf } from '../../kernel/index.ts';
import { stepsOf } from '../../kernel/index.ts';
import type { Alliance } from './data/map.ts';
import type { Happening } from './events.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export interface NineNavies {
  readonly side: Alliance;
  readonly state: State;
  readonly view: View;
  readonly event: Happening;
  readonly secret: never;
}

/** What the rules hold while they run. */
export type Play = PlayOf<NineNavies>;

export const { sequence, each, loop, auto, choice, together, when } = stepsOf<NineNavies>();

export const theAllies = () => 'allied' as const;
export const theCentral = () => 'central' as const;
