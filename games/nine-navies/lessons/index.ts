/** The first watch of Nine Navies War: a small battle in the North Sea, and what a base does when its chit is drawn. */
import type { FirstWatch } from '../../../kernel/index.ts';
import { base } from './base.ts';
import { battle } from './battle.ts';

export const firstWatch: FirstWatch = { minutes: 8, lessons: [battle, base] };
