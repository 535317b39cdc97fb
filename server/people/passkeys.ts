/** Passkeys: what is kept of them, and the challenges that they answer, each once. */
import { createPublicKey } from 'node:crypto';
import type { Database, Row, Sql } from '../db/database.ts';
import { text, whole } from '../db/row.ts';
import { isTaken } from '../db/taken.ts';
import { hashOfToken, newToken } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import { algorithmOf, type PublicKey } from './cose.ts';
import { holdPerson } from './person.ts';
import { type Asker, challengeIn, type Made, madeBy, type NewPasskey, type Shown, shownBy } from './webauthn.ts';

/** What a challenge is for: to make a passkey, or to show one. */
export type Purpose = 'make' | 'show';

export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly made: number;
  readonly used: number;
}

/** A passkey that was shown, and where. */
export interface ShownPasskey extends Shown {
  readonly id: string;
  readonly asker: Asker;
}

/** A challenge is answered within so many milliseconds, or not at all. */
const PATIENCE = 300_000;
/** Nobody has more devices. */
const MOST_PASSKEYS = 10;

const wrong = (): Refusal => new Refusal('unsigned', 'wrong-passkey', 'That passkey is not known here.');
const late = (): Refusal => new Refusal('forbidden', 'late-passkey', 'That took too long. Try again.');

export class Passkeys {
  constructor(
    private readonly database: Database,
    private readonly now: () => number = Date.now,
  ) {}

  async challenge(purpose: Purpose): Promise<string> {
    const [challenge, now] = [newToken(), this.now()];
    await this.database.rows('DELETE FROM challenges WHERE until < $1', [now]);
    await this.database.rows('INSERT INTO challenges (hash, purpose, until) VALUES ($1, $2, $3)', [
      hashOfToken(challenge),
      purpose,
      now + PATIENCE,
    ]);
    return challenge;
  }

  private async answered(challenge: string, purpose: Purpose): Promise<void> {
    const taken = await this.database.rows('DELETE FROM challenges WHERE hash = $1 AND purpose = $2 AND until >= $3 RETURNING hash', [
      hashOfToken(challenge),
      purpose,
      this.now(),
    ]);
    if (taken.length === 0) throw late();
  }

  /** A new one, which `keep` puts down for its person. */
  async read(made: Made, asker: Asker): Promise<NewPasskey> {
    await this.answered(challengeIn(made.clientData, 'webauthn.create', asker), 'make');
    return madeBy(made, asker);
  }

  async keep(sql: Sql, person: string, { id, publicKey, counter }: NewPasskey, name: string): Promise<void> {
    await holdPerson(sql, person);
    const others = await sql.rows('SELECT id FROM passkeys WHERE person = $1', [person]);
    if (others.length >= MOST_PASSKEYS) throw new Refusal('conflict', 'too-many-passkeys', `No more than ${MOST_PASSKEYS} passkeys.`);
    const key = publicKey.key.export({ type: 'spki', format: 'der' }).toString('base64url');
    const now = this.now();
    try {
      await sql.rows(
        'INSERT INTO passkeys (id, person, name, algorithm, public_key, counter, made, used) VALUES ($1, $2, $3, $4, $5, $6, $7, $7)',
        [id, person, name, publicKey.algorithm, key, counter, now],
      );
    } catch (error) {
      throw isTaken(error) ? new Refusal('conflict', 'passkey-known', 'This passkey is known already.') : error;
    }
  }

  /** Whose it is. The counter goes on in the same statement that looks whether another was quicker with the same. */
  async personOf({ id, asker, ...shown }: ShownPasskey): Promise<string> {
    await this.answered(challengeIn(shown.clientData, 'webauthn.get', asker), 'show');
    const [row] = await this.database.rows('SELECT person, algorithm, public_key, counter FROM passkeys WHERE id = $1', [id]);
    if (!row) throw wrong();
    const before = whole(row, 'counter');
    const counter = shownBy(shown, asker, keyIn(row), before);
    const moved = await this.database.rows('UPDATE passkeys SET counter = $2, used = $3 WHERE id = $1 AND counter = $4 RETURNING id', [
      id,
      counter,
      this.now(),
      before,
    ]);
    if (moved.length === 0) throw wrong();
    return text(row, 'person');
  }

  async of(person: string): Promise<readonly Passkey[]> {
    const rows = await this.database.rows('SELECT id, name, made, used FROM passkeys WHERE person = $1 ORDER BY made, id', [person]);
    return rows.map((row) => ({ id: text(row, 'id'), name: text(row, 'name'), made: whole(row, 'made'), used: whole(row, 'used') }));
  }

  /** Whoever has no password keeps one passkey: there is no other way in. Of two that are removed at once the second is looked at when the first is gone. */
  async remove(person: string, id: string): Promise<void> {
    const gone = await this.database.transaction(async (sql) => {
      await holdPerson(sql, person);
      return sql.rows(
        `DELETE FROM passkeys WHERE id = $2 AND person = $1 AND (
           EXISTS (SELECT 1 FROM people WHERE id = $1 AND password IS NOT NULL)
           OR EXISTS (SELECT 1 FROM passkeys WHERE person = $1 AND id <> $2)) RETURNING id`,
        [person, id],
      );
    });
    if (gone.length === 0) throw new Refusal('conflict', 'passkey-stays', 'There is no such passkey, or it is your only way in.');
  }
}

function keyIn(row: Row): PublicKey {
  const algorithm = algorithmOf(whole(row, 'algorithm'));
  if (algorithm === null) throw new Error('a passkey was kept with an algorithm that is not known');
  return { algorithm, key: createPublicKey({ key: Buffer.from(text(row, 'public_key'), 'base64url'), format: 'der', type: 'spki' }) };
}

/** Nothing is left of them. */
export async function forgetPasskeys(sql: Sql, person: string): Promise<void> {
  await sql.rows('DELETE FROM passkeys WHERE person = $1', [person]);
}
