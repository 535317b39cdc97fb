/** GW-4.2: the Orders Phase. Both sides write at once, each on its own sheet; nobody sees the other's. */
import type { Atom, Odds, Paths, Reason, Target } from '../../../kernel/index.ts';
import { firstPart, once } from '../../../kernel/index.ts';
import { isCrippled } from '../../../tactical/vessel.ts';
import type { War } from '../data/data.ts';
import { pieceIn, sheetOf, warIn } from '../data/data.ts';
import type { PortId } from '../data/theatre.ts';
import type { At, Play } from '../kind.ts';
import { plan } from '../kind.ts';
import type { Fleet, FleetId, Move, PieceId, Side, State, Task, ZoneId } from '../state.ts';
import { SIDES } from '../state.ts';
import { fleetName, moveInWords, pieceName } from '../words/fleets.ts';
import { bombardmentOdds } from './bombardment.ts';
import { fleetOf, shipOf } from './fleets.ts';
import { isBarred, isHeld } from './limits.ts';
import { huntingOdds } from './merchantmen.ts';
import { sweepingOdds } from './minework.ts';
import { courseTo, endOf, friendlyPorts, onwards, roomAfter } from './plots.ts';
import { tasksIn } from './tasks.ts';
import type { Written } from './writing.ts';
import * as writing from './writing.ts';
import { plotHome, wasMet } from './writing.ts';

export type Orders = { readonly [fleet: FleetId]: Written };
type Place = At<Orders>;

const NOTHING: Written = {};
const written = ({ draft }: Pick<Place, 'draft'>, fleet: FleetId): Written => draft[fleet] ?? NOTHING;

const changed = (draft: Orders, fleet: FleetId, change: Written): Orders => ({ ...draft, [fleet]: { ...draft[fleet], ...change } });

const war = once(({ data, state }: Omit<Place, 'draft'>): War => warIn(data, state));

const ownFleet = ({ state, side }: Pick<Place, 'state' | 'side'>, id: Atom | undefined): Fleet | undefined =>
  state.fleets.find((fleet) => fleet.id === id && fleet.side === side);

/** The questions of writing.ts, asked of what is being written. */
const isPlotting = (at: Place, fleet: Fleet): boolean => writing.isPlotting(war(at), at.state, fleet, written(at, fleet.id));
const canWrite = (at: Place, fleet: Fleet): boolean => writing.canWrite(war(at), at.state, fleet, written(at, fleet.id));
const base = (at: Place, fleet: Fleet): readonly Move[] => writing.base(war(at), at.state, fleet, written(at, fleet.id));
const horizon = (at: Place, fleet: Fleet): number => writing.horizon(war(at), at.state, fleet);

/** Zone after zone, as many as the fleet may enter in that turn; none at all is to stay. */
function waysOf(at: Place, id: FleetId): Paths | readonly never[] {
  const fleet = ownFleet(at, id);
  if (!fleet || !canWrite(at, fleet)) return [];
  const before = base(at, fleet);
  const from = endOf(fleet.zone, before);
  const room = isHeld(war(at), at.state, fleet) ? 0 : roomAfter(war(at), at.state, fleet, before);
  return {
    next: (path) => {
      if (path.length === 0) return [id];
      if (path.length > room) return [];
      return onwards(war(at), String(path.length === 1 ? from : path.at(-1))).filter((zone) => !isBarred(war(at), at.state, fleet, zone));
    },
    isWhole: (path) => path.length > 0,
  };
}

/** Any water of the theatre, by the shortest way, as far as the plot may go. */
function goalsOf(at: Place, id: FleetId): Paths | readonly never[] {
  const fleet = ownFleet(at, id);
  if (!fleet || !canWrite(at, fleet) || isHeld(war(at), at.state, fleet)) return [];
  return {
    next: (path) => (path.length === 0 ? [id] : path.length === 1 ? war(at).waters : []),
    isWhole: (path) => path.length === 2,
  };
}

const withMove = (at: Place, draft: Orders, fleet: Fleet, way: readonly ZoneId[]): Orders =>
  changed(draft, fleet.id, { plot: [...base(at, fleet), { way, task: null }] });

function withCourse(at: Place, draft: Orders, fleet: Fleet, to: ZoneId): Orders {
  const before = base(at, fleet);
  const course = courseTo(war(at), at.state, fleet, before, to, horizon(at, fleet) - before.length);
  const clear = course.findIndex(({ way }) => way.some((zone) => isBarred(war(at), at.state, fleet, zone)));
  return changed(draft, fleet.id, { plot: [...before, ...(clear === -1 ? course : course.slice(0, clear))] });
}

/** The turn of the last move of a plot. */
const lastTurn = ({ state }: Place, plot: readonly Move[]): number => state.turn + plot.length - 1;

/** What a fleet may do at the end of the last move that is written. */
function endsOf(at: Place, id: FleetId): (readonly [FleetId, Task['do'] | 'none', PortId | ''])[] {
  const fleet = ownFleet(at, id);
  const plot = written(at, id).plot;
  if (!fleet || !plot || plot.length === 0 || !isPlotting(at, fleet)) return [];
  const tasks = tasksIn(war(at), at.state, fleet, endOf(fleet.zone, plot), lastTurn(at, plot));
  const last = plot.at(-1)?.task;
  return [...(last ? [[id, 'none', ''] as const] : []), ...tasks.map((task) => [id, task.do, 'port' in task ? task.port : ''] as const)];
}

function withTask(at: Place, draft: Orders, [id, what, port]: readonly [FleetId, string, string]): Orders {
  const plot = written(at, id).plot ?? [];
  const fleet = fleetOf(at.state, id);
  const last = plot.at(-1);
  if (!last) return draft;
  const task =
    tasksIn(war(at), at.state, fleet, endOf(fleet.zone, plot), lastTurn(at, plot)).find(
      (each) => each.do === what && ('port' in each ? each.port : '') === port,
    ) ?? null;
  return changed(draft, id, { plot: [...plot.slice(0, -1), { ...last, task }] });
}

/** What is thrown for it where the plot ends. */
function oddsOfTask(at: Place, [id, what, port]: readonly [FleetId, string, string]): Odds | undefined {
  const fleet = fleetOf(at.state, id);
  const plot = written(at, id).plot ?? [];
  if (what === 'bombard') return bombardmentOdds(war(at), at.state, fleet, port);
  if (what === 'sweep') return sweepingOdds(war(at), at.state, fleet);
  return what === 'hunt' ? huntingOdds(war(at), at.state, at.side, endOf(fleet.zone, plot), lastTurn(at, plot)) : undefined;
}

/** GW-5.2-ABORT: any fleet at sea with a mission of its own. */
const mayAbort = (fleet: Fleet): boolean =>
  fleet.charge === null && fleet.mission !== 'abort' && fleet.port === null && fleet.pieces.length > 0;

function havensOf(at: Place, id: FleetId): (readonly [FleetId, PortId])[] {
  const fleet = ownFleet(at, id);
  return fleet && mayAbort(fleet) ? friendlyPorts(war(at), at.side).map((port) => [id, port.id] as const) : [];
}

/** Whom it escorts, or will by what is written now. */
const chargeOf = (at: Place, { id, charge }: Fleet): FleetId | null => {
  const order = written(at, id);
  return order.charge === undefined ? charge : order.charge;
};

/** GW-5.2-ESCORT: whom a fleet may escort: one that lies where it does, in the same port or after contact. */
function chargesFor(at: Place, id: FleetId): (readonly [FleetId, FleetId])[] {
  const fleet = ownFleet(at, id);
  if (!fleet || chargeOf(at, fleet) !== null || fleet.mission === 'abort') return [];
  if (at.state.fleets.some((other) => chargeOf(at, other) === id)) return [];
  const isTogether = (other: Fleet): boolean =>
    other.id !== id &&
    other.side === fleet.side &&
    chargeOf(at, other) === null &&
    other.pieces.length > 0 &&
    other.zone === fleet.zone &&
    (fleet.port !== null ? other.port === fleet.port : other.port === null && wasMet(at.state, fleet));
  return at.state.fleets.filter(isTogether).map((other) => [id, other.id] as const);
}

/** An escort may leave its charge in port, or after contact. */
const mayPart = (at: Place, fleet: Fleet): boolean => chargeOf(at, fleet) !== null && (fleet.port !== null || wasMet(at.state, fleet));

/** GW-TAC-CRIPPLED: crippled pieces after a fight, and others of the same fleet to see them home. */
function cripplesOf(at: Place, id: FleetId): (readonly [FleetId, PieceId, PortId])[] {
  const fleet = ownFleet(at, id);
  if (!fleet || fleet.port !== null || fleet.foughtIn !== at.state.turn - 1 || fleet.foughtIn === 0) return [];
  const gone = written(at, id).detached;
  const left = fleet.pieces.filter((piece) => !gone?.pieces.includes(piece));
  if (left.length < 2) return [];
  const crippled = (piece: PieceId): boolean =>
    pieceIn(war(at), piece).ships.some((ship) => {
      const condition = shipOf(at.state, ship);
      return condition.fate === 'afloat' && isCrippled(sheetOf(war(at), ship), condition);
    });
  const ports = gone ? [gone.port] : friendlyPorts(war(at), at.side).map((port) => port.id);
  return left.filter((piece) => gone !== undefined || crippled(piece)).flatMap((piece) => ports.map((port) => [id, piece, port] as const));
}

const why =
  (words: string, rule: string): ((at: Place, target: Target | undefined) => Reason) =>
  () => ({ words, rule });

/** Fleets that may be given an order. */
const fleetsOf = ({ state, side }: Pick<Place, 'state' | 'side'>): FleetId[] =>
  state.fleets.filter((fleet) => fleet.side === side && fleet.pieces.length > 0).map(({ id }) => id);

/** Fleets whose next move is not written yet: they will stay where their plot ends. */
function unwritten(at: Place): string | undefined {
  const idle = at.state.fleets.filter(
    (fleet) =>
      fleet.side === at.side &&
      fleet.pieces.length > 0 &&
      canWrite(at, fleet) &&
      (written(at, fleet.id).plot ?? fleet.plot).length < horizon(at, fleet),
  );
  return idle.length > 0 ? `Without a new move they stay where their plot ends: ${idle.map(({ name }) => name).join(', ')}.` : undefined;
}

export interface OrderVerbs {
  readonly move: readonly [FleetId, ...ZoneId[]];
  readonly steer: readonly [FleetId, ZoneId];
  readonly task: readonly [FleetId, Task['do'] | 'none', PortId | ''];
  readonly abort: readonly [FleetId, PortId];
  readonly stance: readonly [FleetId, 1 | -1];
  readonly escort: readonly [FleetId, FleetId];
  readonly part: FleetId;
  readonly detach: readonly [FleetId, PieceId, PortId];
  readonly forget: FleetId;
  readonly done: true;
}

export const orders = plan<{ [V in keyof OrderVerbs]: OrderVerbs[V] }, Orders>('orders', 'GW-4.2', {
  who: () => SIDES,
  draft: () => ({}),
  asks: () => 'Orders: where do your fleets go two turns from now, and what do they do there?',
  pieces: fleetsOf,
  verbs: {
    move: {
      under: firstPart,
      of: waysOf,
      why: why('a fleet with a plot to write goes from zone to zone, as many as its speed allows', 'GW-4.3'),
      label: (view, [fleet, ...way]) => `${fleetName(view, fleet)}: ${moveInWords({ way, task: null })}`,
      does: (draft, [id, ...way], at) => withMove(at, draft, fleetOf(at.state, id), way),
    },
    steer: {
      under: firstPart,
      of: goalsOf,
      why: why('a fleet with a plot to write steers for any water of the theatre', 'GW-4.2'),
      label: (view, [fleet, zone]) => `${fleetName(view, fleet)}: steer for ${zone ?? '…'}`,
      does: (draft, [id, zone], at) => withCourse(at, draft, fleetOf(at.state, id), zone),
    },
    task: {
      under: firstPart,
      of: endsOf,
      why: why('only what its mission allows, where the last move that you have written ends', 'GW-5.2-RAID'),
      label: (view, [fleet, what, port], { data }) => `${fleetName(view, fleet)}: ${taskInWords(warIn(data, view), what, port)}`,
      odds: (at, target) => oddsOfTask(at, target),
      does: (draft, target, at) => withTask(at, draft, target),
    },
    abort: {
      under: firstPart,
      of: havensOf,
      why: why('a fleet at sea with a mission of its own may give it up for a friendly port', 'GW-5.2-ABORT'),
      label: (view, [fleet, port], { data }) => `${fleetName(view, fleet)}: give up and make for ${portName(warIn(data, view), port)}`,
      does: (draft, [id, port]) => changed(draft, id, { abort: port }),
    },
    stance: {
      under: firstPart,
      of: (at, id) => {
        const fleet = ownFleet(at, id);
        return fleet?.mission === 'raid' ? [[id, (written(at, id).stance ?? fleet.stance) === 1 ? -1 : 1] as const] : [];
      },
      why: why('only a raider chooses whether to seek contact or to shun it', 'GW-5.46c'),
      label: (view, [fleet, by]) => `${fleetName(view, fleet)}: ${by === 1 ? 'seek contact (+1)' : 'shun contact (-1)'}`,
      odds: 'added to the contact rolls of this fleet, of which nobody is told before they are thrown',
      does: (draft, [id, stance]) => changed(draft, id, { stance }),
    },
    escort: {
      under: firstPart,
      of: chargesFor,
      why: why('an escort joins a fleet in the same port, or in the same zone after contact', 'GW-5.2-ESCORT'),
      label: (view, [fleet, charge]) => `${fleetName(view, fleet)}: escort ${fleetName(view, charge)}`,
      does: (draft, [id, charge]) => changed(draft, id, { charge }),
    },
    part: {
      under: firstPart,
      of: (at, id) => {
        const fleet = ownFleet(at, id);
        return fleet && mayPart(at, fleet) ? [id] : [];
      },
      why: why('an escort leaves its charge in port, or after contact', 'GW-5.2-ESCORT'),
      label: (view, fleet) => `${fleetName(view, fleet)}: leave its charge`,
      does: (draft, id) => changed(draft, id, { charge: null }),
    },
    detach: {
      under: firstPart,
      of: cripplesOf,
      why: why('a crippled ship may leave her fleet after a fight, and others may see her home', 'GW-TAC-CRIPPLED'),
      label: (view, [, piece, port], { data }) =>
        `${pieceName(data, view, piece)}: leave the fleet for ${portName(warIn(data, view), port)}`,
      does: (draft, [id, piece, port]) =>
        changed(draft, id, { detached: { port, pieces: [...(draft[id]?.detached?.pieces ?? []), piece] } }),
    },
    forget: {
      under: firstPart,
      of: ({ draft }, id) => (Object.hasOwn(draft, id) ? [id] : []),
      why: why('nothing is written for it in this phase', 'GW-4.2'),
      label: (view, fleet) => `${fleetName(view, fleet)}: as before`,
      does: (draft, id) => Object.fromEntries(Object.entries(draft).filter(([fleet]) => fleet !== id)),
    },
    done: {
      ends: true,
      label: () => 'Hand in the orders',
      caution: unwritten,
      odds: 'fleets move when both sides have handed in',
      does: (draft) => draft,
    },
  },
  fault: (at) => {
    const own = at.state.fleets.filter(({ side }) => side === at.side);
    const isEscort = (id: FleetId | null): boolean => own.some((fleet) => fleet.id === id && chargeOf(at, fleet) !== null);
    const chained = own.find((fleet) => isEscort(chargeOf(at, fleet)));
    return chained ? { words: `${chained.name} cannot escort a fleet that escorts another`, rule: 'GW-5.2-ESCORT' } : null;
  },
  commit: handOut,
});

const portName = ({ ports }: War, id: PortId): string => ports.get(id)?.name ?? id;

const TASK_WORDS: Readonly<Record<Task['do'] | 'none', (port: string) => string>> = {
  none: () => 'stay at sea there',
  port: (port) => `enter ${port}`,
  bombard: (port) => `bombard ${port}`,
  unload: (port) => `unload at ${port}`,
  lay: () => 'lay mines there',
  sweep: () => 'sweep mines there',
  hunt: () => 'look for merchantmen there',
};

export const taskInWords = (of: War, what: Task['do'] | 'none', port: PortId | ''): string => TASK_WORDS[what](portName(of, port));

/** GW-4.2: both sheets become orders. */
function handOut(g: Play, drafts: Readonly<Record<Side, Orders>>): void {
  for (const side of SIDES) for (const [id, order] of Object.entries(drafts[side] ?? {})) obey(g, fleetOf(g.state, id), order);
}

function obey(g: Play, fleet: Fleet, order: Written): void {
  const { state } = g;
  const of = warIn(g.data, state);
  if (order.stance !== undefined) fleet.stance = order.stance;
  if (order.charge !== undefined) follow(fleet, order.charge);
  if (order.plot !== undefined) fleet.plot = order.plot;
  if (order.abort !== undefined) giveUp(of, state, fleet, order.abort);
  if (order.detached !== undefined) detach(g, of, fleet, order.detached);
}

function follow(fleet: Fleet, charge: FleetId | null): void {
  fleet.charge = charge;
  fleet.mission = charge === null ? 'intercept' : 'escort';
  fleet.plot = [];
}

/** GW-5.2-ABORT */
export function giveUp(of: War, state: State, fleet: Fleet, port: PortId): void {
  fleet.plot = plotHome(of, state, fleet, port);
  fleet.mission = 'abort';
  fleet.rested = 0;
}

function detach(g: Play, of: War, fleet: Fleet, { pieces, port }: { readonly pieces: readonly PieceId[]; readonly port: PortId }): void {
  const { state } = g;
  const part: Fleet = {
    ...fleet,
    id: `${fleet.side}-detached-${++state.serial.fleet}`,
    name: `${fleet.name}, detached`,
    charge: null,
    mission: 'intercept',
    bound: null,
    pieces,
    plot: [],
    token: '',
    mines: 0,
  };
  fleet.pieces = fleet.pieces.filter((piece) => !pieces.includes(piece));
  state.fleets.push(part);
  giveUp(of, state, part, port);
}
