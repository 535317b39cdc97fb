/** What is said at the tables: text, one line behind the other, kept for whoever comes later. */
import type { SaidLine } from '../../table/index.ts';
import type { Database } from '../db/database.ts';
import { text, textOrNull, whole } from '../db/row.ts';
import { Refusal } from '../refusal.ts';

/** Characters in one line; and lines that are shown, the latest. */
export const [LONGEST, MOST] = [500, 200];

/** Controls but for the end of a line, and marks that turn the direction of what others wrote. */
const UNSEEN = /[^\P{C}\n]|[\u2028\u2029]/gu;

/** As it is kept and shown: text and nothing else. */
export function readWords(given: string): string {
  const words = given
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const { length } = [...words];
  if (length === 0 || length > LONGEST) throw new Refusal('malformed', 'words-unfit', `Say something in 1 to ${LONGEST} characters.`);
  return words;
}

export class Talk {
  constructor(
    private readonly database: Database,
    private readonly now: () => number = Date.now,
  ) {}

  /** Said by a person, or by the house where there is none; its number. */
  async say(table: string, person: string | null, words: string): Promise<number> {
    const number = await this.database.transaction(async (sql) => {
      const [row] = await sql.rows('UPDATE tables SET lines = lines + 1 WHERE id = $1 RETURNING lines', [table]);
      if (!row) throw new Refusal('missing', 'no-such-table', 'There is no such table.');
      const place = whole(row, 'lines');
      await sql.rows('INSERT INTO said (table_id, place, person, words, at) VALUES ($1, $2, $3, $4, $5)', [
        table,
        place,
        person,
        words,
        this.now(),
      ]);
      return place;
    });
    await this.database.tell(`said ${table} ${number}`);
    return number;
  }

  /** What was said behind the first so many, as far as it is shown. */
  async since(table: string, from: number): Promise<readonly SaidLine[]> {
    const rows = await this.database.rows(
      `SELECT said.place, said.words, said.at, people.name FROM said LEFT JOIN people ON people.id = said.person
       WHERE said.table_id = $1 AND said.place > $2 ORDER BY said.place DESC LIMIT ${MOST}`,
      [table, from],
    );
    return rows.toReversed().map((row) => ({
      place: whole(row, 'place'),
      by: textOrNull(row, 'name'),
      words: text(row, 'words'),
      at: whole(row, 'at'),
    }));
  }
}
