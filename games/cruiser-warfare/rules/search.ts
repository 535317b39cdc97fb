/** CW-5.7: looking for the enemy. */
import { atLeast, check, d6, flag, minus, naturally, otherwise, plus } from '../../../kernel/index.ts';
import { enemyOf } from '../../../tactical/battle.ts';
import { vesselOf } from '../data/ships.ts';
import type { Play } from '../kind.ts';
import { auto, sequence } from '../kind.ts';
import type { Fleet, State } from '../state.ts';
import { caughtUp, meet } from './contact.ts';
import { declarations } from './declarations.ts';
import { fleetsIn, fleetsOf, inOpenOrder, shipsIn, sizeOf } from './fleet.ts';
import { refuse } from './honour.ts';
import { leaderOf } from './leaders.ts';
import { nightApproach } from './night.ts';
import { prizeChoice } from './prizes.ts';
import { raids } from './raiding.ts';
import { betray } from './sight.ts';
import { isFast } from './speed.ts';

/**
 * CW-5.7b, CW-5.71: what one die finds. The modifiers that depend on the enemy are not added but asked for: a raider off
 * the map needs one more (CW-5.71k), ships on station two less (CW-5.71c), and so does a force coaling in a blockaded port
 * (CW-5.71d). So the roll reads alike whether anybody is there or not.
 */
export const searchRoll = check(
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
      atLeast(6, 'everything'),
      atLeast(5, 'markers'),
      atLeast(4, 'ports'),
      atLeast(3, 'stations'),
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
  },
);

/** The total that each row stands for, so that a target's need can be held against it. */
const REACH = { surprise: Number.POSITIVE_INFINITY, everything: 6, markers: 5, ports: 4, stations: 3, nothing: 0 } as const;

const CONTACT = 5;

/** CW-5.71c, CW-5.71d, CW-5.71k: the total at which this searcher finds this force. */
export function needed(searcher: Fleet, target: Fleet): number {
  let total = CONTACT;
  if (target.hidden) total += 1;
  if (target.post === 'station') total -= 2;
  if (searcher.post === 'blockade' && isAtPort(target)) total -= 2;
  return total;
}

/** CW-5.5p: coaling, or taking ammunition. */
const isAtPort = ({ order }: Fleet): boolean => order.act === 'coal' || order.act === 'ammunition';

/** What the searcher and everybody else may know. */
export function searchFacts(state: State, fleet: Fleet) {
  const ships = shipsIn(state, fleet);
  const types = ships.map((id) => vesselOf(id).type);
  const storm = state.storms.includes(fleet.area);
  return {
    fast: !fleet.decoy && isFast(state, fleet),
    leader: leaderOf(state, fleet) !== undefined,
    large: sizeOf(state, fleet) > 20,
    intercept: !fleet.decoy && fleet.post === 'marker' && fleet.mission === 'intercept',
    station: fleet.post === 'station',
    seaplanes: types.includes('CVS') && !storm,
    flotilla: types.length > 0 && types.every((type) => type === 'DD' || type === 'TB'),
    storm,
  };
}

/** CW-5.75: a raider that searches goes on the map before any dice fall. */
const showSearchers = auto('searchers-come-into-sight', 'CW-5.75', (g) => {
  const raiders = fleetsOf(g.state, 'central').filter(({ searched }) => searched);
  for (const fleet of inOpenOrder(g, raiders)) betray(g, fleet);
});

/** CW-5.7b, CW-5.74a: each searching fleet for itself, against whoever is there. */
const searches = auto('searches', 'CW-5.7b', (g) => {
  for (const side of ['allied', 'central'] as const)
    for (const fleet of inOpenOrder(
      g,
      fleetsOf(g.state, side).filter(({ searched }) => searched),
    ))
      searchWith(g, fleet);
});

function searchWith(g: Play, fleet: Fleet): void {
  const { state } = g;
  g.tell?.({ type: 'searched', side: fleet.side, token: fleet.token, area: fleet.area });
  // What helps it would tell what it is made of (CW-3.1a), and that it is made of nothing (CW-15.3b).
  const outcome = g.roll(searchRoll, searchFacts(state, fleet), fleet.id, [fleet.side]);
  if (fleet.decoy) return;
  const found = targetsOf(state, fleet).filter((target) => REACH[outcome] >= needed(fleet, target));
  for (const target of inOpenOrder(g, found)) meet(g, fleet, target, outcome === 'surprise');
}

/** CW-5.5d: an escort counts with its convoy. */
const targetsOf = (state: State, fleet: Fleet): Fleet[] =>
  fleetsIn(state, enemyOf(fleet.side), fleet.area).filter(
    ({ charge, area }) => charge === null || state.fleets.every((convoy) => convoy.id !== charge || convoy.area !== area),
  );

const refusals = auto('refusals', 'CW-11.1a', refuse);

/** CW-4.4a, CW-4.4b: declared together in secret; then searches, then raids, then what follows from them. */
export const search = sequence('search', 'CW-4.4a', [
  declarations,
  refusals,
  showSearchers,
  searches,
  caughtUp,
  nightApproach,
  raids,
  prizeChoice,
]);
