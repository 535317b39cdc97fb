/**
 * Tells people that the game waits for them, or somebody at the table for their answer: once for each question, on every way they have chosen, and not while they are at the table.
 * Whom to tell is in the database with the act that asks (`calls.ts`), and what is to be sent is put there in the same moment in which the
 * question counts as told. So nothing is lost with a process, and nothing is told twice.
 */

import { createHash } from 'node:crypto';
import type { Table } from '../../table/index.ts';
import { phaseInWords } from '../../table/phase.ts';
import type { Database, Row, Sql } from '../db/database.ts';
import { text, textOrNull, whole } from '../db/row.ts';
import { newId } from '../ids.ts';
import { shownNames } from '../people/shown-names.ts';
import { Refusal } from '../refusal.ts';
import type { Rooms } from '../tables/rooms.ts';
import { Attention } from './attention.ts';
import { ABOUT, type About } from './calls.ts';
import type { Senders, Sending } from './senders.ts';
import { type Way, Ways } from './ways.ts';
import { type AskedFor, type Notice, noticeOf } from './words.ts';

/** Whoever has not answered by then is told, in milliseconds: most who play live have. */
export const PATIENCE = 60_000;

/** So long nobody else tries to send what somebody is sending; more than any sending takes. */
const LEASE = 180_000;

/** Between two tries it takes ever longer, from a minute to six hours; so many, and it is given up. */
const [FIRST_WAIT, LONGEST_WAIT, MOST_TRIES] = [60_000, 21_600_000, 12];

/** More than this is not looked at in one go. */
const AT_ONCE = 100;

export interface NoticesWanted {
  readonly database: Database;
  readonly rooms: Rooms;
  readonly senders: Senders;
  readonly origin: string | null;
  readonly now?: () => number;
  /** Whoever works sends it. */
  put(notice: string): void;
}

interface Call {
  readonly about: About;
  readonly table: string;
  readonly side: string;
  readonly mark: number;
  readonly at: number;
}

const callIn = (about: About, row: Row): Call => ({
  about,
  table: text(row, 'table_id'),
  side: text(row, 'side'),
  mark: whole(row, 'mark'),
  at: whole(row, 'at'),
});

export class Notices {
  readonly ways: Ways;
  readonly attention: Attention;
  private readonly now: () => number;

  constructor(private readonly wanted: NoticesWanted) {
    this.now = wanted.now ?? Date.now;
    this.ways = new Ways(wanted.database, this.now);
    this.attention = new Attention(this.now);
  }

  get senders(): Senders {
    return this.wanted.senders;
  }

  // Whom to tell.

  /** Every process looks now and then: it alone knows whose pages are open at it. */
  async look(): Promise<void> {
    const now = this.now();
    for (const call of await this.waiting(now - PATIENCE / 2))
      if (this.attention.isAt(call.table, call.side)) await this.postpone(call, now);
      else if (call.at <= now - PATIENCE) await this.tell(call);
    const due = await this.wanted.database.rows(`SELECT id FROM notices WHERE due <= $1 ORDER BY due LIMIT ${AT_ONCE}`, [now]);
    for (const row of due) this.wanted.put(text(row, 'id'));
  }

  private async waiting(until: number): Promise<readonly Call[]> {
    const all: Call[] = [];
    for (const about of ABOUT) {
      const rows = await this.wanted.database.rows(
        `SELECT table_id, side, mark, at FROM ${about} WHERE is_told = 0 AND at <= $1 ORDER BY at LIMIT ${AT_ONCE}`,
        [until],
      );
      all.push(...rows.map((row) => callIn(about, row)));
    }
    return all;
  }

  private async postpone({ about, table, side, mark }: Call, now: number): Promise<void> {
    const place = [table, side, mark, now];
    await this.wanted.database.rows(`UPDATE ${about} SET at = $4 WHERE table_id = $1 AND side = $2 AND mark = $3`, place);
  }

  private tell({ about, table, side, mark }: Call): Promise<void> {
    const now = this.now();
    return this.wanted.database.transaction(async (sql) => {
      const told = await sql.rows(
        `UPDATE ${about} SET is_told = 1 WHERE table_id = $1 AND side = $2 AND mark = $3 AND is_told = 0 RETURNING side`,
        [table, side, mark],
      );
      if (told.length === 0) return;
      for (const way of await waysFor(sql, table, side)) {
        // What is asked for of a game was named before there was anything else.
        const what = about === 'calls' ? '' : ` ${about}`;
        const id = createHash('sha256').update(`${way} ${table} ${side} ${mark}${what}`).digest('base64url');
        await enter(sql, { id, way, about, table, side, mark, words: null, due: now });
      }
    });
  }

  /** Something that is no question of a game: whether a way leads to its end. */
  async send(way: Way, subject: string, words: string): Promise<void> {
    const id = newId();
    const said = JSON.stringify({ subject, words });
    await enter(this.wanted.database, {
      id,
      way: way.id,
      about: 'calls',
      table: null,
      side: null,
      mark: null,
      words: said,
      due: this.now(),
    });
    this.wanted.put(id);
  }

  // Sending.

  /** Whether there is more to do, which there never is: what has to be tried again is found by whoever looks. */
  async deliver(id: string): Promise<boolean> {
    const now = this.now();
    const [row] = await this.wanted.database.rows(
      'UPDATE notices SET due = $3, tries = tries + 1 WHERE id = $1 AND due <= $2 RETURNING way, about, table_id, side, mark, words, tries',
      [id, now, now + LEASE],
    );
    const way = row && (await this.ways.find(text(row, 'way')));
    if (!row || !way) return false;
    const notice = await this.noticeIn(id, row, way);
    const sender = this.senders.by[way.kind];
    await this.settle(id, way, whole(row, 'tries'), notice && sender ? await sender(way, notice) : 'never');
    return false;
  }

  private async settle(id: string, way: Way, tries: number, sending: Sending): Promise<void> {
    const { database } = this.wanted;
    if (sending === 'gone') await this.ways.drop(way.id);
    else if (sending !== 'later' || tries >= MOST_TRIES) await database.rows('DELETE FROM notices WHERE id = $1', [id]);
    else {
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 3 ** (tries - 1));
      await database.rows('UPDATE notices SET due = $2 WHERE id = $1', [id, this.now() + wait]);
    }
  }

  /** Null if nobody waits for it any more. */
  private async noticeIn(id: string, row: Row, way: Way): Promise<Notice | null> {
    const { database, rooms, origin } = this.wanted;
    const words = textOrNull(row, 'words');
    if (words !== null) return { id, url: null, facts: { type: 'word' }, ...wordsIn(words) };
    const [table, side] = [text(row, 'table_id'), text(row, 'side')];
    const about = ABOUT.find((each) => each === text(row, 'about')) ?? 'calls';
    const [call] = await database.rows(`SELECT mark FROM ${about} WHERE table_id = $1 AND side = $2 AND mark = $3`, [
      table,
      side,
      whole(row, 'mark'),
    ]);
    const found = call && (await rooms.tables.find(table));
    const person = found?.seats.find((seat) => seat.side === side)?.person;
    if (found?.stage !== 'playing' || !person) return null;
    const isOwn = person === way.person;
    // Nobody is called to a game that cannot be played here any more.
    const seen = await rooms
      .at(table)
      .look((there) => askedAt(there, about))
      .catch(nullIfRefused);
    if (!seen || (!isOwn && !seen.isOpen)) return null;
    const name = (await shownNames(database, [person])).get(person) ?? '';
    return noticeOf({ id, found, side, person: name, asked: seen.asked, isOwn, origin });
  }
}

function nullIfRefused(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}

interface Seen {
  readonly asked: AskedFor;
  readonly isOpen: boolean;
}

/** What is asked for, and whether anybody at the table may know; null if it is asked for no longer. */
function askedAt(table: Table, about: About): Seen | null {
  if (about === 'calls') return { asked: { phase: phaseInWords(table.game) }, isOpen: isOpenly(table) };
  const { shown } = table.accord;
  return shown && { asked: { wish: shown.wish, by: shown.by.name }, isOpen: true };
}

/** Whether anybody may know who is waited for: not where orders are hidden, nor who of those that choose at once has chosen. */
const isOpenly = ({ policy, isSecret }: Table): boolean => policy !== 'always' && !isSecret;

function wordsIn(said: string): Pick<Notice, 'subject' | 'words'> {
  const { subject, words } = Object(JSON.parse(said));
  return { subject: String(subject), words: String(words) };
}

/** Those of whoever sits there, unless he wants to hear nothing of this table; and those that are about the table, whose they may be. */
async function waysFor(sql: Sql, table: string, side: string): Promise<readonly string[]> {
  const rows = await sql.rows(
    `SELECT ways.id FROM ways WHERE ways.is_confirmed = 1 AND (
       ways.table_id = $1
       OR ways.table_id IS NULL
         AND ways.person IN (SELECT person FROM seats WHERE table_id = $1 AND side = $2)
         AND ways.person NOT IN (SELECT person FROM quiet WHERE table_id = $1))`,
    [table, side],
  );
  return rows.map((row) => text(row, 'id'));
}

interface Entry {
  readonly id: string;
  readonly way: string;
  readonly about: About;
  readonly table: string | null;
  readonly side: string | null;
  readonly mark: number | null;
  readonly words: string | null;
  readonly due: number;
}

async function enter(sql: Sql, { id, way, about, table, side, mark, words, due }: Entry): Promise<void> {
  await sql.rows(
    'INSERT INTO notices (id, way, about, table_id, side, mark, words, tries, due) VALUES ($1, $2, $3, $4, $5, $6, $7, 0, $8)',
    [id, way, about, table, side, mark, words, due],
  );
}
