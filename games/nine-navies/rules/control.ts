/** NN-3.6, NN-4.2, NN-4.3, NN-5.6: who holds which sea, and what it is worth. */
import type { Data } from '../data/data.ts';
import type { Alliance, Zone } from '../data/map.ts';
import { ZONES } from '../data/map.ts';
import type { Play } from '../kind.ts';
import { auto } from '../kind.ts';
import type { State } from '../state.ts';
import { checkStranglehold } from './victory.ts';

/** NN-5.6, NN-4.3: all markers up but the one that never moves. */
export const markersUp = auto('markers-up', 'NN-5.6', ({ state }) => {
  for (const zone of ZONES) if (zone !== 'american-waters') state.control[zone] = null;
  state.settled = [];
});

export const pointsFor = (data: Data, zone: Zone, side: Alliance): number => data.zones[zone].points[side === 'allied' ? 0 : 1];

/** NN-3.6a, NN-4.2a, NN-4.2b: control and points at once; a battle may leave a zone to nobody. */
export function settle(g: Play, zone: Zone, side: Alliance | null): void {
  const { state } = g;
  const holder = zone === 'american-waters' ? 'allied' : side;
  const points = holder ? pointsFor(g.data, zone, holder) : 0;
  state.control[zone] = holder;
  state.settled.push(zone);
  if (holder) state.points[holder] += points;
  g.tell?.({ type: 'settled', zone, side: holder, points });
  checkStranglehold(g);
}

/** NN-3.6b, NN-4.3: nobody was there, which needs no telling. */
export function leaveEmpty(state: State, zone: Zone): void {
  if (zone !== 'american-waters') state.control[zone] = null;
  state.settled.push(zone);
}

export const isSettled = (state: State, zone: Zone): boolean => state.settled.includes(zone);
