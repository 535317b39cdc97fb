/** CW-2.4a: data sheets of ships, as the register rates them. */
import { asOf, shipNamed } from '../register/index.ts';
import { asSmallShip, type Rating, ratingOf } from '../register/ratings/great-war-at-sea.ts';
import type { ShipType as RegisterType } from '../register/types.ts';
import type { Sheet, ShipId } from './battle.ts';
import type { ShipType, WarshipType } from './ship-types.ts';
import { classOf, isBigTarget, isMerchantBuilt, isSmall } from './ship-types.ts';

/** The letters of a ship by what the register calls her. The books give some of their ships other ones. */
const TYPE_OF: Readonly<Record<RegisterType, WarshipType>> = {
  dreadnought: 'BB',
  predreadnought: 'B',
  battlecruiser: 'BC',
  'armoured-cruiser': 'AC',
  'coast-defence': 'CD',
  carrier: 'CVS',
  'heavy-cruiser': 'AC',
  'protected-cruiser': 'PC',
  'light-cruiser': 'CL',
  gunboat: 'GB',
  destroyer: 'DD',
  'torpedo-boat': 'TB',
  'armed-merchant-cruiser': 'AMC',
  'seaplane-carrier': 'CVS',
};

/** GW-WX-GALE: small craft taken up from their trade and armed are what the sheet calls armed yachts; the register has trawlers alone. */
const TAKEN_UP: ReadonlySet<ShipId> = new Set(['armed-trawler-class']);

const typeOf = ({ id, type }: { readonly id: ShipId; readonly type: RegisterType }): WarshipType =>
  TAKEN_UP.has(id) ? 'AY' : TYPE_OF[type];

interface Identity extends Pick<Sheet, 'id' | 'name' | 'nation' | 'reservist'> {
  readonly type: ShipType;
}

/** What the rules ask about a ship of this type, with her boxes. */
export const sheetWith = ({ id, name, nation, type, reservist }: Identity, rating: Rating): Sheet => ({
  id,
  name,
  nation,
  type,
  class: classOf(type),
  merchant: isMerchantBuilt(type),
  bigTarget: isBigTarget(type),
  reservist,
  ...rating,
  ...(id === 'blucher' ? { superCruiser: true } : {}), // CW-7.6
});

/** A ship of the register as she was in a year; of the id of a class, one of its boats. */
export function sheetOf(id: ShipId, year: number): Sheet {
  const ship = asOf(shipNamed(id), year);
  const type = typeOf(ship);
  const rating = ratingOf(ship);
  return sheetWith(
    { id: ship.id, name: ship.name, nation: ship.nation, type, reservist: false },
    isSmall(type) ? asSmallShip(rating) : rating,
  );
}
