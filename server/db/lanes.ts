/** Lines to PostgreSQL, each for one user at a time. */
import postgres from 'postgres';
import type { Row, Value } from './database.ts';
import { isOfLine, lost, notDoubtful, silent, troubleOf } from './postgres-trouble.ts';

/** So many at most for a process; whoever finds none free waits. */
const MOST = 10;

/** How long a statement may take before its line is taken for dead, in milliseconds: a network may swallow everything without a word. */
export const PATIENCE = 15_000;

export const LINE_OPTIONS = {
  max: 1,
  // Seconds.
  connect_timeout: 10,
  fetch_types: false,
  max_lifetime: null,
  onnotice: () => undefined,
  // Where we have vanished the other end gives up as well, and with the line goes what it holds fast.
  connection: { application_name: 'line-ahead', statement_timeout: PATIENCE, idle_in_transaction_session_timeout: PATIENCE },
  keep_alive: 10,
  // Whole numbers as SQLite gives them; those that are too long for JavaScript stay text.
  types: { whole: { to: 20, from: [20], serialize: String, parse: wholeOrText } },
};

function wholeOrText(raw: string): number | string {
  const number = Number(raw);
  return Number.isSafeInteger(number) ? number : raw;
}

/**
 * One connection, thrown away when it is cut. The pool of postgres.js (3.4.9) does not outlive a line that is cut within a transaction:
 * it writes to a socket that is gone, which ends the process, and what comes later on that line waits for ever.
 */
export class Lane {
  readonly #sql;
  #isCut = false;

  private constructor(
    url: string,
    private readonly patience: number,
  ) {
    this.#sql = postgres(url, {
      ...LINE_OPTIONS,
      onclose: () => {
        this.#isCut = true;
      },
    });
  }

  static async open(url: string, patience: number): Promise<Lane> {
    const lane = new Lane(url, patience);
    try {
      await lane.run('SELECT 1', []);
      return lane;
    } catch (error) {
      lane.cut();
      throw notDoubtful(error);
    }
  }

  get isCut(): boolean {
    return this.#isCut;
  }

  async run(text: string, values: readonly Value[]): Promise<readonly Row[]> {
    if (this.#isCut) throw lost();
    try {
      return [...(await this.#inTime(this.#sql.unsafe(text, [...values], { prepare: true })))];
    } catch (error) {
      if (isOfLine(error)) this.cut();
      throw troubleOf(error);
    }
  }

  async #inTime<T>(answer: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(silent()), this.patience);
    });
    // What comes of it after that is nobody's concern.
    answer.catch(() => undefined);
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }

  /** Whatever is under way on it. */
  cut(): void {
    this.#isCut = true;
    void this.#sql.end({ timeout: 0 });
  }

  async end(): Promise<void> {
    this.#isCut = true;
    await this.#sql.end();
  }
}

/** The lines of a process, opened as they are needed. */
export class Lanes {
  readonly #url: string;
  readonly #idle: Lane[] = [];
  readonly #waiting: (() => void)[] = [];
  #free = MOST;
  #isClosed = false;

  readonly #patience: number;

  constructor(url: string, patience = PATIENCE) {
    this.#url = url;
    this.#patience = patience;
  }

  async use<T>(work: (lane: Lane) => Promise<T>): Promise<T> {
    if (this.#isClosed) throw new Error('the database is closed');
    await this.#turn();
    try {
      const lane = this.#soundOne() ?? (await Lane.open(this.#url, this.#patience));
      return await work(lane).finally(() => this.#give(lane));
    } finally {
      this.#pass();
    }
  }

  /** When everyone is done. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (let turns = 0; turns < MOST; turns++) await this.#turn();
    await Promise.all(this.#idle.map((lane) => lane.end()));
  }

  async #turn(): Promise<void> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #pass(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free += 1;
    else next();
  }

  /** Where one was cut the others may be as well, without having noticed yet. */
  #give(lane: Lane): void {
    if (lane.isCut) for (const idle of this.#idle.splice(0)) idle.cut();
    else this.#idle.push(lane);
  }

  #soundOne(): Lane | undefined {
    let lane = this.#idle.pop();
    while (lane?.isCut) lane = this.#idle.pop();
    return lane;
  }
}
