/** Carrying a fleet over the chart: whoever picks it up takes up its card, and lets it go over the area it is to sail to. */

import { createEffect, on } from 'solid-js';
import type { SeenOption } from '../../../kernel/index.ts';
import type { BoardProps } from '../../../kit/board-props.ts';
import { createDragging, type Dragging } from '../../../kit/drag.ts';
import type { Area } from '../data/map.ts';
import { isArea } from '../data/map.ts';
import type { FleetId } from '../state.ts';
import type { View } from '../view.ts';
import { fleetIn } from './fleets.ts';

export interface Carrying {
  readonly dragging: Dragging;
  readonly carried: () => FleetId | null;
  /** A fleet is being carried or on its way to where it was let go. */
  readonly isBusy: () => boolean;
}

export interface Carriers {
  readonly mayCarry: (id: FleetId) => boolean;
  readonly wayOf: (id: FleetId, area: Area) => SeenOption | undefined;
  /** Asks for its card, where its ways are written on one; false where they are known already. */
  readonly askFor: (id: FleetId) => boolean;
  readonly choose: (option: SeenOption) => void;
  /** Shows what can be done with it. */
  readonly open: (id: FleetId) => void;
}

interface Bound {
  readonly fleet: FleetId;
  readonly area: Area;
}

export function createCarrying(props: BoardProps<View>, { mayCarry, wayOf, askFor, choose, open }: Carriers): Carrying {
  let isAsking = false;
  let bound: Bound | null = null;
  const sail = ({ fleet, area }: Bound): void => {
    const way = wayOf(fleet, area);
    if (way) choose(way);
    else open(fleet);
  };
  // The card that was asked for has come.
  createEffect(
    on(
      () => props.question,
      () => {
        const goal = bound;
        [isAsking, bound] = [false, null];
        if (goal) sail(goal);
      },
      { defer: true },
    ),
  );
  const dragging = createDragging({
    mayStart: mayCarry,
    lift: (id) => {
      isAsking = askFor(id);
    },
    drop: (fleet, onto) => {
      const area = isArea(onto) ? onto : fleetIn(props.view, onto)?.area;
      if (area === undefined || area === fleetIn(props.view, fleet)?.area) return open(fleet);
      if (isAsking) bound = { fleet, area };
      else sail({ fleet, area });
    },
    letGo: open,
  });
  const carried = (): FleetId | null => dragging.now()?.from ?? null;
  return { dragging, carried, isBusy: () => carried() !== null || bound !== null };
}
