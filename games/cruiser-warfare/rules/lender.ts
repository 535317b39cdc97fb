/** How this game lends its ships to a battle, and the battle system made ready for it. */
import type { BasicBattle, Battle } from '../../../tactical/battle.ts';
import type { Lender } from '../../../tactical/lender.ts';
import { tacticsOf } from '../../../tactical/tactics.ts';
import { sheetOf } from '../data/data.ts';
import type { CruiserWarfare } from '../kind.ts';
import type { ShipId, State } from '../state.ts';
import type { View } from '../view.ts';
import { shipOf } from './fleet.ts';
import { flightWarning } from './honour.ts';
import { leaderAmong, loseLeader } from './leaders.ts';
import { boxesMarked, strikeOff } from './scoring.ts';

function fought<T>(battle: T | null): T {
  if (!battle) throw new Error('no battle is being fought');
  return battle;
}

export const battleOf = ({ battle }: State): Battle => fought(battle);
const basicOf = ({ basic }: State): BasicBattle => fought(basic);

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
  battleSeen: ({ battle }: View) => fought(battle),
  basicSeen: ({ basic }: View) => fought(basic),
  tell: (g, event, own) => g.tell?.(event, own),
  whisper: (g, readers, event) => g.whisper?.(readers, event),
  salvo: (g, work, head) => g.salvo(work, head),
  sunk: (g, ship, by) => strikeOff(g, ship, 'sunk', by),
  scuttled: (g, ship) => strikeOff(g, ship, 'scuttled', null),
  boxes: (g, ship, count) => boxesMarked(g, ship, count, isUnknown(g.state, ship)),
  leaderHit: ({ state }, ship) => void loseLeader(state, ship),
  hasLeader: (data, state, ships) => leaderAmong(data, state, ships) !== undefined,
  priceOfFlight: flightWarning,
};

/** Every decision of its battles, for the rules, the captain and the board. */
export const tactics = tacticsOf(lender);
