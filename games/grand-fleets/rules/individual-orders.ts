/** GF-2.2d: the individual segment, in which ships move by themselves: those out of command, and whoever is told to. */
import type { Atom, Paths, Reason, Target } from '../../../kernel/index.ts';
import { firstPart, leftOver, once } from '../../../kernel/index.ts';
import { battleOf } from '../data/data.ts';
import type { Track } from '../events/movement.ts';
import type { At, Play } from '../kind.ts';
import { plan, when } from '../kind.ts';
import type { ShipId, ShipState, Side, State } from '../state.ts';
import { SIDES } from '../state.ts';
import { edgesBeyond, escapesBy, isNearEdge, isOnBoard, settleBoard } from './board.ts';
import { isInCommand } from './command.ts';
import { boatsOf, isPiece, pieceName, piecesOf } from './divisions.ts';
import { type Drafted, handIn, without } from './drafting.ts';
import { whyNoOrder } from './order-reasons.ts';
import { asOrder, lastInWords, type Manoeuvre, type Order, partsAfter, writeOrder } from './orders.ts';
import { helmOfRank, passageOfRank } from './passage.ts';
import { isAfloat } from './ships.ts';
import { trail } from './smoke.ts';
import { steam, trackOf } from './steaming.ts';

/** GF-5.2: one order for each ship. */
type IndividualOrders = Drafted<Order>;
type Place = At<IndividualOrders>;

/** GF-13.3: a division is one of them. */
const moversOf = (state: State, side: Side): readonly ShipState[] => piecesOf(state).filter((ship) => ship.side === side && isAfloat(ship));

const sidesAfloat = ({ ships }: State): Side[] => SIDES.filter((side) => ships.some((ship) => ship.side === side && isAfloat(ship)));

/** GF-5.0: they move in this segment whether or not they have an order. */
const outOfCommand = once(({ data, state, side }: Omit<Place, 'draft' | 'occasion'>): ShipId[] => {
  const battle = battleOf(data, state);
  return moversOf(state, side).flatMap(({ id }) => (isInCommand(battle, state, id) ? [] : [id]));
});

const ordersOf = ({ data, state }: Place, id: ShipId): Paths => {
  const battle = battleOf(data, state);
  const boats = boatsOf(battle, state, id);
  const helm = helmOfRank(battle, boats);
  const isNear = isNearEdge(state.board, boats[0].hex, helm.points);
  const leadsOff = (order: Order): boolean => isNear && !isOnBoard(state.board, passageOfRank(battle, boats, order).end.hex);
  return {
    next: (path: readonly Atom[]) => (path.length === 0 ? [id] : partsAfter(asOrder(path.slice(1)), helm, true, leadsOff)),
    isWhole: (path) => path.length > 0,
  };
};

function whyNot({ data, state, side }: Place, target: Target | undefined): Reason {
  const [id, ...parts] = typeof target === 'object' ? target : [target ?? ''];
  const battle = battleOf(data, state);
  const ship = state.ships.find((each) => each.id === id && each.side === side);
  if (!ship || !isAfloat(ship)) return { words: 'you have no such ship afloat', rule: 'GF-5.0' };
  if (!isPiece(state, ship)) return { words: 'she moves with her division', rule: 'GF-13.3' };
  return whyNoOrder(parts, helmOfRank(battle, boatsOf(battle, state, ship.id)), true);
}

/** GF-5.4.2: where she would end beyond the edge of the board, and what that means. */
function whereToWarning({ data, state }: Place, id: ShipId, order: Order): string | undefined {
  const battle = battleOf(data, state);
  const boats = boatsOf(battle, state, id);
  const beyond = edgesBeyond(state.board, passageOfRank(battle, boats, order).end.hex);
  if (beyond.length === 0) return undefined;
  const cost = escapesBy(battle, boats[0].side, beyond) ? 'escapes' : 'counts as destroyed';
  return order.at(-1) === 'off'
    ? `She leaves the battle for good, and ${cost}.`
    : `She ends beyond the edge: if the board cannot float so far, she is gone and ${cost}.`;
}

/** Ships that have to move now or not at all. */
function unordered(at: Place): ShipId[] {
  const battle = battleOf(at.data, at.state);
  return outOfCommand(at).filter((id) => !Object.hasOwn(at.draft, id) && helmOfRank(battle, boatsOf(battle, at.state, id)).points > 0);
}

function idle(at: Place): string | undefined {
  const battle = battleOf(at.data, at.state);
  const still = unordered(at);
  return still.length > 0
    ? `Out of command and without an order, they lie still: ${still.map((id) => pieceName(battle, at.state, id)).join(', ')}.`
    : undefined;
}

export const individualOrders = plan<{ order: readonly [ShipId, ...Manoeuvre[]]; forget: ShipId; done: true }, IndividualOrders>(
  'individual-orders',
  'GF-5.0',
  {
    who: ({ state }) => sidesAfloat(state),
    draft: () => ({}),
    asks: () => 'Which ships move by themselves, and how?',
    pieces: ({ state, side }) => moversOf(state, side).map(({ id }) => id),
    verbs: {
      order: {
        under: firstPart,
        of: ordersOf,
        why: whyNot,
        label: (view, [ship, ...order], { data }) =>
          ship === undefined ? 'Order a ship' : `${pieceName(battleOf(data, view), view, ship)}: ${writeOrder(order)}`,
        caution: (at, [ship, ...order]) => (ship === undefined ? undefined : whereToWarning(at, ship, order)),
        step: (_, [, ...order]) => lastInWords(order),
        does: (draft, [ship, ...order]) => ({ ...draft, [ship]: order }),
      },
      forget: {
        takesBack: 'order',
        under: firstPart,
        of: ({ draft }, ship) => (Object.hasOwn(draft, ship) ? [ship] : []),
        why: () => ({ words: 'she has no order of her own', rule: 'GF-5.2' }),
        label: (view, ship, { data, draft }) =>
          `${pieceName(battleOf(data, view), view, ship)}: ${writeOrder(draft[ship] ?? [])}: take back`,
        does: without,
      },
      done: {
        ...handIn,
        label: () => 'Go on to the squadrons',
        caution: idle,
        consequence: (at) => leftOver(unordered(at), 'ship lies still', 'ships lie still'),
        odds: 'collisions are rolled for when all have moved',
      },
    },
    commit: moveApart,
  },
);

/** GF-5.4: all at once; who lies still has moved as well. */
function moveApart(g: Play, drafts: Readonly<Record<Side, IndividualOrders>>): void {
  const { data, state } = g;
  const leaving = new Set<ShipId>();
  const movers = SIDES.map((side) => {
    const orders = drafts[side] ?? {};
    return [side, orders, new Set([...outOfCommand({ data, state, side, item: null }), ...Object.keys(orders)])] as const;
  });
  for (const [side, orders, ids] of movers) {
    const tracks: Track[] = [];
    for (const { id } of state.ships) {
      if (!ids.has(id)) continue;
      const order = orders[id] ?? [];
      const boats = boatsOf(battleOf(data, state), state, id);
      if (order.at(-1) === 'off') for (const boat of boats) leaving.add(boat.id);
      const track = moveByThemselves(g, boats, order);
      if (order.length > 0) tracks.push(track);
    }
    if (tracks.length > 0)
      g.tell?.({ type: 'steamed', side, squadron: null, force: battleOf(data, state).names[side], line: false, order: null, tracks });
  }
  settleBoard(g, leaving);
  for (const ship of state.ships) if (ship.alone > 0) ship.alone--; // GF-8.3.1a: before collisions, which may hit a bridge again
}

function moveByThemselves({ data, state }: Play, boats: readonly [ShipState, ...ShipState[]], order: Order): Track {
  const passage = passageOfRank(battleOf(data, state), boats, order);
  for (const ship of boats) {
    steam(ship, passage, passage.spent);
    state.smoke = trail(state, ship.id, passage);
    ship.apart = true;
  }
  return trackOf(boats[0].id, passage);
}

export const individualSegment = when(({ state }) => sidesAfloat(state).length > 0, individualOrders);
