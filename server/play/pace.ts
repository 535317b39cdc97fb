/** How fast somebody may go: so many in a second, and so many at once after a rest. */
export interface Pace {
  readonly each: number;
  readonly atOnce: number;
}

/** Kept as one number: when all that was done would have been done at an even pace. */
export class Pacer {
  private due = 0;

  constructor(
    private readonly pace: Pace,
    private readonly now: () => number,
  ) {}

  /** Whether one more is not too fast. */
  takes(): boolean {
    const { each, atOnce } = this.pace;
    const now = this.now();
    const due = Math.max(this.due, now) + 1000 / each;
    if (due - now > (1000 / each) * atOnce) return false;
    this.due = due;
    return true;
  }
}
