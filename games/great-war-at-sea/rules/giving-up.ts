/** GW-5.2-ABORT: a fleet gives up its mission and makes for a port of its own. */
import type { War } from '../data/data.ts';
import type { PortId } from '../data/theatre.ts';
import { stepsBetween } from '../data/zones.ts';
import type { Fleet, Move, State } from '../state.ts';
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

const nearestPort = (war: War, { side, zone }: Fleet): PortId | undefined =>
  [...friendlyPorts(war, side)].sort((a, b) => stepsBetween(war.theatre, zone, a.zone) - stepsBetween(war.theatre, zone, b.zone))[0]?.id;

/** To the nearest port of its own, at once. */
export function turnBack(war: War, state: State, fleet: Fleet): void {
  const port = nearestPort(war, fleet);
  if (port === undefined) return;
  fleet.plot = [];
  giveUp(war, state, fleet, port);
}

/** One that could not move when it gave up, and can again, sets out for the nearest. */
export const setOut = (war: War, state: State, fleet: Fleet): void => {
  if (fleet.mission === 'abort' && fleet.port === null && isIdle(fleet)) turnBack(war, state, fleet);
};

const isIdle = ({ plot }: Fleet): boolean => plot.every(({ way, task }) => way.length === 0 && task === null);
