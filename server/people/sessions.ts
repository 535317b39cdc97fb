/** Who has signed in where. The database keeps no token, only a hash by which one that is shown is known again. */
import { type Database, type Sql, Unreachable } from '../db/database.ts';
import { text, whole } from '../db/row.ts';
import { hashOfToken, newToken } from '../ids.ts';
import { type Person, personIn } from './person.ts';

export interface Session {
  /** Enough of the hash to tell one's own sessions apart. */
  readonly id: string;
  readonly made: number;
  readonly used: number;
  readonly isThis: boolean;
}

const [HOUR, DAY] = [3_600_000, 86_400_000];
/** A guest has nothing but the session, and would lose the seat with it. */
const ENDS_UNUSED = { guest: 90 * DAY, account: 30 * DAY } as const;
/** Use is written down so seldom that looking costs no disk. */
const TOUCHED_AFTER = HOUR;
const ID_LENGTH = 16;
/** So many are looked up in one go. */
const AT_ONCE = 200;
/** Of one person at once; the one that was unused longest makes room. */
const MOST_SESSIONS = 20;

const endsUnused = ({ isGuest }: Person): number => (isGuest ? ENDS_UNUSED.guest : ENDS_UNUSED.account);

export class Sessions {
  constructor(
    readonly database: Database,
    readonly now: () => number,
  ) {}

  /** A new token, whatever there was before. */
  async begin(sql: Sql, person: string): Promise<string> {
    const [token, now] = [newToken(), this.now()];
    await sql.rows('INSERT INTO sessions (token_hash, person, made, used) VALUES ($1, $2, $3, $3)', [hashOfToken(token), person, now]);
    await sql.rows(
      `DELETE FROM sessions WHERE person = $1 AND token_hash <> $2 AND token_hash NOT IN
       (SELECT token_hash FROM sessions WHERE person = $1 AND token_hash <> $2 ORDER BY used DESC LIMIT $3)`,
      [person, hashOfToken(token), MOST_SESSIONS - 1],
    );
    return token;
  }

  async personOf(token: string): Promise<Person | null> {
    const hash = hashOfToken(token);
    if (hash === null) return null;
    const [row] = await this.database.rows(
      `SELECT people.id, people.name, people.name_key, sessions.used FROM sessions JOIN people ON people.id = sessions.person
       WHERE sessions.token_hash = $1 AND people.gone = 0`,
      [hash],
    );
    if (!row) return null;
    const [person, unused] = [personIn(row), this.now() - whole(row, 'used')];
    if (unused > endsUnused(person)) return null;
    if (unused > TOUCHED_AFTER) await this.touch(hash);
    return person;
  }

  async end(token: string): Promise<void> {
    const [row] = await this.database.rows('DELETE FROM sessions WHERE token_hash = $1 RETURNING person', [hashOfToken(token)]);
    if (row) await this.ended(text(row, 'person'));
  }

  /** Every process is told, for lines may be open in a session that is no more; one that was not told finds out by itself. */
  async ended(person: string): Promise<void> {
    try {
      await this.database.tell(`ended ${person}`);
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
    }
  }

  /** Which of them, by their hashes, have not ended. */
  async standing(hashes: readonly string[]): Promise<ReadonlySet<string>> {
    const standing = new Set<string>();
    for (let from = 0; from < hashes.length; from += AT_ONCE) {
      const some = hashes.slice(from, from + AT_ONCE);
      const places = some.map((_, place) => `$${place + 1}`).join(', ');
      for (const row of await this.database.rows(`SELECT token_hash FROM sessions WHERE token_hash IN (${places})`, some))
        standing.add(text(row, 'token_hash'));
    }
    return standing;
  }

  /** All of a person, or all but the one in which it is asked for. Whoever does it says so when it is stored (`ended`). */
  async endAll(sql: Sql, person: string, but: string | null = null): Promise<void> {
    const kept = but === null ? null : hashOfToken(but);
    await sql.rows('DELETE FROM sessions WHERE person = $1 AND token_hash <> $2', [person, kept ?? '']);
  }

  async list(person: Person, token: string | null): Promise<readonly Session[]> {
    const hash = token === null ? null : hashOfToken(token);
    const rows = await this.database.rows(
      'SELECT token_hash, made, used FROM sessions WHERE person = $1 AND used >= $2 ORDER BY used DESC',
      [person.id, this.now() - endsUnused(person)],
    );
    return rows.map((row) => ({
      id: text(row, 'token_hash').slice(0, ID_LENGTH),
      made: whole(row, 'made'),
      used: whole(row, 'used'),
      isThis: text(row, 'token_hash') === hash,
    }));
  }

  /** Whether there was one of that id. */
  async endOne(person: string, id: string): Promise<boolean> {
    const ended = await this.database.rows('DELETE FROM sessions WHERE person = $1 AND substr(token_hash, 1, $2) = $3 RETURNING person', [
      person,
      ID_LENGTH,
      id,
    ]);
    if (ended.length > 0) await this.ended(person);
    return ended.length > 0;
  }

  /** What has ended for want of use is cleared away, now and then. */
  async tidy(): Promise<void> {
    const now = this.now();
    await this.database.rows(
      `DELETE FROM sessions WHERE used < $1 OR (used < $2 AND person IN (SELECT id FROM people WHERE name_key IS NOT NULL))`,
      [now - ENDS_UNUSED.guest, now - ENDS_UNUSED.account],
    );
  }

  /** On a full disk people still look: what is only a date may stay unwritten. */
  private async touch(hash: string): Promise<void> {
    try {
      await this.database.rows('UPDATE sessions SET used = $1 WHERE token_hash = $2', [this.now(), hash]);
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
    }
  }
}
