/** How the Central Powers act without betraying anything: what the Allies see is done alike in both worlds, the rest at will. */
import type { Command, Player } from '../../../../kernel/index.ts';
import { among } from '../../../../test/secrets.ts';
import { AREA_FACTS } from '../../data/map.ts';
import type { CruiserWarfare } from '../../kind.ts';
import type { Fleet } from '../../state.ts';
import type { View } from '../../view.ts';
import { alike, SEAS } from './dealt.ts';

/** What the Allies see of a marker is chosen alike in both worlds, by its name and the turn. */
interface Seen {
  readonly divides: boolean;
  readonly hides: boolean;
  /** Which of the ways open to it; null to stay. */
  readonly goes: number | null;
}

const MOST_WAYS = 12;

function seenOf(seed: string, { token }: Fleet, turn: number): Seen {
  // In a game from set-up, which is left in the first turn, it is Strassburg alone.
  const divides = turn > 1 && token === 'central-marker-1' && alike(2, seed, 'divides', turn) === 0;
  const goes = token === 'central-marker-2' || token === 'central-marker-3' ? alike(MOST_WAYS, seed, token, turn) : null;
  return { divides, hides: token === 'central-marker-2' && alike(2, seed, 'hides', turn) === 0, goes };
}

/** How the Central Powers answer: visible things alike in both worlds, the rest as they like. */
export const unseenRaiders = (seed: string): Player<CruiserWarfare>['decide'] =>
  among((offered, { question, view }) => quietAt(seed, question.name, offered, view()));

function quietAt(seed: string, question: string, offered: readonly Command[], view: View): readonly Command[] {
  const only = (...verbs: readonly string[]): Command[] => offered.filter(({ verb }) => verbs.includes(verb));
  switch (question) {
    case 'central-set-up':
      return beforePlay(seed, offered, view);
    case 'central-merchant-cruiser':
      return oneOf([...only('replace'), ...only('place').filter(isUnseen)], isTrying(seed, view) ? only('try') : [], only('done'));
    case 'central-orders':
      return atOrders(seed, offered, view);
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

const fleetOf = (view: View, id: unknown): Fleet => {
  const fleet = view.fleets.find((each) => each.id === id);
  if (!fleet) throw new Error(`no fleet ${String(id)}`);
  return fleet;
};

/** With a one on the die nobody takes a prize there. */
const isPoor = ({ area }: Fleet): boolean => AREA_FACTS[area].trade >= 4;

const AT_WILL: ReadonlySet<string> = new Set(['spee', 'etappe', 'stock', 'open', 'done']);

/** Before play: nobody sees what is done, only what lies there in the end. */
function beforePlay(seed: string, offered: readonly Command[], view: View): readonly Command[] {
  const divides = lacksMarker(seed, view);
  const card = view.fleets.find(({ id }) => id === view.card);
  if (card && divides && isOffMexico(card)) return offered.filter(({ verb }) => verb === 'combine');
  if (card) return onCard(offered, card, view, { divides: divides && mayPart(card), hides: false, goes: null });
  const open = enough(offered.filter(({ verb }) => AT_WILL.has(verb)));
  return divides && open.every(({ verb }) => verb === 'open' || verb === 'done') ? partings(offered, view) : open;
}

/** In every other game with decoys the Allies will see one marker more off Tsingtao: ships that were parted, or none at all. */
const MARKERS_OFF_TSINGTAO = 3;
function lacksMarker(seed: string, { fleets, readings }: View): boolean {
  const there = fleets.filter(({ area, hidden }) => area === 'yellow-sea' && !hidden);
  return readings.decoys === 'on' && alike(2, seed, 'parts') === 0 && there.length < MARKERS_OFF_TSINGTAO;
}

const mayPart = ({ area, hidden, pieces }: Fleet): boolean => area === 'yellow-sea' && !hidden && pieces.length > 2;

/** With a marker kept for Marco Polo (CW-12.2b) there is none to spare until the two off Mexico are one fleet. */
const isOffMexico = ({ area }: Fleet): boolean => area === 'gulf-of-mexico';

const partings = (offered: readonly Command[], { fleets }: View): readonly Command[] => {
  const isNext = fleets.filter(isOffMexico).length > 1 ? isOffMexico : mayPart;
  return offered.filter(({ verb, target }) =>
    verb === 'open' ? fleets.some((fleet) => fleet.id === target && isNext(fleet)) : verb === 'decoy' && target === 'yellow-sea',
  );
};

/** Not every card is looked at. */
const enough = (offered: readonly Command[]): readonly Command[] => {
  const done = offered.filter(({ verb }) => verb === 'done');
  const cards = offered.filter(({ verb }) => verb === 'open');
  const others = offered.filter(({ verb }) => verb !== 'open' && verb !== 'done');
  if (others.length > 0) return others;
  return [...cards, ...cards.flatMap(() => done)];
};

function atOrders(seed: string, offered: readonly Command[], view: View): readonly Command[] {
  const card = view.fleets.find(({ id }) => id === view.card);
  if (card) return onCard(offered, card, view, seenOf(seed, card, view.turn));
  const due = view.fleets.find((fleet) => !fleet.hidden && isDue(seed, fleet, view));
  return due ? offered.filter(({ verb, target }) => verb === 'open' && target === due.id) : enough(offered);
}

/** What the Allies will see has not been ordered yet. */
function isDue(seed: string, fleet: Fleet, view: View): boolean {
  const { divides, goes } = seenOf(seed, fleet, view.turn);
  return divides || (goes !== null && fleet.next === null);
}

function onCard(offered: readonly Command[], card: Fleet, view: View, seen: Seen): readonly Command[] {
  if (!card.hidden && seen.divides) return offered.filter(({ verb }) => verb === 'divide' || verb === 'decoy' || verb === 'drop');
  if (!card.hidden && seen.goes !== null && card.next === null) return [way(offered, seen.goes)];
  const verbs = card.hidden ? UNSEEN : IN_SIGHT;
  return offered.filter((command) => verbs.has(command.verb) && isQuiet(command, card, view));
}

const UNSEEN: ReadonlySet<string> = new Set(['close', 'plot', 'feed', 'combine', 'divide', 'drop', 'add', 'decoy', 'flag']);
const IN_SIGHT: ReadonlySet<string> = new Set(['close', 'plot', 'feed', 'mission', 'flag']);

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

function isQuiet({ verb, target }: Command, card: Fleet, view: View): boolean {
  if (PARTING.has(verb)) return view.fleets.length < MOST_FLEETS;
  if (verb === 'mission') return card.token !== 'central-marker-2'; // who is to hide stays a raider
  if (!Array.isArray(target)) return true;
  const [first, what] = target;
  if (verb === 'combine') return view.fleets.some(({ id, hidden, token }) => id === what && (hidden || token === 'central-marker-1'));
  if (verb === 'feed') return !String(first).startsWith('prize'); // she would run out of coal, and be seen to sink
  if (verb !== 'plot') return true;
  if (card.token === 'central-marker-1') return what === 'stay' || what === 'repair'; // who takes coal does not divide
  if (ACTS.has(what)) return !isAtRisk(what, card, view);
  return card.hidden && SEAS.some((area) => area === what);
}

/** A neutral would have to be asked, or blockaders might find it in port. */
function isAtRisk(what: unknown, card: Fleet, view: View): boolean {
  if (what !== 'coal' && what !== 'ammunition') return false;
  if (card.order.act === 'move' || !view.secrets) return true;
  const { etappen, usedEtappen } = view.secrets;
  if (
    view.fleets.some(({ id, area, order, next }) => id !== card.id && area === card.area && (order.act === 'coal' || next?.act === 'coal'))
  )
    return true;
  return (
    card.order.act !== 'stay' || !etappen.includes(card.area) || usedEtappen.includes(card.area) || AREA_FACTS[card.area].port !== null
  );
}

function atMarkers(seed: string, offered: readonly Command[], view: View): readonly Command[] {
  const hiding = offered.filter(({ verb, target }) => verb === 'hide' && seenOf(seed, fleetOf(view, target), view.turn).hides);
  return hiding.length > 0 ? hiding : offered.filter(({ verb }) => verb === 'done');
}
