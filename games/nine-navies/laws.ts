/** What holds in every sound position, whatever has happened. */
import { BASE_FACTS, ZONES } from './data/map.ts';
import { COUNTERS } from './data/ships.ts';
import { exists, isOpenTo } from './rules/bases.ts';
import { isConvoy, isZone, sideOf } from './rules/fleet.ts';
import type { ShipState, State } from './state.ts';

type Law = readonly [string, (state: State) => boolean];

const KNOWN: ReadonlySet<string> = new Set([...Object.keys(BASE_FACTS), ...ZONES, 'track', 'cup', 'pacific', 'sunk', 'away']);

const isBase = (at: ShipState['at']): at is keyof typeof BASE_FACTS => Object.hasOwn(BASE_FACTS, at);

/** Before the French have met their fate they lie in an enemy base. */
const isAtHome = (state: State, ship: ShipState): boolean =>
  !isBase(ship.at) || state.turn === 0 || isConvoy(ship.id) || (exists(state, ship.at) && isOpenTo(state, ship, ship.at));

const LAWS: readonly Law[] = [
  ['NN-2.2a every ship is in one known place', (s) => s.ships.length === COUNTERS.length && s.ships.every((ship) => KNOWN.has(ship.at))],
  [
    'NN-11.4c no ship afloat has more damage than defence',
    (s) => s.ships.every((ship, place) => ship.at === 'sunk' || ship.damage <= (COUNTERS[place]?.defence ?? 0)),
  ],
  ['NN-11.4b damage is never negative', (s) => s.ships.every((ship) => Number.isInteger(ship.damage) && ship.damage >= 0)],
  [
    'NN-3.14 a ship lies only in a base open to her',
    (s) =>
      s.ships.every(
        (ship) => isAtHome(s, ship) || (s.fallen.gibraltar && ship.at === 'gibraltar') || (s.canalBlocked && ship.at === 'alexandria-suez'),
      ),
  ],
  [
    'NN-8.4a no Central ship is in North American Coastal Waters',
    (s) => s.ships.every((ship) => ship.at !== 'american-waters' || sideOf(ship) === 'allied'),
  ],
  ['NN-4.3 North American Coastal Waters are Allied', (s) => s.control['american-waters'] === 'allied'],
  [
    'NN-5.7b every ship is in a base while there is no step at sea',
    (s) =>
      s.active !== null ||
      s.battle !== null ||
      s.homeward.length > 0 ||
      s.settled.length > 0 ||
      s.chits.length < 18 ||
      s.ships.every((ship) => !isZone(ship.at)),
  ],
  [
    'NN-11.1 fighters are in the zone of the battle',
    (s) => s.battle?.fighters.every(({ id }) => s.ships.some((ship) => ship.id === id && ship.at === s.battle?.zone)) ?? true,
  ],
  ['NN-2.13 there are two convoys', (s) => s.ships.filter((ship) => isConvoy(ship.id)).length === 2],
];

export const laws = (state: State): string[] => LAWS.filter(([, holds]) => !holds(state)).map(([words]) => words);
