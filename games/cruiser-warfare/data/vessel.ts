/** What a vessel of the game is (CW-2.4a). */
import type { Rating } from '../../../register/ratings/great-war-at-sea.ts';
import type { Side } from '../../../tactical/battle.ts';
import type { ShipType } from '../../../tactical/ship-types.ts';
import type { Source } from './source.ts';

export * from '../../../tactical/ship-types.ts';

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
