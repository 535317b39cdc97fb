/** Cards and battles out of a player's file. */
import { describe, expect, test } from 'vitest';
import { hashOf } from '../../../kernel/index.ts';
import { shipNamed } from '../../../register/index.ts';
import { type Card, cardFrom } from '../data/card.ts';
import { partOf } from '../data/card-reader.ts';
import { type Data, cardOf as onCard } from '../data/data.ts';
import { BUILT_IN, dataFor, readPack } from '../data/pack.ts';

const pack = (parts: object) => ({ game: 'grand-fleets', name: 'Test', ...parts });
const faultsOf = (parts: object): string[] => {
  const reading = readPack(pack(parts));
  return 'faults' in reading ? reading.faults.map(({ place, reason }) => `${place}: ${reason}`) : [];
};

const cardIn = ({ battles }: Data, ship: string): Card => {
  const battle = battles.get('dogger-bank') ?? expect.unreachable();
  return onCard(battle, ship);
};

const OURS = cardIn(BUILT_IN, 'tiger');
const [MAIN = expect.unreachable()] = OURS.guns;
const HULL = {
  hull: 8,
  track: [
    { hull: 5, speed: 6 },
    { hull: 3, speed: 2 },
  ],
};

describe('cards', () => {
  test.each([
    ['belt', [12, 3]],
    ['ends', [1, 0]],
    ['deck', 9],
    ['antiAircraft', 0],
    [
      'guns',
      [
        { ...MAIN, rof: 4 },
        { ...MAIN, name: 'Another', mounts: [{ arcs: 'BDF', mounts: 1, barrels: 3 }] },
      ],
    ],
    ['lightGuns', 9],
    ['torpedoes', { name: 'New', range: 9, damage: 7, tubes: [2, 3] }],
    ['torpedoes', null],
    ['locations', [null, null, 1, 0, 'light', null, null, null, 0]],
    [
      'track',
      [
        { hull: 20, speed: 6 },
        { hull: 4, speed: 6 },
      ],
    ],
  ] as const)('GF-3.0 a pack replaces the %s of a card, and no other part of it', (key, value) => {
    const data = dataFor(pack({ cards: { tiger: { [key]: value } } }));
    expect(cardIn(data, 'tiger')).toEqual({ ...OURS, [key]: value });
    expect(OURS[key]).not.toEqual(value);
    expect(cardIn(data, 'lion')).toEqual(cardIn(BUILT_IN, 'lion'));
  });

  test('GF-3.2 GF-3.9 a hull comes with its boxes', () => {
    expect(cardIn(dataFor(pack({ cards: { tiger: HULL } })), 'tiger')).toEqual({ ...OURS, ...HULL });
  });

  test('a card that was written out can be read again', () => {
    const cards = Object.fromEntries(['tiger', 'emden', 'mikasa'].map((id) => [id, partOf(cardFrom(shipNamed(id), 1915))]));
    expect(cardIn(dataFor(pack({ cards: JSON.parse(JSON.stringify(cards)) })), 'tiger')).toEqual(OURS);
  });

  test('packs of one name with other figures have other hashes', () => {
    const hash = (deck: number) => hashOf(dataFor(pack({ cards: { tiger: { deck } } })));
    expect(hash(3)).not.toBe(hash(4));
    expect(hash(3)).toBe(hash(3));
  });

  const gun = (changes: object) => ({ guns: [{ ...MAIN, ...changes }], locations: [0, 0, 0, 0, 0, null, null, null, null] });
  const mounts = (changes: object) => gun({ mounts: [{ arcs: 'ABCD', mounts: 2, barrels: 2, ...changes }] });
  const tubes = (changes: object) => ({ torpedoes: { name: 'New', range: 9, damage: 7, tubes: [1], ...changes } });

  test.each([
    ['no card', 7, 'expected an object, found 7'],
    ['an unknown part', { sails: 3 }, 'sails: unknown key'],
    ['her name', { name: 'Lion' }, 'name: unknown key'],
    ['no hull', { hull: 0 }, 'hull: expected 1 to 60 hits, found 0'],
    ['half a hit', { hull: 2.5 }, 'hull: expected a whole number of hits'],
    ['great speed', { speed: 13 }, 'speed: expected 0 to 12 hexes'],
    ['one figure of two', { belt: [3] }, 'belt: expected 2 numbers, found 1'],
    ['armour of paper', { ends: [-1, 0] }, 'ends, number 1: expected 0 to 30'],
    ['a deck too thick', { deck: 31 }, 'deck: expected 0 to 30'],
    ['anti-aircraft guns below none', { antiAircraft: -1 }, 'antiAircraft: expected 0 to 40'],
    ['guns that are none', { guns: 'many' }, 'guns: expected a list'],
    ['too many lines', { guns: Array(9).fill(MAIN) }, 'guns: expected at most 8 lines, found 9'],
    ['guns without name', gun({ name: '' }), 'guns, number 1, name: expected some text'],
    ['a long name', gun({ name: 'x'.repeat(41) }), 'name: expected at most 40 plain characters'],
    ['a rate of fire', gun({ rof: 11 }), 'rof: expected -5 to 10'],
    ['ranges that fall', gun({ range: [3, 2, 8] }), 'range: expected ranges that rise, found 3, 2, 8'],
    ['two ranges', gun({ range: [3, 5] }), 'range: expected 3 numbers, found 2'],
    ['penetration', gun({ penetration: [1, 2, 31] }), 'penetration, number 3: expected 0 to 30'],
    ['plunging', gun({ plunging: 'yes' }), 'plunging: expected true or false'],
    ['no damage', gun({ damage: 0 }), 'damage: expected 1 to 20'],
    ['a gun that stands nowhere', gun({ mounts: [] }), 'mounts: expected one place with mounts at least'],
    ['an unknown key of a gun', gun({ crew: 9 }), 'crew: unknown key'],
    ['an arc that is none', mounts({ arcs: 'ABG' }), 'arcs: expected letters of ABCDEF in their order, each once'],
    ['arcs out of order', mounts({ arcs: 'BA' }), 'arcs: expected letters'],
    ['an arc twice', mounts({ arcs: 'AAB' }), 'arcs: expected letters'],
    ['no arc', mounts({ arcs: '' }), 'arcs: expected letters'],
    ['no mount', mounts({ mounts: 0 }), 'mounts: expected 1 to 20'],
    ['five barrels', mounts({ barrels: 5 }), 'barrels: expected 1 to 4'],
    ['a missing key of a mount', gun({ mounts: [{ arcs: 'A', mounts: 1 }] }), 'barrels: missing'],
    ['light guns', { lightGuns: 21 }, 'lightGuns: expected 0 to 20'],
    ['torpedoes without tubes', tubes({ tubes: [] }), 'tubes: expected one tube at least'],
    ['too many tubes', tubes({ tubes: Array(21).fill(1) }), 'tubes: expected at most 20 tubes'],
    ['an empty tube', tubes({ tubes: [0] }), 'tubes, number 1: expected 1 to 9'],
    ['a torpedo that goes nowhere', tubes({ range: 0 }), 'range: expected 1 to 20'],
    ['an empty track', { track: [] }, 'track: expected one box at least'],
    ['an empty box', { track: [{ hull: 0, speed: 6 }] }, 'hull: expected 1 to 60'],
    ['eight places', { locations: Array(8).fill(null) }, 'locations: expected 9 places, found 8'],
    ['a place that is none', { locations: [...Array(8).fill(null), 'bridge'] }, 'locations, number 9: expected 0 to 7'],
  ])('%s is refused', (_, card, words) => {
    expect(faultsOf({ cards: { tiger: card } }).join('\n')).toContain(`cards, tiger${words.startsWith('expected') ? ':' : ','}`);
    expect(faultsOf({ cards: { tiger: card } }).join('\n')).toContain(words);
  });

  test('a ship that is in no register is refused', () => {
    expect(faultsOf({ cards: { nautilus: { hull: 3 } } })).toEqual(['cards, nautilus: there is none of this name among the cards']);
  });

  test.each([
    ['boxes that are not the hull', { hull: 30 }, 'the boxes of her track come to 24 hits, her hull to 30'],
    ['a track that begins elsewhere', { speed: 5 }, 'her track begins at speed 6, not at her 5'],
    [
      'a track that rises',
      {
        track: [
          { hull: 20, speed: 6 },
          { hull: 2, speed: 3 },
          { hull: 2, speed: 4 },
        ],
      },
      'her speed rises along the track',
    ],
    ['a line that is not there', { locations: Array(9).fill(2) }, 'there is no line 2 of guns to be hit; she has 2, counted from 0'],
    ['light guns that are not there', { lightGuns: 0 }, 'she has no light guns to be hit'],
  ])('GF-3.9 GF-8.2 %s: refused by the laws', (_, card, words) => {
    expect(faultsOf({ cards: { tiger: card } })).toContainEqual(expect.stringContaining(`cards, tiger: ${words}`));
  });

  test('every card that a battle of ours uses obeys the laws', () => {
    expect(faultsOf({})).toEqual([]);
  });
});
