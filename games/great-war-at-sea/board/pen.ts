/** Where writing goes on in a fleet's plot, and what leaves the board when a way is laid. Pure. */
import type { BoardCommand } from '../../../kit/board-props.ts';
import type { War } from '../data/data.ts';
import { isHeld } from '../rules/limits.ts';
import { type Orders, writtenOf } from '../rules/order-lines.ts';
import { endOf } from '../rules/plots.ts';
import { canWrite, fixed, horizon } from '../rules/writing.ts';
import type { Fleet, Move, ZoneId } from '../state.ts';
import type { View } from '../view.ts';
import { type Leg, legsOf, movesAlong, standing } from './courses.ts';

export interface Pen {
  readonly fleet: Fleet;
  /** The moves that come before what is written next. */
  readonly before: readonly Move[];
  /** Where they end. */
  readonly start: ZoneId;
  /** How many moves there is room for. */
  readonly room: number;
  /** What was written in this phase is struck out first. */
  readonly anew: boolean;
}

/** Goes on with what is written, or where that is full begins anew behind what stands; null where nothing may be written. */
export function penFor(war: War, view: View, fleet: Fleet, orders: Orders, wantsAnew = false): Pen | null {
  const order = writtenOf(orders, fleet.id);
  if (!canWrite(war, view, fleet, order) || isHeld(war, view, fleet)) return null;
  const stands = fixed(view, fleet);
  const most = horizon(war, view, fleet);
  const written = order.plot ?? stands;
  const anew = written.length > stands.length && (wantsAnew || written.length >= most);
  const before = anew ? stands : written;
  return { fleet, before, start: endOf(fleet.zone, before), room: most - before.length, anew };
}

/** The course as it would stand. */
export function previewOf(war: War, view: View, { fleet, before, room }: Pen, way: readonly ZoneId[]): readonly Leg[] {
  const moves = [...before, ...movesAlong(war, view, fleet, before, way, room)];
  return legsOf(war, view, fleet, moves, standing(view, fleet));
}

const struckOut = ({ fleet, anew }: Pen): BoardCommand[] => (anew ? [{ verb: 'forget', target: fleet.id }] : []);

/** A way as it was laid, zone by zone. */
export const layingOf = (war: War, view: View, pen: Pen, way: readonly ZoneId[]): readonly BoardCommand[] => {
  const moves = movesAlong(war, view, pen.fleet, pen.before, way, pen.room);
  return moves.length === 0
    ? []
    : [...struckOut(pen), ...moves.map((move) => ({ verb: 'move', target: [pen.fleet.id, ...move.way] as const }))];
};

/** The shortest way to a zone. */
export const steeringOf = (pen: Pen, zone: ZoneId): readonly BoardCommand[] => [
  ...struckOut(pen),
  { verb: 'steer', target: [pen.fleet.id, zone] },
];

/** One turn in which the fleet stays where its plot ends. */
export const stayingOf = (pen: Pen): readonly BoardCommand[] => [...struckOut(pen), { verb: 'move', target: [pen.fleet.id] }];
