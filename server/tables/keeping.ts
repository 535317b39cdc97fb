/** When a table in memory is kept: now and then while it is played at, and when it is put away. Nobody waits for it, and if it fails nothing is lost. */
import type { Table } from '../../table/index.ts';
import { type Snapshots, snapshotText } from './snapshots.ts';
import type { Timekeeper } from './timekeeper.ts';

/** After so many acts a table is kept anew while somebody is there: a process that is killed leaves no more to be played again. */
const BETWEEN = 200;

/** Fewer are played again sooner than they are written. */
const WORTH_IT = 20;

interface Around {
  readonly snapshots: Snapshots;
  rest(milliseconds: number): Promise<void>;
  trouble(error: unknown): void;
}

export class Keeping {
  /** After how many acts it is kept, or was to be. */
  private at = 0;
  /** One after the other: what is being written, if anything is. */
  private writing: Promise<void> | null = null;

  constructor(
    private readonly table: string,
    private readonly around: Around,
  ) {}

  isKept(at: number): void {
    this.at = at;
  }

  isDue(mark: number): boolean {
    return this.writing === null && mark - this.at >= BETWEEN;
  }

  isWorthIt(mark: number): boolean {
    return this.writing === null && mark - this.at >= WORTH_IT;
  }

  /** The table must stand as the store has it after so many acts. */
  keep(table: Table, time: Timekeeper, mark: number): void {
    if (!this.isWorthIt(mark)) return;
    // What cannot be kept now is not tried again at every act.
    this.at = mark;
    this.writing = this.write(table, time, mark)
      .catch((error: unknown) => this.around.trouble(error))
      .finally(() => {
        this.writing = null;
      });
  }

  private async write(table: Table, time: Timekeeper, mark: number): Promise<void> {
    const { snapshots, rest } = this.around;
    const kept = await snapshotText({ table: table.kept(), time: time.kept }, () => rest(0));
    await snapshots.write(this.table, mark, table.ruleset.version, kept);
  }

  async rest(): Promise<void> {
    await this.writing;
  }
}
