/** The card of the game on the shelf. */
import type { ShelfCard } from '../../../kit/shelf-card.ts';

export const card: ShelfCard = {
  title: 'Cruiser Warfare',
  scene: 'All the oceans, August to December 1914',
  words:
    'Germany has a squadron in the Pacific and single cruisers on every ocean, and no way to support them. Hide, coal where you can and take what you find; or hunt them over the whole world with ships that are many, old and scattered.',
  facts: ['two players, or one against a bot', 'thirty turns, or nine single battles', 'hidden movement', 'twelve switches'],
  notes: {
    owners:
      'Cruiser Warfare was designed by Mike Bennighof and is published by Avalanche Press. The rules here are written afresh and compatible with it; Line Ahead is not affiliated with its designer or publisher and holds none of their text or art.',
    reconstructed:
      'Borders of sea areas, trade and weather numbers, the convoy table and the data sheets of ships that only the printed map and sheets show are reconstructed; ratings follow from each ship’s guns, armour, speed and bunkers by a stated formula. The rulebook marks each of them, and every reading that had to be decided.',
  },
  shares: ['tactical'],
};
