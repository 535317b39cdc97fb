/** GF-2.2i, GF-6.0: the Combat Phase. */
import { titled, unspoken } from '../../../kernel/index.ts';
import { auto, sequence } from '../kind.ts';
import { display } from './display.ts';
import { firingOrders } from './firing-orders.ts';
import { gunfire } from './gunfire.ts';
import { searchlights } from './searchlights.ts';
import { submarineHunt } from './submarine-hunt.ts';
import { submarineAttacks } from './submarine-torpedoes.ts';
import { torpedoAttacks } from './torpedoes.ts';

/** What was ordered and shown lasts no longer than the phase. */
const standDown = unspoken(
  auto('stand-down', 'GF-6.1.2c', ({ state }) => {
    state.aims = [];
    state.posts = { front: [], rear: [] };
    state.shown = [];
    state.beams = [];
  }),
);

export const combatPhase = titled(
  'Combat Phase',
  sequence('combat', 'GF-2.2i', [display, searchlights, firingOrders, torpedoAttacks, submarineAttacks, submarineHunt, gunfire, standDown]),
);
