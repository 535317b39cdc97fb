/** Carrying a fleet over the chart: whoever picks it up lets it go over the area it is to sail to. */

import type { SeenOption } from '../../../kernel/index.ts';
import type { BoardProps } from '../../../kit/board-props.ts';
import { createDragging, type Dragging } from '../../../kit/drag.ts';
import type { Area } from '../data/areas.ts';
import { isArea } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import type { FleetId } from '../state.ts';
import type { View } from '../view.ts';
import { fleetIn } from './fleets.ts';

export interface Carrying {
  readonly dragging: Dragging;
  readonly carried: () => FleetId | null;
  readonly mayCarry: (id: FleetId) => boolean;
}

export interface Carriers {
  readonly mayCarry: (id: FleetId) => boolean;
  readonly wayOf: (id: FleetId, area: Area) => SeenOption | undefined;
  readonly choose: (option: SeenOption) => void;
  /** Lays a course to an area further off; false where none leads there. */
  readonly layCourse: (id: FleetId, goal: Area) => boolean;
  /** Shows what can be done with it. */
  readonly open: (id: FleetId) => void;
}

export function createCarrying(props: BoardProps<View, Data>, { mayCarry, wayOf, choose, layCourse, open }: Carriers): Carrying {
  const dragging = createDragging({
    mayStart: mayCarry,
    drop: (fleet, onto) => {
      const area = isArea(onto) ? onto : fleetIn(props.view, onto)?.area;
      const way = area && wayOf(fleet, area);
      if (way) choose(way);
      else if (!area || !layCourse(fleet, area)) open(fleet);
    },
    letGo: open,
  });
  return { dragging, mayCarry, carried: () => dragging.now()?.from ?? null };
}
