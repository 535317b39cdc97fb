/** GF-4.2: who leads, and who is in command. */
import { distance } from '../../../chart/hex.ts';
import type { Reason } from '../../../kernel/index.ts';
import type { Battle } from '../data/battle.ts';
import { cardOf, shipIn } from '../data/data.ts';
import { sizeOf } from '../data/sizes.ts';
import type { ShipId, ShipState, Squadron, SquadronId } from '../state.ts';
import { type Grouped, leadOf } from './divisions.ts';
import { isAfloat } from './ships.ts';

/** What state and view share of who commands whom. */
export interface Chain extends Grouped {
  readonly ships: readonly Readonly<Pick<ShipState, 'id' | 'squadron' | 'fate' | 'hex' | 'alone'>>[];
  readonly squadrons: readonly Readonly<Pick<Squadron, 'id' | 'leader' | 'valid' | 'leaderless'>>[];
}

export function squadronIn<S extends Pick<Squadron, 'id'>>({ squadrons }: { readonly squadrons: readonly S[] }, id: SquadronId): S {
  const squadron = squadrons.find((each) => each.id === id);
  if (!squadron) throw new Error(`there is no squadron ${id}`);
  return squadron;
}

/** GF-4.3: why a ship has to move by herself; null if she is in command. Asked in the Command Phase, before anybody moves (GF-2.2c). */
export function whyOutOfCommand(battle: Battle, chain: Chain, id: ShipId): Reason | null {
  const ship = shipIn(battle, chain, leadOf(chain, id)); // GF-13.3
  if (ship.squadron === null) return { words: 'she belongs to no squadron', rule: 'GF-4.1b' };
  const { leader: leaderId, valid, leaderless } = squadronIn(chain, ship.squadron);
  // GF-4.1e: that it was when the battle began.
  if (!valid) return { words: 'her squadron is too small to be one', rule: 'GF-4.1b' };
  if (leaderless > 0) return { words: 'command of her squadron is passing on', rule: 'GF-4.2.2b' };
  const leader = shipIn(battle, chain, leaderId);
  if (!isAfloat(leader)) return { words: 'her squadron has lost its leader', rule: 'GF-4.2.1' };
  if (ship.alone > 0) return { words: 'her bridge is hit', rule: 'GF-8.3.1a' };
  if (leader.alone > 0) return { words: "the leader's bridge is hit", rule: 'GF-8.3.1b' };
  if (distance(ship.hex, leader.hex) > sizeOf(cardOf(battle, leaderId)).radius)
    return { words: 'her leader is too far away', rule: 'GF-4.2.1' };
  return null;
}

export const isInCommand = (battle: Battle, chain: Chain, id: ShipId): boolean => whyOutOfCommand(battle, chain, id) === null;
