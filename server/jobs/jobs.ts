/** Work that is put aside for whoever has time: in this process, or in any on the same database. */

/** `bots`: those of a table have to move; the key is the table. `notices`: something is to be sent; `simulations`: games are to be played; the key is its id. */
export type JobKind = 'bots' | 'notices' | 'simulations';

/** How many of a kind a process does at once: most wait for the database most of the time, but a simulation fills a core. */
export const AT_ONCE: Readonly<Record<JobKind, number>> = { bots: 4, notices: 4, simulations: 1 };

export interface Job {
  readonly key: string;
  /** Whoever works should come to an end: others wait, or the process stops. */
  isEnough(): boolean;
}

/** Whether there is more to do, for which it is put aside again. What it does must do no harm when it is done twice. */
export type Work = (job: Job) => Promise<boolean>;

export interface Jobs {
  /** However often, it waits but once. It may be lost if the process is: whoever puts it looks again now and then. */
  put(kind: JobKind, key: string): void;
  /** From now on jobs of this kind are done here. */
  work(kind: JobKind, work: Work): void;
  /** When what is being done here has come to an end. */
  close(): Promise<void>;
}
