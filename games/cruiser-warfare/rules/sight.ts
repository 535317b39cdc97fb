/** CW-5.5k to CW-5.5m: what brings a marker on the map, and what takes it off. */
import type { OpenEvent } from '../events.ts';
import type { Play } from '../kind.ts';
import type { Fleet, Side, State } from '../state.ts';
import { comeIntoSight } from './fleet.ts';
import { loseSight } from './intelligence.ts';
import { tell } from './telling.ts';

/** It has moved since it last gave itself away, or is off the map already. */
export const mayBeOffMap = ({ hidden, movedIn, seenIn }: Fleet): boolean => hidden || movedIn > seenIn;

/** CW-3.1b: who reads what a side does in the open; nobody else while it lays out its fleets. */
export const onlookersOf = ({ placing }: State, side: Side): readonly Side[] | undefined => (placing.includes(side) ? [side] : undefined);

/** What a side does in the open. */
export const tellOf = (g: Play, side: Side, event: OpenEvent): void => tell(g, g.state.placing.includes(side) ? side : null, event);

/** A marker that was not on the map before. */
export const appear = (g: Play, { side, token, area }: Fleet): void => tellOf(g, side, { type: 'appeared', side, token, area });

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
  const { side, token, area } = fleet;
  loseSight(g.state, fleet);
  fleet.hidden = true;
  fleet.token = '';
  g.tell?.({ type: 'vanished', side, token, area });
}
