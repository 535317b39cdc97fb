/** Work that is dear in memory: so many at once, so many that wait, and whoever comes then is sent away. */
import { Refusal } from './refusal.ts';

export class AtMost {
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(
    readonly atOnce: number,
    readonly inLine: number,
  ) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.atOnce) this.running += 1;
    else await this.turn();
    try {
      return await work();
    } finally {
      // The place is handed on as it is, so that nobody who comes meanwhile takes it.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private turn(): Promise<void> {
    if (this.waiting.length >= this.inLine) throw new Refusal('unavailable', 'busy', 'The server is busy. Try again in a moment.', 5000);
    return new Promise((resolve) => void this.waiting.push(resolve));
  }
}
