/** What holds in every sound position, whatever has happened. */
import { basicLaws, battleLaws } from '../../tactical/laws.ts';
import { DUTCH_WATERS, NORTH_SEA } from './data/areas.ts';
import type { Data } from './data/data.ts';
import { bondOf, sheetOf } from './data/data.ts';
import { VESSELS, vesselOf } from './data/ships.ts';
import { markersLeft, pieceOf, shipOf } from './rules/fleet.ts';
import { capacityOf } from './rules/fuel.ts';
import { lender } from './rules/lender.ts';
import { sideOfShip } from './rules/nations.ts';
import { mostOnPiece } from './rules/pieces.ts';
import type { Fleet, Piece, ShipId, ShipState, State } from './state.ts';

const isCount = (n: number, most: number): boolean => Number.isInteger(n) && n >= 0 && n <= most;

const ROUNDS = 20;

function faultOfShip(data: Data, state: State, ship: ShipState): string | null {
  const sheet = sheetOf(data, state, ship.id);
  if (!isCount(ship.primary, sheet.primary.boxes) || !isCount(ship.secondary, sheet.secondary.boxes))
    return 'CW-8.0a guns are marked off as she has them';
  if (!isCount(ship.tertiary, sheet.tertiary.boxes) || !isCount(ship.hull, sheet.hull.boxes))
    return 'CW-8.0a boxes are marked off as she has them';
  if (!isCount(ship.slowed, sheet.speed)) return 'CW-8.41b no more speed is lost than she has';
  if (!isCount(ship.scored, Number.MAX_SAFE_INTEGER) || !isCount(ship.scoredUnseen, ship.scored))
    return 'CW-14.0b who does not know of all points knows of some';
  if (sideOfShip(ship.id) === 'central' && !isCount(ship.rounds, ROUNDS)) return 'CW-10.8 no ship fires in more than twenty rounds';
  const isFighting = state.battle !== null || state.basic !== null;
  if (ship.fate === 'afloat' && ship.hull === sheet.hull.boxes && !isFighting) return 'CW-8.0c no ship floats without a hull';
  return null;
}

function faultOfPiece(data: Data, state: State, piece: Piece): string | null {
  const [first] = piece.ships;
  if (first === undefined) return 'CW-9.1 no piece is empty';
  if (piece.ships.length > mostOnPiece(data, first)) return 'CW-9.1 no piece holds more ships than it may';
  if (piece.ships.some((id) => vesselOf(id).piece !== vesselOf(first).piece)) return 'CW-9.1 the ships of a piece are of one class';
  if (!isCount(piece.fuel, capacityOf(data, piece))) return 'CW-10.0 fuel is within the bunkers';
  if (piece.ships.some((id) => shipOf(state, id).starved !== (piece.fuel === 0)))
    return 'CW-10.2 who has no fuel lies dead, and nobody else for that';
  return null;
}

/** Marker and mission, and who may have which. */
function faultOfFleet(data: Data, state: State, fleet: Fleet): string | null {
  const { side, post, mission, charge, hidden, token, area, decoy, pieces } = fleet;
  if (pieces.length === 0 && !decoy && !isFighting(state, fleet)) return 'CW-5.0 only a decoy is empty';
  if (decoy && (pieces.length > 0 || post !== 'marker' || state.readings.decoys === 'off')) return 'CW-15.3a a decoy is an empty marker';
  if (mission === 'raid' ? side !== 'central' : mission !== 'intercept' && side !== 'allied')
    return 'CW-5.5a a mission belongs to its side';
  if (post !== 'marker' && (side !== 'allied' || charge !== null)) return 'CW-11.7a only Allied ships lie on the map';
  if (charge !== null && mission !== 'escort') return 'CW-5.5c only an escort has a charge';
  if (hidden && mission !== 'raid' && mission !== 'escort') return 'CW-5.5k only raiders and escorts are off the map';
  if (hidden !== (token === '')) return 'CW-3.1c a marker on the map has a name, and no other';
  if (area === NORTH_SEA) return 'CW-12.6 nobody is in the North Sea';
  if (post === 'station' && !data.areas[area].coal) return 'CW-11.7a nobody is on station where there is no coal';
  return null;
}

/** In battle, or waiting for one: of a convoy that is sunk its escorts may be left to fight. */
const isFighting = ({ contacts, fighting, toFight }: State, { side, id }: Fleet): boolean =>
  [fighting, ...toFight].some((place) => place !== null && contacts[place]?.[side] === id);

/** CW-12.1b, CW-12.3, CW-12.42, CW-13.0-A-BISCAY */
export function faultOfBond(data: Data, state: State, { area, post }: Pick<Fleet, 'area' | 'post'>, id: ShipId): string | null {
  switch (bondOf(data, id)) {
    case 'station':
      return post === 'station' && area === 'bay-of-biscay' ? null : 'CW-13.0-A-BISCAY she stays on station in the Bay of Biscay';
    case 'french-atlantic':
      return state.frenchReleased || area === 'madeira' ? null : 'CW-12.3 she stays at Madeira';
    case 'dutch-waters':
      return DUTCH_WATERS.includes(area) ? null : 'CW-12.1b Dutch ships keep to the Indies';
    case 'home-waters':
      return data.homeWaters.includes(area) || state.freed.includes(id) ? null : 'CW-12.42 she stays off Japan';
    case undefined:
      return null;
  }
}

/** CW-5.0: every ship in play is in one piece and one fleet, and her fate says so. */
function faultsOfPlaces(data: Data, state: State): string[] {
  const faults: string[] = [];
  const held = new Set<ShipId>();
  let pieces = 0;
  for (const fleet of state.fleets)
    for (const id of fleet.pieces) {
      pieces++;
      for (const ship of pieceOf(state, id).ships) {
        if (held.has(ship)) faults.push(`CW-5.0 no ship is in two places: ${ship}`);
        held.add(ship);
        if (sideOfShip(ship) !== fleet.side) faults.push(`CW-3.0 a ship sails with her own side: ${ship}`);
        const fault = faultOfBond(data, state, fleet, ship);
        if (fault) faults.push(`${fault}: ${ship}`);
      }
    }
  if (pieces !== state.pieces.length) faults.push('CW-5.0 every piece is in a fleet');
  // In a battle fought by itself there are ships, and no fleets.
  for (const { id, fate } of state.scenario === 'campaign' ? state.ships : [])
    if ((fate === 'afloat') !== held.has(id)) faults.push(`CW-5.0 who is afloat is in a fleet: ${id}`);
  return faults;
}

const unique = (list: readonly string[]): boolean => new Set(list).size === list.length;

type Law = readonly [string, (state: State, data: Data) => boolean];

const LAWS: readonly Law[] = [
  [
    'CW-2.4a every ship is there, and once',
    ({ ships }) => ships.length === VESSELS.length && ships.every(({ id }, place) => VESSELS[place]?.id === id),
  ],
  ['CW-4.0a the turn is one of thirty', ({ turn }) => isCount(turn, 31)],
  [
    'CW-5.55 no side has more markers than it may',
    (s) => s.scenario !== 'campaign' || (markersLeft(s, 'allied') >= 0 && markersLeft(s, 'central') >= 0),
  ],
  ['CW-3.1c no two markers have one name', ({ fleets }) => unique(fleets.filter(({ hidden }) => !hidden).map(({ token }) => token))],
  [
    'CW-5.0 no two fleets and no two pieces have one name',
    ({ fleets, pieces }) => unique(fleets.map(({ id }) => id)) && unique(pieces.map(({ id }) => id)),
  ],
  [
    'CW-5.5q, CW-11.7b who lies in one area is one force',
    ({ fleets }) => unique(fleets.filter(({ post }) => post !== 'marker').map(({ post, area }) => `${post} ${area}`)),
  ],
  [
    'CW-10.6a an Etappe is where one may be, and no more than the dice gave',
    ({ secrets: { etappen, etappenDue } }, data) =>
      unique(etappen) && etappen.length <= etappenDue && etappen.every((area) => data.etappeAreas.includes(area)),
  ],
  [
    'CW-10.6c only an Etappe is used up, and once',
    ({ secrets: { etappen, usedEtappen } }) => unique(usedEtappen) && usedEtappen.every((area) => etappen.includes(area)),
  ],
  ['CW-11.91 a leader is in a ship in play', (s) => s.leaders.every(({ ship }) => ['afloat', 'home'].includes(shipOf(s, ship).fate))],
  [
    'CW-14.0a points are whole',
    ({ points, unseen }) =>
      [points, unseen.allied, unseen.central].every(({ allied, central }) => Number.isInteger(allied) && Number.isInteger(central)),
  ],
  ['CW-5.74b two forces meet once a turn', ({ contacts }) => unique(contacts.map(({ allied, central }) => `${allied} ${central}`))],
];

export function laws(state: State, data: Data): string[] {
  const broken = LAWS.filter(([, holds]) => !holds(state, data)).map(([words]) => words);
  const add = (fault: string | null, id: string): void => void (fault && broken.push(`${fault}: ${id}`));
  for (const ship of state.ships) add(faultOfShip(data, state, ship), ship.id);
  for (const piece of state.pieces) add(faultOfPiece(data, state, piece), piece.id);
  for (const fleet of state.fleets) add(faultOfFleet(data, state, fleet), fleet.id);
  broken.push(...faultsOfPlaces(data, state));
  if (state.battle) broken.push(...battleLaws(lender, data, state));
  if (state.basic) broken.push(...basicLaws(lender, data, state));
  return broken;
}
