/** The address of a line: `/api/tables/<id>/live?as=<side>`, and what a page that comes back knows. */
import type { KnownLines } from '../../table/index.ts';
import { ONLOOKER } from '../../table/index.ts';

const PATH = /^\/api\/tables\/([\w-]{22})\/live$/;

/** By which its requests are noted: the address itself is an invitation. */
export const LIVE_ROUTE = '/tables/:id/live';

export interface Asked {
  readonly table: string;
  readonly as: string;
  readonly known: KnownLines | null;
  /** The last line of what was said that the page has. */
  readonly said: number;
}

const WITHIN = 'http://here';

/** Null for an address that is not of a line, or none at all: anything may stand there. */
export function readAddress(address: string): Asked | null {
  if (!URL.canParse(address, WITHIN)) return null;
  const { pathname, searchParams } = new URL(address, WITHIN);
  const table = PATH.exec(pathname)?.[1];
  if (table === undefined) return null;
  const [lines, print] = [countIn(searchParams.get('lines')), searchParams.get('print')];
  return {
    table,
    as: searchParams.get('as') ?? ONLOOKER.id,
    known: print !== null && lines !== null ? { lines, print } : null,
    said: countIn(searchParams.get('said')) ?? 0,
  };
}

function countIn(given: string | null): number | null {
  const count = Number(given);
  return given !== null && given !== '' && Number.isSafeInteger(count) && count >= 0 ? count : null;
}
