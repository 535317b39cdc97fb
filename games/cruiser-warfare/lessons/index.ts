/** The first watch of Cruiser Warfare: a battle on the tactical map as Spee, then three turns of the war with Emden alone. */
import type { FirstWatch } from '../../../kernel/index.ts';
import { coronel } from './coronel.ts';
import { emden } from './emden.ts';

export const firstWatch: FirstWatch = { minutes: 9, lessons: [coronel, emden] };
