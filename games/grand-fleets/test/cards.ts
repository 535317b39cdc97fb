/** Cards for the tests of the rules: HMS Tiger as the book prints her (GF-3.0t), and simple ones. */
import type { Card } from '../data/card.ts';

export const TIGER: Card = {
  ship: 'tiger',
  name: 'Tiger',
  class: 'Tiger',
  type: 'battlecruiser',
  nation: 'british',
  hull: 24,
  speed: 6,
  belt: [11, 9],
  ends: [8, 8],
  deck: 7,
  antiAircraft: 6,
  guns: [
    {
      name: 'UK 14"/45 Mk.V',
      rof: 0,
      range: [3, 5, 8],
      penetration: [10, 5, 3],
      plunging: true,
      damage: 2,
      mounts: [
        { arcs: 'ABCD', mounts: 2, barrels: 2 },
        { arcs: 'CDEF', mounts: 2, barrels: 2 },
      ],
    },
    {
      name: 'UK 6"/45 Mk.VII',
      rof: 1,
      range: [2, 4, 6],
      penetration: [3, 1, 1],
      plunging: false,
      damage: 2,
      mounts: [
        { arcs: 'AC', mounts: 3, barrels: 1 },
        { arcs: 'BD', mounts: 3, barrels: 1 },
        { arcs: 'CE', mounts: 3, barrels: 1 },
        { arcs: 'DF', mounts: 3, barrels: 1 },
      ],
    },
  ],
  lightGuns: 3,
  torpedoes: { name: 'UK 21"', range: 5, damage: 5, tubes: [1, 1, 1, 1] },
  track: [
    { hull: 6, speed: 6 },
    { hull: 6, speed: 5 },
    { hull: 6, speed: 4 },
    { hull: 6, speed: 2 },
  ],
  locations: [0, 0, 1, 1, 1, 1, 1, 'light', null],
};

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
