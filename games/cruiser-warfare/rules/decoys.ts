/** CW-15.3: empty markers. */
import type { Area } from '../data/map.ts';
import type { Table } from '../kind.ts';
import type { Fleet, FleetId, Side, State } from '../state.ts';
import { disband, fleetOf, markersLeft, raise } from './fleet.ts';
import { hold, likeness, renew } from './grouping.ts';
import { isBusy } from './searchers.ts';
import { isFast } from './speed.ts';

/** CW-15.3a: before play, while there are markers. */
export const decoysMayStart = (state: State, side: Side): boolean => state.readings.decoys === 'on' && markersLeft(state, side) > 0;

export const placeDecoy = (state: State, side: Side, area: Area): void =>
  void raise(state, { side, post: 'marker', area, mission: side === 'central' ? 'raid' : 'intercept', decoy: true });

/** CW-15.3a: later, split from any fleet, real or not. */
export function decoysFor(state: State, fleet: Fleet): FleetId[] {
  const { id, side, post, mission } = fleet;
  const mayDivide = post === 'marker' && isRoving(mission) && !isBusy(fleet);
  return mayDivide && decoysMayStart(state, side) && !state.shifted.includes(id) ? [id] : [];
}

const isRoving = (mission: string): boolean => mission === 'raid' || mission === 'intercept';

/** To the enemy it looks like any division (CW-3.1c), and so it binds like one: slow ships stay (CW-5.54b), and nobody coals (CW-10.31). */
export function splitDecoy(g: Table, id: FleetId): void {
  const { state } = g;
  const fleet = fleetOf(state, id);
  const decoy = raise(state, { ...likeness(fleet), order: fleet.order, decoy: true });
  if (!fleet.decoy && !isFast(state, fleet)) for (const each of [fleet, decoy]) hold(state, each);
  state.shifted.push(id, decoy.id);
  state.divisions.push({ from: id, part: decoy.id });
  if (!fleet.hidden) renew(g, [fleet, decoy], 'divided-openly');
}

/** CW-15.3b: its owner may take it away, and a marker that goes for no other reason was empty. */
export const withdrawableDecoys = ({ id, decoy }: Fleet): FleetId[] => (decoy ? [id] : []);

export const decoysOf = (state: State, side: Side): FleetId[] => {
  const ids: FleetId[] = [];
  if (state.readings.decoys === 'on') for (const fleet of state.fleets) if (fleet.decoy && fleet.side === side) ids.push(fleet.id);
  return ids;
};

export function withdrawDecoy(g: Table, id: FleetId): void {
  const { side, token, area, hidden } = fleetOf(g.state, id);
  if (!hidden) g.note?.({ type: 'decoy-gone', side, token, area });
  disband(g.state, fleetOf(g.state, id));
}
