/**
 * Keeps the time of the persons at one table. All of it follows from when the game began and when each act was stored, so that whoever
 * lays the table anew finds every hand where it was, and a process that ends loses nothing.
 */
import type { Clock, HandShown } from '../../table/index.ts';

/** Time that is not counted, from one moment to another. */
export type Leave = readonly [from: number, until: number];

interface Hand {
  /** Milliseconds that are left, when it last began or stopped. */
  left: number;
  /** Since when it runs; null while it stands. */
  since: number | null;
  /** When it last stopped. */
  stopped: number;
  /** Since when its side is waited for, whether it has handed something in or not; null while it is not. */
  awaited: number | null;
  /** What was left then. */
  before: number;
}

const [SECOND, MINUTE, DAY] = [1000, 60_000, 86_400_000];

/** What a side has at the beginning, and with each move where it is for each move. */
const allowance = (clock: Clock): number => {
  if (clock.kind === 'none') return Number.POSITIVE_INFINITY;
  return clock.kind === 'live' ? clock.minutes * MINUTE : clock.days * DAY;
};

const overlap = (leaves: readonly Leave[], from: number, until: number): number =>
  leaves.reduce((sum, [begins, ends]) => sum + Math.max(0, Math.min(ends, until) - Math.max(begins, from)), 0);

/** Whoever is asked, and whoever is waited for, which is more where all draft at once. */
export interface Moving {
  readonly asked: readonly string[];
  readonly awaited: readonly string[];
}

/** Since when it was so. */
export interface Noted extends Moving {
  readonly at: number;
}

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join(' ') === other.join(' ');

export class Timekeeper {
  private readonly hands: ReadonlyMap<string, Hand>;
  /** Whenever it became another who is asked or waited for: every hand follows from these, whatever leave anybody takes afterwards. */
  private readonly noted: Noted[] = [];

  constructor(
    readonly clock: Clock,
    persons: readonly string[],
    begun: number,
    /** When the person of a side is on leave; only days for each move heed it. */
    private readonly leavesOf: (side: string) => readonly Leave[] = () => [],
  ) {
    const left = allowance(clock);
    this.hands = new Map(persons.map((side) => [side, { left, since: null, stopped: begun, awaited: null, before: left }]));
  }

  /** So it is from this moment on. */
  note({ asked, awaited }: Moving, at: number): void {
    const last = this.noted.at(-1);
    if (!last || !isSame(last.asked, asked) || !isSame(last.awaited, awaited)) this.noted.push({ at, asked, awaited });
    for (const [side, hand] of this.hands) {
      if (asked.includes(side)) hand.since ??= at;
      else if (hand.since !== null) {
        hand.left -= this.spent(side, hand.since, at);
        [hand.since, hand.stopped] = [null, at];
      }
      this.await(hand, awaited.includes(side), at);
    }
  }

  get kept(): readonly Noted[] {
    return this.noted;
  }

  /** As it was noted before, of hands that have not been moved. */
  takeUp(kept: readonly Noted[]): void {
    for (const { at, ...moving } of kept) this.note(moving, at);
  }

  /** A move is over when its side is no longer waited for: handing in and taking back gains nothing. */
  private await(hand: Hand, isAwaited: boolean, at: number): void {
    if (isAwaited === (hand.awaited !== null)) return;
    if (!isAwaited && this.clock.kind === 'live') hand.left += this.clock.increment * SECOND;
    if (!isAwaited && this.clock.kind === 'days') hand.left = allowance(this.clock);
    hand.awaited = isAwaited ? at : null;
    hand.before = hand.left;
  }

  private spent(side: string, from: number, until: number): number {
    const all = Math.max(0, until - from);
    return this.clock.kind === 'days' ? all - overlap(this.leavesOf(side), from, until) : all;
  }

  /** When the time of a side is over if it does nothing; null while its hand stands, and where there is no clock. */
  dueOf(side: string): number | null {
    const hand = this.hands.get(side);
    if (!hand || hand.since === null || this.clock.kind === 'none') return null;
    return this.dueAfter(side, Math.max(0, hand.left), hand.since);
  }

  private dueAfter(side: string, left: number, since: number): number {
    let due = since + left;
    if (this.clock.kind !== 'days') return due;
    for (const [from, until] of [...this.leavesOf(side)].sort(([one], [other]) => one - other))
      if (from < due && until > since) due += until - Math.max(from, since);
    return due;
  }

  /** Whose time is over, the first of them first. */
  overdue(now: number): readonly string[] {
    return this.dues()
      .filter(({ due }) => due <= now)
      .map(({ side }) => side);
  }

  /** The next moment at which somebody's time is over. */
  get due(): number | null {
    return this.dues()[0]?.due ?? null;
  }

  private dues(): readonly { readonly side: string; readonly due: number }[] {
    const dues = [...this.hands.keys()].flatMap((side) => {
      const due = this.dueOf(side);
      return due === null ? [] : [{ side, due }];
    });
    return dues.sort((one, other) => one.due - other.due);
  }

  /** Since when a side is waited for, or since when it has had nothing to do. */
  awaitedSince(side: string): number | null {
    return this.hands.get(side)?.awaited ?? null;
  }

  idleSince(side: string): number | null {
    const hand = this.hands.get(side);
    return hand && hand.since === null ? hand.stopped : null;
  }

  /**
   * One's own hand as it is. Where orders are hidden nobody sees another's, for it would tell how often its side is asked; and while
   * all draft at once those of others go on as if nobody had handed in.
   */
  shownTo(viewer: string, isQuiet: boolean, isDrafting: boolean): readonly HandShown[] {
    if (this.clock.kind === 'none') return [];
    return [...this.hands].flatMap(([side, hand]): readonly HandShown[] => {
      if (side === viewer) return [{ side, ...this.until(side, hand.left, hand.since) }];
      if (isQuiet) return [];
      return [{ side, ...(isDrafting ? this.until(side, hand.before, hand.awaited) : this.until(side, hand.left, hand.since)) }];
    });
  }

  /** What is left of a hand that runs, with the days of leave that come between. */
  private until(side: string, left: number, since: number | null): Omit<HandShown, 'side'> {
    return { left: since === null ? left : this.dueAfter(side, left, since) - since, since };
  }
}
