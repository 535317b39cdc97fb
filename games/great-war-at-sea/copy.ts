/** A copy that shares nothing that can change. Written by hand, because search makes many. */
import type { Condition } from '../../tactical/battle.ts';
import { copyBasic, copyBattle } from '../../tactical/copy.ts';
import type { Fleet, ShipState, State } from './state.ts';

/** All have the fields of this one, in this order: whatever goes through many of them is slow where they come in many shapes. */
export const shipWith = (ship: Condition, fate: ShipState['fate'], told: boolean, fuel: number): ShipState => ({
  id: ship.id,
  primary: ship.primary,
  secondary: ship.secondary,
  tertiary: ship.tertiary,
  hull: ship.hull,
  mount: ship.mount,
  launched: ship.launched,
  slowed: ship.slowed,
  halved: ship.halved,
  engines: ship.engines,
  rounds: ship.rounds,
  starved: ship.starved,
  sunk: ship.sunk,
  fate,
  told,
  fuel,
});

export const copyShip = (ship: ShipState): ShipState => shipWith(ship, ship.fate, ship.told, ship.fuel);

/** The same holds of fleets; under another name for one that has left another. */
export const copyFleet = (fleet: Fleet, id = fleet.id, name = fleet.name): Fleet => ({
  id,
  side: fleet.side,
  name,
  zone: fleet.zone,
  port: fleet.port,
  mission: fleet.mission,
  charge: fleet.charge,
  bound: fleet.bound,
  pieces: fleet.pieces,
  plot: fleet.plot,
  first: fleet.first,
  stance: fleet.stance,
  ran: fleet.ran,
  from: fleet.from,
  track: fleet.track,
  came: fleet.came,
  task: fleet.task,
  metIn: fleet.metIn,
  foughtIn: fleet.foughtIn,
  alarmedIn: fleet.alarmedIn,
  spent: fleet.spent,
  rested: fleet.rested,
  token: fleet.token,
  mines: fleet.mines,
  rode: fleet.rode,
});

/** Moves, contacts, fights, scores and what is known are never changed once they are made. */
export const copy = (state: State): State => ({
  readings: state.readings,
  operation: state.operation,
  turn: state.turn,
  weather: { ...state.weather },
  ships: state.ships.map(copyShip),
  fleets: state.fleets.map((fleet) => copyFleet(fleet)),
  tows: state.tows,
  fields: state.fields.map((field) => ({ ...field })),
  boats: state.boats.map((boats) => ({ ...boats })),
  airships: state.airships.map((airship) => ({ ...airship })),
  reports: state.reports.slice(),
  decoded: state.decoded,
  leaders: state.leaders.slice(),
  scored: state.scored,
  known: { allied: state.known.allied, central: state.known.central },
  contacts: state.contacts,
  fights: state.fights,
  fighting: state.fighting,
  battle: state.battle && copyBattle(state.battle),
  basic: state.basic && copyBasic(state.basic),
  found: { ...state.found },
  shelled: { ...state.shelled },
  serial: { fleet: state.serial.fleet, token: { ...state.serial.token } },
});
