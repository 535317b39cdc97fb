/** The card of the game on the shelf. */
import type { ShelfCard } from '../../../kit/shelf-card.ts';

export const card: ShelfCard = {
  title: 'Nine Navies War',
  scene: 'The seas of Europe, 1915 to 1918',
  words:
    'France has fallen, and every capital ship of ten navies sails again. Hold the seas that feed your side, and choose which battles to fight.',
  facts: ['one or two players', 'more than 300 ships'],
  begins: '1915',
  pictured: { north: 61, south: 35, middle: 14 },
  notes: {
    owners:
      'Nine Navies War was designed by Ty Bomba and published by Decision Games in 2007. The rules here are written afresh and compatible with it; Line Ahead is not affiliated with its designer or publisher and holds none of their text or art.',
    reconstructed:
      'Ship factors, borders and zone values that only the printed map and counters show are reconstructed: ratings follow from each ship’s guns, armour and speed by a stated formula. The rulebook marks each of them, and every reading that had to be decided.',
  },
  drawn: ['iron-duke', 'konig', 'courbet', 'dante-alighieri', 'sultan-selim'],
};
