/** What a fleet of the enemy's may still win by what it is out for: who stops it has won as much (GW-18.1). */
import type { War } from '../data/data.ts';
import { sheetOf } from '../data/data.ts';
import type { Aim, FleetOf } from '../data/operation.ts';
import { isTransport } from '../rules/fleets.ts';
import type { ShipId } from '../state.ts';
import type { View } from '../view.ts';
import { SHELLS } from './goals.ts';

const scoredFor = ({ scored }: View, place: number): number =>
  scored.reduce((sum, { aim, points }) => (aim === place ? sum + points : sum), 0);

/** All that an aim holds for a fleet with these ships. */
function mostOf(war: War, aim: Aim, { id, side, mission, mines }: FleetOf, ships: readonly ShipId[]): number {
  if (aim.side !== side) return 0;
  switch (aim.kind) {
    case 'bombard':
      return SHELLS.has(mission) ? aim.most + aim.otherwise : 0;
    case 'mines':
      return mines > 0 ? aim.points : 0;
    case 'deliver':
      return aim.fleets.includes(id) ? aim.points * ships.filter((ship) => isTransport(sheetOf(war, ship))).length : 0;
    case 'reach':
    case 'home':
      return aim.points * ships.filter((ship) => aim.ships.includes(ship)).length;
    case 'hold':
    case 'worth':
      return 0;
  }
}

export const intentOf = (war: War, view: View, fleet: FleetOf, ships: readonly ShipId[]): number =>
  war.operation.aims.reduce((sum, aim, place) => sum + Math.max(0, mostOf(war, aim, fleet, ships) - scoredFor(view, place)), 0);
