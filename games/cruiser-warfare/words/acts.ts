/** What a fleet can be told to do instead of moving, in words. */
import type { Act } from '../state.ts';

const ACTS: Readonly<Record<Act, string>> = {
  move: 'sail',
  stay: 'stay',
  coal: 'coal',
  feed: 'take coal from ships in company',
  ammunition: 'take shells',
  torpedoes: 'take torpedoes',
  repair: 'lie still and mend',
  blockade: 'blockade',
};

export const actInWords = (act: Act): string => ACTS[act];
