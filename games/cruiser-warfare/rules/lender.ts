/** How this game lends its ships to a battle. */
import type { BasicBattle, Battle } from '../../../tactical/battle.ts';
import type { Lender } from '../../../tactical/lender.ts';
import type { CruiserWarfare } from '../kind.ts';
import type { ShipId, State } from '../state.ts';
import { sheetOf, shipOf } from './fleet.ts';
import { leaderAmong, loseLeader } from './leaders.ts';
import { boxesMarked, strikeOff } from './scoring.ts';

export function battleOf(state: State): Battle {
  if (!state.battle) throw new Error('no battle is being fought');
  return state.battle;
}

function basicOf(state: State): BasicBattle {
  if (!state.basic) throw new Error('no battle is being fought');
  return state.basic;
}

/** CW-7.27b: what is done to a counter that lies face down, its owner alone knows. */
const isUnknown = ({ battle, basic }: State, ship: ShipId): boolean =>
  [...(battle?.pieces ?? []), ...(basic?.pieces ?? [])].some(({ ships, known }) => !known && ships.includes(ship));

export const lender: Lender<CruiserWarfare> = {
  battle: battleOf,
  basic: basicOf,
  sheet: sheetOf,
  condition: shipOf,
  readings: ({ readings }) => ({
    crackGunners: readings['crack-gunners'],
    battlecruisers: readings.battlecruisers,
    tacticalSpeeds: readings['tactical-speeds'] === 'optional',
  }),
  tell: (g, event, readers) => g.note?.(event, readers),
  sunk: (g, ship, by) => strikeOff(g, ship, 'sunk', by),
  scuttled: (g, ship) => strikeOff(g, ship, 'scuttled', null),
  boxes: (g, ship, count) => boxesMarked(g, ship, count, isUnknown(g.state, ship)),
  leaderHit: ({ state }, ship) => void loseLeader(state, ship),
  hasLeader: (state, ships) => leaderAmong(state, ships) !== undefined,
};
