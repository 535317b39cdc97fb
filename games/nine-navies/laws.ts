/** What holds in every sound position, whatever has happened. One pass over the ships, because random play asks after every command. */
import type { Data } from './data/data.ts';
import type { Base, Zone } from './data/map.ts';
import { ALL_BASES, BASES, ZONES } from './data/map.ts';
import type { Counter } from './data/ships.ts';
import { COUNTERS } from './data/ships.ts';
import { isOpenTo } from './rules/bases.ts';
import { shipOf, sideOf } from './rules/fleet.ts';
import { areListed, shipsAt } from './rules/whereabouts.ts';
import type { Battle, Place, ShipState, State } from './state.ts';

const PORTS: ReadonlySet<Place> = new Set(ALL_BASES);
const SEAS: ReadonlySet<Place> = new Set(ZONES);
const isBase = (at: Place): at is Base => PORTS.has(at);
const isZone = (at: Place): at is Zone => SEAS.has(at);

/** What is wrong with a ship, wherever she is. */
function faultOf(state: State, ship: ShipState, { id, defence, navy, kind }: Counter): string | null {
  const { at, damage } = ship;
  if (ship.id !== id) return 'NN-2.12 every ship is there, and once';
  if (ship.navy !== navy && !(ship.navy === 'FG' && navy === 'Fr')) return 'NN-3.3b only a French ship changes her flag';
  if (!(damage >= 0 && Number.isInteger(damage))) return 'NN-11.4b damage is a whole number of points';
  if (at === 'sunk') return kind === 'convoy' ? 'NN-4.5e a convoy that is sunk sails again' : null;
  if (damage > defence) return 'NN-11.4c no ship afloat has more damage than defence';
  if (isBase(at)) return faultInBase(state, ship, at, kind);
  if (isZone(at)) return faultAtSea(state, ship, at);
  if (at === 'away') return null;
  if (at === 'track' || at === 'cup' || at === 'pacific') return faultOffMap(ship);
  return 'NN-2.12 every ship is in one known place';
}

/** Convoys wait in bases that may fall; before the French have met their fate they lie in an enemy base. */
function faultInBase(state: State, ship: ShipState, base: Base, kind: Counter['kind']): string | null {
  if (isOpenTo(state, ship, base) || kind === 'convoy' || state.turn === 0 || isLeaving(state, base)) return null;
  return 'NN-3.14 a ship lies only in a base open to her';
}

/** NN-3.10a, NN-3.12b: ships that are about to be told where to go. */
const isLeaving = ({ fallen, canalBlocked }: State, base: Base): boolean =>
  (base === 'gibraltar' && fallen.gibraltar) || (base === 'alexandria-suez' && canalBlocked);

function faultAtSea(state: State, ship: ShipState, zone: Zone): string | null {
  if (zone === 'american-waters' && sideOf(ship) === 'central') return 'NN-8.4a no Central ship is in North American Coastal Waters';
  if (ship.navy === 'RN' && zone !== 'baltic' && !state.freed.northern) return 'NN-8.4b the northern fleet keeps to the Baltic';
  if (ship.navy === 'RS' && zone !== 'black-sea' && !state.freed.southern) return 'NN-8.4c the southern fleet keeps to the Black Sea';
  if (state.active !== null || state.homeward.includes(ship.id)) return null;
  if (state.chits.length === BASES.length) return 'NN-5.7b no ship is at sea before the bases are activated';
  return state.settled.includes(zone) ? 'NN-5.7b no ship stays in a sea that is settled' : null;
}

const faultOffMap = ({ at, damage, navy }: ShipState): string | null =>
  damage > 0 || (at !== 'track' && navy !== 'US') ? 'NN-2.11a only US ships are in the cup or the Pacific, and all there are whole' : null;

type Law = readonly [string, (state: State) => boolean];

const LAWS: readonly Law[] = [
  ['NN-2.12 every ship is there, and once', (s) => s.ships.length === COUNTERS.length],
  ['NN-2.12 every ship is listed where she is', areListed],
  ['NN-4.3 North American Coastal Waters are Allied', (s) => s.control['american-waters'] === 'allied'],
  ['NN-4.2a points are only ever won', ({ points: { allied, central } }) => allied >= 0 && central >= 0],
  ['NN-3.6a no sea is settled twice', ({ settled }) => settled.length <= ZONES.length && new Set(settled).size === settled.length],
  ['NN-10.2 no yard repairs more than it can', ({ repairs }) => Object.values(repairs).every((left) => left >= 0)],
  ['NN-8.5a who is on her way home is at sea', (s) => s.homeward.every((id) => isZone(shipOf(s, id).at))],
  [
    'NN-4.5g no colony is both lost and reinforced',
    ({ fallen, reinforced }) => !(fallen.westAfrica && reinforced.westAfrica) && !(fallen.eastAfrica && reinforced.eastAfrica),
  ],
  ['NN-11.1 a battle is between the ships of its zone', (s) => s.battle === null || isSound(s, s.battle)],
];

/** Whoever is in the zone fights, unless she is on her way home; each once, for her own side, and with an enemy for a target. */
function isSound(state: State, { zone, fighters }: Battle): boolean {
  const ships = new Map(shipsAt(state, zone).map((ship) => [ship.id, sideOf(ship)]));
  for (const id of state.homeward) ships.delete(id);
  if (ships.size !== fighters.length) return false;
  return fighters.every(({ id, side, target }) => ships.get(id) === side && (target === null || (ships.get(target) ?? side) !== side));
}

export function laws(state: State, { counters }: Data): string[] {
  const broken = LAWS.filter(([, holds]) => !holds(state)).map(([words]) => words);
  state.ships.forEach((ship, place) => {
    const counter = counters[place];
    const fault = counter ? faultOf(state, ship, counter) : null;
    if (fault) broken.push(`${fault}: ${ship.id}`);
  });
  return broken;
}
