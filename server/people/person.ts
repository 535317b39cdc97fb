/** Somebody who plays: a guest, or the owner of an account. */
import type { Row, Sql } from '../db/database.ts';
import { text, textOrNull } from '../db/row.ts';

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

/** Until the transaction is over nobody else does anything that holds the same person: what is looked up in it stays as it is. */
export async function holdPerson(sql: Sql, person: string): Promise<void> {
  await sql.rows('UPDATE people SET gone = gone WHERE id = $1', [person]);
}
