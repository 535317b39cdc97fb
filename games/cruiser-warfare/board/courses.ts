/** Plotted courses: where a fleet's orders take it, and the coal that is left at each stop. */
import type { Area } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import { neighbours } from '../data/data.ts';
import { nextOf } from '../passages.ts';
import { COST_OF_MOVE, COST_OF_STAYING } from '../rules/fuel.ts';
import type { FleetId } from '../state.ts';
import type { FleetView, OrderView, View } from '../view.ts';
import { bunkersIn } from './fleets.ts';

export interface Leg {
  readonly from: Area;
  readonly to: Area;
  /** This turn's order, the next turn's, or the way of a convoy. */
  readonly when: 'now' | 'next' | 'route';
  /** Boxes of the piece that has least; null where nobody burns any. */
  readonly fuel: number | null;
}

interface Stop {
  readonly area: Area;
  readonly fuel: number | null;
}

const isHeld = ({ turn }: View, { heldIn, pursuit }: FleetView): boolean => heldIn === turn || pursuit?.caught === true;

/** Where it is after an order, and with what: coal that may yet be spoilt is counted as taken (CW-10.1, CW-10.11, CW-10.31). */
function after({ area, fuel }: Stop, { act, to }: OrderView, full: number): Stop {
  const isMove = act === 'move' && to !== null;
  if (fuel === null) return { area: isMove ? to : area, fuel };
  if (act === 'coal' || act === 'feed') return { area, fuel: full };
  return { area: isMove ? to : area, fuel: Math.max(0, fuel - (isMove ? COST_OF_MOVE : COST_OF_STAYING)) };
}

const legOf = (from: Stop, to: Stop, when: Leg['when']): Leg[] =>
  from.area === to.area ? [] : [{ from: from.area, to: to.area, when, fuel: to.fuel }];

const alongRoute = ({ area, route }: FleetView): Leg[] =>
  route.map((to, place) => ({ from: route[place - 1] ?? area, to, when: 'route', fuel: null }));

/** The way to a goal further off, area by area. */
function legsTo(data: Data, from: Area, goal: Area): Leg[] {
  const next = from === goal ? undefined : nextOf(data, neighbours(data, from), goal);
  return next ? [{ from, to: next, when: 'route', fuel: null }, ...legsTo(data, next, goal)] : [];
}

export function courseOf(data: Data, view: View, fleet: FleetView, goal?: Area): readonly Leg[] {
  if (fleet.route.length > 0) return alongRoute(fleet);
  const bunkers = bunkersIn(data, view, fleet);
  const full = bunkers?.of ?? 0;
  const here: Stop = { area: fleet.area, fuel: bunkers?.left ?? null };
  // What has been sailed is burnt already, and before the war nobody burns any.
  const isSailed = fleet.movedIn === view.turn || view.turn === 0;
  const soon = isSailed ? here : after(here, isHeld(view, fleet) ? { act: 'stay', to: null } : fleet.order, full);
  const then = fleet.next === null ? soon : after(soon, fleet.next, full);
  return [...legOf(here, soon, 'now'), ...legOf(soon, then, 'next'), ...(goal ? legsTo(data, then.area, goal) : [])];
}

/** A leg with the fleet that sails it, and how many others end where it does and are told before it. */
export interface Plotted {
  readonly fleet: FleetView;
  readonly leg: Leg;
  readonly row: number;
}

export function plottedIn(data: Data, view: View, goalOf: (id: FleetId) => Area | undefined): readonly Plotted[] {
  const rows = new Map<Area, number>();
  return view.fleets.flatMap((fleet) =>
    courseOf(data, view, fleet, goalOf(fleet.id)).map((leg) => {
      const row = rows.get(leg.to) ?? 0;
      if (leg.fuel !== null) rows.set(leg.to, row + 1);
      return { fleet, leg, row };
    }),
  );
}
