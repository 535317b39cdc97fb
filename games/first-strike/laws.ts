/** What holds in every sound position, whatever has happened. */
import { BOXES, CARRIERS } from './data/counters.ts';
import type { Data } from './data/data.ts';
import { BATTLE_SPACES } from './data/spaces.ts';
import { isRaidSpace } from './rules/air-movement.ts';
import type { State } from './state.ts';

type Law = readonly [string, (state: State, data: Data) => boolean];

const between = (value: number, least: number, most: number): boolean => Number.isInteger(value) && value >= least && value <= most;

/** Every German counter is in the container exactly when its state says so. */
const containerAgrees = (state: State): boolean => {
  const inside = [...state.raiders, ...state.batteries, ...state.ships]
    .filter((counter) => counter.at === 'container')
    .map((counter) => counter.id);
  return (
    inside.length === state.container.length &&
    new Set(state.container).size === state.container.length &&
    inside.every((id) => state.container.some((each) => each === id))
  );
};

const LAWS: readonly Law[] = [
  ['FS-7.0 the alert is 1 to 5', (s) => between(s.alert, 1, 5)],
  ['FS-4.0f every German counter is in one place', containerAgrees],
  ['FS-4.0h False Alarms are never negative', (s) => s.falseAlarms >= 0],
  [
    'FS-9.7b no carrier holds more than three aircraft',
    (s) => CARRIERS.every((id) => s.aircraft.filter((a) => a.at === 'aboard' && a.carrier === id).length <= BOXES),
  ],
  [
    'FS-7.4.2c nothing is aboard a sunk carrier',
    (s) => s.aircraft.every((a) => a.at !== 'aboard' || s.ships.some((ship) => ship.id === a.carrier && ship.at === 'harwich')),
  ],
  ['FS-9.2.3 an aircraft has 0 to 2 bombs', (s) => s.aircraft.every((a) => between(a.bombs, 0, 2))],
  ['FS-9.5c a damaged aircraft has at most one bomb', (s) => s.aircraft.every((a) => !a.damaged || a.bombs <= 1)],
  [
    'FS-9.0 aircraft are over the coast only during the raid',
    (s) => s.raid === 'flying' || s.aircraft.every((a) => a.at !== 'cuxhaven' && !isRaidSpace(a.at)),
  ],
  ['FS-9.8.1b E-11 takes 0 to 2 hits', (s) => between(s.e11.hits, 0, 2)],
  [
    'FS-9.6c hits do not exceed 18',
    (s) =>
      between(
        s.hits.reduce((sum, n) => sum + n, 0),
        0,
        18,
      ),
  ],
  ['FS-7.3e a target has one battery at most', (s) => new Set(onTargets(s)).size === onTargets(s).length],
  [
    'FS-10.3.4c German counters never flip',
    (s, { ships }) => ships.every(({ side }, place) => side === 'british' || s.ships[place]?.flipped === false),
  ],
  [
    'FS-10.3.4e no counter afloat has more markers than its factor',
    (s, { ships }) =>
      ships.every(
        (ship, place) => s.ships[place]?.at === 'sunk' || s.ships[place]?.at === 'out' || (s.ships[place]?.markers ?? 0) <= ship.factor,
      ),
  ],
  [
    'FS-10.2 battle counters are on the board',
    (s) => s.battle?.ships.every((ship) => BATTLE_SPACES.includes(ship.space) && ship.hits >= 0) ?? true,
  ],
  [
    'FS-8.0 British ships are with the Harwich Force, in reserve or gone',
    (s, { ships }) =>
      ships.every(({ side }, place) => side === 'german' || !['container', 'german-reserve', 'sortie'].includes(s.ships[place]?.at ?? '')),
  ],
  ['FS-7.5.1b Germans are out only in the battle of their one sortie', (s) => s.sortied || s.ships.every((ship) => ship.at !== 'sortie')],
];

const onTargets = (state: State): string[] =>
  state.batteries.map((battery) => battery.at).filter((at) => at !== 'container' && at !== 'out');

export const laws = (state: State, data: Data): string[] => LAWS.filter(([, holds]) => !holds(state, data)).map(([words]) => words);
