/** What a browser adds to the dice, and when: only when it knows what the server has promised. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableInWords, TableWanted } from '../../table/wire.ts';

// What is preferred is shown at the root of the page as soon as it is known.
vi.stubGlobal('document', { documentElement: { dataset: {} } });
const { keptPromises } = await import('../online/kept-promises.ts');
const { makeTable, playAgain } = await import('../online/server.ts');

interface Request {
  readonly path: string;
  readonly body: { readonly number?: string; readonly seats?: object };
}

const requests: Request[] = [];

/** A server that promises other dice as soon as it has heard of a number. */
const answers = { sitting: 200 };
const tableOf = (promise: string) => ({
  id: 't1',
  promise,
  seats: [
    { side: 'allied', isYou: true },
    { side: 'central', isYou: false },
  ],
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('fetch', async (path: string, { body }: { readonly body: string }) => {
    const asked: Request = { path, body: JSON.parse(body) };
    requests.push(asked);
    const status = path.endsWith('/sit') ? answers.sitting : 200;
    const said =
      status === 200
        ? { table: tableOf(asked.body.number === undefined ? 'first' : 'another') }
        : { error: { code: 'seat-taken', words: '' } };
    return new Response(JSON.stringify(said), { status });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  requests.splice(0);
  answers.sitting = 200;
});

const WANTED: TableWanted = { game: 'nine-navies', scenario: '1914', options: {}, seats: { allied: { me: true } }, isListed: false };

test('the server hears of no number before it has promised, and what it promised first is kept', async () => {
  await makeTable(WANTED);
  expect(requests.map(({ path }) => path)).toEqual(['/api/tables', '/api/tables/t1/sit']);
  const [made, sat] = requests;
  expect(made?.body.number).toBeUndefined();
  expect(sat?.body.number).toMatch(/^[0-9a-f]{32}$/);
  expect(keptPromises()).toEqual([{ table: 't1', side: 'allied', promise: 'first', number: sat?.body.number }]);
});

test('so it is when the same people play again; whoever has sat down before stays as he is', async () => {
  await playAgain('t0');
  expect(requests.map(({ path }) => path)).toEqual(['/api/tables/t0/rematch', '/api/tables/t1/sit']);
  expect(keptPromises()).toHaveLength(1);
  await playAgain('t0');
  expect(requests).toHaveLength(3);
  localStorage.setItem('promises', '[]');
  answers.sitting = 409;
  expect((await playAgain('t0')) satisfies TableInWords).toMatchObject({ id: 't1' });
  expect(keptPromises()).toEqual([]);
});
