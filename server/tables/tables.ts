/** The tables of the database: made, sat down at, found, and added to one act after the other. */
import { randomBytes } from 'node:crypto';
import type { Ending } from '../../kernel/index.ts';
import type { Clock } from '../../table/index.ts';
import type { Database, Sql } from '../db/database.ts';
import { text, textOrNull, whole } from '../db/row.ts';
import { newId } from '../ids.ts';
import { type Asking, noteCalls } from '../notices/calls.ts';
import { holdPerson } from '../people/person.ts';
import { Refusal } from '../refusal.ts';
import { type Act, actText, readAct } from './act.ts';
import { keptNames } from './names.ts';
import { type SeatRow, type Setup, seatIn, sidesIn, type TableRow, tableIn } from './rows.ts';
import { rulesetNamed } from './rulesets.ts';

/** Who sits down: a person with a number of his own for the dice, which he may add when he knows what the server has promised, or a bot. */
export type Sitter = { readonly person: string; readonly number: string | null } | { readonly bot: string };

/** The game waits for somebody, or for his number. */
const isAwaited = (sitter: Sitter | null): boolean => sitter === null || ('person' in sitter && sitter.number === null);

export interface NewTable {
  readonly game: string;
  readonly rules: number;
  readonly setup: Setup;
  readonly isListed: boolean;
  readonly host: string;
  readonly clock?: Clock;
  /** The game that is over, of which this is another. */
  readonly rematchOf?: string;
  /** Every side, with whoever sits there from the beginning. */
  readonly seats: Readonly<Record<string, Sitter | null>>;
}

/** A table with its seats. */
export interface Found extends TableRow {
  readonly seats: readonly SeatRow[];
}

export interface StoredAct {
  readonly place: number;
  readonly act: Act;
  /** How the game stood after it. */
  readonly hash: string;
  readonly ticket: string | null;
  readonly at: number;
}

/** How a table stands between two acts, for its row. */
export interface Standing {
  /** The sides of persons who are asked, and those whom anybody may know to be waited for. */
  readonly asked: readonly string[];
  readonly awaited: readonly string[];
  /** The sides that have to answer what another has proposed. */
  readonly wished: readonly string[];
  /** How much an onlooker has noticed. */
  readonly moment: number;
  /** When somebody's time is over, where that ends the game by itself. */
  readonly due: number | null;
}

/** An act on its way to the store, with what it makes of the table. */
export interface Addition extends Standing {
  readonly table: string;
  /** How many acts there must be before it. */
  readonly mark: number;
  readonly act: Act;
  readonly hash: string;
  /** A name that whoever sent it gave it, so that it is taken once however often it comes. */
  readonly ticket: string | null;
  readonly at: number;
  readonly ending: Ending | null;
}

/** Stored; or another act was there first; or this very one was, under its ticket. */
export type Added = 'stored' | 'late' | 'again';

/** More than this is never listed at once. */
const MOST_LISTED = 100;

/** All that is known of a table but for the figures that somebody has brought: half a megabyte for each of a hundred tables. */
const LISTED =
  'id, game, rules, setup, secret, stage, is_listed, host, mark, asked, awaited, ending, clock, made, begun, changed, noticed, rematch, names';

export class Tables {
  constructor(
    private readonly database: Database,
    private readonly now: () => number = Date.now,
  ) {}

  /** Its id. The server's part of the chance is fixed before anybody else adds his. */
  async create({ game, rules, setup, isListed, host, seats, clock = { kind: 'none' }, rematchOf }: NewTable): Promise<string> {
    const [id, now] = [newId(), this.now()];
    const secret = randomBytes(32).toString('hex');
    const stage = Object.values(seats).some(isAwaited) ? 'gathering' : 'playing';
    const { pack, ...chosen } = setup;
    const names = keptNames(game, setup);
    await this.database.transaction(async (sql) => {
      await holdPerson(sql, host);
      await sql.rows(
        `INSERT INTO tables (id, game, rules, setup, secret, stage, is_listed, host, mark, asked, ending, made, changed, noticed, clock, begun, pack,
           names)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0, '[]', NULL, $9, $9, $9, $10, $11, $12, $13)`,
        [
          id,
          game,
          rules,
          JSON.stringify(chosen),
          secret,
          stage,
          isListed ? 1 : 0,
          host,
          now,
          JSON.stringify(clock),
          stage === 'playing' ? now : null,
          pack === undefined ? null : JSON.stringify(pack),
          names && JSON.stringify(names),
        ],
      );
      for (const [side, sitter] of Object.entries(seats)) await insertSeat(sql, id, side, sitter);
      if (rematchOf !== undefined) await noteRematch(sql, rematchOf, id);
    });
    return id;
  }

  /**
   * False if somebody sat there first; whoever has kept the seat for himself adds his number so. The last who sits down begins the game,
   * under the rules of that moment.
   */
  async sit(table: string, side: string, sitter: Sitter): Promise<boolean> {
    const { person, bot, number } = columnsOf(sitter);
    return this.database.transaction(async (sql) => {
      if (!(await holdGathering(sql, table))) return false;
      if (person !== null) await holdPerson(sql, person);
      const taken = await sql.rows(
        `UPDATE seats SET person = $3, bot = $4, number = $5
         WHERE table_id = $1 AND side = $2 AND bot IS NULL AND (person IS NULL OR person = $3 AND number IS NULL) RETURNING side`,
        [table, side, person, bot, number],
      );
      if (taken.length === 0) return false;
      const [begun] = await sql.rows(
        `UPDATE tables SET changed = $2, noticed = $2, begun = $2, stage = 'playing'
         WHERE id = $1 AND stage = 'gathering'
           AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = $1 AND number IS NULL AND bot IS NULL) RETURNING game`,
        [table, this.now()],
      );
      const rules = begun && rulesetNamed(text(begun, 'game'))?.version;
      if (rules !== undefined) await sql.rows('UPDATE tables SET rules = $2 WHERE id = $1', [table, rules]);
      return true;
    });
  }

  /** Gives a seat up, while the game has not begun. */
  async stand(table: string, side: string, person: string): Promise<boolean> {
    return this.database.transaction(async (sql) => {
      if (!(await holdGathering(sql, table))) return false;
      const left = await sql.rows(
        'UPDATE seats SET person = NULL, number = NULL WHERE table_id = $1 AND side = $2 AND person = $3 RETURNING side',
        [table, side, person],
      );
      return left.length > 0;
    });
  }

  async find(id: string): Promise<Found | null> {
    const [row] = await this.database.rows('SELECT * FROM tables WHERE id = $1', [id]);
    return row ? { ...tableIn(row), seats: await this.seatsOf(id) } : null;
  }

  private async seatsOf(id: string): Promise<readonly SeatRow[]> {
    const rows = await this.database.rows('SELECT * FROM seats WHERE table_id = $1 ORDER BY side', [id]);
    return rows.map(seatIn);
  }

  /** Open to whoever comes, the newest first. */
  async listed(): Promise<readonly Found[]> {
    return this.withSeats(
      await this.database.rows(
        `SELECT ${LISTED} FROM tables WHERE stage = 'gathering' AND is_listed = 1 ORDER BY changed DESC LIMIT ${MOST_LISTED}`,
      ),
    );
  }

  /** At which a person sits, the latest first. */
  async of(person: string): Promise<readonly Found[]> {
    return this.withSeats(
      await this.database.rows(
        `SELECT ${LISTED} FROM tables WHERE id IN (SELECT table_id FROM seats WHERE person = $1) OR host = $1
         ORDER BY noticed DESC LIMIT ${MOST_LISTED}`,
        [person],
      ),
    );
  }

  /** Where nobody is waited for, although the game is on: bots have to move. Of those that changed last between two moments. */
  async moving(from = 0, to = Number.MAX_SAFE_INTEGER): Promise<readonly string[]> {
    const rows = await this.database.rows(
      "SELECT id FROM tables WHERE stage = 'playing' AND asked = '[]' AND changed >= $1 AND changed <= $2",
      [from, to],
    );
    return rows.map((row) => text(row, 'id'));
  }

  /** Where somebody's clock has run out. */
  async overdue(now: number): Promise<readonly string[]> {
    const rows = await this.database.rows("SELECT id FROM tables WHERE stage = 'playing' AND due <= $1", [now]);
    return rows.map((row) => text(row, 'id'));
  }

  private withSeats(rows: readonly Parameters<typeof tableIn>[0][]): Promise<readonly Found[]> {
    return Promise.all(rows.map(async (row) => ({ ...tableIn(row), seats: await this.seatsOf(text(row, 'id')) })));
  }

  /** Acts behind the first so many, in their order. */
  async acts(table: string, from: number): Promise<readonly StoredAct[]> {
    const rows = await this.database.rows(
      'SELECT place, act, hash, ticket, at FROM acts WHERE table_id = $1 AND place > $2 ORDER BY place',
      [table, from],
    );
    return rows.map((row) => ({
      place: whole(row, 'place'),
      act: readAct(text(row, 'act')),
      hash: text(row, 'hash'),
      ticket: textOrNull(row, 'ticket'),
      at: whole(row, 'at'),
    }));
  }

  /** Whether an act under this ticket is stored. */
  isTaken(table: string, ticket: string): Promise<boolean> {
    return isTaken(this.database, table, ticket);
  }

  /** Whoever comes second finds another mark, and nothing of his is stored. */
  async add({ table, mark, act, hash, ticket, at, asked, awaited, wished, moment, due, ending }: Addition): Promise<Added> {
    return this.database.transaction(async (sql) => {
      const moved = await sql.rows(
        `UPDATE tables SET mark = mark + 1, was_asked = asked, asked = $3, ending = $4, stage = $5, changed = $6, awaited = $7, due = $9,
           noticed = CASE WHEN moment = $8 THEN noticed ELSE $6 END, moment = $8, was_wished = wished, wished = $11
         WHERE id = $1 AND mark = $2 AND stage <> 'gathering'
           AND NOT EXISTS (SELECT 1 FROM acts WHERE table_id = $1 AND ticket = $10) RETURNING was_asked, was_wished`,
        [
          table,
          mark,
          JSON.stringify(asked),
          ending && JSON.stringify(ending),
          ending ? 'over' : 'playing',
          at,
          JSON.stringify(awaited),
          moment,
          due,
          ticket,
          JSON.stringify(wished),
        ],
      );
      const [before] = moved;
      if (!before) return ticket !== null && (await isTaken(sql, table, ticket)) ? 'again' : 'late';
      await noteChange(sql, {
        about: 'calls',
        table,
        mark: mark + 1,
        was: sidesIn(before, 'was_asked'),
        asked: ending ? [] : asked,
        now: at,
      });
      await noteChange(sql, { about: 'wishes', table, mark: mark + 1, was: sidesIn(before, 'was_wished'), asked: wished, now: at });
      await sql.rows('INSERT INTO acts (table_id, place, act, hash, ticket, at) VALUES ($1, $2, $3, $4, $5, $6)', [
        table,
        mark + 1,
        actText(act),
        hash,
        ticket,
        at,
      ]);
      return 'stored';
    });
  }

  /** Notes whom a game that has just begun waits for: there is no act yet that would. */
  async note(table: string, { asked, awaited, moment, due }: Standing): Promise<void> {
    await this.database.transaction(async (sql) => {
      const noted = await sql.rows(
        'UPDATE tables SET asked = $2, awaited = $3, moment = $4, due = $5 WHERE id = $1 AND mark = 0 RETURNING id',
        [table, JSON.stringify(asked), JSON.stringify(awaited), moment, due],
      );
      if (noted.length > 0) await noteCalls(sql, { about: 'calls', table, mark: 0, was: [], asked, now: this.now() });
    });
  }
}

/** Seats of one table are taken and given up one after the other, and none once the game has begun. */
async function holdGathering(sql: Sql, table: string): Promise<boolean> {
  const held = await sql.rows("UPDATE tables SET mark = mark WHERE id = $1 AND stage = 'gathering' RETURNING id", [table]);
  return held.length > 0;
}

/** Most acts change nothing of it, and then nothing is asked of the database. */
async function noteChange(sql: Sql, asking: Asking): Promise<void> {
  if (JSON.stringify(asking.was) !== JSON.stringify(asking.asked)) await noteCalls(sql, asking);
}

/** There is one rematch of a game, whoever wants it first. */
async function noteRematch(sql: Sql, table: string, rematch: string): Promise<void> {
  const noted = await sql.rows("UPDATE tables SET rematch = $2 WHERE id = $1 AND stage = 'over' AND rematch IS NULL RETURNING id", [
    table,
    rematch,
  ]);
  if (noted.length === 0) throw new Refusal('conflict', 'no-rematch', 'The game is not over, or the next one has been set up.');
}

async function isTaken(sql: Sql, table: string, ticket: string): Promise<boolean> {
  const rows = await sql.rows('SELECT place FROM acts WHERE table_id = $1 AND ticket = $2', [table, ticket]);
  return rows.length > 0;
}

const columnsOf = (sitter: Sitter | null) => ({ person: null, bot: null, number: null, ...sitter });

async function insertSeat(sql: Sql, table: string, side: string, sitter: Sitter | null): Promise<void> {
  const { person, bot, number } = columnsOf(sitter);
  await sql.rows('INSERT INTO seats (table_id, side, person, bot, number) VALUES ($1, $2, $3, $4, $5)', [table, side, person, bot, number]);
}
