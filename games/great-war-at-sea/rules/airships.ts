/** GW-14 (ours): airships from their sheds and seaplanes from their carriers: where they may fly, and what comes of it. */
import type { Weather } from '../../../tactical/battle.ts';
import type { War } from '../data/data.ts';
import { neighbours, shortestWay, stepsBetween } from '../data/zones.ts';
import type { Airship, Fleet, State, ZoneId } from '../state.ts';
import { ofTheDay } from './calendar.ts';
import { fleetWith, shipOf, weatherAt } from './fleets.ts';
import { endOf } from './plots.ts';

/** Zones in a turn, and turns in the air and in the shed after them. */
const AIRSHIP = { zones: 4, aloft: 6, rest: 6 } as const;
/** GW-WX-SQUALL, GW-WX-STORM: speed 1. */
const IN_BAD_WEATHER = 1;
/** GW-14.6: zones out, after which they fly back in the same turn, and flights in a day. */
const SEAPLANES = { zones: 2, flights: 2 } as const;

type Seen = Pick<State, 'ships' | 'fleets' | 'weather' | 'turn'>;

export const isSeaplane = ({ ship }: Pick<Airship, 'ship'>): boolean => ship !== null;

/** GW-14.1: the zone of its shed. */
export const shedOf = (war: War, { id, zone }: Pick<Airship, 'id' | 'zone'>): ZoneId =>
  war.operation.airships.find((each) => each.id === id)?.zone ?? zone;

const firstTurnOf = (war: War, { id }: Airship): number => war.operation.airships.find((each) => each.id === id)?.first ?? 0;

/** GW-14.6: the fleet of the ship that carries them, while she is afloat and at sea. */
export function carrierOf(war: War, state: Pick<State, 'ships' | 'fleets'>, { ship }: Airship): Fleet | undefined {
  if (ship === null || shipOf(state, ship).fate !== 'afloat') return undefined;
  const fleet = fleetWith(state, war.holding.get(ship) ?? '');
  return fleet?.port === null ? fleet : undefined;
}

/** GW-14.6: yesterday's flights count no more in the first turn of a day, in which there is time for one. */
export const flightsLeft = ({ turn }: Pick<State, 'turn'>, { flights }: Pick<Airship, 'flights'>): number =>
  SEAPLANES.flights - (ofTheDay(turn) === 1 ? 0 : flights);

/** GW-WX-SQUALL and worse. */
const isBad = (weather: Weather): boolean => weather === 'squall' || weather === 'storm' || weather === 'gale';

/** GW-WX-GALE: in a gale nothing takes off; in all other weather it may be tried. */
export const canRise = (weather: Weather): boolean => weather !== 'gale';

/** GW-14.1, GW-14.6: who rests, and who may rise in this weather. */
export function mayRise(war: War, state: Seen, craft: Airship): boolean {
  if (craft.lost || craft.aloft) return false;
  if (!isSeaplane(craft))
    return state.turn >= firstTurnOf(war, craft) && craft.turns >= AIRSHIP.rest && canRise(weatherAt(war, state, craft.zone));
  return carrierOf(war, state, craft) !== undefined && flightsLeft(state, craft) > 0;
}

/** GW-14.6: seaplanes are hoisted out where the move of their ship ends. */
export function takeOffZone(war: War, state: Seen, craft: Airship, plotOf = ({ plot }: Fleet): Fleet['plot'] => plot): ZoneId {
  const fleet = carrierOf(war, state, craft);
  if (!fleet) return craft.zone;
  const head = state.fleets.find(({ id }) => id === fleet.charge) ?? fleet;
  return endOf(head.zone, plotOf(head).slice(0, 1));
}

/** GW-14.2: zones that it may fly over this turn. */
export const rangeOf = (war: War, state: Seen, craft: Airship): number =>
  isSeaplane(craft) ? SEAPLANES.zones : isBad(weatherAt(war, state, craft.zone)) ? IN_BAD_WEATHER : AIRSHIP.zones;

export const flyTo = (war: War, from: ZoneId): readonly ZoneId[] => neighbours(war.theatre, from);

/** Zones that it can still fly after this turn. */
const reachAfter = ({ aloft, turns }: Airship): number => (AIRSHIP.aloft - (aloft ? turns : 0) - 1) * AIRSHIP.zones;

/** GW-14.2: without orders it stays where it is, or makes for its shed when it must. */
export function course(war: War, state: Seen, craft: Airship): readonly ZoneId[] {
  if (craft.plot.length > 0 || !craft.aloft) return craft.plot;
  const home = shedOf(war, craft);
  const isDue = stepsBetween(war.theatre, craft.zone, home) > reachAfter(craft);
  return isDue ? shortestWay(war.theatre, craft.zone, home).slice(0, rangeOf(war, state, craft)) : [];
}

/** It cannot be in its shed in time from there, whatever the weather. */
export const isTooFar = (war: War, craft: Airship, from: ZoneId): boolean =>
  !isSeaplane(craft) && stepsBetween(war.theatre, from, shedOf(war, craft)) > reachAfter(craft);

/** GW-14.2: its gas and petrol are spent. */
export const isSpent = ({ turns }: Airship): boolean => turns >= AIRSHIP.aloft;

/** GW-14.1: turns in the shed with which an airship begins: it is ready. */
export const READY = AIRSHIP.rest;
