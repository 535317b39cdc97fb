/** The card of the game on the shelf. */
import type { ShelfCard } from '../../../kit/shelf-card.ts';

export const card: ShelfCard = {
  title: 'Cruiser Warfare',
  scene: 'All the oceans, August to December 1914',
  words:
    'Raiders alone on every ocean, and the many old ships that hunt them. Hide, coal where you can and take what you find, or search the whole world.',
  facts: ['one or two players', 'hidden movement'],
  begins: 'campaign',
  pictured: { north: 46, south: -57, middle: 174 },
  taster: {
    scenario: 'coronel',
    words: 'Off Chile, as the sun goes down: Cradock’s old cruisers meet the best squadron that Germany has at sea.',
  },
  notes: {
    owners:
      'Cruiser Warfare was designed by Mike Bennighof and is published by Avalanche Press. The rules here are written afresh and compatible with it; Line Ahead is not affiliated with its designer or publisher and holds none of their text or art.',
    reconstructed:
      'Borders of sea areas, trade and weather numbers, the convoy table and the data sheets of ships that only the printed map and sheets show are reconstructed; ratings follow from each ship’s guns, armour, speed and bunkers by a stated formula. The rulebook marks each of them, and every reading that had to be decided.',
  },
  drawn: ['emden', 'minotaur', 'scharnhorst', 'good-hope', 'ibuki'],
  shares: ['tactical'],
};
