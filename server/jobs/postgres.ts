/** Jobs on PostgreSQL, by pg-boss: put by any process, done by any that works. */
import PgBoss from 'pg-boss';
import type { Database } from '../db/database.ts';
import { text } from '../db/row.ts';
import { ServerTrouble } from '../trouble.ts';
import type { Outcomes } from './in-process.ts';
import { AT_ONCE, type JobKind, type Jobs, type Work } from './jobs.ts';

export interface PostgresJobsWanted extends Outcomes {
  readonly url: string;
  readonly database: Database;
  /** Seconds after which a job is given to another, as whoever took it seems to be no more. */
  readonly expires?: number;
}

const KINDS: readonly JobKind[] = ['bots', 'notices', 'simulations'];
/** A network may swallow everything without a word: then what was asked comes to nothing, and is asked again. */
const PATIENT = { connectionTimeoutMillis: 10_000, query_timeout: 15_000, keepAlive: true };
const EXPIRES = 30;
/** Milliseconds for one, so that others have their turn and nobody takes us for dead. */
const SLICE = 2_000;
/** Mostly we are told when there is something to do; in case we were not we look so often, in milliseconds. */
const BETWEEN = 2_000;

/** Of two processes that make them at the same time each would wait for what the other has locked, so the second waits for the first. */
async function makeQueues(boss: PgBoss, expires: number): Promise<void> {
  for (const name of KINDS)
    await boss.createQueue(name, { name, policy: 'short', expireInSeconds: expires, retryLimit: 20, retryDelay: 1, retryBackoff: true });
}

/**
 * Of pg-boss it is `fetch`, `complete` and `fail` that are used, not its `work`: that leaves the last word on a job to itself, and when the
 * line is cut just then the process ends.
 */
export class PostgresJobs implements Jobs {
  private readonly works = new Map<JobKind, Work>();
  private readonly running = new Map<Promise<void>, JobKind>();
  private readonly under = new Set<Promise<unknown>>();
  private stopHearing: () => Promise<void> = async () => undefined;
  private looking: Promise<void> | null = null;
  private isWanted = false;
  private isClosed = false;
  private readonly timer: NodeJS.Timeout;

  private constructor(
    private readonly boss: PgBoss,
    private readonly wanted: PostgresJobsWanted,
  ) {
    this.timer = setInterval(() => this.look(), BETWEEN);
    this.timer.unref();
  }

  static async open(wanted: PostgresJobsWanted): Promise<PostgresJobs> {
    const { database, url, expires = EXPIRES, onTrouble } = wanted;
    const boss = new PgBoss({
      connectionString: url,
      application_name: 'line-ahead-jobs',
      max: 3,
      ...PATIENT,
      schema: await schemaOn(database),
      schedule: false,
      maintenanceIntervalSeconds: Math.max(1, Math.round(expires / 3)),
      archiveCompletedAfterSeconds: 300,
      deleteAfterHours: 1,
    });
    // Without somebody who hears of it, a line that is cut would end the process.
    boss.on('error', onTrouble);
    try {
      await boss.start();
      await database.alone(() => makeQueues(boss, expires));
    } catch (error) {
      await boss.stop({ graceful: false }).catch(() => undefined);
      throw new ServerTrouble(`the queue on PostgreSQL cannot be used (${error instanceof Error ? error.message : error})`, {
        cause: error,
      });
    }
    const jobs = new PostgresJobs(boss, wanted);
    jobs.stopHearing = await database.listen({ heard: (subject) => subject === 'jobs' && jobs.look(), missed: () => jobs.look() });
    return jobs;
  }

  put(kind: JobKind, key: string): void {
    if (!this.isClosed) this.keep(this.send(kind, key));
  }

  private async send(kind: JobKind, key: string): Promise<void> {
    const id = await this.boss.send(kind, { key }, { singletonKey: key });
    if (id !== null) await this.wanted.database.tell('jobs');
  }

  /** Whoever closes waits for it. */
  private keep(work: Promise<unknown>): void {
    const kept = work.catch(this.wanted.onTrouble).finally(() => this.under.delete(kept));
    this.under.add(kept);
  }

  work(kind: JobKind, work: Work): void {
    this.works.set(kind, work);
    this.look();
  }

  /** One look at a time; whoever asks meanwhile is served by another behind it. */
  private look(): void {
    this.isWanted = true;
    this.looking ??= this.takeAll().finally(() => {
      this.looking = null;
    });
  }

  private async takeAll(): Promise<void> {
    while (this.isWanted && !this.isClosed) {
      this.isWanted = false;
      for (const [kind, work] of this.works) await this.take(kind, work).catch(this.wanted.onTrouble);
    }
  }

  private async take(kind: JobKind, work: Work): Promise<void> {
    const free = AT_ONCE[kind] - [...this.running.values()].filter((each) => each === kind).length;
    if (free <= 0) return;
    // An error it keeps to itself: then there is none, and we look again later.
    for (const { id, data } of await this.boss.fetch<{ key: string }>(kind, { batchSize: free })) {
      const run = this.run(kind, id, data.key, work).finally(() => {
        this.running.delete(run);
        this.look();
      });
      this.running.set(run, kind);
    }
  }

  private async run(kind: JobKind, id: string, key: string, work: Work): Promise<void> {
    const { onDone, onTrouble } = this.wanted;
    const until = Date.now() + SLICE;
    try {
      const goesOn = await work({ key, isEnough: () => this.isClosed || Date.now() > until });
      if (goesOn) await this.send(kind, key);
      await this.boss.complete(kind, id);
      onDone();
    } catch (error) {
      onTrouble(error);
      // Where that cannot be said either, it expires.
      await this.boss.fail(kind, id).catch(onTrouble);
    }
  }

  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    clearInterval(this.timer);
    await this.stopHearing();
    await this.looking;
    await Promise.all([...this.running.keys(), ...this.under]);
    await this.boss.stop({ graceful: false }).catch(this.wanted.onTrouble);
  }
}

/** Beside the tables: two houses in one database have a queue each. */
async function schemaOn(database: Database): Promise<string> {
  const [row] = await database.rows('SELECT current_schema() AS name');
  return `jobs_of_${row ? text(row, 'name') : 'public'}`;
}
