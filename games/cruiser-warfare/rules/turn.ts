/** CW-4.0: the sequence of play, as the book lists it. */
import { titled, unspoken } from '../../../kernel/index.ts';
import type { Play } from '../kind.ts';
import { auto, loop, sequence, when } from '../kind.ts';
import { tacticalPhase } from './battle.ts';
import { conclusion } from './conclusion.ts';
import { moveFleets } from './movement.ts';
import { allOrders } from './orders.ts';
import { turnOver } from './plotting.ts';
import { search } from './search.ts';
import { setUp } from './setup.ts';
import { standaloneBattle } from './standalone.ts';
import { isOver, reckoning } from './victory.ts';
import { weather } from './weather.ts';

/** CW-4.0a: the marker moves on, and what was written for this turn becomes its order (CW-4.2a). */
const newTurn = auto('new-turn', 'CW-4.0a', (g) => {
  g.state.turn++;
  turnOver(g.state);
  g.tell?.({ type: 'turn', turn: g.state.turn });
});

/** CW-4.0b: both sides act in every phase. */
export const turn = sequence('turn', 'CW-4.0b', [unspoken(newTurn), weather, allOrders, moveFleets, search, tacticalPhase, conclusion]);

const isCampaign = ({ state }: Play): boolean => state.scenario === 'campaign';

/** The war, or a battle by itself. */
export const wholeGame = sequence('game', 'CW-4.0b', [
  when(isCampaign, setUp),
  when(
    isCampaign,
    loop('turns', 'CW-4.0b', (g) => !isOver(g.state), turn),
  ),
  when(isCampaign, titled('Victory', reckoning)),
  when((g) => !isCampaign(g), standaloneBattle),
]);
