/** How the captain writes his orders: fleet by fleet, the strongest first, each on the best voyage that he can think of. */
import { answering, granted } from '../../../kernel/index.ts';
import { enemyOf } from '../../../tactical/battle.ts';
import { gainInWords } from '../../../tactical/bot/index.ts';
import { sheetOf, warIn } from '../data/data.ts';
import { shipOf } from '../rules/fleets.ts';
import { barredTo, isHeld } from '../rules/limits.ts';
import { isWrittenOf, writtenOf } from '../rules/order-lines.ts';
import { orders } from '../rules/orders.ts';
import { endOf, friendlyIn, friendlyPorts, isPrePlotted, roomAfter } from '../rules/plots.ts';
import { horizon } from '../rules/writing.ts';
import type { Fleet, Move, PortId, Task } from '../state.ts';
import { flying } from './air.ts';
import { givingUp, sendingHome, sendingOut, takingInTow } from './cripples.ts';
import { dangersIn } from './dangers.ts';
import { type Desk, missionOf, plotOf, type Squadron, squadronsOf } from './desk.ts';
import { errandsFor, type Mission, worthOfHome } from './errands.ts';
import { SHELLS, targetsOf } from './goals.ts';
import { outlookOf } from './hopes.ts';
import { type Place, placeOf, seaOf } from './sea.ts';
import { settings } from './settings.ts';
import { suspectsOf } from './suspects.ts';
import { fuelAfter, withinFuel } from './thrift.ts';
import type { Errand, Outlook, Voyage } from './voyage.ts';
import type { Wish } from './wishes.ts';

/** The zones that it may enter in each turn to come, if it steams on all the time: what loiters may do no less. */
function roomsAfter({ war, view }: Desk, fleet: Fleet, plot: readonly Move[]): number[] {
  const rooms: number[] = [];
  const made = [...plot];
  for (let turn = view.turn + plot.length; turn <= war.operation.turns.last; turn++) {
    const room = roomAfter(war, view, fleet, made);
    rooms.push(room);
    made.push({ way: Array.from({ length: room }, () => fleet.zone), task: null });
  }
  return rooms;
}

const liesStill = (plot: readonly Move[]): boolean => plot.every(({ way }) => way.length === 0);

/** GW-10.3: who has unloaded lies in port too. */
const liesInPort = ({ port }: Fleet, plot: readonly Move[]): boolean => {
  const last = plot.at(-1)?.task?.do;
  return last === 'port' || last === 'unload' || (port !== null && liesStill(plot));
};

/** The ports that the enemy has still to shell: who lies there is met like all others (GW-5.4c). */
const threatened = ({ war, view, side }: Desk): readonly PortId[] => targetsOf(war, enemyOf(side)).filter((port) => !view.shelled[port]);

/** Capital ships make for a dockyard, if there is one; nobody for a port that is to be shelled. */
function havensOf(desk: Desk, { ships }: Squadron, worth: number): Map<Place, number> {
  const { war, sea, side } = desk;
  const shunned = threatened(desk);
  const ports = friendlyPorts(war, side).filter(({ id, zone }) => sea.places.has(zone) && !shunned.includes(id));
  const yards = ports.filter(({ size }) => size === 'major');
  const isGreat = yards.length > 0 && ships.some((id) => sheetOf(war, id).class === 'capital');
  return new Map((isGreat ? yards : ports).map(({ zone }) => [placeOf(sea, zone), worth] as const));
}

/** What is left of his fears to who was sent to do something, until it is done: shells on a port wake the whole coast. */
function fearsOf({ plot }: Mission, errands: readonly Errand[]): number {
  if (errands.length === 0) return 1;
  return plot.some(({ task }) => task?.do === 'bombard') ? settings.awake : settings.duty;
}

/** What it is worth to touch each place in a turn, dangers and bars and all; who has a plot to keep to looks for nobody. */
function hopesIn(
  { war, sea, view }: Desk,
  { fleet, chancesIn }: Squadron,
  from: Place,
  fears: number,
  turn: number,
  dangers: Float64Array,
): Float64Array {
  const hopes = chancesIn(turn).hopes.map((hope, place) => hope - (dangers[place] ?? 0));
  if (isPrePlotted(fleet)) for (let place = 0; place < hopes.length; place++) hopes[place] = Math.min(0, hopes[place] ?? 0) * fears;
  for (const zone of barredTo(war, { turn, fleets: view.fleets }, fleet)) {
    const place = sea.places.get(zone);
    if (place !== undefined && place !== from) hopes[place] = Number.NEGATIVE_INFINITY;
  }
  return hopes;
}

/** What it may cost to lie in such a port, and not to leave it in time. */
function exposureOf(desk: Desk, { fleet, chancesIn }: Squadron, turns: number): number {
  if (fleet.port === null || !threatened(desk).includes(fleet.port)) return 0;
  const place = placeOf(desk.sea, fleet.zone);
  const hopes = Array.from({ length: turns }, (_, ahead) => chancesIn(desk.view.turn + ahead).hopes[place] ?? 0);
  return -Math.min(0, ...hopes);
}

/** The war goes on after the last turn: whoever is at sea then has still to come home. */
function astrayFrom({ sea }: Desk, havens: Iterable<Place>): (place: Place) => number {
  const ports = [...havens];
  return (place) => settings.astray * Math.min(...ports.map((port) => sea.steps[port]?.[place] ?? 0));
}

/** The turns that are thought out: for who has only to arrive, as many as that may take him. */
function turnsFor({ sea }: Desk, from: Place, errands: readonly Errand[]): number {
  if (errands.length === 0) return settings.foresight;
  if (!errands.every(({ ends }) => ends)) return settings.passage;
  const steps = errands.flatMap(({ places }) => [...places.keys()].map((place) => sea.steps[from]?.[place] ?? 0));
  return Math.min(settings.passage, Math.max(...steps) + settings.foresight / 2);
}

function voyageOf(desk: Desk, squadron: Squadron, plot: readonly Move[]): Voyage {
  const { war, sea, view, dread } = desk;
  const { fleet, force, ships } = squadron;
  const mission = missionOf(desk, squadron, plot);
  const errands = errandsFor(mission);
  const all = roomsAfter(desk, fleet, plot);
  const from = placeOf(sea, endOf(fleet.zone, plot));
  const rooms = all.slice(0, turnsFor(desk, from, errands));
  const first = view.turn + plot.length;
  const fears = fearsOf(mission, errands);
  const risk = { war, sea, view, side: fleet.side, ships, dread, raids: SHELLS.has(fleet.mission) };
  const dangers = rooms.map((_, ahead) => dangersIn(risk, first + ahead));
  const havens = havensOf(desk, squadron, worthOfHome(mission));
  const outlook: Outlook = {
    from,
    inPort: liesInPort(fleet, plot),
    exposure: plot.length === 0 ? exposureOf(desk, squadron, rooms.length) : 0,
    first,
    rooms,
    hopes: dangers.map((each, ahead) => hopesIn(desk, squadron, from, fears, first + ahead, each)),
    perils: isPrePlotted(fleet) ? dangers.map((each) => each.map((danger) => danger * fears)) : dangers,
    meetings: rooms.map((_, ahead) => squadron.chancesIn(first + ahead).meetings),
    errands,
    havens,
    astray: rooms.length === all.length && havens.size > 0 ? astrayFrom(desk, havens.keys()) : () => 0,
    patience: settings.patience,
    ease: settings.ease,
    wear: settings.wear * force.worth,
  };
  return withinFuel(
    sea,
    outlook,
    fuelAfter(
      view,
      fleet,
      ships.map((id) => shipOf(view, id)),
      plot,
    ),
  );
}

/** What is to be done, and why. */
interface Doing {
  readonly task: Task;
  readonly why: () => string;
}

/** What there is to do where the last move ends: an errand, or to enter port. */
function taskAtEnd(desk: Desk, squadron: Squadron, plot: readonly Move[]): Doing | null {
  const { sea, view } = desk;
  const { fleet } = squadron;
  const place = placeOf(sea, endOf(fleet.zone, plot));
  const turn = view.turn + plot.length - 1;
  const hasMoved = (plot.at(-1)?.way.length ?? 0) > 0;
  const errand = errandsFor(missionOf(desk, squadron, plot)).find(
    ({ places, canBeDone, still }: Errand) => places.get(place) && canBeDone(turn) && !(still && hasMoved),
  );
  const task = errand?.places.get(place);
  if (!errand || !task) return portAtEnd(desk, squadron, plot);
  return { task, why: () => `It is what the fleet is out for, worth ${gainInWords(errand.worth)}.` };
}

function portAtEnd(desk: Desk, squadron: Squadron, plot: readonly Move[]): Doing | null {
  const { fleet } = squadron;
  const [port] = friendlyIn(desk.war, desk.side, endOf(fleet.zone, plot));
  const [before, last] = [plot.slice(0, -1), plot.at(-1)];
  if (!port || !last || (last.way.length === 0 && liesInPort(fleet, before))) return null;
  const task: Task = { do: 'port', port: port.id };
  const inPort = [...before, { ...last, task }];
  return isBetterOff(desk, squadron, plot, inPort) ? { task, why: () => portInWords(desk, squadron, plot, inPort) } : null;
}

/** Who writes all of his moves before play enters port when there is nothing more to sail for; others, if there is nothing to be hoped for outside. */
function isBetterOff(desk: Desk, squadron: Squadron, atSea: readonly Move[], inPort: readonly Move[]): boolean {
  const harboured = voyageOf(desk, squadron, inPort);
  if (isPrePlotted(squadron.fleet)) return harboured.isIdle;
  if (atSea.at(-1)?.way.length === 0) return voyageOf(desk, squadron, atSea.slice(0, -1)).ways.length === 0;
  return harboured.worth > voyageOf(desk, squadron, atSea).worth;
}

/** What it is out for and whom it may meet, less mines, boats and those who are stronger; a turn is four hours. */
const voyageInWords = ({ worth, ways }: Voyage): string =>
  `${ways.length === 1 ? 'The next turn promises' : `The next ${ways.length} turns promise`} ${gainInWords(worth)}: what the fleet is out for and whom it may meet, less the dangers.`;

function portInWords(desk: Desk, squadron: Squadron, atSea: readonly Move[], inPort: readonly Move[]): string {
  if (isPrePlotted(squadron.fleet)) return 'There is nothing left to sail for.';
  const [harboured, out] = [inPort, atSea].map((plot) => gainInWords(voyageOf(desk, squadron, plot).worth));
  return `In port it can look forward to ${harboured}, at sea to ${out}.`;
}

/** It lies at sea off a port of its own. */
const mayEnterPort = ({ war, side }: Desk, fleet: Fleet, plot: readonly Move[]): boolean =>
  !liesInPort(fleet, plot) && friendlyIn(war, side, endOf(fleet.zone, plot)).length > 0;

/** A fleet in port keeps its choice open until it means to sail; all others write as far ahead as they may. */
function movesOf(desk: Desk, squadron: Squadron): Wish | undefined {
  const { war, view, sea, question } = desk;
  const { fleet } = squadron;
  const plot = plotOf(desk, fleet);
  if (question.takes('move', [fleet.id]) === null || isHeld(war, view, fleet)) return undefined;
  const isNew = writtenOf(question.draft, fleet.id).plot !== undefined;
  const doing = isNew && plot.at(-1)?.task === null ? taskAtEnd(desk, squadron, plot) : null;
  if (doing) {
    const { task, why } = doing;
    return { verb: 'task', target: [fleet.id, task.do, 'port' in task ? task.port : ''], why };
  }
  if (plot.length >= horizon(war, view, fleet) || plot.at(-1)?.task?.do === 'unload') return undefined;
  const voyage = voyageOf(desk, squadron, plot);
  const [way] = voyage.ways;
  if (way === undefined) return mayEnterPort(desk, fleet, plot) ? { verb: 'move', target: [fleet.id] } : undefined;
  const mayWait = !isPrePlotted(fleet) && fleet.port !== null && liesStill(plot);
  if (voyage.isIdle || (mayWait && way.length === 0)) return undefined;
  return { verb: 'move', target: [fleet.id, ...way.map((place) => sea.zones[place] ?? '')], why: () => voyageInWords(voyage) };
}

/** How much likelier or less likely he takes a thing to be today. */
const whimOf = (chance: (of: number) => number) => (): number => 1 + (chance(2 * settings.whim + 1) - settings.whim) / 100;

/** GW-5.46c: a raider seeks whom she can beat, and shuns all others. */
function stanceOf(desk: Desk, { fleet, force }: Squadron): Wish | undefined {
  if (fleet.mission !== 'raid') return undefined;
  const { war, sea, view, suspects, question } = desk;
  const way = plotOf(desk, fleet)[0]?.way ?? [];
  const { hopes } = outlookOf({ war, sea, view, fleet, force, suspects, friends: [] })(view.turn);
  const sum = (way.length > 0 ? way : [fleet.zone]).reduce((all, zone) => all + (hopes[placeOf(sea, zone)] ?? 0), 0);
  const stance = sum > 0 ? 1 : -1;
  return (writtenOf(question.draft, fleet.id).stance ?? fleet.stance) === stance
    ? undefined
    : { verb: 'stance', target: [fleet.id, stance], why: () => `Whoever may be met on its way promises ${gainInWords(sum)}.` };
}

/** What he thinks of for a fleet, one thing after another. */
const THOUGHTS: readonly ((desk: Desk, squadron: Squadron) => Wish | undefined)[] = [
  sendingHome,
  takingInTow,
  sendingOut,
  givingUp,
  movesOf,
  stanceOf,
];

/** Who was thought of before the last that has anything written is done with. */
function stillToWrite(desk: Desk): Squadron[] {
  const squadrons = squadronsOf(desk);
  const last = squadrons.findLastIndex(({ fleet }) => isWrittenOf(desk.question.draft, fleet.id));
  return squadrons.slice(Math.max(0, last));
}

export const writeOrders = answering(orders, (asked) => {
  const { data, question, side, chance } = asked;
  const view = asked.view();
  const war = warIn(data, view);
  const whim = whimOf(chance);
  const desk: Desk = { war, sea: seaOf(war), view, side, question, suspects: suspectsOf(war, view, side, whim), dread: whim() };
  for (const squadron of stillToWrite(desk)) {
    for (const thought of THOUGHTS) {
      const wish = thought(desk, squadron);
      const command = wish && granted(asked, wish);
      if (command) return command;
    }
  }
  const flight = flying(desk);
  return (flight && granted(asked, flight)) ?? question.order('done');
});
