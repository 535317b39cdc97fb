/** How often something may be done: by an address, by a person, to a name. Each process counts for itself. */
import { Refusal } from './refusal.ts';

/** So many at once, and as many again in so many milliseconds. */
export interface Limit {
  readonly times: number;
  readonly per: number;
}

const [MINUTE, HOUR] = [60_000, 3_600_000];

export const LIMITS = {
  /** Whatever is asked for that could change something: no hand is quicker. */
  changes: { times: 1200, per: MINUTE },
  'sign-in-from': { times: 10, per: MINUTE },
  'sign-in-as': { times: 5, per: MINUTE },
  creation: { times: 20, per: HOUR },
  leave: { times: 10, per: HOUR },
  chat: { times: 20, per: MINUTE },
  proposals: { times: 10, per: 10 * MINUTE },
  letters: { times: 10, per: HOUR },
  simulation: { times: 10, per: HOUR },
} as const satisfies Readonly<Record<string, Limit>>;

export type Limited = keyof typeof LIMITS;

interface Options {
  readonly now: () => number;
  readonly limits: Readonly<Partial<Record<Limited, Limit>>>;
  /** How many keys are remembered. */
  readonly most: number;
}

export class Limits {
  /** Until when each key has used up its due. In order of use, so that the one forgotten is the one that was quiet longest. */
  private readonly dueUntil = new Map<string, number>();
  private readonly now: () => number;
  private readonly limits: Readonly<Record<Limited, Limit>>;
  private readonly most: number;

  constructor({ now = Date.now, limits = {}, most = 100_000 }: Partial<Options> = {}) {
    this.now = now;
    this.limits = { ...LIMITS, ...limits };
    this.most = most;
  }

  /** Counts once more, or refuses and says when to come again. */
  take(what: Limited, key: string): void {
    const wait = this.waitFor(what, key);
    if (wait > 0) throw new Refusal('too-often', 'too-often', 'That was too often. Wait a little and try again.', wait);
  }

  /** The same, for whoever has words of his own for it: false where it is too often. */
  takes(what: Limited, key: string): boolean {
    return this.waitFor(what, key) === 0;
  }

  limitOf(what: Limited): Limit {
    return this.limits[what];
  }

  get remembered(): number {
    return this.dueUntil.size;
  }

  /** A bucket that runs over, kept as one number: each time adds its share of the span, and what lies further ahead than the span is too much. */
  private waitFor(what: Limited, key: string): number {
    const { times, per } = this.limits[what];
    const [place, now] = [`${what} ${key}`, this.now()];
    const before = Math.max(this.dueUntil.get(place) ?? now, now);
    const after = before + per / times;
    const wait = after - (now + per);
    // Rounding of a share such as a seventh is not somebody's doing.
    const isTooMuch = wait > 0.001;
    this.remember(place, isTooMuch ? before : after);
    return isTooMuch ? wait : 0;
  }

  private remember(place: string, until: number): void {
    this.dueUntil.delete(place);
    this.dueUntil.set(place, until);
    if (this.dueUntil.size <= this.most) return;
    for (const oldest of this.dueUntil.keys()) {
      this.dueUntil.delete(oldest);
      return;
    }
  }
}
