/** How the Central Powers act without betraying anything: what the Allies see is done alike in both worlds, the rest at will. */
import type { Command, Player, Question } from '../../../../kernel/index.ts';
import { among } from '../../../../test/secrets.ts';
import { AREA_FACTS } from '../../data/areas.ts';
import type { CruiserWarfare } from '../../kind.ts';
import type { FleetView, View } from '../../view.ts';
import { alike, SEAS } from './dealt.ts';

/** What the Allies see of a marker is chosen alike in both worlds, by its name and the turn. */
interface Seen {
  readonly divides: boolean;
  readonly hides: boolean;
  /** Which of the ways open to it; null to stay. */
  readonly goes: number | null;
}

const MOST_WAYS = 12;

function seenOf(seed: string, { token }: FleetView, turn: number): Seen {
  // In a game from set-up, which is left in the first turn, it is Strassburg alone.
  const divides = turn > 1 && token === 'central-marker-1' && alike(2, seed, 'divides', turn) === 0;
  const goes = token === 'central-marker-2' || token === 'central-marker-3' ? alike(MOST_WAYS, seed, token, turn) : null;
  return { divides, hides: token === 'central-marker-2' && alike(2, seed, 'hides', turn) === 0, goes };
}

/** How the Central Powers answer: visible things alike in both worlds, the rest as they like. */
export const unseenRaiders = (seed: string): Player<CruiserWarfare>['decide'] =>
  among((offered, { question, view }) => quietAt(seed, question, offered, view()));

function quietAt(seed: string, question: Question<CruiserWarfare>, offered: readonly Command[], view: View): readonly Command[] {
  const only = (...verbs: readonly string[]): Command[] => offered.filter(({ verb }) => verbs.includes(verb));
  const filed = (): Filed[] =>
    offered.flatMap((command) => {
      const under = question.under(command.verb, command.target);
      const fleet = view.fleets.find(({ id }) => id === under);
      return fleet ? [{ command, fleet }] : [];
    });
  switch (question.name) {
    case 'central-set-up':
      return beforePlay(seed, offered, filed(), view);
    case 'central-merchant-cruiser':
      return oneOf([...only('replace'), ...only('place').filter(isUnseen)], isTrying(seed, view) ? only('try') : [], only('done'));
    case 'central-orders':
      return atOrders(seed, offered, filed(), view);
    case 'markers':
      return atMarkers(seed, offered, view);
    case 'search-and-raid':
      return [...only('done'), ...only('raid').filter(({ target }) => isPoor(fleetOf(view, target)))];
    default:
      return only('done', 'wait', 'let-go');
  }
}

/** CW-12.7a: she joins a fleet that is there. */
const isUnseen = ({ target }: Command): boolean => Array.isArray(target) && target[1] !== 'new';

/** The first list with anything in it. */
const oneOf = (...lists: readonly (readonly Command[])[]): readonly Command[] => lists.find(({ length }) => length > 0) ?? [];

/** Once, for the guns of a gunboat: everybody sees that it is tried, and nobody what comes of it. */
const isTrying = (seed: string, { turn }: View): boolean => turn === 4 && alike(2, seed, 'try') === 0;

const fleetOf = (view: View, id: unknown): FleetView => {
  const fleet = view.fleets.find((each) => each.id === id);
  if (!fleet) throw new Error(`no fleet ${String(id)}`);
  return fleet;
};

/** With a one on the die nobody takes a prize there. */
const isPoor = ({ area }: FleetView): boolean => AREA_FACTS[area].trade >= 4;

/** Orders with the fleet of the view that each is filed under. */
interface Filed {
  readonly command: Command;
  readonly fleet: FleetView;
}

const commandsIn = (filed: readonly Filed[]): Command[] => filed.map(({ command }) => command);

const PLACINGS: ReadonlySet<string> = new Set(['spee', 'etappe', 'stock']);

/** Before play: nobody sees what is done, only what lies there in the end. */
function beforePlay(seed: string, offered: readonly Command[], filed: readonly Filed[], view: View): readonly Command[] {
  const placings = offered.filter(({ verb }) => PLACINGS.has(verb));
  if (placings.length > 0) return placings;
  if (lacksMarker(seed, view)) return partings(offered, filed, view);
  return enough(commandsIn(filed.filter((each) => isQuietly(each, view, NOTHING))), offered);
}

/** In every other game with decoys the Allies will see one marker more off Tsingtao: ships that were parted, or none at all. */
const MARKERS_OFF_TSINGTAO = 3;
function lacksMarker(seed: string, { fleets, readings }: View): boolean {
  const there = fleets.filter(({ area, hidden }) => area === 'yellow-sea' && !hidden);
  return readings.decoys === 'on' && alike(2, seed, 'parts') === 0 && there.length < MARKERS_OFF_TSINGTAO;
}

const mayPart = ({ area, hidden, pieces }: FleetView): boolean => area === 'yellow-sea' && !hidden && pieces.length > 2;

/** With a marker kept for Marco Polo (CW-12.2b) there is none to spare until the two off Mexico are one fleet. */
const isOffMexico = ({ area }: FleetView): boolean => area === 'gulf-of-mexico';

function partings(offered: readonly Command[], filed: readonly Filed[], { fleets }: View): readonly Command[] {
  if (fleets.filter(isOffMexico).length > 1)
    return commandsIn(filed.filter(({ command, fleet }) => command.verb === 'combine' && isOffMexico(fleet)));
  const divisions = filed.filter(({ command, fleet }) => command.verb === 'divide' && mayPart(fleet));
  const decoys = offered.filter(({ verb, target }) => verb === 'decoy' && target === 'yellow-sea');
  return [...commandsIn(divisions), ...divisions.flatMap(() => decoys)];
}

/** Orders to choose from, and now and then that they are enough. */
const A_FEW = 6;
function enough(orders: readonly Command[], offered: readonly Command[]): readonly Command[] {
  const done = offered.filter(({ verb }) => verb === 'done');
  return [...orders, ...Array.from({ length: 1 + orders.length / A_FEW }, () => done).flat()];
}

function atOrders(seed: string, offered: readonly Command[], filed: readonly Filed[], view: View): readonly Command[] {
  const due = view.fleets.find((fleet) => !fleet.hidden && isDue(seed, fleet, view));
  if (due) {
    const orders = commandsIn(filed.filter(({ fleet }) => fleet === due));
    const { divides, goes } = seenOf(seed, due, view.turn);
    return divides || goes === null ? orders.filter(({ verb }) => PARTING.has(verb)) : [way(orders, goes)];
  }
  return enough(commandsIn(filed.filter((each) => isQuietly(each, view, seenOf(seed, each.fleet, view.turn)))), offered);
}

/** What the Allies will see has not been ordered yet. */
function isDue(seed: string, fleet: FleetView, view: View): boolean {
  const { divides, goes } = seenOf(seed, fleet, view.turn);
  return divides || (goes !== null && fleet.next === null);
}

const NOTHING: Seen = { divides: false, hides: false, goes: null };

/** Whose course will be seen keeps to the one that was written. */
function isQuietly({ command, fleet }: Filed, view: View, { goes }: Seen): boolean {
  if (!(fleet.hidden ? UNSEEN : IN_SIGHT).has(command.verb)) return false;
  if (!fleet.hidden && goes !== null && command.verb === 'plot') return false;
  return isQuiet(command, fleet, view);
}

const UNSEEN: ReadonlySet<string> = new Set(['plot', 'feed', 'combine', 'divide', 'drop', 'add', 'decoy', 'flag']);
const IN_SIGHT: ReadonlySet<string> = new Set(['plot', 'feed', 'mission', 'flag']);

/** A marker is left for the division that the Allies will see. */
const PARTING: ReadonlySet<string> = new Set(['divide', 'drop', 'decoy']);
const MOST_FLEETS = 9;

const ACTS: ReadonlySet<unknown> = new Set(['stay', 'feed', 'repair', 'ammunition', 'coal']);

function way(offered: readonly Command[], number: number): Command {
  const plots = offered.filter(({ verb }) => verb === 'plot');
  const ways = plots.filter(({ target }) => Array.isArray(target) && SEAS.some((area) => area === target[1]));
  const stay = plots.find(({ target }) => Array.isArray(target) && target[1] === 'stay');
  const [first] = number % 3 === 0 ? [] : [ways[number % Math.max(1, ways.length)]];
  const chosen = first ?? stay;
  if (!chosen) throw new Error('it can neither go nor stay');
  return chosen;
}

function isQuiet({ verb, target }: Command, fleet: FleetView, view: View): boolean {
  if (PARTING.has(verb)) return view.fleets.length < MOST_FLEETS;
  if (verb === 'mission') return fleet.token !== 'central-marker-2'; // who is to hide stays a raider
  if (!Array.isArray(target)) return true;
  const [first, what] = target;
  if (verb === 'combine') return view.fleets.some(({ id, hidden, token }) => id === what && (hidden || token === 'central-marker-1'));
  if (verb === 'feed') return !String(first).startsWith('prize'); // she would run out of coal, and be seen to sink
  if (verb !== 'plot') return true;
  if (fleet.token === 'central-marker-1') return what === 'stay' || what === 'repair'; // who takes coal does not divide
  if (ACTS.has(what)) return !isAtRisk(what, fleet, view);
  return fleet.hidden && SEAS.some((area) => area === what);
}

/** A neutral would have to be asked, or blockaders might find it in port. */
function isAtRisk(what: unknown, fleet: FleetView, view: View): boolean {
  if (what !== 'coal' && what !== 'ammunition') return false;
  if (fleet.order.act === 'move' || !view.secrets) return true;
  const { etappen, usedEtappen } = view.secrets;
  if (
    view.fleets.some(
      ({ id, area, order, next }) => id !== fleet.id && area === fleet.area && (order.act === 'coal' || next?.act === 'coal'),
    )
  )
    return true;
  return (
    fleet.order.act !== 'stay' || !etappen.includes(fleet.area) || usedEtappen.includes(fleet.area) || AREA_FACTS[fleet.area].port !== null
  );
}

function atMarkers(seed: string, offered: readonly Command[], view: View): readonly Command[] {
  const hiding = offered.filter(({ verb, target }) => verb === 'hide' && seenOf(seed, fleetOf(view, target), view.turn).hides);
  return hiding.length > 0 ? hiding : offered.filter(({ verb }) => verb === 'done');
}
