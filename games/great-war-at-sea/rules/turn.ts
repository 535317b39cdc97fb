/** GW-4.0: the sequence of play. */
import { titled, unspoken } from '../../../kernel/index.ts';
import { auto, loop, sequence } from '../kind.ts';
import { tacticalPhase } from './battle.ts';
import { refuel } from './coaling.ts';
import { conclusion } from './conclusion.ts';
import { contactPhase } from './contact.ts';
import { flights } from './flights.ts';
import { burnFuel } from './fuel.ts';
import { rideOutGales } from './gale.ts';
import { markers } from './markers.ts';
import { strikeMines } from './minefields.ts';
import { moveFleets } from './movement.ts';
import { orders } from './orders.ts';
import { alarm, signals } from './signals.ts';
import { ambushes } from './submarines.ts';
import { holdTows } from './towing.ts';
import { ending } from './victory.ts';
import { weatherPhase } from './weather.ts';
import { work } from './work.ts';

const beginTurn = auto('begin-turn', 'GW-4.0', (g) => {
  g.state.turn++;
  g.tell?.({ type: 'turn-began', turn: g.state.turn });
});

/** GW-4.0: weather, orders, movement, contact, battle, conclusion. */
export const turn = sequence('turn', 'GW-4.0', [
  unspoken(beginTurn),
  weatherPhase,
  orders,
  unspoken(markers),
  unspoken(signals),
  unspoken(holdTows),
  moveFleets,
  unspoken(burnFuel),
  unspoken(rideOutGales),
  unspoken(strikeMines),
  titled('Airships and seaplanes', flights),
  titled('Submarines', ambushes),
  contactPhase,
  tacticalPhase,
  unspoken(work),
  unspoken(refuel),
  conclusion,
  unspoken(ending),
]);

export const wholeGame = titled(
  'Great War at Sea',
  sequence('great-war-at-sea', 'GW-4.0', [unspoken(alarm), loop('turns', 'GW-4.0', () => true, turn)]),
);
