/**
 * How tables stood at some act, so that whoever opens one plays only what came after. A cache: any of it may be missing, old or spoiled,
 * and then all acts are played again. As secret as the acts themselves.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { KeptTable } from '../../table/index.ts';
import type { Database } from '../db/database.ts';
import { text, whole } from '../db/row.ts';
import { ServerTrouble } from '../trouble.ts';
import { programme } from './programme.ts';
import type { TableRow } from './rows.ts';
import type { Noted } from './timekeeper.ts';

/** A table, and what its clocks follow from. */
export interface KeptRoom {
  readonly table: KeptTable;
  readonly time: readonly Noted[];
}

export interface Snapshot {
  /** The last act that is in it. */
  readonly place: number;
  /** What is in it: megabytes for a long game, and so only when it is wanted. */
  open(): Promise<KeptRoom>;
}

/** Quick rather than small: it is written often and read seldom. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };

const [packed, unpacked] = [promisify(brotliCompress), promisify(brotliDecompress)];

const printOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** So many entries of a log are written in one go, a millisecond or two. */
const AT_ONCE = 500;

/**
 * What changes is written down before this first waits, so the table may go on meanwhile. Entries of the log never change, there are
 * thousands of them, and others are heard in between.
 */
export async function snapshotText({ table, time }: KeptRoom, breath: () => Promise<void>): Promise<string> {
  const { entries } = table.game;
  const lines = [JSON.stringify({ table: { ...table, game: { ...table.game, entries: [] } }, time })];
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    await breath();
    lines.push(JSON.stringify(entries.slice(from, from + AT_ONCE)));
  }
  return lines.join('\n');
}

/** What this very program wrote, and its print says that it is whole: it is what it was. */
export function snapshotIn(given: string): KeptRoom {
  const [head = '', ...rest] = given.split('\n');
  const { table, time }: KeptRoom = JSON.parse(head);
  const entries = rest.flatMap((line): KeptTable['game']['entries'] => JSON.parse(line));
  return { table: { ...table, game: { ...table.game, entries } }, time };
}

export class Snapshots {
  constructor(
    private readonly database: Database,
    private readonly mark: () => Promise<string> = programme,
  ) {}

  /** Packed where nobody waits for it. */
  async write(table: string, place: number, rules: number, kept: string): Promise<void> {
    const [mark, bytes] = [await this.mark(), await packed(Buffer.from(kept), QUICKLY)];
    await this.database.rows(
      `INSERT INTO snapshots (table_id, place, rules, mark, print, kept) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (table_id) DO UPDATE SET place = $2, rules = $3, mark = $4, print = $5, kept = $6`,
      [table, place, rules, mark, printOf(bytes), bytes.toString('base64')],
    );
  }

  /** Null where there is none that this program has written under the rules of the game. */
  async of({ id, rules }: Pick<TableRow, 'id' | 'rules'>): Promise<Snapshot | null> {
    const [row] = await this.database.rows('SELECT place, print, kept FROM snapshots WHERE table_id = $1 AND rules = $2 AND mark = $3', [
      id,
      rules,
      await this.mark(),
    ]);
    if (!row) return null;
    const bytes = Buffer.from(text(row, 'kept'), 'base64');
    if (printOf(bytes) !== text(row, 'print'))
      throw new ServerTrouble('what was kept of a table is damaged, and it is laid from the first');
    return { place: whole(row, 'place'), open: async () => snapshotIn(String(await unpacked(bytes))) };
  }

  async drop(table: string): Promise<void> {
    await this.database.rows('DELETE FROM snapshots WHERE table_id = $1', [table]);
  }
}
