/** The vessels of the game: the warships of the register with their data sheets, and the merchantmen. */
import { shipNamed } from '../../../register/index.ts';
import { asSmallShip, ratingOf } from '../../../register/ratings/great-war-at-sea.ts';
import { MERCHANTMEN } from './merchantmen.ts';
import type { Counter, Flotilla } from './roster.ts';
import { COUNTERS, FLOTILLAS } from './roster.ts';
import type { Identity, Nation, ShipType, Vessel, VesselId } from './vessel.ts';
import { isSmall, NATIONS, TYPE_NAMES } from './vessel.ts';

export { PRIZE_IDS } from './merchantmen.ts';
export * from './vessel.ts';

/** CW-11.32: armoured cruisers whose crews were not called up from the reserve. */
const REGULARS: ReadonlySet<VesselId> = new Set([
  'defence',
  'black-prince',
  'duke-of-edinburgh',
  'warrior',
  'hampshire',
  'minotaur',
  'carnarvon',
  'cornwall',
  'suffolk',
  'berwick',
  'cumberland',
  'essex',
  'lancaster',
]);
const RESERVISTS_IN_PROTECTED_CRUISERS: ReadonlySet<Nation> = new Set<Nation>(['british', 'australian', 'canadian']);

/** CW-11.32 */
const hasReservists = (nation: Nation, type: ShipType, id: VesselId): boolean =>
  (nation === 'british' && (type === 'B' || (type === 'AC' && !REGULARS.has(id)))) ||
  (type === 'PC' && RESERVISTS_IN_PROTECTED_CRUISERS.has(nation));

const warship =
  (nation: Nation) =>
  ([type, number, id]: Counter): Vessel => {
    const ship = shipNamed(id);
    const rating = ratingOf(ship);
    return {
      id,
      name: ship.name,
      nation,
      code: `${type}${number}`,
      type,
      rating: isSmall(type) ? asSmallShip(rating) : rating,
      piece: null,
      reservists: hasReservists(nation, type, id),
      source: 'reconstructed',
    };
  };

const flotilla = ({ nation, type, class: stem, ships }: Flotilla): readonly Vessel[] => {
  const ship = shipNamed(`${stem}-class`);
  const rating = asSmallShip(ratingOf(ship));
  return Array.from({ length: ships }, (_, index) => ({
    id: `${stem}-${index + 1}`,
    name: `${ship.class} ${index + 1}`,
    nation,
    code: '',
    type,
    rating,
    piece: ship.class,
    reservists: false,
    source: 'reconstructed',
  }));
};

export const VESSELS: readonly Vessel[] = [
  ...NATIONS.flatMap((nation) => COUNTERS[nation].map(warship(nation))),
  ...FLOTILLAS.flatMap(flotilla),
  ...MERCHANTMEN,
];

const shared: ReadonlySet<string> = new Set(VESSELS.map(({ name }) => name).filter((name, place, all) => all.indexOf(name) !== place));

/** Her name, with her type where another ship of the game has the same. */
export const ownName = ({ name, type }: Identity): string => (shared.has(name) ? `${name} (${TYPE_NAMES[type][0]})` : name);

const byId: ReadonlyMap<VesselId, Identity> = new Map(VESSELS.map((vessel) => [vessel.id, vessel]));

/** Who she is; for her figures data are asked. */
export function vesselOf(id: VesselId): Identity {
  const vessel = byId.get(id);
  if (vessel === undefined) throw new Error(`no vessel ${id}`);
  return vessel;
}
