/** CW-5.5k to CW-5.5m: what brings a marker on the map, and what takes it off. */
import type { OpenEvent } from '../events.ts';
import type { Play } from '../kind.ts';
import type { Fleet, Side } from '../state.ts';
import { comeIntoSight } from './fleet.ts';
import { loseSight } from './intelligence.ts';
import { tellOfFleet } from './telling.ts';

/** It has moved since it last gave itself away, or is off the map already. */
export const mayBeOffMap = ({ hidden, movedIn, seenIn }: Fleet): boolean => hidden || movedIn > seenIn;

/** CW-3.1b: what a side does in the open is told to both; while it lays out its fleets, to itself alone. It may have words of its own for it. */
export function tellOpenly(g: Play, side: Side, event: OpenEvent, own: OpenEvent = event): void {
  if (g.state.placing.includes(side)) g.whisper?.([side], own);
  else g.tell?.(event, side === 'allied' ? { allied: own } : { central: own });
}

/** A marker that was not on the map before. */
export function appear(g: Play, fleet: Fleet): void {
  const { id, side, area } = fleet;
  const appeared = (token: string): OpenEvent => ({ type: 'appeared', side, token, area });
  if (g.state.placing.includes(side)) g.whisper?.([side], appeared(id));
  else tellOfFleet(g, fleet, appeared);
}

/** Back on the map, as everybody sees. */
export function show(g: Play, fleet: Fleet): void {
  if (!fleet.hidden) return;
  comeIntoSight(g.state, fleet);
  appear(g, fleet);
}

/** CW-5.5l, CW-5.75: it has done, or suffered, what puts a raider on the map; only a move lets it vanish again. */
export function betray(g: Play, fleet: Fleet): void {
  show(g, fleet);
  fleet.seenIn = g.state.turn;
}

/** CW-5.5k */
export function vanish(g: Play, fleet: Fleet): void {
  const { id, side, token, area } = fleet;
  loseSight(g.state, fleet);
  fleet.hidden = true;
  fleet.token = '';
  tellOfFleet(g, { id, side, token }, (name) => ({ type: 'vanished', side, token: name, area }));
}
