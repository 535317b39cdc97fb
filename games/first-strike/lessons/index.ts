/** The first watch of First Strike!: turns 1 and 2, from the first sailing to the last seaplane hoisted in. */
import type { FirstWatch } from '../../../kernel/index.ts';
import { raid } from './raid.ts';

export const firstWatch: FirstWatch = { minutes: 8, lessons: [raid] };
