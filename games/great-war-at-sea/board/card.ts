/** The card of the game on the shelf. */
import type { ShelfCard } from '../../../kit/shelf-card.ts';

export const card: ShelfCard = {
  title: 'Great War at Sea',
  scene: 'The North Sea, the Mediterranean and the Far East, 1904 to 1918',
  words:
    'Orders are written hours ahead, and neither side knows the other’s. Slip out by night, shell a coast, bait a trap, or meet in the mist.',
  facts: ['one or two players', 'hidden orders'],
  begins: 'scarborough-1914',
  pictured: { north: 59.4, south: 51.2, middle: 3 },
  notes: {
    owners:
      'Great War at Sea is a series designed by Mike Bennighof and published by Avalanche Press. The rules here are written afresh and compatible with its reference sheet; Line Ahead is not affiliated with its designer or publisher and holds none of their text or art.',
    reconstructed:
      'The sheet of the series is all that there is of it here. Sea zones, ports, orders of battle, speeds, scenarios and their victory points, and the rules for mines, submarines, airships, merchantmen, bombardments and fuel are ours, after the historical record; the rulebook marks each of them.',
  },
  drawn: ['derfflinger', 'lion', 'warspite', 'arethusa', 'konig'],
  builds: 'an operation',
  shares: ['tactical'],
};
