/** GW-4.2: the Orders Phase. Both sides write at once, each on its own sheet; nobody sees the other's. */
import type { Reason } from '../../../kernel/index.ts';
import { firstPart } from '../../../kernel/index.ts';
import { warIn } from '../data/data.ts';
import { plan } from '../kind.ts';
import type { Fleet, FleetId } from '../state.ts';
import { SIDES } from '../state.ts';
import { craftName, fleetName } from '../words/fleets.ts';
import { handOut } from './obeying.ts';
import { detach, escort, part, scuttle } from './orders-company.ts';
import { bomb, fly, station } from './orders-craft.ts';
import { abort, badlyMadeUp, mission, shift, stance } from './orders-missions.ts';
import { move, steer, task, toBeWritten, unwritten } from './orders-moves.ts';
import type { Order, Orders, Place } from './orders-sheet.ts';
import { makeUp, NONE, onceMadeUp, planned, why } from './orders-sheet.ts';
import { castOff, tow } from './orders-tows.ts';
import { isBeforePlay } from './writing.ts';

/** Fleets, aircraft and boats that may be given an order. */
function piecesOf({ state: { fleets, airships, boats }, side }: Pick<Place, 'state' | 'side'>): readonly string[] {
  const pieces: string[] = [];
  for (const fleet of fleets) if (fleet.side === side && fleet.pieces.length > 0) pieces.push(fleet.id);
  for (const craft of airships) if (craft.side === side && !craft.lost) pieces.push(craft.id);
  for (const each of boats) if (each.side === side && each.left > 0) pieces.push(each.id);
  return pieces;
}

/** Boats share their zones out before play, and seaplanes rise where the move of their ship ends. */
const isLinked = ({ data, state }: Place, piece: string): boolean =>
  state.airships.some(({ id, ship }) => id === piece && ship !== null) ||
  (isBeforePlay(warIn(data, state), state) && state.boats.some(({ id }) => id === piece));

const forget: Order<string> = {
  under: firstPart,
  of: ({ draft }, id) => (Object.hasOwn(draft, id) ? [id] : NONE),
  why: why('nothing is written for it in this phase', 'GW-4.2'),
  label: (view, id, { data }) =>
    `${view.fleets.some((fleet) => fleet.id === id) ? fleetName(view, id) : craftName(data, view, id)}: as before`,
  does: (draft, id) => {
    const { [id]: _forgotten, ...others } = draft;
    return others;
  },
};

const done: Order<true> = {
  ends: true,
  label: () => 'Hand in the orders',
  caution: unwritten,
  consequence: toBeWritten,
  odds: 'fleets move when both sides have handed in',
  does: (draft) => draft,
};

const isEscort = (fleets: readonly Fleet[], id: FleetId): boolean => fleets.some((fleet) => fleet.id === id && fleet.charge !== null);

/** GW-5.2-ESCORT: nobody escorts an escort. */
function chainFault(at: Place): Reason | null {
  const { fleets } = planned(at);
  for (const { name, side, charge } of fleets)
    if (side === at.side && charge !== null && isEscort(fleets, charge))
      return { words: `${name} cannot escort a fleet that escorts another`, rule: 'GW-5.2-ESCORT' };
  return null;
}

function raidFault(at: Place): Reason | null {
  const raid = badlyMadeUp(at);
  return raid ? { words: `${raid.name} needs a leader for a raid, and two ships at the most`, rule: 'GW-5.2-RAID' } : null;
}

const VERBS = {
  move,
  steer,
  task,
  abort,
  stance,
  mission,
  shift,
  escort,
  part,
  detach,
  tow,
  castOff,
  scuttle,
  fly,
  bomb,
  station,
  forget,
  done,
};

type TargetOf<V> = V extends Order<infer T> ? T : never;
export type OrderVerbs = { readonly [V in keyof typeof VERBS]: TargetOf<(typeof VERBS)[V]> };

export const orders = plan<OrderVerbs, Orders>('orders', 'GW-4.2', {
  who: () => SIDES,
  draft: () => ({}),
  asks: () => 'Orders: where do your fleets go two turns from now, and what do they do there?',
  pieces: piecesOf,
  restsOn: (at, piece) => (isLinked(at, piece) ? [at.draft] : [at.draft[piece], makeUp(at)]),
  verbs: VERBS,
  fault: onceMadeUp((at) => chainFault(at) ?? raidFault(at)),
  commit: handOut,
});
