/** GW-4.2: the Orders Phase. Both sides write at once, each on its own sheet; nobody sees the other's. */
import type { Reason } from '../../../kernel/index.ts';
import { firstPart } from '../../../kernel/index.ts';
import { plan } from '../kind.ts';
import { SIDES } from '../state.ts';
import { craftName, fleetName } from '../words/fleets.ts';
import { handOut } from './obeying.ts';
import { detach, escort, part, scuttle } from './orders-company.ts';
import { bomb, fly, station } from './orders-craft.ts';
import { abort, badlyMadeUp, mission, shift, stance } from './orders-missions.ts';
import { move, steer, task, toBeWritten, unwritten } from './orders-moves.ts';
import type { Order, Orders, Place } from './orders-sheet.ts';
import { planned, why } from './orders-sheet.ts';
import { castOff, tow } from './orders-tows.ts';

/** Fleets, aircraft and boats that may be given an order. */
const piecesOf = ({ state: { fleets, airships, boats }, side }: Pick<Place, 'state' | 'side'>): string[] => [
  ...fleets.filter((fleet) => fleet.side === side && fleet.pieces.length > 0).map(({ id }) => id),
  ...airships.filter((craft) => craft.side === side && !craft.lost).map(({ id }) => id),
  ...boats.filter((each) => each.side === side && each.left > 0).map(({ id }) => id),
];

const forget: Order<string> = {
  under: firstPart,
  of: ({ draft }, id) => (Object.hasOwn(draft, id) ? [id] : []),
  why: why('nothing is written for it in this phase', 'GW-4.2'),
  label: (view, id, { data }) =>
    `${view.fleets.some((fleet) => fleet.id === id) ? fleetName(view, id) : craftName(data, view, id)}: as before`,
  does: (draft, id) => Object.fromEntries(Object.entries(draft).filter(([piece]) => piece !== id)),
};

const done: Order<true> = {
  ends: true,
  label: () => 'Hand in the orders',
  caution: unwritten,
  consequence: toBeWritten,
  odds: 'fleets move when both sides have handed in',
  does: (draft) => draft,
};

/** GW-5.2-ESCORT: nobody escorts an escort. */
function chainFault(at: Place): Reason | null {
  const own = planned(at).fleets.filter(({ side }) => side === at.side);
  const chained = own.find(({ charge }) => own.some((fleet) => fleet.id === charge && fleet.charge !== null));
  return chained ? { words: `${chained.name} cannot escort a fleet that escorts another`, rule: 'GW-5.2-ESCORT' } : null;
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
  verbs: VERBS,
  fault: (at) => chainFault(at) ?? raidFault(at),
  commit: handOut,
});
