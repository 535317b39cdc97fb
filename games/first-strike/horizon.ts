/** How far forecasts look: a raid is short, so to its end. */
import type { Horizon } from '../../kernel/index.ts';
import { TO_THE_END } from '../../kernel/index.ts';
import type { FirstStrike } from './kind.ts';
import type { whys } from './whys.ts';

const FORESEEN: readonly (keyof typeof whys)[] = ['sail-or-launch', 'damage-party', 'deployment', 'extra-round'];

export const horizon = (question: string): Horizon<FirstStrike> | null => (FORESEEN.some((each) => each === question) ? TO_THE_END : null);
