/** What the page asks its server over HTTP: who one is, and tables. */
import type { PersonInWords, TableInWords, TableWanted } from '../../table/wire.ts';
import { randomHex } from '../seed.ts';
import { keepPromise, keptPromises } from './kept-promises.ts';

/** Why the server did not do it, in its own words. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    words: string,
  ) {
    super(words);
  }
}

export async function asked<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  }).catch(() => null);
  if (!response) throw new Refused('away', 'The server cannot be reached.');
  const said = await response.json().catch(() => null);
  if (!response.ok) throw new Refused(said?.error?.code ?? 'unknown', said?.error?.words ?? 'The server does not answer as it should.');
  return said;
}

/** Null for somebody who has not come in; undefined where there are no tables, as in a browser without a connection. */
export async function whoAmI(): Promise<PersonInWords | null | undefined> {
  try {
    return (await asked<{ person: PersonInWords | null }>('GET', '/people/me')).person;
  } catch {
    return undefined;
  }
}

/** Whoever has not come in does so as a guest: nobody needs an account to play. */
export async function comeIn(): Promise<PersonInWords> {
  const person = await whoAmI();
  return person ?? (await asked<{ person: PersonInWords }>('POST', '/people/guest', {})).person;
}

export const rename = async (name: string): Promise<PersonInWords> =>
  (await asked<{ person: PersonInWords }>('POST', '/people/me/name', { name })).person;

/** 128 bits of this browser's own, so that the server alone does not make the dice. */
const ownNumber = (): string => randomHex(16);

const one = async (table: Promise<{ table: TableInWords }>): Promise<TableInWords> => (await table).table;
const many = async (tables: Promise<{ tables: readonly TableInWords[] }>): Promise<readonly TableInWords[]> => (await tables).tables;

export const tableNamed = (id: string): Promise<TableInWords> => one(asked('GET', `/tables/${encodeURIComponent(id)}`));

export const openTables = (): Promise<readonly TableInWords[]> => many(asked('GET', '/tables'));

export const myTables = (): Promise<readonly TableInWords[]> => many(asked('GET', '/tables/mine'));

const ownSeats = ({ seats }: TableInWords): readonly string[] => seats.filter(({ isYou }) => isYou).map(({ side }) => side);

export async function makeTable(wanted: TableWanted): Promise<TableInWords> {
  return inOwnSeats(await one(asked('POST', '/tables', wanted)));
}

/** The server has promised its part of the dice before it hears of these numbers. */
async function inOwnSeats(made: TableInWords): Promise<TableInWords> {
  let table = made;
  for (const side of ownSeats(made)) table = await sit(made, side);
  return table;
}

/** What is kept is what was promised when the table was last looked at, whatever is promised to whoever has given his number. */
export async function sit(table: TableInWords, side: string): Promise<TableInWords> {
  const number = ownNumber();
  const seated = await one(asked('POST', `/tables/${encodeURIComponent(table.id)}/sit`, { side, number }));
  keepPromise(table, [side], number);
  return seated;
}

export const seatBot = (id: string, side: string, bot: string): Promise<TableInWords> =>
  one(asked('POST', `/tables/${encodeURIComponent(id)}/bot`, { side, bot }));

export const stand = (id: string, side: string): Promise<TableInWords> =>
  one(asked('POST', `/tables/${encodeURIComponent(id)}/stand`, { side }));

/** Where it was set up before, by this browser or by another's, nobody sits down anew. */
export async function playAgain(id: string): Promise<TableInWords> {
  const table = await one(asked('POST', `/tables/${encodeURIComponent(id)}/rematch`, {}));
  if (keptPromises().some((each) => each.table === table.id)) return table;
  return inOwnSeats(table).catch((error: unknown) => {
    // In another browser of one's own one has sat down already.
    if (error instanceof Refused && error.code === 'seat-taken') return table;
    throw error;
  });
}

export const say = (id: string, words: string): Promise<unknown> => asked('POST', `/tables/${encodeURIComponent(id)}/said`, { words });

export const recordOf = async (id: string): Promise<string> =>
  (await asked<{ record: string }>('GET', `/tables/${encodeURIComponent(id)}/record`)).record;

interface KeptAct {
  readonly at: number;
  /** What was done in it, one after the other, in the game's own terms. */
  readonly lines: readonly string[];
}

export const actsOf = async (id: string): Promise<readonly KeptAct[]> =>
  (await asked<{ acts: readonly KeptAct[] }>('GET', `/tables/${encodeURIComponent(id)}/acts`)).acts;

/** The game as a seat of one's own sees it now, with as much of the log as is told at once. */
export const seenBy = (id: string, side: string): Promise<unknown> =>
  asked('GET', `/tables/${encodeURIComponent(id)}/seen?as=${encodeURIComponent(side)}&log=1000`);
