/** The card of the game on the shelf. */
import type { ShelfCard } from '../../../kit/shelf-card.ts';

export const card: ShelfCard = {
  title: 'Grand Fleets',
  scene: 'Ship against ship, from the Yalu to the River Plate',
  words:
    'On the bridge: write the courses, lay every line of guns, and open fire at the same moment as the enemy. Each ship has a card of her own.',
  facts: ['one or two players', 'hidden orders'],
  begins: 'dogger-bank',
  notes: {
    owners:
      'Grand Fleets was designed by Daniel Kast and Kevin Smith and published by Majestic Twelve Games in 2004. The rules here are written afresh and compatible with it; Line Ahead is not affiliated with its designer or publisher and holds none of their text or art.',
    reconstructed:
      'The book prints the card of one ship. All others follow from the guns, armour, displacement and speed of the ships by stated formulas that reproduce it; battles are laid off from what history tells of them. The rulebook marks what is ours.',
  },
  drawn: ['lion', 'tiger', 'seydlitz', 'derfflinger', 'blucher'],
};
