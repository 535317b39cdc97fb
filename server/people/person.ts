/** Somebody who plays: a guest, or the owner of an account. */
import type { Row } from '../db/database.ts';
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
