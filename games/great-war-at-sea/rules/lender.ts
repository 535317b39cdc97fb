/** How this game lends its ships to a battle, and the battle system made ready for it. */
import type { BasicBattle, Battle } from '../../../tactical/battle.ts';
import type { Lender } from '../../../tactical/lender.ts';
import { tacticsOf } from '../../../tactical/tactics.ts';
import { sheetOf, warIn } from '../data/data.ts';
import type { GreatWarAtSea } from '../kind.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { shipOf } from './fleets.ts';
import { hasLeader, loseLeader } from './leaders.ts';
import { loseShip } from './losses.ts';

function fought<T>(battle: T | null): T {
  if (!battle) throw new Error('no battle is being fought');
  return battle;
}

export const battleOf = ({ battle }: State): Battle => fought(battle);
const basicOf = ({ basic }: State): BasicBattle => fought(basic);

export const lender: Lender<GreatWarAtSea> = {
  battle: battleOf,
  basic: basicOf,
  sheet: (data, state, id) => sheetOf(warIn(data, state), id),
  condition: shipOf,
  readings: ({ readings }) => ({ crackGunners: 'after-modifiers', battlecruisers: readings.battlecruisers, tacticalSpeeds: false }),
  battleSeen: ({ battle }: View) => fought(battle),
  basicSeen: ({ basic }: View) => fought(basic),
  tell: (g, event, own) => g.tell?.(event, own),
  whisper: (g, readers, event) => g.whisper?.(readers, event),
  salvo: (g, work, head) => g.salvo(work, head),
  sunk: (g, ship) => loseShip(g, ship, true),
  scuttled: (g, ship) => loseShip(g, ship, true),
  boxes: () => {},
  leaderHit: (g, ship) => loseLeader(g.state, ship),
  hasLeader: (_data, state, ships) => hasLeader(state, ships),
  priceOfFlight: () => undefined,
  hasRiddenOut: () => true,
};

/** Every decision of its battles, for the rules, the captain and the board. */
export const tactics = tacticsOf(lender);
