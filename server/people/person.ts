/** Somebody who plays: a guest, or the owner of an account. */
import type { Row, Sql } from '../db/database.ts';
import { text, textOrNull } from '../db/row.ts';
import { Refusal } from '../refusal.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly isGuest: boolean;
}

export const personIn = (row: Row): Person => ({
  id: text(row, 'id'),
  name: text(row, 'name'),
  isGuest: textOrNull(row, 'name_key') === null,
});

export const notSignedIn = (): Refusal => new Refusal('unsigned', 'not-signed-in', 'You are not signed in.');

/**
 * Until the transaction is over nobody else does anything that holds the same person: what is looked up in it stays as it is. Whoever goes
 * for good finds what was done so; and once he has gone nothing is done for him, though it was asked for before.
 */
export async function holdPerson(sql: Sql, person: string): Promise<void> {
  const held = await sql.rows('UPDATE people SET gone = 0 WHERE id = $1 AND gone = 0 RETURNING id', [person]);
  if (held.length === 0) throw notSignedIn();
}
