/** CW-7.2: what makes a set-up lawful. It is judged as a whole, and not counter by counter. */
import { areAdjacent } from '../chart/hex.ts';
import type { Reason } from '../kernel/index.ts';
import type { Hex, Piece, PieceId, Role, Sheet } from './battle.ts';
import { FIELD } from './hexes.ts';
import type { Profile } from './profile.ts';

/** A counter as far as placing asks. */
export interface Mustered {
  readonly id: PieceId;
  readonly nation: Sheet['nation'];
  readonly role: Role;
  readonly squadron: Piece['squadron'];
  readonly tow: Piece['tow'];
}

/** Which counters lie in which hex. */
export type Layout = ReadonlyMap<Hex, readonly Mustered[]>;

/** Where a side may set up, and what it is held to. */
export interface Ground {
  /** The shaded centre hexes, or the numbered hexes of the entry edge. */
  readonly base: readonly Hex[];
  readonly nations: Profile['nations'];
  /** All the ships there are. */
  readonly fleet: readonly Mustered[];
  /** The same in stacks as few as will do, in the order in which they are placed. */
  readonly stacks: readonly (readonly Mustered[])[];
  /** Where no lawful set-up exists, only stacking and keeping together are asked for. */
  readonly lenient: boolean;
  /** CW-7.28c: no enemy lies there. */
  isFree(hex: Hex): boolean;
  /** CW-7.23b, CW-7.24b: ships beyond the first may lie there. */
  isFarEnough(hex: Hex): boolean;
  /** CW-7.23c: the less the better; always 0 where nothing is asked. */
  remoteness(hex: Hex): number;
}

export const MOST = 8;
export const LEAST = 4;
/** CW-7.26b: they stack with anybody. */
const GERMAN: Sheet['nation'] = 'german';
/** CW-7.26a: a fleet of this size at most may mix its nations. */
const SMALL_FLEET = 4;

/** What ships do in a fleet; a convoy comes first, because its escort lies around it. */
export const WORK: Readonly<Record<Role, number>> = { convoy: 0, escort: 1, line: 2, raider: 2 };

/** Convoys and their escorts do not share a hex (CW-5.5f). */
const standApart = (a: Mustered, b: Mustered): boolean =>
  (a.role === 'convoy' && b.role === 'escort') || (a.role === 'escort' && b.role === 'convoy');

/** CW-7.26a, CW-7.26b */
const speakOneLanguage = (a: Mustered, b: Mustered): boolean => a.nation === b.nation || a.nation === GERMAN || b.nation === GERMAN;

export const mayShare = (a: Mustered, b: Mustered, { nations, fleet }: Ground): boolean =>
  !standApart(a, b) && (nations === 'adjacent' || fleet.length <= SMALL_FLEET || speakOneLanguage(a, b));

/** Ships of one nationality and squadron that do the same work: they have no reason to lie apart. */
export const areKin = (a: Mustered, b: Mustered): boolean =>
  a.nation === b.nation && a.squadron === b.squadron && WORK[a.role] === WORK[b.role];

/** CW-7.2b, GW-TAC-STACK: four in a hex, or all there are of a kind; CW-7.25: raiders as they like. */
const isEnough = (stack: readonly Mustered[], { fleet }: Ground): boolean =>
  stack.length >= LEAST ||
  stack.every(({ role }) => role === 'raider') ||
  stack.some((one) => fleet.every((other) => !areKin(one, other) || stack.includes(other)));

/** Whether hexes hang together, each next to another. */
function isChain(hexes: readonly Hex[]): boolean {
  const [start, ...rest] = hexes;
  if (start === undefined) return true;
  const reached = [start];
  const left = new Set(rest);
  for (let at = 0; at < reached.length; at++) {
    const from = reached[at] ?? start;
    for (const hex of left)
      if (areAdjacent(from, hex)) {
        reached.push(hex);
        left.delete(hex);
      }
  }
  return left.size === 0;
}

const hexesWith = (layout: Layout, has: (one: Mustered) => boolean): Hex[] =>
  [...layout].filter(([, stack]) => stack.some(has)).map(([hex]) => hex);

/** GW-TAC-ORG */
const keepTogether = (layout: Layout, { fleet }: Ground): boolean =>
  [...new Set(fleet.map(({ nation }) => nation))].every((nation) => isChain(hexesWith(layout, (one) => one.nation === nation)));

/** CW-5.5f */
const isEscorted = (layout: Layout): boolean => {
  const convoy = hexesWith(layout, ({ role }) => role === 'convoy');
  const escorts = hexesWith(layout, ({ role }) => role === 'escort');
  return convoy.length === 0 || escorts.every((hex) => convoy.some((other) => areAdjacent(hex, other)));
};

/** CW-7.23a, CW-7.24a: the ships that have to lie in one or two adjacent base hexes: eight, or what fills two where nationalities keep it lower. */
export const firstShips = ({ stacks: [one = [], two = []] }: Ground): number => Math.min(MOST, one.length + two.length);

/** The most that lie in one or two adjacent hexes of the base. */
function mostInBase(layout: Layout, { base }: Ground): number {
  let most = 0;
  for (const [one, { length }] of layout) {
    if (!base.includes(one)) continue;
    most = Math.max(most, length);
    for (const [two, { length: more }] of layout) if (areAdjacent(one, two) && base.includes(two)) most = Math.max(most, length + more);
  }
  return most;
}

const tiesHold = (layout: Layout): boolean =>
  [...layout.values()].every((stack) => stack.every(({ tow }) => tow === null || stack.some(({ id }) => id === tow)));

/** CW-7.23b, CW-7.24b, CW-7.28c */
export const mayHold = (hex: Hex, { base, isFree, isFarEnough }: Ground): boolean =>
  isFree(hex) && (base.includes(hex) || isFarEnough(hex));

type Law = readonly [rule: string, words: string, holds: (layout: Layout, ground: Ground) => boolean];
const stacks = (layout: Layout): (readonly Mustered[])[] => [...layout.values()];
const hexes = (layout: Layout): Hex[] => [...layout.keys()];

/** What is asked even where nothing else can be had. */
const STRICT: readonly Law[] = [
  ['CW-7.2a', 'no more than eight ships share a hex', (layout) => stacks(layout).every(({ length }) => length <= MOST)],
  ['CW-7.28c', 'no ship begins in a hex with the enemy', (layout, { isFree }) => hexes(layout).every(isFree)],
  ['GW-TAC-TOW', 'a ship lies with the one that tows her', tiesHold],
  ['CW-7.22', 'a fleet lies in one hex or in a chain of adjacent ones', (layout) => isChain(hexes(layout))],
];

const LAWS: readonly Law[] = [
  [
    'CW-7.26a',
    'ships of different nationality, and convoys and their escorts, do not share a hex',
    (layout, ground) => stacks(layout).every((stack) => stack.every((one) => stack.every((other) => mayShare(one, other, ground)))),
  ],
  ['CW-7.2b', 'at least four ships lie in a hex', (layout, ground) => stacks(layout).every((stack) => isEnough(stack, ground))],
  [
    'GW-TAC-ORG',
    'ships of one nationality lie next to each other',
    (layout, ground) => ground.nations === 'apart' || keepTogether(layout, ground),
  ],
  ['CW-5.5f', 'an escort lies next to its convoy', isEscorted],
  [
    'CW-7.23a',
    'the first eight ships lie in one or two adjacent hexes of the centre, or of the edge',
    (layout, ground) => mostInBase(layout, ground) >= firstShips(ground),
  ],
  ['CW-7.23b', 'further ships keep the sighting range', (layout, ground) => hexes(layout).every((hex) => mayHold(hex, ground))],
];

export function brokenIn(layout: Layout, ground: Ground): Law | undefined {
  const isBroken = ([, , holds]: Law): boolean => !holds(layout, ground);
  return STRICT.find(isBroken) ?? (ground.lenient ? undefined : LAWS.find(isBroken));
}

/** A layout with one stack moved nearer, as lawful as it was; null if there is none (CW-7.23c). */
export function closedUp(layout: Layout, ground: Ground): Layout | null {
  for (const [from, stack] of layout) {
    const least = ground.remoteness(from);
    if (least === 0) continue;
    for (const to of FIELD) {
      if (ground.remoteness(to) >= least || layout.has(to) || !mayHold(to, ground)) continue;
      const moved = new Map(layout);
      moved.delete(from);
      moved.set(to, stack);
      if (!brokenIn(moved, ground)) return moved;
    }
  }
  return null;
}

const isComplete = (layout: Layout, { fleet }: Ground): boolean =>
  stacks(layout).reduce((sum, { length }) => sum + length, 0) === fleet.length;

/** What is wrong with a finished set-up; null if nothing is. */
export function faultIn(layout: Layout, ground: Ground): Reason | null {
  if (!isComplete(layout, ground)) return { rule: 'CW-7.2b', words: 'every ship has to be placed' };
  const broken = brokenIn(layout, ground);
  if (broken) return { rule: broken[0], words: broken[1] };
  if (!ground.lenient && closedUp(layout, ground))
    return { rule: 'CW-7.23c', words: 'all ships lie as near as possible to where the enemy comes from' };
  return null;
}
