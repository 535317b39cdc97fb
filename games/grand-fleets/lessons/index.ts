/** The first watch of Grand Fleets: two turns of Coronel, with a turn in line ahead and two salvos. */
import type { FirstWatch } from '../../../kernel/index.ts';
import { lineAhead } from './line-ahead.ts';

export const firstWatch: FirstWatch = { minutes: 7, lessons: [lineAhead] };
