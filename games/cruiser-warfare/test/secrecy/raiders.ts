/** Worlds that differ in what the Central Powers alone know, and how they act without betraying any of it. */
import type { Bot, Command } from '../../../../kernel/index.ts';
import { commandsOf } from '../../../../kernel/index.ts';
import { AREA_FACTS, ETAPPE_AREAS, GERMAN_PORTS, neighbours } from '../../data/map.ts';
import type { CruiserWarfare, Table } from '../../kind.ts';
import { launchAll } from '../../rules/arrivals.ts';
import { moveTo, pieceOf, raise, STAY, shipOf, shipsIn, vesselFor } from '../../rules/fleet.ts';
import type { Fleet, Mission, ShipId } from '../../state.ts';
import type { View } from '../../view.ts';
import type { Deal, Lot } from './dealt.ts';
import { alike, inSight, SEAS, shuffled } from './dealt.ts';

const HUNTERS: readonly (readonly ShipId[])[] = [
  ['kent'],
  ['fox', 'weymouth'],
  ['hampshire', 'river-1', 'river-2'],
  ['sydney', 'glory'],
  ['montcalm', 'british-collier-1'],
];

/** The Allies, alike in both worlds. */
function dealHunters(g: Table, openly: Lot): void {
  const { state } = g;
  for (const ships of HUNTERS) {
    const fleet = raise(state, { side: 'allied', post: 'marker', area: openly(SEAS), mission: 'intercept' });
    launchAll(state, fleet, ships);
  }
  launchAll(state, raise(state, { side: 'allied', post: 'station', area: 'azores', mission: 'intercept' }), ['diana', 'talbot']);
}

const SQUADRON: readonly ShipId[] = ['scharnhorst', 'gneisenau', 'nurnberg', 'emden', 'leipzig', 'dresden', 'karlsruhe', 'konigsberg'];
const TRAIN: readonly ShipId[] = ['german-collier-1', 'prize-1', 'prize-2', 'cap-trafalgar'];
const GUNBOATS: readonly ShipId[] = ['geier', 'iltis', 's90'];

/** Coal for what is played, and whatever more. */
const LEAST_COAL = 9;

function equip(g: Table, fleet: Fleet, secretly: Lot): void {
  const { state } = g;
  for (const id of fleet.pieces) {
    const piece = pieceOf(state, id);
    const most = vesselFor(piece.ships[0] ?? '').rating.fuel.boxes;
    piece.fuel = Math.min(most, LEAST_COAL + secretly([0, 1, 2, 3, 4, 5, 6]));
  }
  for (const id of shipsIn(state, fleet)) {
    const { boxes } = vesselFor(id).rating.hull;
    Object.assign(shipOf(state, id), { hull: boxes > 3 ? secretly([0, 0, 1, 2, 3]) : 0, rounds: secretly([0, 4, 19]) });
  }
}

/** Three markers that the Allies see, a marker's worth of ships under each, or none; and raiders of whom they see nothing. */
export const dealRaiders: Deal = (g, openly, secretly) => {
  const { state } = g;
  dealHunters(g, openly);
  const mission = (): Mission => secretly(['raid', 'intercept']);
  const raiders = shuffled(secretly, SQUADRON);
  const train = shuffled(secretly, TRAIN);
  const areas = [openly(SEAS), openly(SEAS), openly(SEAS)] as const;
  const isDecoy = state.readings.decoys === 'on' && secretly([true, false]);
  const plans = [
    {
      place: 0,
      area: areas[0],
      mission: mission(),
      ships: [...raiders.splice(0, 2), ...train.splice(0, 2), ...GUNBOATS.slice(0, secretly([1, 2, 3]))],
    },
    {
      place: 1,
      area: areas[1],
      mission: 'raid' as const,
      ships: [...raiders.splice(0, secretly([1, 2])), ...train.splice(0, secretly([0, 1]))],
    },
    { place: 2, area: areas[2], mission: mission(), ships: isDecoy ? [] : raiders.splice(0, 1) },
    ...raiders
      .splice(0, secretly([0, 1, 2, 3]))
      .map((ship) => ({ place: null, area: secretly(SEAS), mission: 'raid' as const, ships: [ship] })),
    { place: null, area: secretly(SEAS), mission: 'raid' as const, ships: ['strassburg'] },
  ];
  const markers: Fleet[] = [];
  for (const { place, area, mission: what, ships } of shuffled(secretly, plans)) {
    const fleet = raise(state, {
      side: 'central',
      post: 'marker',
      area,
      mission: what,
      hidden: true,
      decoy: ships.length === 0,
      seenIn: 0,
    });
    launchAll(state, fleet, ships);
    equip(g, fleet, secretly);
    fleet.next =
      place === null
        ? moveTo(
            secretly(
              neighbours(area)
                .filter((to) => SEAS.includes(to))
                .concat(area),
            ),
          )
        : STAY;
    if (fleet.next.to === area) fleet.next = STAY;
    if (place !== null) markers[place] = fleet;
  }
  inSight(g, markers);
  Object.assign(state.secrets, {
    etappenDue: 12,
    etappen: shuffled(secretly, ETAPPE_AREAS).slice(0, secretly([2, 7, 12])),
    stocks: shuffled(secretly, GERMAN_PORTS).slice(0, secretly([1, 3, 5])),
    italy: secretly([true, false]),
  });
};

/** What the Allies see of a marker is chosen alike in both worlds, by its name and the turn. */
interface Seen {
  readonly divides: boolean;
  readonly hides: boolean;
  /** Which of the ways open to it; null to stay. */
  readonly goes: number | null;
}

const MOST_WAYS = 12;

function seenOf(seed: string, { token }: Fleet, turn: number): Seen {
  const divides = token === 'central-marker-1' && alike(2, seed, 'divides', turn) === 0;
  const goes = token === 'central-marker-2' || token === 'central-marker-3' ? alike(MOST_WAYS, seed, token, turn) : null;
  return { divides, hides: token === 'central-marker-2' && alike(2, seed, 'hides', turn) === 0, goes };
}

/** How the Central Powers answer: visible things alike in both worlds, the rest as they like. */
export const unseenRaiders =
  (seed: string): Bot<CruiserWarfare>['decide'] =>
  ({ side, question, view, chance }) => {
    const offered = [...commandsOf(side, question.offer)];
    const quiet = quietAt(seed, question.name, offered, view());
    const command = quiet[chance(quiet.length)];
    if (!command) throw new Error(`nothing quiet is offered at ${question.name}: ${JSON.stringify(offered.slice(0, 20))}`);
    return command;
  };

function quietAt(seed: string, question: string, offered: readonly Command[], view: View): readonly Command[] {
  const only = (...verbs: readonly string[]): Command[] => offered.filter(({ verb }) => verbs.includes(verb));
  switch (question) {
    case 'central-set-up':
      return beforePlay(offered, view);
    case 'central-merchant-cruiser':
      return oneOf(only('replace'), isTrying(seed, view) ? only('try') : [], only('done'));
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

/** Before play; fleets off the map as they like, of the others nothing that shows. */
function beforePlay(offered: readonly Command[], view: View): readonly Command[] {
  const card = view.fleets.find(({ id }) => id === view.card);
  if (!card) return enough(offered.filter(({ verb }) => AT_WILL.has(verb)));
  return onCard(offered, card, view, { divides: false, hides: false, goes: null });
}

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

const UNSEEN: ReadonlySet<string> = new Set([
  'close',
  'plot',
  'feed',
  'combine',
  'divide',
  'drop',
  'add',
  'split',
  'merge',
  'decoy',
  'flag',
]);
const IN_SIGHT: ReadonlySet<string> = new Set(['close', 'plot', 'feed', 'split', 'merge', 'mission', 'flag']);

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
