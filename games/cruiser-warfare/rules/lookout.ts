/** CW-5.7b, CW-5.71: what a search can find, and how likely it is. */
import type { Badge, Odds } from '../../../kernel/index.ts';
import {
  atLeast,
  badge,
  comingRoll,
  d6,
  flag,
  minus,
  naturally,
  oddsOf,
  otherwise,
  plus,
  secretCheck,
  spreadOf,
  whole,
} from '../../../kernel/index.ts';
import { enemyOf } from '../../../tactical/battle.ts';
import type { Data } from '../data/data.ts';
import { vesselOf } from '../data/ships.ts';
import type { Fleet, State } from '../state.ts';
import { fleetsIn, shipsIn } from './fleet.ts';
import { leaderAmong } from './leaders.ts';
import { isFast } from './speed.ts';

/**
 * CW-5.71c, CW-5.71d, CW-5.71k: what depends on the enemy is not added but asked for, so that the roll reads alike whether anybody is
 * there or not. A marker takes five, a raider off the map one more, ships on station two less, and so does a force that coals in a
 * blockaded port.
 */
const NEEDED = { everything: 6, markers: 5, ports: 4, stations: 3 } as const;

/** CW-5.7b, CW-5.71: what one die finds. What helps it would tell what the fleet is made of (CW-3.1a), so the searcher alone reads it. */
export const searchRoll = secretCheck(
  'search',
  'CW-5.7b',
  'Search',
  {
    fast: flag('all ships of the searching fleet have speed 2 or more'),
    leader: flag('a leader in the searching fleet'),
    large: flag('more than twenty ships search'),
    intercept: flag('the searching fleet has an intercept mission'),
    station: flag('station ships search'),
    seaplanes: flag('a seaplane carrier searches in clear weather'),
    flotilla: flag('only destroyers and torpedo boats search'),
    storm: flag('a storm in the area'),
    need: whole('the total that finds who lies open there, or a raider off the map where nobody does', 3, 6),
  },
  {
    dice: d6,
    modifiers: [
      plus(1, 'CW-5.71a', 'all ships fast', (f) => f.fast),
      plus(1, 'CW-5.71b', 'leader', (f) => f.leader),
      plus(1, 'CW-5.71e', 'more than twenty ships', (f) => f.large),
      plus(1, 'CW-5.71f', 'intercept mission', (f) => f.intercept),
      plus(1, 'CW-5.71g', 'station ships', (f) => f.station),
      plus(1, 'CW-5.71h', 'seaplane carrier', (f) => f.seaplanes),
      minus(1, 'CW-5.71i', 'destroyers and torpedo boats alone', (f) => f.flotilla),
      minus(1, 'CW-5.71j', 'storm', (f) => f.storm),
    ],
    rows: [
      naturally([6], 'surprise'), // CW-5.72a
      atLeast(NEEDED.everything, 'everything'),
      atLeast(NEEDED.markers, 'markers'),
      atLeast(NEEDED.ports, 'ports'),
      atLeast(NEEDED.stations, 'stations'),
      otherwise('nothing'),
    ],
    outcomes: {
      surprise: 'enough for anybody, and by surprise',
      everything: 'enough for anybody, even a raider off the map',
      markers: 'enough for a marker, not for a raider off the map',
      ports: 'enough for station ships, or for a blockade to see who coals, even off the map',
      stations: 'enough for station ships, or for a blockade to see who coals',
      nothing: 'not enough',
    },
    worth: (outcome, { need }) => (reaches(outcome, need) ? 1 : 0),
  },
);

/** What a search can be made for. */
type Prey = keyof typeof NEEDED;
type Reach = 'surprise' | Prey | 'nothing';

/** Whether an outcome is enough for a force that takes this total. */
const reaches = (outcome: Reach, need: number): boolean => outcome === 'surprise' || (outcome !== 'nothing' && NEEDED[outcome] >= need);

/** The total at which this searcher finds this force. */
function needFor(searcher: Fleet, target: Fleet): number {
  let total: number = NEEDED.markers;
  if (target.hidden) total += 1;
  if (target.post === 'station') total -= 2;
  if (searcher.post === 'blockade' && isAtPort(target)) total -= 2;
  return total;
}

/** CW-5.5p: coaling, or taking ammunition. */
const isAtPort = ({ order }: Fleet): boolean => order.act === 'coal' || order.act === 'ammunition';

/** CW-5.5d: an escort counts with its convoy. */
const targetsOf = (state: State, fleet: Fleet): Fleet[] =>
  fleetsIn(state, enemyOf(fleet.side), fleet.area).filter(
    ({ charge, area }) => charge === null || state.fleets.every((convoy) => convoy.id !== charge || convoy.area !== area),
  );

/** Whom a roll finds, and whether nobody at all can be there whom it does not. */
export const foundBy = (state: State, fleet: Fleet, outcome: Reach): Fleet[] =>
  targetsOf(state, fleet).filter((target) => reaches(outcome, needFor(fleet, target)));

export const findsAnybody = (outcome: Reach): boolean => reaches(outcome, NEEDED.everything);

/** What lies open before the searcher: what a marker does in port is not to be seen. */
function inSightOf({ fleets }: State, { side, area }: Fleet): { readonly station: boolean; readonly marker: boolean } {
  let [station, marker] = [false, false];
  for (const fleet of fleets) {
    if (fleet.side === side || fleet.area !== area || fleet.hidden) continue;
    if (fleet.post === 'station') station = true;
    else marker = true;
  }
  return { station, marker };
}

/** What a fleet brings to a search. */
function factsFor(data: Data, state: State, fleet: Fleet, need: number) {
  const ships = shipsIn(state, fleet);
  const types = ships.map((id) => vesselOf(id).type);
  const storm = state.storms.includes(fleet.area);
  return {
    fast: !fleet.decoy && isFast(data, state, fleet),
    leader: leaderAmong(data, state, ships) !== undefined,
    large: ships.length > 20,
    intercept: !fleet.decoy && fleet.post === 'marker' && fleet.mission === 'intercept',
    station: fleet.post === 'station',
    seaplanes: types.includes('CVS') && !storm,
    flotilla: types.length > 0 && types.every((type) => type === 'DD' || type === 'TB'),
    storm,
    need,
  };
}

type Searcher = Omit<ReturnType<typeof factsFor>, 'need'>;

/** With what the searcher knows of the enemy. */
export function searchFacts(data: Data, state: State, fleet: Fleet) {
  const { station, marker } = inSightOf(state, fleet);
  return factsFor(data, state, fleet, station ? NEEDED.stations : marker ? NEEDED.markers : NEEDED.everything);
}

/** The chance to find what a search can be made for. */
export const chanceToFind = (searcher: Searcher, what: Prey): number =>
  spreadOf(searchRoll, { ...searcher, need: NEEDED[what] }).chance((outcome) => reaches(outcome, NEEDED[what]));

/** What a search may find, as far as the searcher can tell who is there. */
export function searchOdds(data: Data, state: State, fleet: Fleet): Odds {
  const facts = searchFacts(data, state, fleet);
  const { station, marker } = inSightOf(state, fleet);
  const isBlockade = fleet.post === 'blockade';
  const found = (what: Prey, words: string): Badge => badge(what, words, true, fleet.decoy ? 0 : chanceToFind(facts, what));
  return oddsOf(
    [
      ...(station ? [found('stations', 'the ships on station')] : []),
      ...(marker ? [found('markers', 'the marker')] : []),
      ...(marker && isBlockade ? [found('stations', 'the marker, if it is in port')] : []),
      ...(fleet.side === 'allied' ? [found('everything', 'a raider off the map')] : []),
      ...(fleet.side === 'allied' && isBlockade ? [found('ports', 'a raider off the map, if it is in port')] : []),
    ],
    comingRoll(searchRoll, facts),
  );
}
