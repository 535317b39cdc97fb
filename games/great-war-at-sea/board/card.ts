/** The card of the game on the shelf. */
import type { ShelfCard } from '../../../kit/shelf-card.ts';

export const card: ShelfCard = {
  title: 'Great War at Sea',
  scene: 'The North Sea, the Mediterranean and the Far East, 1904 to 1918',
  words:
    'Two navies write their orders hours ahead, and neither knows what the other has plotted. Squadrons slip out by night to shell a coast or to bait a trap, in fog, in gales, past mines and submarines, until a lookout makes out smoke and the fleets are thrown at each other.',
  facts: [
    'two players, or one against a bot',
    'four hours a turn, a dozen to fifty turns',
    'hidden orders',
    'battles on hexes or without a map',
  ],
  notes: {
    owners:
      'Great War at Sea is a series designed by Mike Bennighof and published by Avalanche Press. The rules here are written afresh and compatible with its reference sheet; Line Ahead is not affiliated with its designer or publisher and holds none of their text or art.',
    reconstructed:
      'The sheet of the series is all that there is of it here. Sea zones, ports, orders of battle, speeds, scenarios and their victory points, and the rules for mines, submarines, airships, merchantmen, bombardments and fuel are ours, after the historical record; the rulebook marks each of them.',
  },
  builds: 'an operation',
  shares: ['tactical'],
};
