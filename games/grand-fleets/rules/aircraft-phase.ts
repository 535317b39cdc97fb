/** GF-2.2h, GF-9.2: the Aircraft Phase, passed over when nothing flies. */
import { titled, unspoken } from '../../../kernel/index.ts';
import { battleOf } from '../data/data.ts';
import { auto, sequence, when } from '../kind.ts';
import { airAttacks } from './air-attacks.ts';
import { antiAircraftFire, dogfights } from './air-combat.ts';
import { aloftIn, craftName, lose, wingOf } from './aircraft.ts';
import { nearestOnBoard } from './board.ts';
import { flying } from './flying.ts';

/** GF-9.2: a zeppelin comes in sight in its turn, at the edge if the board has floated away from its hex. */
const comeInSight = unspoken(
  auto('come-in-sight', 'GF-9.2', (g) => {
    const battle = battleOf(g.data, g.state);
    for (const craft of g.state.aircraft) {
      craft.flown = false;
      if (craft.fate !== 'coming' || wingOf(battle, craft.id).arrives > g.state.turn) continue;
      craft.fate = 'aloft';
      craft.hex = nearestOnBoard(g.state.board, craft.hex);
      g.tell?.({ type: 'in-sight', craft: craft.id, name: craftName(battle, craft.id) });
    }
  }),
);

/** GF-9.2.1: one turn less; who has none left comes down in the sea. */
const fuel = unspoken(
  auto('fuel', 'GF-9.2.1', (g) => {
    for (const craft of aloftIn(g.state)) {
      if (craft.fuel === null) continue;
      craft.fuel--;
      if (craft.fuel === 0) lose(g, craft, 'out-of-fuel');
    }
  }),
);

export const aircraftPhase = when(
  ({ state }) => state.aircraft.some(({ fate }) => fate === 'aloft' || fate === 'coming'),
  titled('Aircraft Phase', sequence('aircraft', 'GF-2.2h', [comeInSight, flying, dogfights, antiAircraftFire, airAttacks, fuel])),
);
