/** A copy of the state that shares nothing that can change; by hand, because search makes many. */
import { copyBasic, copyBattle } from '../../tactical/copy.ts';
import { shipLike } from './rules/fleet.ts';
import type { Contact, Fleet, Piece, Secrets, ShipState, State } from './state.ts';

/** Out of play she is never changed. */
const copyShip = (ship: ShipState): ShipState => (ship.fate === 'afloat' ? shipLike(ship, ship.id, 'afloat') : ship);

/** Lists of ships are never changed once they are made. */
const copyPiece = ({ id, ships, fuel, posted }: Piece): Piece => ({ id, ships, fuel, posted });

/** Orders and lists are never changed once they are made. Field by field, for a spread takes several times as long. */
const copyFleet = (fleet: Fleet): Fleet => ({
  id: fleet.id,
  pieces: fleet.pieces,
  decoy: fleet.decoy,
  hidden: fleet.hidden,
  token: fleet.token,
  order: fleet.order,
  next: fleet.next,
  feeds: fleet.feeds,
  route: fleet.route,
  charge: fleet.charge,
  pursuit: fleet.pursuit && { ...fleet.pursuit },
  movedIn: fleet.movedIn,
  seenIn: fleet.seenIn,
  heldIn: fleet.heldIn,
  dividedIn: fleet.dividedIn,
  granted: fleet.granted,
  searched: fleet.searched,
  raided: fleet.raided,
  fought: fleet.fought,
  side: fleet.side,
  post: fleet.post,
  area: fleet.area,
  mission: fleet.mission,
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

/** In the order in which `beginning` has them, so that copies are of one shape with what they are made of. */
export const copy = (state: State): State => ({
  readings: state.readings,
  variants: { ...state.variants },
  scenario: state.scenario,
  turn: state.turn,
  ships: state.ships.map(copyShip),
  pieces: state.pieces.map(copyPiece),
  fleets: state.fleets.map(copyFleet),
  storms: state.storms.slice(),
  points: { ...state.points },
  unseen: { allied: { ...state.unseen.allied }, central: { ...state.unseen.central } },
  secrets: copySecrets(state.secrets),
  entered: { ...state.entered },
  dutchProvoked: state.dutchProvoked,
  tsingtaoFell: state.tsingtaoFell,
  freeing: state.freeing,
  freed: state.freed.slice(),
  frenchReleased: state.frenchReleased,
  arrived: state.arrived.slice(),
  pools: { allied: state.pools.allied.slice(), central: state.pools.central.slice() },
  convoys: state.convoys.map((convoy) => ({ ...convoy })),
  leaders: state.leaders.slice(),
  cruisersSunk: state.cruisersSunk,
  pointsBeforeEntry: state.pointsBeforeEntry,
  known: { allied: state.known.allied.slice(), central: state.known.central.slice() },
  lastSeen: state.lastSeen.slice(),
  outfit: state.outfit,
  placing: state.placing.slice(),
  shifted: state.shifted.slice(),
  divisions: state.divisions.slice(),
  spoils: state.spoils.map((spoil) => ({ ...spoil })),
  contacts: state.contacts.map(copyContact),
  toFight: state.toFight.slice(),
  fighting: state.fighting,
  battle: state.battle && copyBattle(state.battle),
  basic: state.basic && copyBasic(state.basic),
  serial: { piece: state.serial.piece, fleet: { ...state.serial.fleet }, token: { ...state.serial.token } },
});
