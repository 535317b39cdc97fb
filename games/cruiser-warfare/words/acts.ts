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

/** In one word, for a key beside the fleet. */
const IN_SHORT: Partial<Readonly<Record<Act, string>>> = { feed: 'feed', ammunition: 'shells', torpedoes: 'torpedoes', repair: 'mend' };

export const actInShort = (act: Act): string => IN_SHORT[act] ?? ACTS[act];
export const actInWords = (act: Act): string => ACTS[act];
