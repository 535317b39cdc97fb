/** What routes about tables have in common: how a table is found, who may speak for a seat, and what is answered. */
import { z } from 'zod';
import { ONLOOKER, type Table, type TableInWords } from '../../table/index.ts';
import type { Database } from '../db/database.ts';
import type { Person } from '../people/person.ts';
import { shownNames } from '../people/shown-names.ts';
import type { Labour } from '../play/labour.ts';
import { Refusal } from '../refusal.ts';
import type { Rooms } from '../tables/rooms.ts';
import type { Found } from '../tables/tables.ts';
import type { Talk } from '../tables/talk.ts';
import { signedIn } from './gate.ts';
import { type Definition, type Route, route } from './route.ts';
import { peopleAt, TableShown, tableShown } from './table-shown.ts';

export const OneTable = z.strictObject({ table: TableShown });
export const ManyTables = z.strictObject({ tables: z.array(TableShown) });
export const TableId = z.strictObject({ id: z.string().max(64) });
export const Word = z.string().max(200);

export interface TableMeans {
  readonly database: Database;
  readonly rooms: Rooms;
  readonly talk: Talk;
  readonly labour: Labour;
}

const noSuchTable = (): Refusal => new Refusal('missing', 'no-such-table', 'There is no such table.');

export async function foundAt({ rooms }: TableMeans, id: string): Promise<Found> {
  const found = await rooms.tables.find(id);
  if (!found) throw noSuchTable();
  return found;
}

export async function shownTo({ database, rooms }: TableMeans, viewer: Person | null, tables: readonly Found[]): Promise<TableInWords[]> {
  const names = await shownNames(database, peopleAt(tables));
  const away = await rooms.leaves.away(peopleAt(tables.filter(({ clock }) => clock.kind === 'days')));
  return tables.map((table) => tableShown(table, viewer?.id ?? null, { names, away }));
}

export async function oneShownTo(means: TableMeans, viewer: Person | null, id: string): Promise<{ table: TableInWords }> {
  const [table] = await shownTo(means, viewer, [await foundAt(means, id)]);
  if (!table) throw noSuchTable();
  return { table };
}

export const notBegun = (): Refusal => new Refusal('conflict', 'not-begun', 'The game has not begun.');

interface Asker {
  readonly caller: Person | null;
  readonly address: string;
}

export const askerOf = ({ caller, address }: Asker): string => caller?.id ?? address;

/** Looks at the game of a table; the time that it takes is charged to whoever asks, as over a line. */
export async function lookedAt<T extends object>(
  { rooms, labour }: TableMeans,
  asked: Asker,
  id: string,
  eye: (table: Table) => T,
): Promise<T> {
  const asker = askerOf(asked);
  const looked = await labour.for(asker, () => rooms.at(id).look((table) => labour.noted(asker, () => eye(table))));
  if (!looked) throw notBegun();
  return looked;
}

/** A seat is its person's from the moment the game begins: before, it may be another's a moment later. The place of whoever looks on is anybody's. */
export function viewerAt({ seats, stage }: Found, caller: Person | null, as: string): string {
  const isOwn = caller !== null && seats.some(({ side, person }) => side === as && person === caller.id);
  if (as !== ONLOOKER.id && !isOwn) throw new Refusal('forbidden', 'not-your-seat', 'This seat is not yours.');
  if (stage === 'gathering') throw notBegun();
  return as;
}

/** Whether somebody sits there, or has made the table. */
export const belongsTo = ({ seats, host }: Found, { id }: Person): boolean => host === id || seats.some(({ person }) => person === id);

type Deed<B extends z.ZodType> = Pick<Definition<typeof TableId, B, typeof OneTable, Person>, 'path' | 'summary' | 'body' | 'limits'> & {
  readonly does: (found: Found, body: z.output<B>, caller: Person) => Promise<void>;
};

/** Does something about one table for somebody who has come in, and answers how it stands then. */
export const deed = <B extends z.ZodType>(means: TableMeans, { does, ...definition }: Deed<B>): Route =>
  route({
    ...definition,
    method: 'POST',
    who: signedIn,
    params: TableId,
    answer: OneTable,
    answers: async ({ caller, params, body }) => {
      await does(await foundAt(means, params.id), body, caller);
      return oneShownTo(means, caller, params.id);
    },
  });
