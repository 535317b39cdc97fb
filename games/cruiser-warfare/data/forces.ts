/** Who is where when the war comes, and who comes later (CW-13.0). Places are given by the rules; readings are in RULINGS.md. */
import type { Side } from '../../../tactical/battle.ts';
import { turnOf } from '../rules/calendar.ts';
import type { Area } from './areas.ts';
import type { Source } from './source.ts';
import type { VesselId } from './vessel.ts';

/** What brings a group onto the map. A turn is the first in which it can come. */
export type Coming =
  | { readonly with: 'start' }
  | { readonly with: 'turn'; readonly turn: number }
  /** Japan's entry (CW-12.41), and not before the turn. */
  | { readonly with: 'japan'; readonly turn: number }
  /** The Netherlands (CW-12.1a), Italy (CW-12.2b). */
  | { readonly with: 'dutch' }
  | { readonly with: 'italy' }
  /** Losses of British cruisers, points of the Central Powers, or a variant (CW-13.0-AR-STURDEE). */
  | { readonly with: 'sturdee' }
  /** Britain stays out at first (CW-15.2f). */
  | { readonly with: 'plan-b'; readonly turn: number };

/** What ties a group down: to its station (CW-13.0-A-BISCAY), until a raid nearby (CW-12.3), to waters off Japan (CW-12.42) or the Indies (CW-12.1b). */
export type Bond = 'station' | 'french-atlantic' | 'home-waters' | 'dutch-waters';

/** Ships that come into play together. */
export interface Group {
  readonly id: string;
  readonly rule: string;
  readonly name: string;
  readonly side: Side;
  /** Where they come; their owner chooses one where there are several. */
  readonly areas: readonly Area[];
  readonly ships: readonly VesselId[];
  /** How many armed merchant cruisers are drawn from the pool besides. */
  readonly drawn: number;
  readonly coming: Coming;
  readonly bond: Bond | null;
  readonly source: Source;
}

const START: Coming = { with: 'start' };

type Special = Partial<Pick<Group, 'drawn' | 'coming' | 'bond'>>;

const group =
  (side: Side) =>
  (rule: string, id: string, name: string, areas: Area | readonly Area[], ships: readonly VesselId[], special: Special = {}): Group => ({
    id,
    rule,
    name,
    side,
    areas: typeof areas === 'string' ? [areas] : areas,
    ships,
    drawn: 0,
    coming: START,
    bond: null,
    source: 'rules',
    ...special,
  });

const allied = group('allied');
const central = group('central');

/** Ships of a class by their numbers: several('river', 1, 8). */
const several = (stem: string, from: number, to: number): readonly VesselId[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${stem}-${from + index}`);

const ALLIED_START: readonly Group[] = [
  allied('CW-13.0-A-SCHINA', 'south-china-sea', 'South China Sea', 'south-china-sea', [
    'triumph',
    'minotaur',
    'hampshire',
    'dupleix',
    'yarmouth',
    'newcastle',
    ...several('river', 1, 8),
    'cadmus',
  ]),
  allied(
    'CW-13.0-A-ARABIAN',
    'arabian-sea',
    'Arabian Sea',
    'arabian-sea',
    ['goliath', 'ocean', 'swiftsure', 'weymouth', 'dartmouth', 'fox'],
    { drawn: 1 },
  ),
  allied('CW-13.0-A-TAHITI', 'tahiti', 'Tahiti', 'tahiti', ['montcalm']),
  allied('CW-13.0-A-ESEABOARD', 'eastern-seaboard', 'Eastern Seaboard', 'eastern-seaboard', ['suffolk', 'bristol']),
  allied('CW-13.0-A-LABRADOR', 'labrador-sea', 'Labrador Sea', 'labrador-sea', ['glory', 'majestic', 'niobe'], { drawn: 1 }),
  allied('CW-13.0-A-SEAJAPAN', 'sea-of-japan', 'Sea of Japan', 'sea-of-japan', ['askold', 'jemtchug']),
  allied('CW-13.0-A-ALASKA', 'gulf-of-alaska', 'Gulf of Alaska', 'gulf-of-alaska', ['rainbow']),
  allied('CW-13.0-A-MADEIRA', 'madeira', 'Madeira', 'madeira', [
    'carnarvon',
    'cornwall',
    'cumberland',
    'amphitrite',
    'argonaut',
    'europa',
    'minerva',
    'highflyer',
    'challenger',
    'vindictive-1897',
  ]),
  allied(
    'CW-13.0-A-FRATL',
    'french-atlantic',
    'French Atlantic Squadron',
    'madeira',
    ['amiral-charner', 'latouche-treville', 'bruix', 'cosmao', 'cassard'],
    { bond: 'french-atlantic' },
  ),
  allied('CW-13.0-A-NARROWS', 'narrows', 'Narrows', 'narrows', ['donegal', 'kent', 'monmouth']),
  allied('CW-13.0-A-CARIB', 'caribbean', 'Caribbean', 'caribbean', ['berwick', 'essex', 'lancaster', 'conde', 'descartes']),
  allied('CW-13.0-A-WATL', 'western-atlantic', 'Western Atlantic', 'western-atlantic', [
    'canopus',
    'leviathan',
    'king-alfred',
    'good-hope',
    'glasgow',
    'friant',
  ]),
  allied('CW-13.0-A-CAPE', 'cape-of-good-hope', 'Cape of Good Hope', 'cape-of-good-hope', ['astraea', 'hyacinth', 'pegasus']),
  allied('CW-13.0-A-TASMAN', 'tasman-sea', 'Tasman Sea', 'tasman-sea', [
    'australia',
    'melbourne',
    'sydney',
    'encounter',
    'pioneer',
    ...several('parramatta', 1, 3),
  ]),
  allied('CW-13.0-A-CHATHAM', 'chatham-island', 'Chatham Island', 'chatham-island', ['pyramus', 'psyche', 'philomel']),
  allied('CW-13.0-A-WAPP', 'western-approaches', 'Western Approaches', 'western-approaches', ['sutlej', 'isis', 'juno', 'venus']),
  allied('CW-13.0-A-NORWEGIAN', 'norwegian-sea', 'Norwegian Sea', 'norwegian-sea', ['edgar', 'crescent', 'endymion', 'grafton', 'theseus']),
  allied('CW-13.0-A-THAILAND', 'gulf-of-thailand', 'Gulf of Thailand', 'gulf-of-thailand', ['clio']),
  allied('CW-13.0-A-BENGAL', 'bay-of-bengal', 'Bay of Bengal', 'bay-of-bengal', ['d-iberville']),
  allied('CW-13.0-A-BISCAY', 'bay-of-biscay', 'Bay of Biscay', 'bay-of-biscay', ['charybdis', 'eclipse', 'diana', 'talbot'], {
    bond: 'station',
  }),
];

const later = (turn: number): Special => ({ coming: { with: 'turn', turn } });

const ALLIED_LATER: readonly Group[] = [
  allied(
    'CW-13.0-AR-AUG2',
    'arabian-sea-august',
    'Reinforcement of II August',
    'arabian-sea',
    ['duke-of-edinburgh', 'chatham'],
    later(turnOf('II', 'August')),
  ),
  allied('CW-13.0-AR-AUG4', 'biscay-august', 'Reinforcement of IV August', 'bay-of-biscay', ['albion'], later(turnOf('IV', 'August'))),
  allied('CW-13.0-AR-OCT1', 'madeira-october', 'Reinforcement of I October', 'madeira', ['defence'], later(turnOf('I', 'October'))),
  allied(
    'CW-13.0-AR-NOV2',
    'madeira-november',
    'Reinforcement of II November',
    'madeira',
    ['black-prince', 'warrior'],
    later(turnOf('II', 'November')),
  ),
  allied(
    'CW-13.0-AR-NOV4',
    'arabian-sea-november',
    'Reinforcement of IV November',
    'arabian-sea',
    ['gloucester'],
    later(turnOf('IV', 'November')),
  ),
  allied(
    'CW-13.0-AR-STURDEE',
    'sturdee',
    "Sturdee's squadron",
    'bay-of-biscay',
    ['inflexible', 'invincible', 'princess-royal', 'falmouth', 'nottingham', 'british-collier-1'],
    { coming: { with: 'sturdee' } },
  ),
  allied(
    'CW-15.2f',
    'plan-b',
    'French reinforcement',
    ['bay-of-biscay', 'arabian-sea'],
    ['desaix', 'kleber', 'jeanne-d-arc', 'pothuau', 'gueydon', 'dupetit-thouars', 'amiral-aube', 'gloire', 'marseillaise'],
    { coming: { with: 'plan-b', turn: turnOf('II', 'August') } },
  ),
];

const CENTRAL_START: readonly Group[] = [
  central('CW-13.0-CP-YELLOW', 'yellow-sea', 'Yellow Sea', 'yellow-sea', [
    'cormoran-1892',
    'geier',
    'iltis',
    'jaguar',
    'tiger-1899',
    'luchs',
    's90',
    'kaiserin-elisabeth',
    'emden',
  ]),
  central('CW-13.0-CP-GMEX', 'gulf-of-mexico', 'Gulf of Mexico', 'gulf-of-mexico', ['karlsruhe', 'dresden']),
  central('CW-13.0-CP-MOZ', 'mozambique-channel', 'Mozambique Channel', 'mozambique-channel', ['konigsberg']),
  central('CW-13.0-CP-GUINEA', 'gulf-of-guinea', 'Gulf of Guinea', 'gulf-of-guinea', ['eber']),
  central('CW-13.0-CP-GCAL', 'gulf-of-california', 'Gulf of California', 'gulf-of-california', ['leipzig']),
  central('CW-13.0-CP-BISCAY', 'strassburg', 'Bay of Biscay', 'bay-of-biscay', ['strassburg']),
  central(
    'CW-13.0-CP-SPEE',
    'spee',
    "Spee's squadron",
    ['yellow-sea', 'philippine-sea', 'caroline-islands', 'marshall-islands', 'solomons'],
    ['scharnhorst', 'gneisenau', 'nurnberg', 'german-collier-1'],
  ),
];

const NEUTRAL: readonly Group[] = [
  allied(
    'CW-13.0-N-DUTCH',
    'dutch',
    'Dutch East Indies fleet',
    'dutch-east-indies',
    ['de-zeven-provincien', 'koningin-regentes', 'hertog-hendrik', 'tromp', ...several('fret', 1, 4), ...several('draak', 1, 4)],
    { coming: { with: 'dutch' }, bond: 'dutch-waters' },
  ),
  central('CW-13.0-N-ITALY', 'marco-polo', 'Marco Polo', 'bonin-islands', ['marco-polo'], { coming: { with: 'italy' } }),
];

const onEntry: Special = { coming: { with: 'japan', turn: 0 } };
const atHome: Special = { ...onEntry, bond: 'home-waters' };
const notBefore = (turn: number): Special => ({ coming: { with: 'japan', turn } });

const JAPAN: readonly Group[] = [
  allied(
    'CW-13.0-J-FLEET1',
    'first-fleet',
    'Japanese First Fleet',
    'yellow-sea',
    [
      'iwami',
      'sagami',
      'suo',
      'hizen',
      'tango',
      'wakamiya',
      'tokiwa',
      'yakumo',
      'adzuma',
      'takachiho',
      'akashi',
      'mogami',
      ...several('asakaze', 1, 12),
      'japanese-collier-1',
    ],
    atHome,
  ),
  allied(
    'CW-13.0-J-FLEET2',
    'second-fleet',
    'Japanese Second Fleet',
    'yellow-sea',
    ['settsu', 'satsuma', 'aki', 'tone', 'yahagi', 'hirado', 'yodo', ...several('asakaze', 13, 24), 'japanese-collier-2'],
    atHome,
  ),
  allied('CW-13.0-J-WCOAST', 'idzumo', 'Japanese cruiser of the West Coast', 'west-coast', ['idzumo'], onEntry),
  // The book lists these three in the Bonin Islands too; they can be in one place only.
  allied('CW-13.0-J-SQ3', 'third-squadron', 'Japanese Third Squadron', 'south-china-sea', ['otowa', 'tatsuta', 'chihaya'], onEntry),
  allied(
    'CW-13.0-J-BONIN',
    'bonin-islands',
    'Japanese fleet of the Bonin Islands',
    'bonin-islands',
    [
      'kawachi',
      'kongo',
      'kashima',
      'katori',
      'kasuga',
      'nisshin',
      'suma',
      'tsushima',
      'niitaka',
      ...several('umikaze', 1, 2),
      ...several('ikazuchi', 1, 6),
      ...several('sakura', 1, 2),
      'japanese-collier-3',
    ],
    atHome,
  ),
  allied(
    'CW-13.0-JR-SEP2',
    'south-sea-squadron',
    'First South Sea Squadron',
    'bonin-islands',
    [
      'tsukuba',
      'ikoma',
      'ibuki',
      'kurama',
      'asama',
      'iwate',
      'chikuma',
      'satsuki',
      'saga',
      ...several('sakura', 3, 6),
      'japanese-collier-4',
    ],
    notBefore(turnOf('II', 'September')),
  ),
  allied(
    'CW-13.0-JR-OCT1',
    'bonin-october',
    'Reinforcement of I October',
    'bonin-islands',
    ['shikishima', 'mikasa', 'aso'],
    notBefore(turnOf('I', 'October')),
  ),
];

/** Every group of the lists, in the order of the book. Variants change them (variants.ts). */
export const FORCES: readonly Group[] = [...ALLIED_START, ...ALLIED_LATER, ...CENTRAL_START, ...NEUTRAL, ...JAPAN];

/** CW-13.0-A-AMC, CW-13.0-CP-AMC: drawn at random (CW-12.7a, CW-12.7b). */
export const POOLS: Readonly<Record<Side, readonly VesselId[]>> = {
  allied: ['otranto', 'carmania', 'empress-of-asia', 'empress-of-britain', 'empress-of-japan', 'empress-of-russia', 'himalaya'],
  central: ['kaiser-wilhelm-der-grosse-1897', 'cap-trafalgar', 'kronprinz-wilhelm', 'prinz-eitel-friedrich-1904', 'cormoran-1909'],
};

export interface Leader {
  readonly name: string;
  readonly side: Side;
  /** The group that he comes with. */
  readonly group: string;
  /** The ships that may be his flagship: those of the largest type that he is listed with, by a variant too (CW-11.91, CW-15.5-C4, CW-15.5-C5). */
  readonly flagships: readonly VesselId[];
  readonly source: Source;
}

/** CW-11.9. Gädecke is in play with a variant alone (CW-15.5-C3), aboard one of its armoured cruisers. */
export const LEADERS: readonly Leader[] = [
  { name: 'Sturdee', side: 'allied', group: 'sturdee', flagships: ['inflexible', 'invincible', 'princess-royal'], source: 'rules' },
  {
    name: 'Spee',
    side: 'central',
    group: 'spee',
    flagships: ['scharnhorst', 'gneisenau', 'furst-bismarck-1897', 'blucher'],
    source: 'rules',
  },
  { name: 'Müller', side: 'central', group: 'yellow-sea', flagships: ['emden'], source: 'rules' },
  { name: 'Köhler', side: 'central', group: 'gulf-of-mexico', flagships: ['karlsruhe'], source: 'rules' },
  { name: 'Lüdecke', side: 'central', group: 'gulf-of-mexico', flagships: ['dresden'], source: 'rules' },
  { name: 'Looff', side: 'central', group: 'mozambique-channel', flagships: ['konigsberg'], source: 'rules' },
  { name: 'Gädecke', side: 'central', group: 'mozambique-channel', flagships: ['blucher', 'furst-bismarck-1897'], source: 'reconstructed' },
];
