/** The card of the game on the shelf. */
import type { ShelfCard } from '../../../kit/shelf-card.ts';

export const card: ShelfCard = {
  title: 'First Strike!',
  scene: 'German Bight, Christmas Day 1914',
  words:
    'Nine seaplanes from three Channel packets against the airship sheds of Cuxhaven, with the Harwich Force around them: the first raid ever flown from the sea.',
  facts: ['one player'],
  begins: 'cuxhaven',
  pictured: { north: 55.6, south: 52.7, middle: 5.4 },
  notes: {
    owners:
      'First Strike! was designed by Paul Rohrbaugh and published by Against the Odds / LPS in 2020. The rules here are written afresh and compatible with it; Line Ahead is not affiliated with its designer or publisher and holds none of their text or art.',
    reconstructed:
      'Combat factors, map adjacencies and victory levels that only the printed map and counters show are reconstructed. The rulebook marks each of them, and every reading that had to be decided.',
  },
};
