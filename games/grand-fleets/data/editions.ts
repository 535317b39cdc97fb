/** GF-16 to GF-23: the battles of the book, by their names in its contents; what its chapters said of them is reconstructed. */
import type { Edition } from './historical.ts';

/** GF-17 */
const CORONEL: Edition = {
  id: 'coronel',
  title: 'Coronel',
  words:
    'Off Chile, 1 November 1914. Cradock meets Spee at sunset: two old armoured cruisers against the best shooting ships of the German navy.',
  battle: 'coronel',
  opening: 'before-sunset',
  blue: 'british',
  turns: 12,
  margin: 12,
  sailsWith: { nurnberg: 'east-asia-squadron' },
};

/** GF-19 */
const FALKLANDS: Edition = {
  id: 'falklands',
  title: 'The Falklands',
  words: 'South Atlantic, 8 December 1914. Two battlecruisers run Spee down on a clear day, and his light cruisers scatter.',
  battle: 'falklands',
  opening: 'chase',
  blue: 'british',
  turns: 16,
  margin: 12,
  without: ['bristol', 'guardship'],
  sailsWith: { carnarvon: 'cruisers', glasgow: 'cruisers' },
  bonuses: [{ kind: 'home', side: 'red', ships: ['nurnberg', 'dresden', 'leipzig'], points: 6, words: 'a light cruiser gets away' }],
};

export const EDITIONS: readonly Edition[] = [CORONEL, FALKLANDS];
