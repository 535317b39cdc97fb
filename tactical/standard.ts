/** The set-up that is always on offer: as lawful as any can be, and much like what a careful player would do. */
import { areAdjacent, distance } from '../chart/hex.ts';
import type { Hex } from './battle.ts';
import type { Ground, Layout, Mustered } from './formation.ts';
import { areKin, brokenIn, closedUp, MOST, mayHold, WORK } from './formation.ts';
import { FIELD } from './hexes.ts';

type Stack = readonly Mustered[];

/** Ships under tow stay with those that tow them. */
function unitsOf(fleet: readonly Mustered[]): Stack[] {
  const units: Stack[] = [];
  for (const one of fleet) {
    const other = fleet.find(({ id }) => id === one.tow);
    if (!other) units.push([one]);
    else if (fleet.indexOf(one) < fleet.indexOf(other)) units.push([one, other]);
  }
  return units.sort((a, b) => b.length - a.length);
}

/** As few stacks as will do, all of about the same size (CW-7.22). */
function shared(units: readonly Stack[]): Stack[] {
  const count = units.reduce((sum, { length }) => sum + length, 0);
  const size = Math.ceil(count / Math.ceil(count / MOST));
  const made: Mustered[][] = [];
  let last: Mustered[] = [];
  for (const unit of units) {
    if (last.length === 0 || last.length + unit.length > size) {
      last = [];
      made.push(last);
    }
    last.push(...unit);
  }
  return made.sort((a, b) => b.length - a.length);
}

const leaderOf = ([first]: readonly Stack[]): Mustered | undefined => first?.[0];

/** Stacks in the order in which they are placed: a convoy before its escort, and large nations before small ones. */
export function stacksOf(fleet: readonly Mustered[]): Stack[] {
  const kinds: Stack[][] = [];
  for (const unit of unitsOf(fleet)) {
    const [leader] = unit;
    const kind = kinds.find((units) => leader && areKin(leader, leaderOf(units) ?? leader));
    if (kind) kind.push(unit);
    else kinds.push([unit]);
  }
  const rank = (units: readonly Stack[]): number => WORK[leaderOf(units)?.role ?? 'line'];
  return kinds.sort((a, b) => rank(a) - rank(b) || b.flat().length - a.flat().length).flatMap(shared);
}

/** The free hex for the next stack: next to those that lie there, as near as possible, and close to the first. */
function nextHex(layout: Layout, stack: Stack, ground: Ground): Hex | null {
  const lying = [...layout.keys()];
  const [first = middleOf(ground.base)] = lying;
  let best: Hex | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const hex of lying.length < 2 && !ground.lenient ? ground.base : FIELD) {
    if (layout.has(hex) || !ground.isFree(hex)) continue;
    const isNext = lying.length === 0 || lying.some((other) => areAdjacent(hex, other));
    if (!ground.lenient && !(isNext && suits(hex, stack, layout, ground))) continue;
    const cost = (isNext ? 0 : 10_000) + (mayHold(hex, ground) ? 0 : 5_000) + 100 * ground.remoteness(hex) + distance(hex, first);
    if (cost < least) {
      best = hex;
      least = cost;
    }
  }
  return best;
}

const middleOf = (hexes: readonly Hex[]): Hex => hexes[Math.floor(hexes.length / 2)] ?? 0;

/** Far enough off, next to its own nation where that is asked, and next to its convoy. */
function suits(hex: Hex, stack: Stack, layout: Layout, ground: Ground): boolean {
  if (!mayHold(hex, ground)) return false;
  const nextTo = (has: (one: Mustered) => boolean): boolean => {
    const own = [...layout].filter(([, lying]) => lying.some(has));
    return own.length === 0 || own.some(([other]) => areAdjacent(hex, other));
  };
  const nations = new Set(stack.map(({ nation }) => nation));
  if (ground.nations === 'adjacent' && ![...nations].every((nation) => nextTo((one) => one.nation === nation))) return false;
  return !stack.some(({ role }) => role === 'escort') || nextTo(({ role }) => role === 'convoy');
}

/** Null where the ground leaves no room for a lawful one. */
export function standardLayout(ground: Ground): Layout | null {
  let layout: Layout = new Map();
  for (const stack of ground.stacks) {
    const hex = nextHex(layout, stack, ground);
    if (hex === null) return null;
    layout = new Map([...layout, [hex, stack]]);
  }
  if (ground.lenient) return layout;
  for (let nearer = closedUp(layout, ground); nearer; nearer = closedUp(nearer, ground)) layout = nearer;
  return brokenIn(layout, ground) ? null : layout;
}
