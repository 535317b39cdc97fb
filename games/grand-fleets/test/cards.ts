/** Cards for the tests of the rules: HMS Tiger, whom the register makes as the book prints her (GF-3.0t), and simple ones. */
import { shipNamed } from '../../../register/index.ts';
import { type Card, cardFrom } from '../data/card.ts';

export const TIGER: Card = cardFrom(shipNamed('tiger'), 1915);

/** A ship like Tiger under another name, with some changes. */
export const like = (card: Card, ship: string, changes: Partial<Card> = {}): Card => ({
  ...card,
  ship,
  name: ship.charAt(0).toUpperCase() + ship.slice(1).replaceAll('-', ' '),
  ...changes,
});

export const MOLTKE = like(TIGER, 'moltke', { nation: 'german' });

/** Hull 6, Small (GF-5.5.3): six-inch guns all round and two tubes. */
export const SOUTHAMPTON: Card = like(TIGER, 'southampton', {
  class: 'Chatham',
  type: 'light-cruiser',
  hull: 6,
  speed: 5,
  belt: [6, 6],
  ends: [6, 6],
  guns: [
    {
      name: 'UK 6"/45 Mk.XII',
      rof: 1,
      range: [2, 4, 6],
      penetration: [3, 1, 1],
      plunging: false,
      damage: 2,
      mounts: [
        { arcs: 'ABCD', mounts: 1, barrels: 1 },
        { arcs: 'ACE', mounts: 3, barrels: 1 },
        { arcs: 'BDF', mounts: 3, barrels: 1 },
        { arcs: 'CDEF', mounts: 1, barrels: 1 },
      ],
    },
  ],
  lightGuns: 2,
  torpedoes: { name: 'UK 21"', range: 5, damage: 5, tubes: [1, 1] },
  track: [
    { hull: 2, speed: 5 },
    { hull: 2, speed: 4 },
    { hull: 1, speed: 3 },
    { hull: 1, speed: 2 },
  ],
  locations: [0, 0, 0, 0, 0, 0, 'light', 'light', null],
});

/** Very Small, and fast (GF-6.2.1h). */
export const DESTROYER: Card = like(SOUTHAMPTON, 'v25', {
  class: 'V25',
  type: 'torpedo-boat',
  nation: 'german',
  hull: 1,
  speed: 6,
  belt: [2, 2],
  ends: [2, 2],
  guns: [],
  lightGuns: 1,
  torpedoes: { name: 'DE 50cm G7', range: 5, damage: 4, tubes: [1, 1, 1, 1] },
  track: [{ hull: 1, speed: 6 }],
  locations: ['light', null, null, null, null, null, null, null, null],
});
