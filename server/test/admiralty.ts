/** A real server for tests, and two people at one of its tables. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { type AdmiraltyWanted, openAdmiralty } from '../admiralty.ts';
import { startServer } from '../index.ts';
import { Passwords } from '../people/passwords.ts';
import { numberOf, rulesetOf } from './house.ts';
import { Caller } from './line.ts';

const SITE = new Map();

/** Closed and gone when the test that opened it is over; a folder that is handed in was another's and goes with that. */
export async function house(given?: string, more: Partial<AdmiraltyWanted> = {}) {
  const folder = given ?? mkdtempSync(join(tmpdir(), 'line-ahead-house-'));
  const troubles: string[] = [];
  const admiralty = await openAdmiralty({
    place: { folder },
    ...more,
    people: { passwords: new Passwords({ power: 10, r: 8, p: 1 }) },
    log: (what, facts) => {
      if (what === 'trouble') troubles.push(JSON.stringify(facts));
      more.log?.(what, facts);
    },
  });
  const server = await startServer({ site: SITE, port: 0, admiralty });
  let closed: Promise<void> | null = null;
  const close = (): Promise<void> => (closed ??= server.close());
  onTestFinished(async () => {
    await close();
    if (given === undefined) rmSync(folder, { recursive: true });
    expect(troubles).toEqual([]);
  });
  return { address: `http://localhost:${server.port}`, folder, close };
}

/** Two people at a table of a game, the second by invitation. */
export async function twoAt(address: string, game: string, more: object = {}) {
  const [anne, bert] = [await Caller.guest(address, 'Anne'), await Caller.guest(address, 'Bert')];
  const [first = '', second = ''] = rulesetOf(game).sides;
  const made = await anne.ask('POST', '/tables', { game, seats: { [first]: { me: true } }, isListed: false, number: numberOf(1), ...more });
  expect(made).toMatchObject({ status: 200, said: { table: { stage: 'gathering', promise: expect.stringMatching(/^[0-9a-f]{64}$/) } } });
  const { id, promise } = tableIn(made.said);
  await bert.ask('POST', `/tables/${id}/sit`, { side: second, number: numberOf(2) });
  return { anne, bert, id, promise, first, second };
}

export function tableIn(said: unknown): { readonly id: string; readonly promise: string } {
  const { table } = JSON.parse(JSON.stringify(said));
  return table;
}
