/** What the enemy calls a fleet that he has met or heard of, and where it was. */
import { enemyOf } from '../../../tactical/battle.ts';
import type { Fleet, State } from '../state.ts';

/** Another name whenever he meets it anew; one for good where markers lie open. */
export function giveToken(state: State, fleet: Fleet): void {
  if (state.readings.markers === 'open' && fleet.token !== '') return;
  fleet.token = `${fleet.side}-${++state.serial.token[fleet.side]}`;
}

/** GW-11.1d, GW-10.2d: those who were shelled or stopped tell where it is, and no more. Whoever fought is known already. */
export function report(state: State, fleet: Fleet): void {
  if (fleet.foughtIn === state.turn) return;
  giveToken(state, fleet);
  const enemy = enemyOf(fleet.side);
  state.known[enemy] = [...state.known[enemy], { token: fleet.token, zone: fleet.zone, turn: state.turn, ships: [] }];
}
