/** GF-2.2e: the squadron segment, in which whoever is left of each squadron in command obeys one order. */
import type { Atom, Paths, Reason, Target } from '../../../kernel/index.ts';
import { firstPart, leftOver } from '../../../kernel/index.ts';
import { battleOf, type Data, shipIn } from '../data/data.ts';
import type { At, Play } from '../kind.ts';
import { plan, when } from '../kind.ts';
import type { ShipId, ShipState, Side, SquadronId, State } from '../state.ts';
import { SIDES } from '../state.ts';
import { isNearEdge, isOnBoard, settleBoard } from './board.ts';
import { squadronIn } from './command.ts';
import { isPiece } from './divisions.ts';
import { type Drafted, handIn, ordersFor, without } from './drafting.ts';
import { lineOf } from './line-ahead.ts';
import { whyNoOrder } from './order-reasons.ts';
import { asOrder, costOf, lastInWords, type Manoeuvre, type Order, partsAfter, writeOrder } from './orders.ts';
import { isAfloat } from './ships.ts';
import { trail } from './smoke.ts';
import { FORMATIONS, type Formation, helmFor, squadronPassages } from './squadron-passages.ts';
import { steam, trackOf } from './steaming.ts';

/** GF-5.3a: one formation and one order. */
type SquadronOrder = readonly [Formation, ...Manoeuvre[]];
export type SquadronOrders = Drafted<SquadronOrder>;
type Place = At<SquadronOrders>;

/** GF-5.0: the ships of a squadron that have not moved by themselves, in a state or in a view. */
export const inCompany = <S extends Readonly<Pick<ShipState, 'squadron' | 'fate' | 'apart'>>>(
  { ships }: { readonly ships: readonly S[] },
  squadron: SquadronId,
): S[] => ships.filter((ship) => ship.squadron === squadron && isAfloat(ship) && !ship.apart);

/** The squadrons of a side that are asked for an order. */
const signalled = ({ ships, squadrons }: State, side: Side): SquadronId[] => {
  const moving = new Set(ships.flatMap((ship) => (ship.side === side && isAfloat(ship) && !ship.apart ? [ship.squadron] : [])));
  return squadrons.flatMap(({ id }) => (moving.has(id) ? [id] : []));
};

const sidesSignalled = (state: State): Side[] => SIDES.filter((side) => signalled(state, side).length > 0);

const isFormation = (atom: Atom | undefined): atom is Formation => atom === 'simultaneous' || atom === 'line-ahead';

/** GF-5.3.2a: a line is followed by ships that are in one. */
const formationsOf = (ships: Parameters<typeof lineOf>[0]): readonly Formation[] => (lineOf(ships) ? FORMATIONS : ['simultaneous']);

function ordersOf({ data, state }: Place, squadron: SquadronId): Paths {
  const ships = inCompany(state, squadron);
  return {
    next: ([first, formation, ...parts]) => {
      if (first === undefined) return [squadron];
      return isFormation(formation) ? goesOn(data, state, ships, formation, asOrder(parts)) : formationsOf(ships);
    },
    isWhole: (path) => path.length > 1,
  };
}

function goesOn(data: Data, state: State, ships: readonly ShipState[], formation: Formation, order: Order): Manoeuvre[] {
  const battle = battleOf(data, state);
  const helm = helmFor(battle, ships, formation, state);
  const isNear = ships.some(({ hex }) => isNearEdge(state.board, hex, helm.points));
  return partsAfter(order, helm, false, () => isNear && endBeyond(data, state, ships, formation, order).length > 0);
}

/** GF-5.4.2: who would end beyond the edge of the board. */
function endBeyond(data: Data, state: State, ships: readonly ShipState[], formation: Formation, order: Order): ShipId[] {
  const passages = squadronPassages(battleOf(data, state), ships, formation, order, state);
  return passages.flatMap(([{ id }, { end }]) => (isOnBoard(state.board, end.hex) ? [] : [id]));
}

function whyNot({ data, state, side }: Place, target: Target | undefined): Reason {
  const [id, formation, ...parts] = typeof target === 'object' ? target : [target ?? ''];
  if (!signalled(state, side).includes(String(id))) return { words: 'no such squadron of yours is in command', rule: 'GF-4.3' };
  const ships = inCompany(state, String(id));
  if (!isFormation(formation)) return { words: 'all do the same at once, or follow in line ahead', rule: 'GF-5.3a' };
  if (!formationsOf(ships).includes(formation)) return { words: 'the ships are not in line ahead', rule: 'GF-5.3.2a' };
  return whyNoOrder(parts, helmFor(battleOf(data, state), ships, formation, state), false);
}

function whereToWarning({ data, state }: Place, squadron: SquadronId, formation: Formation, order: Order): string | undefined {
  const gone = endBeyond(data, state, inCompany(state, squadron), formation, order).length;
  if (gone === 0) return undefined;
  const whose = gone === 1 ? 'One ship ends' : `${gone} ships end`;
  return order.at(-1) === 'off'
    ? `${whose} off the board, out of the battle for good.`
    : `${whose} beyond the edge: whoever the board cannot keep by floating is out of the battle for good.`;
}

const FORMED = { simultaneous: 'together', 'line-ahead': 'in line ahead' } as const;

const inWords = ([formation = 'simultaneous', ...order]: readonly [Formation, ...Manoeuvre[]] | readonly [] = []): string =>
  `${writeOrder(order)} ${FORMED[formation]}`;

export const squadronOrders = plan<
  { order: readonly [SquadronId, Formation, ...Manoeuvre[]]; forget: SquadronId; done: true },
  SquadronOrders
>('squadron-orders', 'GF-5.3a', {
  who: ({ state }) => sidesSignalled(state),
  draft: () => ({}),
  asks: () => 'How do the squadrons move?',
  pieces: ({ state, side }) => signalled(state, side),
  verbs: {
    order: {
      under: firstPart,
      of: ordersOf,
      why: whyNot,
      label: (view, [squadron, formation, ...order]) =>
        squadron === undefined ? 'Order a squadron' : `${squadronIn(view, squadron).name}: ${inWords([formation, ...order])}`,
      step: (_, [, formation, ...order]) => lastInWords(order) ?? (isFormation(formation) ? FORMED[formation] : undefined),
      caution: (at, [squadron, formation, ...order]) =>
        squadron === undefined ? undefined : whereToWarning(at, squadron, formation, order),
      does: (draft, [squadron, ...order]) => ({ ...draft, [squadron]: order }),
    },
    forget: {
      takesBack: 'order',
      under: firstPart,
      of: ({ draft }, squadron) => (Object.hasOwn(draft, squadron) ? [squadron] : []),
      why: () => ({ words: 'the squadron has no order', rule: 'GF-5.2' }),
      label: (view, squadron, { draft }) => `${squadronIn(view, squadron).name}: ${inWords(draft[squadron])}: take back`,
      does: without,
    },
    done: {
      ...handIn,
      label: () => 'Seal the courses',
      caution: idle,
      consequence: (at) => leftOver(unordered(at), 'squadron lies still', 'squadrons lie still'),
      odds: 'collisions are rolled for when all have moved',
    },
  },
  commit: (g, drafts) => {
    const leaving = ordersFor(g.state.squadrons, drafts).flatMap(([{ id }, order]) => obey(g, id, order));
    settleBoard(g, new Set(leaving));
  },
});

/** A squadron without an order lies still. */
const unordered = ({ state, side, draft }: Place): SquadronId[] => signalled(state, side).filter((id) => !Object.hasOwn(draft, id));

function idle(at: Place): string | undefined {
  const { state } = at;
  const still = unordered(at);
  return still.length > 0 ? `Without an order, they lie still: ${still.map((id) => squadronIn(state, id).name).join(', ')}.` : undefined;
}

/** GF-5.4: all at once. Gives the ships that are to leave the board. */
function obey(g: Play, squadron: SquadronId, [formation, ...order]: SquadronOrder): readonly ShipId[] {
  const { data, state } = g;
  const battle = battleOf(data, state);
  const ships = inCompany(state, squadron);
  const speed = costOf(order, helmFor(battle, ships, formation, state).jammed);
  const passages = squadronPassages(battle, ships, formation, order, state);
  for (const [{ id }, passage] of passages) {
    steam(shipIn(battle, state, id), passage, state.readings['squadron-speed'] === 'order' ? speed : passage.spent);
    state.smoke = trail(state, id, passage);
  }
  const { side, name } = squadronIn(state, squadron);
  if (order.length > 0)
    g.tell?.({
      type: 'steamed',
      side,
      squadron,
      force: name,
      line: formation === 'line-ahead',
      order: writeOrder(order),
      tracks: passages.filter(([ship]) => isPiece(state, ship)).map(([{ id }, passage]) => trackOf(id, passage)),
    });
  return order.at(-1) === 'off' ? ships.map(({ id }) => id) : [];
}

export const squadronSegment = when(({ state }) => sidesSignalled(state).length > 0, squadronOrders);
