/** What sails: ships and classes of the register with their data sheets, and merchantmen, which have none there. */
import { hasShip, type Nation, shipNamed } from '../../../register/index.ts';
import { MERCHANT_RATINGS, type MerchantType } from '../../../register/ratings/merchantmen.ts';
import type { Sheet } from '../../../tactical/battle.ts';
import { sheetOf, sheetWith } from '../../../tactical/sheets.ts';
import type { VesselId } from './operation.ts';

/** One line of a fleet list: a ship by name, or one of a class. */
export interface Vessel {
  readonly name: string;
  readonly sheet: Sheet;
  /** GW-TAC-STACK, CW-9.1: how many share a piece. */
  readonly onPiece: 1 | 3 | 5;
}

interface Merchantman extends Pick<Vessel, 'name' | 'onPiece'> {
  readonly type: MerchantType;
  readonly points: number;
  /** GW-19.3: what she has for others, and burns herself; coal if it is not said. */
  readonly fuel?: 'coal' | 'oil';
}

/** Ours: what they are worth is chapter 18's. */
export const MERCHANTMEN: Readonly<Record<string, Merchantman>> = {
  'slow-transport': { name: 'slow transport', type: 'slow-transport', points: 2, onPiece: 5 },
  'fast-transport': { name: 'fast transport', type: 'fast-transport', points: 4, onPiece: 3 },
  troopship: { name: 'troopship', type: 'fast-transport', points: 6, onPiece: 3 },
  collier: { name: 'collier', type: 'collier', points: 2, onPiece: 1 },
  oiler: { name: 'oiler', type: 'collier', points: 2, onPiece: 1, fuel: 'oil' },
};

export const isVessel = (id: VesselId): boolean => hasShip(id) || Object.hasOwn(MERCHANTMEN, id);

function merchantman(id: VesselId, nation: Nation, { name, type, points, onPiece, fuel = 'coal' }: Merchantman): Vessel {
  const rating = MERCHANT_RATINGS[type];
  const bunkers = { ...rating.fuel, kind: fuel };
  return { name, sheet: sheetWith({ id, name, nation, type, reservist: false }, { ...rating, fuel: bunkers, points }), onPiece };
}

/** GW-5.2-INTERCEPT: colliers and oilers sail with fleets; whoever else was built for trade sails as a transport. */
export const isForCargo = (id: VesselId): boolean => MERCHANTMEN[id]?.type.endsWith('transport') === true;

/** As she was in a year; a merchantman flies the flag of her side. */
export function vesselIn(id: VesselId, year: number, flag: Nation): Vessel {
  const kind = MERCHANTMEN[id];
  if (kind) return merchantman(id, flag, kind);
  const { name, built } = shipNamed(id);
  return { name, sheet: sheetOf(id, year), onPiece: built === undefined ? 1 : 3 };
}

/** GW-19.1: points of fuel to each box of the data sheet (ours). */
export const FUEL_IN_A_BOX = 10;

/** Points of fuel that she has room for. */
export const bunkersOf = (id: VesselId, year: number): number => vesselIn(id, year, 'british').sheet.fuel.boxes * FUEL_IN_A_BOX;

/** CW-2.4a: the data sheet of one of them. */
export const sheetFor = ({ sheet }: Vessel, id: string, name: string): Sheet => ({ ...sheet, id, name });
