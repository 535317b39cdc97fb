import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bestBot } from '../../bots/index.ts';
import { gameNamed } from '../../games/index.ts';
import { recordOf } from '../../kernel/index.ts';
import { playGame } from '../../lab/index.ts';
import { bundleText } from '../../table/bundle.ts';
import { Table } from '../../table/index.ts';
import { lineAhead } from './io.ts';

const folder = mkdtempSync(join(tmpdir(), 'line-ahead-'));
const ruleset = gameNamed('first-strike');
const { game } = playGame({
  ruleset,
  settings: { scenario: 'cuxhaven', options: {}, seed: 'records', dice: 'keyed' },
  bots: [bestBot(ruleset)],
  keeping: { chain: true },
});
if (!game) throw new Error('no game was played');
const record = recordOf(game);

function file(name: string, content: string | object): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

test('a good record is OK, with counts', async () => {
  const { code, out } = await lineAhead(['verify', file('good.json', record)]);
  expect(code).toBe(0);
  expect(out).toMatch(new RegExp(`^OK: first-strike, ${record.journal.length} entries, \\d+ checkpoints, \\d+ rolls and \\d+ draws agree`));
});

test('how it came out is a sentence, without the marks of strong words', async () => {
  const drawn = Table.begin(gameNamed('nine-navies'), { seed: 'draw' });
  drawn.draw('allied');
  const resigned = Table.begin(gameNamed('nine-navies'), { seed: 'draw' });
  resigned.order('central', [{ side: 'central', verb: 'resign' }]);
  const [draw, victory] = [file('draw.json', drawn.record()), file('victory.json', resigned.record())];
  expect((await lineAhead(['verify', draw])).out).toMatch(/agree\. Both sides agree on a draw\.$/m);
  expect((await lineAhead(['replay', draw])).out).toMatch(/^Both sides agree on a draw\.$/m);
  expect((await lineAhead(['verify', victory])).out).toMatch(/agree\. Allied victory by resignation\.$/m);
});

const text = JSON.stringify(record);
const BAD: readonly (readonly [string, string | object, RegExp])[] = [
  ['nothing at all', '', /at its text: it is cut short or no JSON/],
  ['a truncated record', text.slice(0, text.length / 2), /at its text: it is cut short or no JSON/],
  ['a foreign file', { name: 'something' }, /at format: this is no record of Line Ahead/],
  ['another game', { ...record, game: 'jutland' }, /at game: there is no game 'jutland'/],
  ['other rules', { ...record, rules: 999 }, /at rules: it was played under version 999/],
  ['another seed', { ...record, seed: 'recordt' }, /at (entry|checkpoint) \d+/],
  ['an unknown option', { ...record, options: { moon: 'full' } }, /at settings: First Strike! has no option 'moon'/],
  ['a missing command', { ...record, journal: record.journal.slice(1) }, /at (entry|checkpoint) \d+/],
  [
    'a changed hash',
    { ...record, checkpoints: record.checkpoints.map((each) => ({ ...each, hash: '0123456789abcdef' })) },
    /at checkpoint 64: the position does not match its hash/,
  ],
];

test.each(BAD)('%s is refused with place and reason', async (_, content, words) => {
  const path = file('bad.json', content);
  for (const program of ['verify', 'replay', 'play --resume']) {
    const { code, out, err } = await lineAhead([...program.split(' '), path]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(words);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  }
});

test('a bundle of games is checked game by game, and a bad one is named', async () => {
  const bundle = bundleText([text, text], []);
  const good = await lineAhead(['verify', file('games.json', bundle)]);
  expect([good.code, good.out.match(/^OK: first-strike/gm)?.length]).toEqual([0, 2]);
  const bad = bundleText([text, JSON.stringify({ ...record, seed: 'recordt' })], []);
  expect(await lineAhead(['verify', file('games.json', bad)])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/at game 2, (entry|checkpoint)/),
  });
  expect(await lineAhead(['verify', file('games.json', bundleText([], []))])).toMatchObject({
    code: 0,
    out: expect.stringContaining('no game'),
  });
});

test('a bad record as JSON', async () => {
  const { code, out } = await lineAhead(['verify', '--json', file('bad.json', '{')]);
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ ok: false, place: 'its text' });
});

test('replay tells the game up to an entry', async () => {
  const path = file('good.json', record);
  const part = JSON.parse((await lineAhead(['replay', path, '--to', '64', '--json'])).out);
  expect(part).toMatchObject({ game: 'first-strike', hash: record.checkpoints[0]?.hash, ending: null });
  expect(part.journal).toEqual(record.journal.slice(0, 64));
  expect((await lineAhead(['replay', path])).out).toContain(game.ending?.words ?? 'no ending');
  expect((await lineAhead(['replay', path, '--to', '9999'])).code).toBe(2);
});
