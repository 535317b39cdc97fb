/** A copy that shares nothing that can change. Written by hand, because search makes many. */
import type { AircraftState, ShipState, Squadron, State, SubmarineState } from './state.ts';

const copyShip = (ship: ShipState): ShipState => ({
  id: ship.id,
  side: ship.side,
  squadron: ship.squadron,
  fate: ship.fate,
  hex: ship.hex,
  facing: ship.facing,
  hits: ship.hits,
  lost: ship.lost.map((places) => places.slice()),
  lightLost: ship.lightLost,
  tubes: ship.tubes.slice(),
  engines: ship.engines,
  fires: ship.fires,
  floods: ship.floods,
  listing: ship.listing,
  jammed: ship.jammed,
  bridgeHits: ship.bridgeHits,
  alone: ship.alone,
  directorHits: ship.directorHits,
  silent: ship.silent,
  apart: ship.apart,
  spent: ship.spent,
  evasive: ship.evasive,
});

const copySquadron = ({ id, side, name, ships, leader, valid, leaderless }: Squadron): Squadron => ({
  id,
  side,
  name,
  ships: ships.slice(),
  leader,
  valid,
  leaderless,
});

const copyAircraft = ({ id, side, fate, hex, level, fuel, hits, bombs, torpedoes, flown }: AircraftState): AircraftState => ({
  id,
  side,
  fate,
  hex,
  level,
  fuel,
  hits,
  bombs,
  torpedoes,
  flown,
});

const copySubmarine = (boat: SubmarineState): SubmarineState => ({
  id: boat.id,
  side: boat.side,
  fate: boat.fate,
  hits: boat.hits,
  sighted: boat.sighted,
  hex: boat.hex,
  facing: boat.facing,
  depth: boat.depth,
  battery: boat.battery,
  torpedoes: boat.torpedoes,
  spent: boat.spent,
  plotted: boat.plotted,
});

/** Torpedoes are never changed once they are there; divisions, aims, posts and everything after them are replaced as a whole. */
export const copy = (state: State): State => ({
  readings: state.readings,
  battle: state.battle,
  turn: state.turn,
  board: { ...state.board },
  ships: state.ships.map(copyShip),
  squadrons: state.squadrons.map(copySquadron),
  divisions: state.divisions,
  torpedoes: state.torpedoes.slice(),
  aircraft: state.aircraft.map(copyAircraft),
  submarines: state.submarines.map(copySubmarine),
  aims: state.aims,
  posts: state.posts,
  shown: state.shown,
  wind: state.wind,
  smoke: state.smoke,
  smoking: state.smoking,
  canisters: state.canisters,
  flashes: state.flashes,
  beams: state.beams,
});
