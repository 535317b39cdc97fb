/** The tables that this process has in memory, and what it hears of them from other processes. */
import type { Table } from '../../table/index.ts';
import { AtMost } from '../at-most.ts';
import type { Database } from '../db/database.ts';
import type { Metrics } from '../metrics.ts';
import { laidOut } from './laid.ts';
import { Leaves } from './leaves.ts';
import { MOST_ACTS, Room } from './room.ts';
import { Snapshots } from './snapshots.ts';
import { type Found, Tables } from './tables.ts';
import { Talk } from './talk.ts';

/** A table that nobody looks at is put away after so many milliseconds. */
const IDLE = 60_000;

/** Bots of which nothing was heard for so long may have been forgotten; those that are silent for longer than an hour have broken down. */
const [SILENT, BROKEN] = [8_000, 3_600_000];

const rested = (milliseconds: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, milliseconds));

/** Between two bots' moments, and between two tables that are opened, others are heard. */
const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Until a database that is away may be back; nobody waits for it who wants to stop. */
const aWhile = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 1000).unref());

export interface RoomsWanted {
  readonly database: Database;
  readonly now?: () => number;
  readonly rest?: (milliseconds: number) => Promise<void>;
  /** Whoever lets bots move; unless told it is this process. */
  readonly botsToMove?: (table: string) => void;
  /** What went wrong with nobody there to be told. */
  readonly onTrouble?: (error: unknown) => void;
  readonly metrics?: Metrics;
  /** How a table is laid before anything is done at it; tests have rules and dice of their own. */
  readonly lay?: (found: Found) => Table;
  readonly mostActs?: number;
  /** Which program this is, for what only it can read; tests are others. */
  readonly mark?: () => Promise<string>;
}

export class Rooms {
  readonly tables: Tables;
  readonly talk: Talk;
  readonly leaves: Leaves;
  private readonly snapshots: Snapshots;
  private readonly rooms = new Map<string, Room>();
  /** Games that cannot be played by the rules of this process, whatever their clocks say. */
  private readonly held = new Set<string>();
  /** Those that are being put away. */
  private readonly leaving = new Set<Promise<void>>();
  private readonly opening = new AtMost(1, Number.POSITIVE_INFINITY);
  private readonly sweeper: NodeJS.Timeout;
  private stopHearing: () => Promise<void> = async () => undefined;
  private isClosed = false;

  private constructor(private readonly wanted: RoomsWanted) {
    this.tables = new Tables(wanted.database, this.now);
    this.talk = new Talk(wanted.database, this.now);
    this.leaves = new Leaves(wanted.database, this.now);
    this.snapshots = new Snapshots(wanted.database, wanted.mark);
    this.sweeper = setInterval(() => this.sweep(), IDLE / 2);
    this.sweeper.unref();
  }

  static async open(wanted: RoomsWanted): Promise<Rooms> {
    const rooms = new Rooms(wanted);
    rooms.stopHearing = await wanted.database.listen({ heard: (subject) => rooms.hear(subject), missed: () => rooms.recall() });
    return rooms;
  }

  private get now(): () => number {
    return this.wanted.now ?? Date.now;
  }

  at(id: string): Room {
    const there = this.rooms.get(id);
    if (there) return there;
    const room = new Room(id, {
      tables: this.tables,
      snapshots: this.snapshots,
      trouble: (error) => this.wanted.onTrouble?.(error),
      now: this.now,
      mostActs: this.wanted.mostActs ?? MOST_ACTS,
      rest: this.wanted.rest ?? rested,
      inTurn: (work) => this.opening.run(() => breath().then(work)),
      lay: this.wanted.lay ?? laidOut,
      tell: (table, mark) => this.tell(`table ${table} ${mark}`),
      botsToMove: (table) => this.botsToMove(table),
      count: (counter, by) => this.wanted.metrics?.count(counter, by),
      say: (table, words) => this.trouble(this.talk.say(table, null, words)),
      leavesOf: (persons) => this.leaves.ofAll(persons),
    });
    this.rooms.set(id, room);
    return room;
  }

  get count(): number {
    return this.rooms.size;
  }

  /** The last has sat down; whoever waits for it, here or elsewhere, is shown the game. */
  async begin(id: string): Promise<void> {
    await this.at(id).begin();
    this.tell(`begun ${id}`);
  }

  // Clocks.

  /** Flags fall also where nobody looks. */
  async lookAfterClocks(): Promise<void> {
    for (const table of await this.tables.overdue(this.now())) {
      if (this.held.has(table)) continue;
      const outcome = await this.at(table).flag();
      if (outcome.type === 'failed' && outcome.code === 'astray') this.held.add(table);
    }
  }

  // Bots.

  /** Takes up again what a process that is no more may have left. */
  async takeUpBots(): Promise<void> {
    for (const table of await this.tables.moving()) this.botsToMove(table);
  }

  /** The same for what has come to a stop meanwhile: the database was away, or a process ended before it could say that bots have to move. */
  async lookAfterBots(): Promise<void> {
    const now = this.now();
    for (const table of await this.tables.moving(now - BROKEN, now - SILENT)) this.botsToMove(table);
    await this.lookAfterClocks();
  }

  private botsToMove(table: string): void {
    if (this.wanted.botsToMove) this.wanted.botsToMove(table);
    else this.trouble(this.letBotsMove(table));
  }

  /** Until a person is asked, or until it is enough; true if there is more to do. However often it is called, they move once. */
  async letBotsMove(id: string, isEnough: () => boolean = () => false): Promise<boolean> {
    const room = this.at(id);
    // Whoever wants them to move may have stored something of which nobody has told us yet.
    await room.recall();
    while (!this.isClosed && !isEnough()) {
      const last = await room.work();
      if (last === 'done') return false;
      await (last === 'away' ? aWhile() : breath());
    }
    return true;
  }

  // Other processes.

  private tell(subject: string): void {
    this.wanted.database.tell(subject).catch((error: unknown) => this.wanted.onTrouble?.(error));
  }

  private hear(subject: string): void {
    const [what, id = '', mark] = subject.split(' ');
    if (what === 'leave') for (const each of this.rooms.values()) this.trouble(each.leaveChanged(id));
    const room = this.rooms.get(id);
    if (!room) return;
    if (what === 'table') this.trouble(room.hearOf(Number(mark)));
    if (what === 'begun') this.trouble(room.begin());
  }

  /** The line to the others was cut: whatever they did meanwhile is looked up. */
  private recall(): void {
    for (const room of this.rooms.values()) this.trouble(room.recall());
  }

  private trouble(work: Promise<unknown>): void {
    work.catch((error: unknown) => this.wanted.onTrouble?.(error));
  }

  private sweep(): void {
    const now = this.now();
    for (const [id, room] of this.rooms) {
      if (room.isWatched || now - room.used <= IDLE) continue;
      this.rooms.delete(id);
      this.putAway(room);
    }
  }

  private putAway(room: Room): void {
    const away = room.putAway().finally(() => this.leaving.delete(away));
    this.leaving.add(away);
    this.trouble(away);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.sweeper);
    await this.stopHearing();
    await Promise.allSettled([...[...this.rooms.values()].map((room) => room.rest()), ...this.leaving]);
  }
}
