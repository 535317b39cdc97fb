/** What a fleet of the enemy's may still win by what it is out for: who stops it has won as much (GW-18.1). */
import type { War } from '../data/data.ts';
import { portOf, sheetOf } from '../data/data.ts';
import type { Aim, FleetOf } from '../data/operation.ts';
import { isTransport } from '../rules/fleets.ts';
import type { PortId, ShipId, ZoneId } from '../state.ts';
import type { View } from '../view.ts';
import { SHELLS } from './goals.ts';

const scoredFor = ({ scored }: View, place: number): number =>
  scored.reduce((sum, { aim, points }) => (aim === place ? sum + points : sum), 0);

const isShelled = ({ shelled }: View, port: PortId): boolean => (shelled[port] ?? 0) > 0;

/** GW-11.1d: who has shelled a town has been off it, and the whole coast knows. */
const wasHeardIn = (war: War, view: View, zones: readonly ZoneId[]): boolean =>
  Object.keys(view.shelled).some((port) => isShelled(view, port) && zones.includes(portOf(war, port).zone));

/** GW-18.1b: with what the other side has if none is hit, as long as none is. */
const worthOfShells = (view: View, { ports, most, otherwise }: Extract<Aim, { kind: 'bombard' }>): number =>
  ports.some((port) => isShelled(view, port)) ? most : most + otherwise;

/** All that an aim holds for a fleet with these ships. */
function mostOf(war: War, view: View, aim: Aim, { id, side, mission, mines }: FleetOf, ships: readonly ShipId[]): number {
  if (aim.side !== side) return 0;
  switch (aim.kind) {
    case 'bombard':
      return SHELLS.has(mission) ? worthOfShells(view, aim) : 0;
    case 'mines':
      return mines > 0 ? aim.points : 0;
    case 'deliver':
      return aim.fleets.includes(id) ? aim.points * ships.filter((ship) => isTransport(sheetOf(war, ship))).length : 0;
    case 'reach':
      return wasHeardIn(war, view, aim.zones) ? 0 : aim.points * ships.filter((ship) => aim.ships.includes(ship)).length;
    case 'home':
      return aim.points * ships.filter((ship) => aim.ships.includes(ship)).length;
    case 'hold':
    case 'worth':
      return 0;
  }
}

export const intentOf = (war: War, view: View, fleet: FleetOf, ships: readonly ShipId[]): number =>
  war.operation.aims.reduce((sum, aim, place) => sum + Math.max(0, mostOf(war, view, aim, fleet, ships) - scoredFor(view, place)), 0);
