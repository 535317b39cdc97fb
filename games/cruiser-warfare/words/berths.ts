/** Where a newcomer goes, in words (CW-12.7a, CW-12.7b). */
import { begun } from '../../../tactical/wording.ts';
import type { Area } from '../data/areas.ts';
import type { View } from '../view.ts';
import { nameFor } from './fleets.ts';
import { within } from './names.ts';

export const berthInWords = (view: View, area: Area, berth: string): string =>
  `${begun(within(area))}, ${berth === 'new' ? 'by herself' : berth === 'station' ? 'on station' : `with ${nameFor(view, berth)}`}`;

/** In a word beside the area; with a fleet she is looked for there. */
export const berthInShort = (berth: string): string | undefined =>
  berth === 'new' ? 'by herself' : berth === 'station' ? 'station' : undefined;
