/** The card of the game on the shelf. */
import type { ShelfCard } from '../../../kit/shelf-card.ts';

export const card: ShelfCard = {
  title: 'Nine Navies War',
  scene: 'The seas of Europe, 1915 to 1918',
  words:
    'France has fallen in 1914, and the war goes on at sea. Every capital ship of ten navies sails again, from the Baltic to the Red Sea: hold the zones that feed your side, and choose which battles to fight and which to break off.',
  facts: ['two players, or one against a bot', 'three turns, or twelve', 'more than 300 capital ships'],
  notes: {
    owners:
      'Nine Navies War was designed by Ty Bomba and published by Decision Games in 2007. The rules here are written afresh and compatible with it; Line Ahead is not affiliated with its designer or publisher and holds none of their text or art.',
    reconstructed:
      'Ship factors, borders and zone values that only the printed map and counters show are reconstructed: ratings follow from each ship’s guns, armour and speed by a stated formula. The rulebook marks each of them, and every reading that had to be decided.',
  },
};
