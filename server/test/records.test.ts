import { afterAll, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { startServer } from '../index.ts';

const server = await startServer({ site: new Map(), port: 0, host: '127.0.0.1', api: true });
const silent = await startServer({ site: new Map(), port: 0, host: '127.0.0.1' });
afterAll(async () => {
  await server.close();
  await silent.close();
});

const post = async (what: string, asked: unknown, port = server.port) => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/records/${what}`, { method: 'POST', body: JSON.stringify(asked) });
  return { status: answer.status, body: JSON.parse(await answer.text()) };
};

const begun = async (seed = 'api') => (await post('new', { game: 'first-strike', seed })).body;

test('which games there are, with their sides and scenarios', async () => {
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/records/games`);
  const told = JSON.parse(await answer.text());
  expect(told.games.map(({ id }: { id: string }) => id)).toEqual(games.map(({ id }) => id));
  expect(answer.headers.get('content-type')).toContain('application/json');
});

test('a game is begun, looked at, played on and verified, and the server keeps nothing of it', async () => {
  const record = await begun();
  const { body: sight } = await post('look', { record, side: 'british' });
  expect(sight.question.options.length).toBeGreaterThan(0);
  const [{ verb, target }] = sight.question.options;
  const command = { side: 'british', verb, ...(target === null ? {} : { target }) };
  const { body: played } = await post('order', { record, commands: [command] });
  expect(played.record.journal).toEqual([command]);
  expect((await post('verify', { record: played.record })).body).toMatchObject({ ok: true, entries: 1 });
  expect((await post('look', { record, side: 'british' })).body).toEqual(sight);
});

test('a refusal says why, with its rule', async () => {
  const { body } = await post('order', { record: await begun(), commands: [{ side: 'british', verb: 'fly' }] });
  expect(body.refusal).toMatchObject({ code: 'unknown-verb', rule: expect.stringMatching(/^FS-/) });
});

test('a side is told what that side may know: of a sealed draft nobody else sees anything', async () => {
  const record = (await post('new', { game: 'cruiser-warfare', scenario: 'coronel', seed: 'api' })).body;
  const seenBy = async (side: string) => JSON.stringify((await post('look', { record, side })).body);
  expect(await seenBy('central')).not.toContain('"good-hope"');
  expect(await seenBy('allied')).toContain('"good-hope"');
});

test.each([
  ['look', [], 400],
  ['look', { record: {}, side: 'british' }, 400],
  ['look', { record: null }, 400],
  ['new', { game: 'chess' }, 400],
  ['new', { game: 'first-strike', scenario: 'nowhere' }, 400],
  ['order', { record: 'x', commands: [] }, 400],
  ['constructor', {}, 404],
])('%s with %j is answered with %i', async (what, asked, status) => {
  const answer = await post(what, asked);
  expect([answer.status, answer.body.ok]).toEqual([status, false]);
});

test('more than any record is turned away, and without --api there is nothing', async () => {
  expect((await post('look', { record: 'x'.repeat(5_000_000) })).status).toBe(413);
  const answer = await fetch(`http://127.0.0.1:${silent.port}/api/records/games`);
  expect(answer.status).toBe(404);
});
