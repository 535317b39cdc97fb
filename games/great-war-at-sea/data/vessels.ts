/** What sails: ships and classes of the register with their data sheets, and merchantmen, which have none there. */
import { asOf, hasShip, type Nation, type Ship, type ShipType, shipNamed } from '../../../register/index.ts';
import { asSmallShip, type Rating, ratingOf, type SpeedLevel } from '../../../register/ratings/great-war-at-sea.ts';
import type { Sheet, ShipClass } from '../../../tactical/battle.ts';
import type { VesselId } from './operation.ts';

/** One line of a fleet list: a ship by name, or one of a class. */
export interface Vessel {
  readonly id: VesselId;
  readonly name: string;
  readonly nation: Nation;
  readonly type: string;
  readonly class: ShipClass;
  readonly rating: Rating;
  /** GW-TAC-STACK, CW-9.1: how many share a piece. */
  readonly onPiece: 1 | 3 | 5;
}

/** CW-5.2-TYPES: the letters of a type, and how it is grouped on the tactical map. */
const TYPES: Readonly<Record<ShipType, readonly [letters: string, of: ShipClass]>> = {
  dreadnought: ['BB', 'capital'],
  predreadnought: ['B', 'capital'],
  battlecruiser: ['BC', 'capital'],
  'armoured-cruiser': ['AC', 'capital'],
  'coast-defence': ['CD', 'capital'],
  'heavy-cruiser': ['AC', 'capital'],
  'protected-cruiser': ['PC', 'light'],
  'light-cruiser': ['CL', 'light'],
  gunboat: ['GB', 'light'],
  destroyer: ['DD', 'light'],
  'torpedo-boat': ['TB', 'light'],
  'armed-merchant-cruiser': ['AMC', 'capital'],
  'seaplane-carrier': ['CVS', 'other'],
  carrier: ['CV', 'other'],
};

/** CW-2.3b */
const SMALL: ReadonlySet<ShipType> = new Set<ShipType>(['destroyer', 'torpedo-boat', 'gunboat']);

const warship = (ship: Ship): Vessel => {
  const [type, of] = TYPES[ship.type];
  const rating = ratingOf(ship);
  return {
    id: ship.id,
    name: ship.name,
    nation: ship.nation,
    type,
    class: of,
    rating: SMALL.has(ship.type) ? asSmallShip(rating) : rating,
    onPiece: ship.built === undefined ? 1 : 3,
  };
};

const NOTHING = { boxes: 0, armour: 'none' } as const;

/** CW-11.2: hulls without armour or arms. */
const unarmed = (hull: 1 | 2, speed: SpeedLevel, points: number): Rating => ({
  primary: NOTHING,
  secondary: NOTHING,
  tertiary: NOTHING,
  hull: { boxes: hull, armour: 'none' },
  torpedo: { factor: 0, mount: 'deck' },
  speed,
  fuel: { boxes: 20, kind: 'coal' },
  points,
  crack: false,
  veryLargeGuns: false,
  lowFreeboard: false,
});

type Merchantman = Omit<Vessel, 'id' | 'nation'>;

/** Ours: what they are worth is chapter 18's. */
export const MERCHANTMEN: Readonly<Record<string, Merchantman>> = {
  'slow-transport': { name: 'slow transport', type: 'slow-transport', class: 'other', rating: unarmed(1, 1, 2), onPiece: 5 },
  'fast-transport': { name: 'fast transport', type: 'fast-transport', class: 'other', rating: unarmed(2, 2, 4), onPiece: 3 },
  troopship: { name: 'troopship', type: 'fast-transport', class: 'other', rating: unarmed(2, 2, 6), onPiece: 3 },
  collier: { name: 'collier', type: 'collier', class: 'other', rating: unarmed(2, 2, 2), onPiece: 1 },
};

export const isVessel = (id: VesselId): boolean => hasShip(id) || Object.hasOwn(MERCHANTMEN, id);

/** As she was in a year; a merchantman flies the flag of her side. */
export function vesselIn(id: VesselId, year: number, flag: Nation): Vessel {
  if (hasShip(id)) return warship(asOf(shipNamed(id), year));
  const merchantman = MERCHANTMEN[id];
  if (!merchantman) throw new Error(`no vessel ${id}`);
  return { id, nation: flag, ...merchantman };
}

/** CW-8.5: built as a merchantman. */
const isMerchant = ({ type }: Vessel): boolean => type === 'AMC' || type === 'collier' || type.endsWith('transport');

/** CW-2.4a: the data sheet of one of them. */
export const sheetFor = (vessel: Vessel, id: string, name: string): Sheet => ({
  id,
  name,
  nation: vessel.nation,
  type: vessel.type,
  class: vessel.class,
  merchant: isMerchant(vessel),
  bigTarget: vessel.class === 'capital' || vessel.type === 'fast-transport' || vessel.type === 'collier', // GW-TORP-MOD-BIG
  reservist: false,
  ...vessel.rating,
  ...(vessel.id === 'blucher' ? { superCruiser: true } : {}), // CW-7.6
});
