/** Jobs of a process that is alone with its database: what it forgets when it ends is found in the database when it begins again. */
import { AtMost } from '../at-most.ts';
import { AT_ONCE, type JobKind, type Jobs, type Work } from './jobs.ts';

export interface Outcomes {
  onDone(): void;
  onTrouble(error: unknown): void;
}

/** Between two jobs others are heard. */
const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export class JobsInProcess implements Jobs {
  private readonly works = new Map<JobKind, Work>();
  private readonly running = new Map<string, Promise<void>>();
  /** Bots of each table and notices come to their end soon; simulations do one after the other. */
  private readonly simulations = new AtMost(AT_ONCE.simulations, Number.POSITIVE_INFINITY);
  /** Put while they were being done. */
  private readonly again = new Set<string>();
  private isClosed = false;

  constructor(private readonly outcomes: Outcomes) {}

  work(kind: JobKind, work: Work): void {
    this.works.set(kind, work);
  }

  put(kind: JobKind, key: string): void {
    const [name, work] = [`${kind} ${key}`, this.works.get(kind)];
    if (this.isClosed || !work) return;
    if (this.running.has(name)) this.again.add(name);
    else {
      const run = (): Promise<void> => this.run(name, () => work({ key, isEnough: () => this.isClosed }));
      this.running.set(name, kind === 'simulations' ? this.simulations.run(run) : run());
    }
  }

  private async run(name: string, work: () => Promise<boolean>): Promise<void> {
    try {
      let goesOn = true;
      while (goesOn && !this.isClosed) {
        this.again.delete(name);
        goesOn = (await work()) || this.again.has(name);
        await breath();
      }
      this.outcomes.onDone();
    } catch (error) {
      this.outcomes.onTrouble(error);
    } finally {
      this.running.delete(name);
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all(this.running.values());
  }
}
