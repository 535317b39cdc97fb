/** Courses over several turns: where own fleets are bound for, and how one is laid. */
import type { Accessor } from 'solid-js';
import type { SeenOption } from '../../../kernel/index.ts';
import type { BoardProps } from '../../../kit/board-props.ts';
import type { Area } from '../data/areas.ts';
import { AREAS, isArea } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import { distance } from '../data/data.ts';
import { nextOf, passages } from '../passages.ts';
import type { FleetId } from '../state.ts';
import type { View } from '../view.ts';
import { fleetIn } from './fleets.ts';
import type { Orders } from './orders.ts';

export interface Goal {
  readonly area: Area;
  /** So many moves off. */
  readonly moves: number;
}

export interface Bound {
  readonly goalOf: (id: FleetId) => Area | undefined;
  /** Whether a course can be laid to this area now. */
  readonly leadsTo: (id: FleetId, goal: Area) => boolean;
  /** Where a course can be laid to now, the nearest first: further off than one move. */
  readonly goalsFor: (id: FleetId) => readonly Goal[];
  /** Lays a course and begins it; false where none leads there. */
  readonly lay: (id: FleetId, goal: Area) => boolean;
}

export function createBound(props: BoardProps<View, Data>, orders: Accessor<Orders>): Bound {
  const isAsked = (): boolean => props.onCourse !== undefined && passages.some(({ question }) => question === props.question?.name);
  const waysOf = (id: FleetId): ReadonlyMap<Area, SeenOption> => (isAsked() ? orders().ways.get(id) : undefined) ?? new Map();
  const isThere = (id: FleetId, goal: Area): boolean => fleetIn(props.view, id)?.area === goal;
  const firstTowards = (id: FleetId, goal: Area): SeenOption | undefined => {
    const ways = isThere(id, goal) ? new Map<Area, SeenOption>() : waysOf(id);
    const next = nextOf(props.data, [...ways.keys()], goal);
    return next && ways.get(next);
  };
  return {
    goalOf: (id) => {
      const goal = props.courses?.[id];
      return goal !== undefined && isArea(goal) ? goal : undefined;
    },
    leadsTo: (id, goal) => firstTowards(id, goal) !== undefined,
    goalsFor: (id) => {
      const ways = [...waysOf(id).keys()];
      const goals = AREAS.map((area): Goal => ({ area, moves: 1 + Math.min(...ways.map((way) => distance(props.data, way, area))) }));
      return goals.filter(({ area, moves }) => moves > 1 && Number.isFinite(moves) && !isThere(id, area)).sort((a, b) => a.moves - b.moves);
    },
    lay: (id, goal) => {
      const first = firstTowards(id, goal);
      if (first) props.onCourse?.(id, goal, first);
      return first !== undefined;
    },
  };
}
