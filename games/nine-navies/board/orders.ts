/** What the question offers, seen from the board: where whole groups of ships may go, and the batches of commands that send them. */
import type { SeenOption, SeenQuestion } from '../../../kernel/index.ts';
import { atomsOf, offeredIn } from '../../../kernel/index.ts';
import type { BoardCommand } from '../../../kit/board-props.ts';
import { allInTurn, nextToChase, nextToRun } from '../bot/dividing.ts';
import type { Base } from '../data/map.ts';
import type { ShipId } from '../data/ships.ts';
import { divideShips, leaveGibraltar } from '../rules/falls.ts';
import { wayHome } from '../rules/homecoming.ts';
import { oneZoneMoves, twoZoneMoves } from '../rules/movement.ts';
import { formGroups, sendPursuers } from '../rules/pursuit.ts';
import { mending } from '../rules/repair.ts';
import { britishSetUp, germanSetUp } from '../rules/setup.ts';
import type { ShipView, View } from '../view.ts';
import { isBase, isZone, SIDES } from './facts.ts';
import { commandTo, verbOf } from './verbs.ts';

/** Verbs that send one ship somewhere, so that many of them make sense together. */
const SENDING: ReadonlySet<string> = new Set([
  verbOf(britishSetUp, 'place'),
  verbOf(germanSetUp, 'place'),
  verbOf(oneZoneMoves, 'move'),
  verbOf(twoZoneMoves, 'move'),
  verbOf(wayHome, 'home'),
  verbOf(divideShips, 'to-suez'),
  verbOf(leaveGibraltar, 'to-britain'),
  verbOf(formGroups, 'detach'),
  verbOf(sendPursuers, 'chase'),
]);
export const isSending = ({ verb }: SeenOption): boolean => SENDING.has(verb);

/** Where those go that name no place. */
const FIXED: ReadonlyMap<string, Base> = new Map([
  [verbOf(divideShips, 'to-suez'), 'suez'],
  [verbOf(leaveGibraltar, 'to-britain'), 'britain'],
]);

/** One way that ships may take, with every ship that may take it. */
export interface Journey {
  readonly key: string;
  readonly verb: string;
  /** The base, sea or group where it ends. */
  readonly to: string;
  /** The sea it leads through, of a long move. */
  readonly via: string | null;
  readonly ships: ReadonlyMap<ShipId, SeenOption>;
}

export interface Orders {
  readonly journeys: readonly Journey[];
  /** Ships that begin an option of any kind. */
  readonly ships: ReadonlyMap<ShipId, readonly SeenOption[]>;
  /** Bases and seas that are an answer by themselves. */
  readonly places: ReadonlyMap<string, SeenOption>;
  /** Answers about nothing in particular: fight, break off. What ends a question of several orders stands below the list alone. */
  readonly plain: readonly SeenOption[];
}

const isPlace = (id: string): boolean => isZone(id) || isBase(id);

export function ordersOf(question: SeenQuestion | null, view: View): Orders {
  const known = new Set(view.ships.map(({ id }) => id));
  const journeys = new Map<string, { verb: string; to: string; via: string | null; ships: Map<ShipId, SeenOption> }>();
  const ships = new Map<ShipId, SeenOption[]>();
  const places = new Map<string, SeenOption>();
  const plain: SeenOption[] = [];
  for (const option of question?.options ?? []) {
    if (option.verb === question?.closing?.verb) continue;
    const [first, ...way] = atomsOf(option.target);
    if (first === undefined || (!known.has(first) && !isPlace(first))) {
      plain.push(option);
      continue;
    }
    if (!known.has(first)) {
      places.set(first, option);
      continue;
    }
    const all = ships.get(first);
    if (all) all.push(option);
    else ships.set(first, [option]);
    if (!isSending(option)) continue;
    const to = way.at(-1) ?? FIXED.get(option.verb) ?? '';
    const key = `${option.verb} ${way.join(' ')}`;
    const journey = journeys.get(key) ?? { verb: option.verb, to, via: way.length > 1 ? (way[0] ?? null) : null, ships: new Map() };
    journey.ships.set(first, option);
    journeys.set(key, journey);
  }
  return { journeys: [...journeys].map(([key, journey]) => ({ key, ...journey })), ships, places, plain };
}

/** Ships that can be sent somewhere now. */
export const sendable = ({ journeys }: Orders): ReadonlySet<ShipId> => new Set(journeys.flatMap(({ ships }) => [...ships.keys()]));

export interface Sending {
  readonly journey: Journey;
  readonly ships: readonly ShipId[];
  /** How many of them will get there, on average; null where nothing is left to chance. */
  readonly arriving: number | null;
}

const chanceThrough = (option: SeenOption | undefined): number => option?.odds.find(({ key }) => key === 'through')?.chance ?? 1;

/** Where the picked ships may go; the ways that take most of them first. */
export const sendings = ({ journeys }: Orders, picked: ReadonlySet<ShipId>): readonly Sending[] =>
  journeys
    .flatMap((journey): Sending[] => {
      const ships = [...journey.ships.keys()].filter((id) => picked.has(id));
      if (ships.length === 0) return [];
      const isRisky = ships.some((id) => (journey.ships.get(id)?.odds.length ?? 0) > 0);
      const sum = ships.reduce((total, id) => total + chanceThrough(journey.ships.get(id)), 0);
      return [{ journey, ships, arriving: isRisky ? sum : null }];
    })
    .sort((a, b) => b.ships.length - a.ships.length || (b.arriving ?? b.ships.length) - (a.arriving ?? a.ships.length));

export const commandsFor = ({ journey, ships }: Sending): readonly BoardCommand[] =>
  ships.flatMap((id) => {
    const option = journey.ships.get(id);
    return option ? [{ verb: option.verb, target: option.target }] : [];
  });

/** The best way to a place for the picked ships. */
export const sendingTo = (all: readonly Sending[], place: string): Sending | undefined => all.find(({ journey }) => journey.to === place);

/** Ships divided at once: whoever runs into one group for each speed, and whoever chases until he is twice as strong. */
export function divided(question: SeenQuestion | null, view: View): readonly BoardCommand[] {
  const side = SIDES.find((each) => each === question?.side);
  if (side && question?.name === formGroups.name)
    return allInTurn(view, (seen) => nextToRun(seen, side)).map((target) => commandTo(formGroups, 'detach', target));
  const chases = offeredIn(question, sendPursuers, 'chase').map(({ target }) => target);
  if (!side || chases.length === 0) return [];
  return allInTurn(view, (seen) => nextToChase(seen, side, chases)).map((target) => commandTo(sendPursuers, 'chase', target));
}

/** Repair points handed out one at a time, always to the ship that `first` prefers among those still damaged. */
function handOut(ships: readonly ShipView[], points: number, prefers: (a: Patient, b: Patient) => number): readonly BoardCommand[] {
  const patients: Patient[] = ships.map(({ id, damage, printed }) => ({ id, damage, got: 0, worth: printed.attack + printed.defence }));
  const commands: BoardCommand[] = [];
  for (let left = points; left > 0; left--) {
    const [next] = patients.filter(({ damage }) => damage > 0).sort(prefers);
    if (!next) break;
    next.damage--;
    next.got++;
    commands.push(commandTo(mending, 'repair', next.id));
  }
  return commands;
}

interface Patient {
  readonly id: ShipId;
  readonly worth: number;
  damage: number;
  got: number;
}

/** Everybody gets a point before anybody gets two; the worst hurt come first. */
export const shareEvenly = (ships: readonly ShipView[], points: number): readonly BoardCommand[] =>
  handOut(ships, points, (a, b) => a.got - b.got || b.damage - a.damage || b.worth - a.worth);

/** As many whole ships as can be had: the least hurt first, the strongest of equals. */
export const wholeShipsFirst = (ships: readonly ShipView[], points: number): readonly BoardCommand[] =>
  handOut(ships, points, (a, b) => a.damage - b.damage || b.worth - a.worth);
