/** The types of ships by the letters on their counters, and how the rules class them (CW-2.4a, CW-5.2-TYPES). */
import type { MerchantType } from '../register/ratings/merchantmen.ts';
import type { ShipClass } from './battle.ts';

export type { MerchantType };

/**
 * CW-5.2-TYPES. The book leaves two types out that it uses: a coast defence ship is a capital ship, as the book calls one a cruiser and
 * sends her raiding; a seaplane carrier is classed with the merchantmen she was built as. Armed yachts are the series' (GW-WX-GALE).
 */
const CLASSES = {
  AC: 'capital',
  AMC: 'capital',
  B: 'capital',
  BB: 'capital',
  BC: 'capital',
  CD: 'capital',
  AY: 'light',
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
export type WarshipType = Exclude<ShipType, MerchantType>;
export const isMerchantman = (type: string): type is MerchantType =>
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
  AY: ['armed yacht', 'armed yachts'],
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
const SMALL: ReadonlySet<ShipType> = new Set<ShipType>(['AY', 'DD', 'GB', 'TB']);
export const isSmall = (type: ShipType): boolean => SMALL.has(type);

/** Built as a merchantman, so that a hit tells at once (CW-8.5). */
const MERCHANT_BUILT: ReadonlySet<ShipType> = new Set<ShipType>(['AMC', 'collier', 'fast-transport', 'slow-transport']);
export const isMerchantBuilt = (type: ShipType): boolean => MERCHANT_BUILT.has(type);

/** CW-7.71b: a big target for torpedoes. */
export const isBigTarget = (type: ShipType): boolean => classOf(type) === 'capital' || type === 'fast-transport' || type === 'collier';
