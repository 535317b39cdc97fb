/** Fleets, the ships in them and the company they keep (GW-COMP-FLEETCARD, GW-5.2-ESCORT). */
import type { Sheet, SpeedLevel, Weather } from '../../../tactical/battle.ts';
import { GREAT_WAR_AT_SEA } from '../../../tactical/profiles.ts';
import { battleSpeed } from '../../../tactical/vessel.ts';
import type { War } from '../data/data.ts';
import { pieceIn, sheetOf } from '../data/data.ts';
import { zoneIn } from '../data/zones.ts';
import type { Fleet, FleetId, PieceId, ShipId, ShipState, State, ZoneId } from '../state.ts';

export function fleetOf({ fleets }: Pick<State, 'fleets'>, id: FleetId): Fleet {
  for (const fleet of fleets) if (fleet.id === id) return fleet;
  throw new Error(`no fleet ${id}`);
}

export const fleetWith = ({ fleets }: Pick<State, 'fleets'>, piece: PieceId): Fleet | undefined =>
  fleets.find(({ pieces }) => pieces.includes(piece));

/** Where each ship was found last. A guess that is always looked at again: battles ask by name, and many times over. */
const places = new Map<ShipId, number>();

export function shipOf({ ships }: Pick<State, 'ships'>, id: ShipId): ShipState {
  const ship = ships[places.get(id) ?? -1];
  if (ship?.id === id) return ship;
  const place = ships.findIndex((each) => each.id === id);
  const found = ships[place];
  if (!found) throw new Error(`no ship ${id}`);
  places.set(id, place);
  return found;
}

/** What state and view have in common, for questions that board and bot ask too. */
export type Afloat = Pick<State, 'ships'>;

export const afloatOn = (war: War, state: Afloat, piece: PieceId): ShipId[] =>
  pieceIn(war, piece).ships.filter((id) => shipOf(state, id).fate === 'afloat');

/** Ships afloat in a fleet, her escorts apart. */
export const shipsIn = (war: War, state: Afloat, { pieces }: Pick<Fleet, 'pieces'>): ShipId[] =>
  pieces.flatMap((piece) => afloatOn(war, state, piece));

/** GW-5.2-ESCORT: a fleet with those who escort it, which count as one. */
export const companyOf = ({ fleets }: Pick<State, 'fleets'>, fleet: Fleet): Fleet[] => [
  fleet,
  ...fleets.filter(({ charge }) => charge === fleet.id),
];

/** The fleets that move by themselves. */
export const heads = ({ fleets }: Pick<State, 'fleets'>): Fleet[] => fleets.filter(({ charge }) => charge === null);

export const weatherAt = (war: War, { weather }: Pick<State, 'weather'>, zone: ZoneId): Weather =>
  weather[zoneIn(war.theatre, zone).weather] ?? 'clear';

const HIGHEST: SpeedLevel = 4;

/** The slowest of ships that keep together: damage first, then the weather (GW-WX-SQUALL). */
function slowestOf(war: War, state: Afloat, ships: readonly ShipId[], weather: Weather): SpeedLevel {
  const effects = GREAT_WAR_AT_SEA.weather[weather];
  let slowest: SpeedLevel = HIGHEST;
  for (const id of ships) {
    const speed = battleSpeed(sheetOf(war, id), shipOf(state, id), effects, false);
    if (speed < slowest) slowest = speed;
  }
  return slowest;
}

/** GW-11.2b: whoever tows or is towed is slow, dead or not. */
const TOWED: SpeedLevel = 1;

/** The level of fleets that keep together. */
export function levelAmong(war: War, state: Afloat & Pick<State, 'tows'>, fleets: readonly Fleet[], weather: Weather): SpeedLevel {
  const pieces = fleets.flatMap((fleet) => fleet.pieces);
  const towed = state.tows.filter(({ of }) => pieces.includes(of)).map(({ of }) => of);
  const steaming = pieces.filter((piece) => !towed.includes(piece)).flatMap((piece) => afloatOn(war, state, piece));
  const slowest = slowestOf(war, state, steaming, weather);
  return towed.length > 0 && slowest > TOWED ? TOWED : slowest;
}

const FLOTILLA: ReadonlySet<string> = new Set(['AY', 'DD', 'TB']);
export const isFlotillaShip = ({ type }: Sheet): boolean => FLOTILLA.has(type);

/** GW-5.2-INTERCEPT: transports stay at home. */
export const isTransport = ({ type }: Sheet): boolean => type.endsWith('transport');
