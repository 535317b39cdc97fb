/** What a vessel of the game is, and how the rules class her (CW-2.4a, CW-5.2-TYPES). */
import type { Rating } from '../../../register/ratings/great-war-at-sea.ts';
import type { Side } from '../../../tactical/battle.ts';
import type { Source } from './source.ts';

export const NATIONS = [
  'british',
  'australian',
  'canadian',
  'new-zealand',
  'french',
  'russian',
  'japanese',
  'dutch',
  'german',
  'austrian',
  'italian',
] as const;
export type Nation = (typeof NATIONS)[number];

type Dominion = 'australian' | 'canadian' | 'new-zealand';
export type Navy = Exclude<Nation, Dominion>;
const isDominion = (nation: Nation): nation is Dominion => nation === 'australian' || nation === 'canadian' || nation === 'new-zealand';

/** The navy that ships of a nation count with (CW-7.26b, CW-11.5). */
export const countsAs = (nation: Nation): Navy => (isDominion(nation) ? 'british' : nation);

const CENTRAL: ReadonlySet<Nation> = new Set<Nation>(['german', 'austrian', 'italian']);

export const sideOfNation = (nation: Nation): Side => (CENTRAL.has(nation) ? 'central' : 'allied');

/** How ships are grouped in battle, and who is a big target (CW-5.2-TYPES). */
export type ShipClass = 'capital' | 'light' | 'other';

/**
 * CW-5.2-TYPES. The book leaves two types out that it uses: a coast defence ship is a capital ship, as the book calls one a cruiser and
 * sends her raiding; a seaplane carrier is classed with the merchantmen she was built as.
 */
const CLASSES = {
  AC: 'capital',
  AMC: 'capital',
  B: 'capital',
  BB: 'capital',
  BC: 'capital',
  CD: 'capital',
  C: 'light',
  CL: 'light',
  DD: 'light',
  DL: 'light',
  GB: 'light',
  PC: 'light',
  TB: 'light',
  CVS: 'other',
  collier: 'other',
  'fast-transport': 'other',
  'slow-transport': 'other',
} as const satisfies Readonly<Record<string, ShipClass>>;

export type ShipType = keyof typeof CLASSES;
export type MerchantType = 'collier' | 'fast-transport' | 'slow-transport';
export type WarshipType = Exclude<ShipType, MerchantType>;
export const isMerchantman = (type: ShipType): type is MerchantType =>
  type === 'collier' || type === 'fast-transport' || type === 'slow-transport';

export const TYPE_NAMES: Readonly<Record<ShipType, readonly [one: string, many: string]>> = {
  BB: ['battleship', 'battleships'],
  B: ['old battleship', 'old battleships'],
  BC: ['battlecruiser', 'battlecruisers'],
  AC: ['armoured cruiser', 'armoured cruisers'],
  CD: ['coast defence ship', 'coast defence ships'],
  C: ['cruiser', 'cruisers'],
  PC: ['protected cruiser', 'protected cruisers'],
  CL: ['light cruiser', 'light cruisers'],
  AMC: ['armed merchant cruiser', 'armed merchant cruisers'],
  GB: ['gunboat', 'gunboats'],
  DL: ['flotilla leader', 'flotilla leaders'],
  DD: ['destroyer', 'destroyers'],
  TB: ['torpedo boat', 'torpedo boats'],
  CVS: ['seaplane carrier', 'seaplane carriers'],
  collier: ['collier', 'colliers'],
  'fast-transport': ['fast transport', 'fast transports'],
  'slow-transport': ['slow transport', 'slow transports'],
};

export const classOf = (type: ShipType): ShipClass => CLASSES[type];

/** CW-2.3b: ships so small that they have tertiary guns only. */
const SMALL: ReadonlySet<ShipType> = new Set<ShipType>(['DD', 'GB', 'TB']);
export const isSmall = (type: ShipType): boolean => SMALL.has(type);

/** Built as a merchantman, so that a hit tells at once (CW-8.5). */
const MERCHANT_BUILT: ReadonlySet<ShipType> = new Set<ShipType>(['AMC', 'collier', 'fast-transport', 'slow-transport']);
export const isMerchantBuilt = (type: ShipType): boolean => MERCHANT_BUILT.has(type);

export type VesselId = string;

export interface Vessel {
  /** The register's id; of a ship in a class of small ones the class and a number: asakaze-7. */
  readonly id: VesselId;
  readonly name: string;
  readonly nation: Nation;
  /** Type letters and number, which repeat between navies (CW-2.4a). Empty for merchantmen and for the ships of a class. */
  readonly code: string;
  readonly type: ShipType;
  /** Her data sheet, which decides where her counter says otherwise (CW-2.4a, CW-2.4b). */
  readonly rating: Rating;
  /** The class of those that go several to a piece (CW-9.1); null for a ship with a piece of her own. */
  readonly piece: string | null;
  /** CW-11.32: her hits must be confirmed before I December. */
  readonly reservists: boolean;
  /** Where the rating comes from. */
  readonly source: Source;
}

/** What no data pack changes of her. */
export type Identity = Omit<Vessel, 'rating' | 'source'>;
