/** GW-4.2: the Orders Phase. Both sides write at once, each on its own sheet; nobody sees the other's. */
import type { Reason } from '../../../kernel/index.ts';
import { firstPart } from '../../../kernel/index.ts';
import { plan } from '../kind.ts';
import type { Fleet, FleetId } from '../state.ts';
import { SIDES } from '../state.ts';
import { craftName, fleetName } from '../words/fleets.ts';
import { handOut } from './obeying.ts';
import { isWrittenOf, type Orders } from './order-lines.ts';
import { detach, escort, part, scuttle } from './orders-company.ts';
import { bomb, fly, station } from './orders-craft.ts';
import { abort, badlyMadeUp, mission, shift, stance } from './orders-missions.ts';
import { move, steer, task, toBeWritten, unwritten } from './orders-moves.ts';
import { around, fleetNow, piecesOf } from './orders-muster.ts';
import type { Order, Place } from './orders-sheet.ts';
import { bearingOn, chargeIn, chargesIn, forgotten, NONE, why } from './orders-sheet.ts';
import { castOff, tow } from './orders-tows.ts';

const forget: Order<string> = {
  takesBack: 'move',
  under: firstPart,
  of: ({ draft }, id) => (isWrittenOf(draft, id) ? [id] : NONE),
  why: why('nothing is written for it in this phase', 'GW-4.2'),
  label: (view, id, { data }) =>
    `${view.fleets.some((fleet) => fleet.id === id) ? fleetName(view, id) : craftName(data, view, id)}: strike out what is written`,
  does: forgotten,
};

const done: Order<true> = {
  ends: true,
  label: () => 'Hand in the orders',
  caution: unwritten,
  consequence: toBeWritten,
  odds: 'fleets move when both sides have handed in',
  does: (draft) => draft,
};

const isEscort = (at: Place, id: FleetId): boolean => {
  const fleet = fleetNow(at, id);
  return fleet !== undefined && chargeIn(at.draft, fleet) !== null;
};

/** The last of a chain that is made by telling a fleet to escort another: it itself, or somebody who escorts it. */
const lastInChain = (at: Place, id: FleetId, charge: FleetId): Fleet | undefined =>
  isEscort(at, charge) ? fleetNow(at, id) : around(at, id).find((other) => chargeIn(at.draft, other) === id);

/** GW-5.2-ESCORT: nobody escorts an escort. Nobody did before, so it is enough to look at what is written. */
function chainFault(at: Place): Reason | null {
  for (const [id, charge] of chargesIn(at.draft)) {
    const last = charge === null ? undefined : lastInChain(at, id, charge);
    if (last) return { words: `${last.name} cannot escort a fleet that escorts another`, rule: 'GW-5.2-ESCORT' };
  }
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
  restsOn: bearingOn,
  verbFirst: true,
  verbs: VERBS,
  fault: (at) => chainFault(at) ?? raidFault(at),
  commit: handOut,
});
