/** The card of the game on the shelf. */
import type { ShelfCard } from '../../../kit/shelf-card.ts';

export const card: ShelfCard = {
  title: 'First Strike!',
  scene: 'German Bight, Christmas Day 1914',
  words:
    'Nine seaplanes, three converted Channel packets and the Harwich Force, sent to bomb the Zeppelin sheds at Cuxhaven: the first raid ever flown from the sea. You command the British as Jellicoe. The Germans are dice, draws and a rising alert.',
  facts: ['one player', 'three charts', 'four switches'],
  notes: {
    owners:
      'First Strike! was designed by Paul Rohrbaugh and published by Against the Odds / LPS in 2020. The rules here are written afresh and compatible with it; Line Ahead is not affiliated with its designer or publisher and holds none of their text or art.',
    reconstructed:
      'Combat factors, map adjacencies and victory levels that only the printed map and counters show are reconstructed. The rulebook marks each of them, and every reading that had to be decided.',
  },
};
