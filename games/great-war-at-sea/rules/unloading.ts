/** GW-10.3 (ours): transports unload where they are bound. */
import type { War } from '../data/data.ts';
import { sheetOf, warIn } from '../data/data.ts';
import type { Play } from '../kind.ts';
import { auto } from '../kind.ts';
import type { Fleet, Move, State, Task } from '../state.ts';
import { scoreDelivery } from './aims.ts';
import { companyOf, isTransport, shipsIn } from './fleets.ts';
import { fleetsDoing, hinder } from './missions.ts';
import { STAY } from './plots.ts';

/** Who was kept from it tries again, as long as nothing else is written. */
const again = ([next = STAY, ...rest]: readonly Move[], task: Task): readonly Move[] =>
  next.way.length === 0 && next.task === null ? [{ way: [], task }, ...rest] : [next, ...rest];

function unload(g: Play, war: War, state: State, fleet: Fleet): void {
  if (fleet.task?.do !== 'unload') return;
  const { port } = fleet.task;
  const ships = shipsIn(war, state, fleet).filter((id) => isTransport(sheetOf(war, id))).length;
  for (const each of companyOf(state, fleet)) each.port = port;
  fleet.bound = null;
  g.whisper?.([fleet.side], { type: 'unloaded', fleet: fleet.id, port, ships });
  scoreDelivery(war, state, fleet, port, ships);
}

/** At the end of the turn, unless the enemy was there. */
export const unloading = auto('unloading', 'GW-10.3', (g) => {
  const { state } = g;
  const war = warIn(g.data, state);
  for (const fleet of fleetsDoing(state, 'unload')) {
    if (fleet.metIn !== state.turn) unload(g, war, state, fleet);
    else {
      hinder(g, fleet, 'contact');
      if (fleet.task) fleet.plot = again(fleet.plot, fleet.task);
    }
  }
});
