/** Fleets, the ships in them and the company they keep (GW-COMP-FLEETCARD, GW-5.2-ESCORT). */
import type { Sheet, SpeedLevel, Weather } from '../../../tactical/battle.ts';
import { GREAT_WAR_AT_SEA } from '../../../tactical/profiles.ts';
import { battleSpeed, isCrippled, speedOf } from '../../../tactical/vessel.ts';
import type { PieceOf, War } from '../data/data.ts';
import { pieceIn, piecesIn } from '../data/data.ts';
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

export const afloatOn = (war: War, { ships }: Afloat, piece: PieceId): ShipId[] => {
  const { ships: held, places } = pieceIn(war, piece);
  return held.filter((_, at) => ships[places[at] ?? -1]?.fate === 'afloat');
};

/** Ships afloat in a fleet, her escorts apart. */
export function shipsIn(war: War, state: Afloat, { pieces }: Pick<Fleet, 'pieces'>): ShipId[] {
  const afloat: ShipId[] = [];
  for (const { places } of piecesIn(war, pieces))
    for (const place of places) {
      const ship = state.ships[place];
      if (ship?.fate === 'afloat') afloat.push(ship.id);
    }
  return afloat;
}

const SLOW = 1;

/** Pieces with a ship that is crippled, slow or dead in the water. Most fleets have none, and none of the orders that go with them. */
export function lameIn(war: War, { ships }: Afloat, { pieces }: Pick<Fleet, 'pieces'>): readonly PieceId[] {
  let lame = NOBODY;
  for (const piece of piecesIn(war, pieces)) if (isLame(piece, ships)) lame = [...lame, piece.id];
  return lame;
}

const NOBODY: readonly PieceId[] = [];

export function hasLame(war: War, { ships }: Afloat, { pieces }: Pick<Fleet, 'pieces'>): boolean {
  for (const piece of piecesIn(war, pieces)) if (isLame(piece, ships)) return true;
  return false;
}

function isLame({ places, sheets }: PieceOf, ships: readonly ShipState[]): boolean {
  for (let at = 0; at < places.length; at++) {
    const ship = ships[places[at] ?? -1];
    const sheet = sheets[at];
    if (ship && sheet && ship.fate === 'afloat' && (speedOf(sheet, ship) <= SLOW || isCrippled(sheet, ship))) return true;
  }
  return false;
}

/** GW-5.2-ESCORT: a fleet with those who escort it, which count as one. */
export function companyOf({ fleets }: Pick<State, 'fleets'>, fleet: Fleet): Fleet[] {
  const company = [fleet];
  for (const each of fleets) if (each.charge === fleet.id) company.push(each);
  return company;
}

/** Whether any ship afloat in a fleet is such a one. */
export function hasShip(war: War, { ships }: Afloat, { pieces }: Pick<Fleet, 'pieces'>, isSuch: (sheet: Sheet) => boolean): boolean {
  for (const { places, sheets } of piecesIn(war, pieces))
    for (let at = 0; at < places.length; at++) {
      const sheet = sheets[at];
      if (sheet && ships[places[at] ?? -1]?.fate === 'afloat' && isSuch(sheet)) return true;
    }
  return false;
}

const isAny = (): boolean => true;

/** Anybody is left of a fleet and those who escort it. */
export const hasCompany = (war: War, state: Afloat & Pick<State, 'fleets'>, fleet: Fleet): boolean =>
  hasShip(war, state, fleet, isAny) || state.fleets.some((each) => each.charge === fleet.id && hasShip(war, state, each, isAny));

export function companyShips(war: War, state: Afloat & Pick<State, 'fleets'>, fleet: Fleet): ShipId[] {
  const ships = shipsIn(war, state, fleet);
  for (const each of state.fleets) if (each.charge === fleet.id) ships.push(...shipsIn(war, state, each));
  return ships;
}

/** The fleets that move by themselves. */
export const heads = ({ fleets }: Pick<State, 'fleets'>): Fleet[] => fleets.filter(({ charge }) => charge === null);

/** GW-5.4c: who has come into it in this turn was at sea before. */
export const liesInPort = ({ port, ran }: Pick<Fleet, 'port' | 'ran'>): boolean => port !== null && ran[0] === 0;

export const weatherAt = (war: War, { weather }: Pick<State, 'weather'>, zone: ZoneId): Weather =>
  weather[zoneIn(war.theatre, zone).weather] ?? 'clear';

const HIGHEST: SpeedLevel = 4;

type Steaming = Afloat & Pick<State, 'tows'>;

/** GW-11.2b: whoever tows is slow, and who is towed needs no engines. */
const TOWED: SpeedLevel = 1;

const isTowed = (tows: State['tows'], piece: PieceId): boolean => tows.some(({ of }) => of === piece);

/** The slowest of ships that keep together: damage first, then the weather (GW-WX-SQUALL). */
export function slowestIn(
  war: War,
  { ships, tows }: Steaming,
  { pieces }: Pick<Fleet, 'pieces'>,
  weather: Weather,
  least: SpeedLevel = HIGHEST,
): SpeedLevel {
  const effects = GREAT_WAR_AT_SEA.weather[weather];
  let slowest = least;
  for (const { id, places, sheets } of piecesIn(war, pieces)) {
    if (tows.length > 0 && isTowed(tows, id)) {
      if (slowest > TOWED) slowest = TOWED;
      continue;
    }
    for (let at = 0; at < places.length; at++) {
      const ship = ships[places[at] ?? -1];
      const sheet = sheets[at];
      if (!ship || !sheet || ship.fate !== 'afloat') continue;
      const speed = battleSpeed(sheet, ship, effects, false);
      if (speed < slowest) slowest = speed;
    }
  }
  return slowest;
}

/** Of a fleet and all who escort it. */
export function slowestInCompany(war: War, state: Steaming & Pick<State, 'fleets'>, fleet: Fleet, weather: Weather): SpeedLevel {
  let slowest = slowestIn(war, state, fleet, weather);
  for (const each of state.fleets) if (each.charge === fleet.id) slowest = slowestIn(war, state, each, weather, slowest);
  return slowest;
}

/** GW-TAC-LONG: somebody of the company has fought long, and the next move is one zone. */
export const isSpent = ({ fleets }: Pick<State, 'fleets'>, fleet: Fleet): boolean =>
  fleet.spent || fleets.some(({ charge, spent }) => spent && charge === fleet.id);

const FLOTILLA: ReadonlySet<string> = new Set(['AY', 'DD', 'TB']);
export const isFlotillaShip = ({ type }: Sheet): boolean => FLOTILLA.has(type);

/** GW-12.4: small craft drag the wires, trawlers above all. */
export const isSweeper = (sheet: Sheet): boolean => isFlotillaShip(sheet) || sheet.type === 'GB';

/** GW-5.2-INTERCEPT: transports stay at home. */
export const isTransport = ({ type }: Sheet): boolean => type.endsWith('transport');
