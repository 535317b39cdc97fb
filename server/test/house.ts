/** A house for tests: a database in memory, and as many processes on it as are wanted. */
import { afterEach } from 'vitest';
import { games } from '../../games/index.ts';
import type { Command, Kind, Ruleset } from '../../kernel/index.ts';
import { type FromTable, Reader, type Sight } from '../../table/index.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openSqlite } from '../db/sqlite.ts';
import { newId } from '../ids.ts';
import { Seat } from '../play/seat.ts';
import { Rooms } from '../tables/rooms.ts';
import type { Setup } from '../tables/rows.ts';
import type { Sitter } from '../tables/tables.ts';

const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

export async function houseDatabase(): Promise<Database> {
  const database = await openSqlite(':memory:');
  await migrate(database);
  opened.push(() => database.close());
  return database;
}

export async function roomsOn(database: Database, botsToMove?: (table: string) => void, now: () => number = Date.now): Promise<Rooms> {
  const troubles: unknown[] = [];
  const rooms = await Rooms.open({ database, now, onTrouble: (error) => troubles.push(error), ...(botsToMove ? { botsToMove } : {}) });
  opened.push(async () => {
    await rooms.close();
    if (troubles.length > 0) throw troubles[0];
  });
  return rooms;
}

export async function person(database: Database, name: string): Promise<string> {
  const id = newId();
  await database.rows('INSERT INTO people (id, name, made) VALUES ($1, $2, 0)', [id, name]);
  return id;
}

export function rulesetOf(id: string): Ruleset<Kind> {
  const found = games.find((game) => game.id === id);
  if (!found) throw new Error(`no game ${id}`);
  return found;
}

/** A number for the dice that a test can repeat. */
export const numberOf = (n: number): string => n.toString(16).padStart(16, '0');

export interface NewGame {
  readonly game: string;
  readonly setup?: Partial<Setup>;
  /** The name of a bot, or a person's id; null for a seat that stays free. */
  readonly seats: Readonly<Record<string, { readonly bot: string } | { readonly person: string } | null>>;
  readonly host: string;
}

const sitterOf = (seat: { readonly bot: string } | { readonly person: string } | null, place: number): Sitter | null =>
  seat && 'person' in seat ? { ...seat, number: numberOf(place + 1) } : seat;

export async function newTable(rooms: Rooms, { game, setup, seats, host }: NewGame): Promise<string> {
  const ruleset = rulesetOf(game);
  const id = await rooms.tables.create({
    game,
    rules: ruleset.version,
    setup: { scenario: setup?.scenario ?? ruleset.scenarios[0]?.id ?? '', options: setup?.options ?? {} },
    isListed: false,
    host,
    seats: Object.fromEntries(Object.entries(seats).map(([side, seat], place) => [side, sitterOf(seat, place)])),
  });
  await rooms.begin(id);
  return id;
}

/** A page in a seat: what it was sent, and what it has before it. */
export class Page {
  readonly heard: FromTable[] = [];
  private readonly reader = new Reader();
  private asked = 0;
  sight: Sight | null = null;
  /** The log as it was put together. */
  words: string[] = [];
  /** What was asked, sight by sight. */
  readonly shown: (string | null)[] = [];
  private seat: Seat | null = null;

  static async at(rooms: Rooms, table: string, side: string | null, known: Parameters<typeof Seat.take>[0]['known'] = null): Promise<Page> {
    const page = new Page();
    page.seat = await Seat.take({ room: rooms.at(table), side, known, now: Date.now, send: (message) => page.take(message) });
    return page;
  }

  private take(message: FromTable): void {
    // As it comes over a line.
    const plain: FromTable = JSON.parse(JSON.stringify(message));
    this.heard.push(plain);
    if (!('news' in plain)) return;
    this.sight = this.reader.read(plain.news);
    this.shown.push(this.sight.question?.name ?? null);
    this.words = [...this.words.slice(0, this.sight.log.from), ...this.sight.log.entries.map(({ words }) => words)];
  }

  async ask(request: Parameters<Seat['hear']>[0]['request'], ticket?: string): Promise<Extract<FromTable, { id: number }>['answer']> {
    const id = ++this.asked;
    await this.seat?.hear({ id, request, ...(ticket === undefined ? {} : { ticket }) });
    const answered = this.heard.find((message) => 'id' in message && message.id === id);
    if (!answered || !('id' in answered)) throw new Error('no answer came');
    return answered.answer;
  }

  order(commands: readonly Command[], ticket?: string) {
    return this.ask({ type: 'commands', commands }, ticket);
  }

  /** The first answer to what this page is asked. */
  first(place = 0): Command {
    const option = this.sight?.question?.options[place];
    if (!option || !this.sight) throw new Error('nothing is asked here');
    const { verb, target } = option;
    return target === null ? { side: this.sight.viewer.id, verb } : { side: this.sight.viewer.id, verb, target };
  }

  leave(): void {
    this.seat?.leave();
  }
}
