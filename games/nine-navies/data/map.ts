/** The seas and the bases (NN-8.1, NN-8.2). Values that the rules' text does not state are reconstructed; RULINGS.md gives the reasons. */
import type { Source } from './source.ts';

export type Alliance = 'allied' | 'central';
export const enemyOf = (side: Alliance): Alliance => (side === 'allied' ? 'central' : 'allied');

export const ZONES = [
  'north-sea',
  'north-atlantic',
  'central-atlantic',
  'south-atlantic',
  'american-waters',
  'baltic',
  'black-sea',
  'western-med',
  'central-med',
  'eastern-med',
  'red-sea',
] as const;
export type Zone = (typeof ZONES)[number];

export const everyZone = <T>(of: (zone: Zone) => T): Record<Zone, T> => ({
  'north-sea': of('north-sea'),
  'north-atlantic': of('north-atlantic'),
  'central-atlantic': of('central-atlantic'),
  'south-atlantic': of('south-atlantic'),
  'american-waters': of('american-waters'),
  baltic: of('baltic'),
  'black-sea': of('black-sea'),
  'western-med': of('western-med'),
  'central-med': of('central-med'),
  'eastern-med': of('eastern-med'),
  'red-sea': of('red-sea'),
});

export interface ZoneFacts {
  readonly name: string;
  /** Points for control, Allied and Central (NN-4.2b). */
  readonly points: readonly [number, number];
  readonly source: Source;
}

export const ZONE_FACTS: Readonly<Record<Zone, ZoneFacts>> = {
  'north-sea': { name: 'North Sea', points: [4, 5], source: 'rules' },
  'north-atlantic': { name: 'North Atlantic', points: [4, 5], source: 'reconstructed' },
  'central-atlantic': { name: 'Central Atlantic', points: [3, 4], source: 'reconstructed' },
  'south-atlantic': { name: 'South Atlantic', points: [2, 3], source: 'reconstructed' },
  'american-waters': { name: 'North American Coastal Waters', points: [0, 0], source: 'rules' }, // NN-4.3
  baltic: { name: 'Baltic Sea', points: [2, 1], source: 'reconstructed' },
  'black-sea': { name: 'Black Sea', points: [2, 1], source: 'reconstructed' },
  'western-med': { name: 'Western Mediterranean', points: [3, 3], source: 'reconstructed' },
  'central-med': { name: 'Central Mediterranean', points: [3, 3], source: 'reconstructed' },
  'eastern-med': { name: 'Eastern Mediterranean', points: [2, 2], source: 'reconstructed' },
  'red-sea': { name: 'Red Sea', points: [1, 2], source: 'reconstructed' },
};

/** Which zones touch; every pair counts both ways. */
export const BORDERS: readonly { readonly zones: readonly [Zone, Zone]; readonly source: Source }[] = [
  { zones: ['north-sea', 'baltic'], source: 'rules' },
  { zones: ['north-sea', 'north-atlantic'], source: 'reconstructed' },
  { zones: ['north-atlantic', 'american-waters'], source: 'rules' },
  { zones: ['north-atlantic', 'central-atlantic'], source: 'reconstructed' },
  { zones: ['central-atlantic', 'south-atlantic'], source: 'rules' },
  { zones: ['central-atlantic', 'american-waters'], source: 'reconstructed' },
  { zones: ['south-atlantic', 'western-med'], source: 'rules' },
  { zones: ['south-atlantic', 'red-sea'], source: 'rules' },
  { zones: ['western-med', 'central-med'], source: 'reconstructed' },
  { zones: ['central-med', 'eastern-med'], source: 'reconstructed' },
  { zones: ['eastern-med', 'black-sea'], source: 'rules' },
];

/** NN-9.1: borders at which ships of one side may be lost. The Strait follows the base of Gibraltar. */
export const NARROWS: readonly { readonly name: string; readonly zones: readonly [Zone, Zone]; readonly held: 'central' | 'gibraltar' }[] =
  [
    { name: 'Skagerrak and Kattegat', zones: ['north-sea', 'baltic'], held: 'central' }, // NN-9.4
    { name: 'Sea of Marmara', zones: ['eastern-med', 'black-sea'], held: 'central' }, // NN-9.3
    { name: 'Strait of Gibraltar', zones: ['south-atlantic', 'western-med'], held: 'gibraltar' }, // NN-9.2
  ];

export interface BaseFacts {
  readonly name: string;
  readonly side: Alliance;
  readonly zones: readonly Zone[];
  /** Points of damage repaired in an activation (NN-10.2). */
  readonly repair: number;
  readonly source: Source;
}

/** `alexandria` and `suez` are the halves of one base until the canal is blocked (NN-3.12a, NN-3.12b). */
export const BASES = [
  'britain',
  'canada-usa',
  'gibraltar',
  'malta',
  'algiers',
  'alexandria-suez',
  'allied-africa',
  'northern-russia',
  'sevastopol',
  'germany',
  'cherbourg-brest',
  'toulon',
  'italy',
  'pola',
  'greece',
  'turkey',
  'west-africa',
  'east-africa',
] as const;
/** The bases of the activation chits, one each (NN-5.5a). */
export type Chit = (typeof BASES)[number];
export type Base = Chit | 'alexandria' | 'suez';

export const BASE_FACTS: Readonly<Record<Base, BaseFacts>> = {
  britain: { name: 'Great Britain & Ireland', side: 'allied', zones: ['north-sea', 'north-atlantic'], repair: 14, source: 'reconstructed' },
  'canada-usa': {
    name: 'Canada/USA',
    side: 'allied',
    zones: ['north-atlantic', 'central-atlantic', 'american-waters'],
    repair: 2,
    source: 'rules',
  }, // NN-3.13b, NN-14.0e, NN-8.7b
  gibraltar: {
    name: 'Gibraltar',
    side: 'allied',
    zones: ['central-atlantic', 'south-atlantic', 'western-med'],
    repair: 2,
    source: 'reconstructed',
  },
  malta: { name: 'Malta', side: 'allied', zones: ['central-med'], repair: 3, source: 'reconstructed' },
  algiers: { name: 'Algiers', side: 'allied', zones: ['western-med'], repair: 1, source: 'reconstructed' },
  'alexandria-suez': {
    name: 'Alexandria/Suez',
    side: 'allied',
    zones: ['central-med', 'eastern-med', 'red-sea'],
    repair: 2,
    source: 'rules',
  },
  alexandria: { name: 'Alexandria', side: 'allied', zones: ['central-med', 'eastern-med'], repair: 1, source: 'rules' },
  suez: { name: 'Suez', side: 'allied', zones: ['red-sea'], repair: 1, source: 'rules' },
  'allied-africa': {
    name: 'Allied Colonies in Africa',
    side: 'allied',
    zones: ['south-atlantic', 'red-sea'],
    repair: 1,
    source: 'reconstructed',
  },
  'northern-russia': { name: 'Northern Russia', side: 'allied', zones: ['baltic'], repair: 4, source: 'reconstructed' },
  sevastopol: { name: 'Sevastopol', side: 'allied', zones: ['black-sea'], repair: 3, source: 'reconstructed' },
  germany: { name: 'Germany', side: 'central', zones: ['north-sea', 'baltic'], repair: 12, source: 'reconstructed' },
  'cherbourg-brest': {
    name: 'Cherbourg/Brest',
    side: 'central',
    zones: ['north-sea', 'north-atlantic', 'central-atlantic'],
    repair: 4,
    source: 'reconstructed',
  },
  toulon: { name: 'Toulon', side: 'central', zones: ['western-med'], repair: 4, source: 'rules' },
  italy: { name: 'Italy', side: 'central', zones: ['western-med', 'central-med'], repair: 6, source: 'reconstructed' },
  pola: { name: 'Pola', side: 'central', zones: ['central-med'], repair: 4, source: 'reconstructed' },
  greece: { name: 'Greece', side: 'central', zones: ['central-med', 'eastern-med'], repair: 1, source: 'reconstructed' },
  turkey: { name: 'Turkey', side: 'central', zones: ['eastern-med', 'black-sea'], repair: 2, source: 'reconstructed' },
  'west-africa': { name: 'CP West African Colonies', side: 'central', zones: ['south-atlantic'], repair: 1, source: 'reconstructed' },
  'east-africa': { name: 'CP East African Colonies', side: 'central', zones: ['red-sea'], repair: 1, source: 'reconstructed' },
};

/** Every base, whether or not it has a chit of its own. */
export const ALL_BASES: readonly Base[] = Object.keys(BASE_FACTS).filter((base): base is Base => Object.hasOwn(BASE_FACTS, base));

/** US repair added to Canada's two from the turn of entry (NN-3.13b): as much as the number of the turn; reconstructed. */
export const usRepair = (turn: number): number => turn;
