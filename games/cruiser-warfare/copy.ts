/** A copy of the state that shares nothing that can change; by hand, because search makes many. */
import { copyBasic, copyBattle } from '../../tactical/copy.ts';
import type { Contact, Fleet, Piece, Secrets, ShipState, State } from './state.ts';

/** A plain spread keeps the shape that the engine knows; a spread with more behind it is a hundred times slower. */
const copyShip = (ship: ShipState): ShipState => ({ ...ship });

const copyPiece = ({ id, ships, fuel, posted }: Piece): Piece => ({ id, ships: ships.slice(), fuel, posted });

/** Orders and feeds are never changed once they are made. */
const copyFleet = (fleet: Fleet): Fleet => ({
  ...fleet,
  pieces: fleet.pieces.slice(),
  feeds: fleet.feeds.slice(),
  route: fleet.route.slice(),
  pursuit: fleet.pursuit && { ...fleet.pursuit },
});

const copyContact = (contact: Contact): Contact => ({
  ...contact,
  finders: contact.finders.slice(),
  surprise: contact.surprise.slice(),
  night: contact.night.slice(),
});

const copySecrets = (secrets: Secrets): Secrets => ({
  ...secrets,
  etappen: secrets.etappen.slice(),
  usedEtappen: secrets.usedEtappen.slice(),
  stocks: secrets.stocks.slice(),
});

export const copy = (state: State): State => ({
  ...state,
  variants: { ...state.variants },
  ships: state.ships.map(copyShip),
  pieces: state.pieces.map(copyPiece),
  fleets: state.fleets.map(copyFleet),
  storms: state.storms.slice(),
  points: { ...state.points },
  unseen: { allied: { ...state.unseen.allied }, central: { ...state.unseen.central } },
  secrets: copySecrets(state.secrets),
  entered: { ...state.entered },
  freed: state.freed.slice(),
  arrived: state.arrived.slice(),
  pools: { allied: state.pools.allied.slice(), central: state.pools.central.slice() },
  convoys: state.convoys.map((convoy) => ({ ...convoy })),
  leaders: state.leaders.slice(),
  known: { allied: state.known.allied.slice(), central: state.known.central.slice() },
  lastSeen: state.lastSeen.slice(),
  shifted: state.shifted.slice(),
  placing: state.placing.slice(),
  divisions: state.divisions.slice(),
  spoils: state.spoils.map((spoil) => ({ ...spoil })),
  contacts: state.contacts.map(copyContact),
  toFight: state.toFight.slice(),
  battle: state.battle && copyBattle(state.battle),
  basic: state.basic && copyBasic(state.basic),
  serial: { piece: state.serial.piece, fleet: { ...state.serial.fleet }, token: { ...state.serial.token } },
});
