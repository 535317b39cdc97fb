/** NN-3.6, NN-4.2, NN-4.3, NN-5.6: who holds which sea, and what it is worth. */
import type { Alliance, Zone } from '../data/map.ts';
import { ZONE_FACTS, ZONES } from '../data/map.ts';
import type { Table } from '../kind.ts';
import { auto } from '../kind.ts';
import type { State } from '../state.ts';
import { checkStranglehold } from './victory.ts';

/** NN-5.6, NN-4.3: all markers up but the one that never moves. */
export const markersUp = auto('markers-up', 'NN-5.6', ({ state }) => {
  for (const zone of ZONES) if (zone !== 'american-waters') state.control[zone] = null;
  state.settled = [];
});

export const pointsFor = (zone: Zone, side: Alliance): number => ZONE_FACTS[zone].points[side === 'allied' ? 0 : 1];

/** NN-3.6a, NN-3.6b, NN-4.2a, NN-4.2b: control and points at once; an empty zone is nobody's. */
export function settle(g: Table, zone: Zone, side: Alliance | null): void {
  const { state } = g;
  const holder = zone === 'american-waters' ? 'allied' : side;
  const points = holder ? pointsFor(zone, holder) : 0;
  state.control[zone] = holder;
  state.settled.push(zone);
  if (holder) state.points[holder] += points;
  if (points > 0 || side) g.note?.({ type: 'settled', zone, side: holder, points });
  checkStranglehold(g);
}

export const isSettled = (state: State, zone: Zone): boolean => state.settled.includes(zone);
