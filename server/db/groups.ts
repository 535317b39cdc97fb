/** Runs work one behind the other, and stores what has gathered meanwhile at one go: waiting for the disk is what takes the time. */

/** What a group is run between. */
export interface Frame {
  begin(): void;
  /** Runs one of the group; what it did is undone if it fails, and nothing else. Rejects if that could not be done. */
  apart<T>(work: () => Promise<T>): Promise<Outcome<T>>;
  /** On the disk when it resolves. */
  commit(): Promise<void>;
  /** Whether a commit that failed with this may be on the disk all the same. */
  isDoubtful(error: unknown): boolean;
  /** Back to before `begin`. */
  undo(): void;
}

export type Outcome<T> = { readonly value: T } | { readonly error: unknown };

interface Job {
  /** Resolves to what is to be told once all is on the disk. */
  run(): Promise<() => void>;
  fail(error: unknown): void;
}

export class Groups {
  readonly #frame: Frame;
  #waiting: Job[] = [];
  #running: Promise<void> | null = null;

  constructor(frame: Frame) {
    this.#frame = frame;
  }

  add<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const run = async () => {
        const outcome = await this.#frame.apart(work);
        return 'value' in outcome ? () => resolve(outcome.value) : () => reject(outcome.error);
      };
      this.#waiting.push({ run, fail: reject });
      this.#running ??= this.#runAll();
    });
  }

  /** When everything that was added is done. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async #runAll(): Promise<void> {
    // What is added in one breath makes one group.
    await null;
    while (this.#waiting.length > 0) await this.#runGroup(this.#waiting.splice(0));
    this.#running = null;
  }

  async #runGroup(jobs: readonly Job[]): Promise<void> {
    let isStoring = false;
    try {
      this.#frame.begin();
      const told: (() => void)[] = [];
      for (const job of jobs) told.push(await job.run());
      isStoring = true;
      await this.#frame.commit();
      for (const tell of told) tell();
    } catch (error) {
      this.#frame.undo();
      if (jobs.length === 1 || (isStoring && this.#frame.isDoubtful(error))) for (const job of jobs) job.fail(error);
      // One that finds no room must not take the others with it.
      else for (const job of jobs) await this.#runGroup([job]);
    }
  }
}
