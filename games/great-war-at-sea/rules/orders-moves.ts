/** GW-4.2, GW-4.3: moves, and what is done at the end of one. */
import type { Atom, Odds, Paths } from '../../../kernel/index.ts';
import { firstPart, leftOver, once, onceOfPiece } from '../../../kernel/index.ts';
import type { War } from '../data/data.ts';
import { warIn } from '../data/data.ts';
import type { PortId } from '../data/theatre.ts';
import type { Fleet, FleetId, Move, Task, ZoneId } from '../state.ts';
import { fleetName, moveInWords, portName } from '../words/fleets.ts';
import { bombardmentOdds } from './bombardment.ts';
import { barredTo, isHeld } from './limits.ts';
import { huntingOdds } from './merchantmen.ts';
import { sweepingOdds } from './minework.ts';
import type { Orders } from './order-lines.ts';
import { mayPlot, piecesOf, war } from './orders-muster.ts';
import type { Order, Place } from './orders-sheet.ts';
import { changed, companyOn, NONE, ownFleet, why, written } from './orders-sheet.ts';
import { courseTo, endOf, onwards, roomAfter } from './plots.ts';
import { tasksIn } from './tasks.ts';
import * as writing from './writing.ts';

/** The questions of writing.ts, asked of what is being written. */
const isPlotting = (at: Place, fleet: Fleet): boolean => writing.isPlotting(war(at), at.state, fleet, written(at, fleet.id));
const canWrite = (at: Place, fleet: Fleet): boolean => writing.canWrite(war(at), at.state, fleet, written(at, fleet.id));
const writable = onceOfPiece((at: Place, id: FleetId): Fleet | undefined => {
  const fleet = ownFleet(at, id);
  return fleet && canWrite(at, fleet) ? fleet : undefined;
});
const base = (at: Place, fleet: Fleet): readonly Move[] => writing.base(war(at), at.state, fleet, written(at, fleet.id));
const horizon = (at: Place, fleet: Fleet): number => writing.horizon(war(at), at.state, fleet);

/** Zone after zone, as many as the fleet may enter in that turn; none at all is to stay. */
class Ways implements Paths {
  constructor(
    private readonly at: Place,
    private readonly fleet: Fleet,
  ) {}

  next(path: readonly Atom[]): readonly Atom[] {
    return path.length === 0 ? [this.fleet.id] : nextOn(this.at, this.fleet, path);
  }

  isWhole(path: readonly Atom[]): boolean {
    return path.length > 0;
  }
}

function waysOf(at: Place, id: FleetId): Paths | readonly never[] {
  const fleet = writable(at, id);
  return fleet ? new Ways(at, fleet) : NONE;
}

/** Where the move begins that is written next, and how far it may go. */
const startOf = onceOfPiece((at: Place, id: FleetId): { readonly from: ZoneId; readonly room: number } => {
  const fleet = ownFleet(at, id);
  if (!fleet) return { from: '', room: 0 };
  const before = base(at, fleet);
  const room = isHeld(war(at), at.state, fleet) ? 0 : roomAfter(war(at), companyOn(at, id), fleet, before);
  return { from: endOf(fleet.zone, before), room };
});

function nextOn(at: Place, fleet: Fleet, path: readonly Atom[]): readonly ZoneId[] {
  const { from, room } = startOf(at, fleet.id);
  if (path.length > room) return NONE;
  const onward = onwards(war(at), path.length === 1 ? from : String(path.at(-1)));
  const bars = barredTo(war(at), at.state, fleet);
  return bars.length === 0 ? onward : onward.filter((zone) => !bars.includes(zone));
}

/** Any water of the theatre, by the shortest way, as far as the plot may go. */
class Goals implements Paths {
  constructor(
    private readonly waters: readonly ZoneId[],
    private readonly id: FleetId,
  ) {}

  next(path: readonly Atom[]): readonly Atom[] {
    return path.length === 0 ? [this.id] : path.length === 1 ? this.waters : NONE;
  }

  isWhole(path: readonly Atom[]): boolean {
    return path.length === 2;
  }
}

function goalsOf(at: Place, id: FleetId): Paths | readonly never[] {
  const fleet = writable(at, id);
  return fleet && !isHeld(war(at), at.state, fleet) ? new Goals(war(at).waters, id) : NONE;
}

function withMove(at: Place, draft: Orders, id: FleetId, way: readonly ZoneId[]): Orders {
  const fleet = ownFleet(at, id);
  return fleet ? changed(draft, id, { plot: [...base(at, fleet), { way, task: null }] }) : draft;
}

/** The moves before the first that enters a zone which is barred. */
function clearOf(course: readonly Move[], bars: readonly ZoneId[]): readonly Move[] {
  const barred = bars.length === 0 ? -1 : course.findIndex(({ way }) => way.some((zone) => bars.includes(zone)));
  return barred === -1 ? course : course.slice(0, barred);
}

function withCourse(at: Place, draft: Orders, id: FleetId, to: ZoneId): Orders {
  const fleet = ownFleet(at, id);
  if (!fleet) return draft;
  const before = base(at, fleet);
  const course = courseTo(war(at), companyOn(at, id), fleet, before, to, horizon(at, fleet) - before.length);
  return changed(draft, id, { plot: [...before, ...clearOf(course, barredTo(war(at), at.state, fleet))] });
}

/** The turn of the last move of a plot. */
const lastTurn = ({ state }: Place, plot: readonly Move[]): number => state.turn + plot.length - 1;

const whither = (task: Task): PortId | '' => ('port' in task ? task.port : '');
const isSame = (task: Task, other: Task | null): boolean => other !== null && task.do === other.do && whither(task) === whither(other);

/** What a fleet may do at the end of the last move that is written, but for what it is told to do already. */
function endsOf(at: Place, id: FleetId): readonly (readonly [FleetId, Task['do'] | 'none', PortId | ''])[] {
  const fleet = ownFleet(at, id);
  const plot = written(at, id).plot;
  if (!fleet || !plot || plot.length === 0 || !isPlotting(at, fleet)) return NONE;
  const last = plot.at(-1)?.task ?? null;
  const tasks = tasksIn(war(at), at.state, fleet, endOf(fleet.zone, plot), lastTurn(at, plot)).filter((task) => !isSame(task, last));
  return [...(last ? [[id, 'none', ''] as const] : []), ...tasks.map((task) => [id, task.do, whither(task)] as const)];
}

function withTask(at: Place, draft: Orders, [id, what, port]: readonly [FleetId, string, string]): Orders {
  const plot = written(at, id).plot ?? [];
  const fleet = ownFleet(at, id);
  const last = plot.at(-1);
  if (!last || !fleet) return draft;
  const task =
    tasksIn(war(at), at.state, fleet, endOf(fleet.zone, plot), lastTurn(at, plot)).find(
      (each) => each.do === what && whither(each) === port,
    ) ?? null;
  return changed(draft, id, { plot: [...plot.slice(0, -1), { way: last.way, task }] });
}

/** What is thrown for it where the plot ends. */
function oddsOfTask(at: Place, [id, what, port]: readonly [FleetId, string, string]): Odds | undefined {
  const fleet = ownFleet(at, id);
  const plot = written(at, id).plot ?? [];
  if (!fleet) return undefined;
  if (what === 'bombard') return bombardmentOdds(war(at), at.state, fleet, port);
  if (what === 'sweep') return sweepingOdds(war(at), at.state, fleet);
  return what === 'hunt' ? huntingOdds(war(at), at.state, at.side, endOf(fleet.zone, plot), lastTurn(at, plot)) : undefined;
}

/** Whoever enters port as the last that is written has come to the end of the way. */
export const endsInPort = (plot: readonly Move[]): boolean => plot.at(-1)?.task?.do === 'port';

/** Fleets whose next move is not written yet: they will stay where their plot ends. */
const unwrittenFleets = once((at: Place): readonly Fleet[] =>
  piecesOf(at).flatMap((id) => {
    const fleet = ownFleet(at, id);
    const plot = written(at, id).plot ?? fleet?.plot ?? [];
    return fleet && canWrite(at, fleet) && plot.length < horizon(at, fleet) && !endsInPort(plot) ? fleet : [];
  }),
);

export const toBeWritten = (at: Place): string | undefined =>
  leftOver(
    unwrittenFleets(at).map(({ id }) => id),
    'fleet has no new move',
    'fleets have no new move',
  );

export function unwritten(at: Place): string | undefined {
  const idle = unwrittenFleets(at);
  return idle.length > 0 ? `Without a new move they stay where their plot ends: ${idle.map(({ name }) => name).join('; ')}.` : undefined;
}

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

export const move: Order<readonly [FleetId, ...ZoneId[]]> = {
  under: firstPart,
  may: mayPlot,
  of: waysOf,
  why: why('a fleet with a plot to write goes from zone to zone, as many as its speed allows', 'GW-4.3'),
  label: (view, [fleet, ...way]) =>
    fleet === undefined ? 'Lay a course' : `${fleetName(view, fleet)}: ${moveInWords({ way, task: null })}`,
  does: (draft, target, at) => withMove(at, draft, target[0], target.slice(1)),
};

export const steer: Order<readonly [FleetId, ZoneId]> = {
  under: firstPart,
  may: mayPlot,
  of: goalsOf,
  why: why('a fleet with a plot to write steers for any water of the theatre', 'GW-4.2'),
  label: (view, [fleet, zone]) => (fleet === undefined ? 'Steer for a zone' : `${fleetName(view, fleet)}: steer for ${zone ?? '…'}`),
  does: (draft, [id, zone], at) => withCourse(at, draft, id, zone),
};

export const task: Order<readonly [FleetId, Task['do'] | 'none', PortId | '']> = {
  under: firstPart,
  may: mayPlot,
  of: endsOf,
  why: why('only what its mission allows, where the last move that you have written ends', 'GW-5.2-RAID'),
  label: (view, [fleet, what, port], { data }) => `${fleetName(view, fleet)}: ${taskInWords(warIn(data, view), what, port)}`,
  odds: (at, target) => oddsOfTask(at, target),
  does: (draft, target, at) => withTask(at, draft, target),
};
