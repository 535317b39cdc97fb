/** Looking up counters, and what a hit does to a ship outside a naval battle. */
import type { AircraftId, CarrierId, RaiderId, Ship, ShipId, ShipType } from '../data/counters.ts';
import { CARRIERS, RAIDERS, SHIPS } from '../data/counters.ts';
import type { Data } from '../data/data.ts';
import { counterOf } from '../data/data.ts';
import type { Play } from '../kind.ts';
import type { AircraftState, RaiderState, ShipState, State } from '../state.ts';
import { endGame } from './victory.ts';

export type Fleet = Ship['side'];

/** What a counter is, which no pack changes. */
const NATURES: ReadonlyMap<ShipId, Pick<Ship, 'side' | 'type'>> = new Map(SHIPS.map((ship): [ShipId, Ship] => [ship.id, ship]));
const SHIP_PLACES: ReadonlyMap<ShipId, number> = new Map(SHIPS.map((ship, place) => [ship.id, place]));
const RAIDER_PLACES: ReadonlyMap<RaiderId, number> = new Map(RAIDERS.map((raider, place) => [raider.id, place]));

const natureOf = (id: ShipId): Pick<Ship, 'side' | 'type'> => NATURES.get(id) ?? missing(id);
export const typeOf = (id: ShipId): ShipType => natureOf(id).type;
export const fleetOf = (id: ShipId): Fleet => natureOf(id).side;
export const shipOf = <S>({ ships }: { readonly ships: readonly S[] }, id: ShipId): S => ships[SHIP_PLACES.get(id) ?? -1] ?? missing(id);
export const raiderOf = (state: State, id: RaiderId): RaiderState => state.raiders[RAIDER_PLACES.get(id) ?? -1] ?? missing(id);
export const aircraftOf = (state: State, id: AircraftId): AircraftState => state.aircraft.find((each) => each.id === id) ?? missing(id);

export const missing = (id: string): never => {
  throw new Error(`there is no counter ${id}`);
};

const CARRIER_IDS: readonly string[] = CARRIERS;
export const isCarrier = (id: ShipId): id is CarrierId => CARRIER_IDS.includes(id);

/** How many hits a counter bears in battle, the last of which sinks it (FS-10.3.4c, FS-10.3.4d, FS-10.3.4e, FS-10.3.4f). */
export function hitsToSink(data: Data, id: ShipId): number {
  const { factor, damagedFactor } = counterOf(data, id);
  if (isCarrier(id)) return 1;
  return fleetOf(id) === 'german' ? factor + 1 : damagedFactor + 2;
}

/** What a shot needs to know of a counter. */
export type Hull = Pick<ShipState, 'id' | 'flipped' | 'markers'>;

export const shipsAt = (state: State, at: ShipState['at']): ShipState[] => state.ships.filter((ship) => ship.at === at);

/** FS-2.1b: damaged is flipped, or carrying a marker. */
export const isDamaged = (ship: ShipState): boolean => ship.flipped || ship.markers > 0;

/** A hit by an airship, submarine or aircraft. Battles count hits in their own way (FS-10.3.4). */
export function hitShip(g: Play, ship: ShipState): void {
  if (isCarrier(ship.id)) return sinkCarrier(g, ship, ship.id, 'FS-7.4.2c');
  if (!ship.flipped) flip(g, ship, 'FS-7.4.2b');
  else if (ship.markers === 0) addMarker(g, ship, 'FS-7.4.2b');
  else sendHome(g, ship);
}

export function flip(g: Play, ship: ShipState, rule: string): void {
  ship.flipped = true;
  g.tell?.({ type: 'ship-damaged', ship: ship.id, how: 'flip', rule });
}

export function addMarker(g: Play, ship: ShipState, rule: string): void {
  ship.markers++;
  g.tell?.({ type: 'ship-damaged', ship: ship.id, how: 'marker', rule });
}

/** FS-7.4.2b: the hit that would leave a second marker sends the squadron home for good. */
function sendHome(g: Play, ship: ShipState): void {
  ship.markers++;
  ship.at = 'out';
  g.tell?.({ type: 'ship-out', ship: ship.id, how: 'out', rule: 'FS-7.4.2b' });
}

/** FS-7.4.2c, FS-10.3.4f: one hit sinks a carrier, and every aircraft aboard is lost with her. */
export function sinkCarrier(g: Play, ship: ShipState, id: CarrierId, rule: string): void {
  ship.at = 'sunk';
  ship.flipped = true;
  g.tell?.({ type: 'ship-out', ship: id, how: 'sunk', rule });
  for (const aircraft of g.state.aircraft)
    if (aircraft.at === 'aboard' && aircraft.carrier === id) loseAircraft(g, aircraft, 'with-carrier', rule);
  if (!g.state.battle) endIfCarriersAreSunk(g);
}

export function loseAircraft(
  g: Play,
  aircraft: AircraftState,
  how: 'shot-down' | 'with-carrier' | 'rescue' | 'no-room' | 'abandoned',
  rule: string,
): void {
  aircraft.at = 'lost';
  aircraft.carrier = null;
  aircraft.bombs = 0;
  g.tell?.({ type: 'aircraft-lost', aircraft: aircraft.id, how, rule });
}

/** FS-3.0l: the game is over at once when the last carrier has gone. */
export function endIfCarriersAreSunk(g: Play): void {
  if (carriersAreSunk(g.state)) endGame(g);
}

export const carriersAreSunk = (state: State): boolean => CARRIERS.every((id) => shipOf(state, id).at === 'sunk');
