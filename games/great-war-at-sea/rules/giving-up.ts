/** GW-5.2-ABORT: a fleet gives up its mission and makes for a port of its own. */
import { sheetOf, type War } from '../data/data.ts';
import type { Port, PortId } from '../data/theatre.ts';
import { stepsBetween } from '../data/zones.ts';
import type { Fleet, Move, State } from '../state.ts';
import { companyShips } from './fleets.ts';
import { AHEAD, friendlyPorts, type Plan, wayHome } from './plots.ts';
import { mayAmend } from './writing.ts';

/** The moves of this turn and the next stand, unless there was contact; then home. */
export function plotHome(war: War, plan: Plan, fleet: Fleet, port: PortId): readonly Move[] {
  const stands = mayAmend(plan, fleet) ? [] : fleet.plot.slice(0, AHEAD - 1);
  return [...stands, ...wayHome(war, plan, fleet, stands, port, war.operation.turns.last)];
}

export function giveUp(war: War, state: State, fleet: Fleet, port: PortId): void {
  fleet.plot = plotHome(war, state, fleet, port);
  fleet.mission = 'abort';
  fleet.rested = 0;
}

/** Ports that have room for it: capital ships go where there is a dockyard, if there is one. */
function havens(war: War, state: State, fleet: Fleet): readonly Port[] {
  const ports = friendlyPorts(war, fleet.side);
  const yards = ports.filter(({ size }) => size === 'major');
  return yards.length > 0 && companyShips(war, state, fleet).some((id) => sheetOf(war, id).class === 'capital') ? yards : ports;
}

const nearestOf = ({ theatre }: War, { zone }: Fleet, ports: readonly Port[]): PortId | undefined =>
  [...ports].sort((a, b) => stepsBetween(theatre, zone, a.zone) - stepsBetween(theatre, zone, b.zone))[0]?.id;

/** To the nearest port of its own that has room for it, at once. */
export function turnBack(war: War, state: State, fleet: Fleet): void {
  const port = nearestOf(war, fleet, havens(war, state, fleet));
  if (port === undefined) return;
  fleet.plot = [];
  giveUp(war, state, fleet, port);
}

/** One that could not move when it gave up, and can again, sets out for the nearest. */
export const setOut = (war: War, state: State, fleet: Fleet): void => {
  if (fleet.mission === 'abort' && fleet.port === null && isIdle(fleet)) turnBack(war, state, fleet);
};

const isIdle = ({ plot }: Fleet): boolean => plot.every(({ way, task }) => way.length === 0 && task === null);
