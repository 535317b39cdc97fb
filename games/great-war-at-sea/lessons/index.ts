/** The first watch of Great War at Sea: Hipper's raid on the English coast, from the written plot to the shelling. */
import type { FirstWatch } from '../../../kernel/index.ts';
import { scarborough } from './scarborough.ts';

export const firstWatch: FirstWatch = { minutes: 9, lessons: [scarborough] };
