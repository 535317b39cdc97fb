/** CW-5.1 to CW-5.3, CW-12.6: one fleet goes from one area to the next. */
import type { Area } from '../data/areas.ts';
import { NORTH_SEA } from '../data/areas.ts';
import { areAdjacent } from '../data/data.ts';
import type { Play } from '../kind.ts';
import type { Fleet } from '../state.ts';
import { disband, isPrize, remove, shipsIn } from './fleet.ts';
import { burnAll, COST_OF_MOVE, canSteam } from './fuel.ts';
import { learn } from './intelligence.ts';
import { barrierTo } from './limits.ts';
import { award } from './scoring.ts';
import { tellOfFleet } from './telling.ts';

/** CW-5.3a: the one link through land. */
const isCanal = (from: Area, to: Area): boolean =>
  (from === 'caribbean' && to === 'gulf-of-panama') || (from === 'gulf-of-panama' && to === 'caribbean');

/**
 * CW-5.1a, CW-10.1: into an adjacent area, at two boxes a ship, whatever its speed (CW-5.1b). What is adjacent is on the map: no
 * land (CW-5.1c), and nothing beyond its north and south (CW-5.2a). Whatever cannot be done is not.
 */
export function moveFleet(g: Play, fleet: Fleet, to: Area): boolean {
  const { data, state } = g;
  if (!areAdjacent(data, fleet.area, to) || !canSteam(data, state, fleet) || barrierTo(data, state, fleet, to)) return false;
  const from = fleet.area;
  burnAll(state, fleet, COST_OF_MOVE);
  fleet.area = to;
  fleet.movedIn = state.turn;
  tellMove(g, fleet, from);
  if (isCanal(from, to)) passCanal(g, fleet, from);
  if (to === NORTH_SEA && fleet.side === 'central') comeHome(g, fleet);
  return true;
}

/** A marker on the map is seen to move; a raider off it tells its owner alone. */
function tellMove(g: Play, fleet: Fleet, from: Area): void {
  const { side, area: to, id } = fleet;
  if (!fleet.hidden) tellOfFleet(g, fleet, (token) => ({ type: 'moved-fleet', side, token, from, to }));
  else g.whisper?.([side], { type: 'moved-unseen', fleet: id, from, to });
}

/** CW-5.3b: number, type and name of every ship are told. */
function passCanal(g: Play, fleet: Fleet, from: Area): void {
  const { state } = g;
  const ships = shipsIn(state, fleet);
  g.reveal();
  g.tell?.({ type: 'canal', side: fleet.side, from, to: fleet.area, ships });
  if (!fleet.hidden) learn(state, fleet.side === 'allied' ? 'central' : 'allied', fleet.token, ships);
}

/** CW-12.6, CW-5.84b: safe, and three points for every prize. */
function comeHome(g: Play, fleet: Fleet): void {
  const { state } = g;
  g.whisper?.(['central'], { type: 'home', fleet: fleet.id, ships: shipsIn(state, fleet) });
  if (!fleet.hidden) tellOfFleet(g, fleet, (token) => ({ type: 'home-seen', token }));
  for (const id of shipsIn(state, fleet)) {
    if (isPrize(id))
      award(g, { side: 'central', points: 3, why: 'prize-home', rule: 'CW-5.84b', hiddenFrom: fleet.hidden ? 'allied' : null });
    remove(state, id, 'home');
  }
  if (fleet.decoy) disband(state, fleet);
}
