/** Input that means harm, or has suffered it: whatever comes is answered in one short line, and no game is lost. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gameNamed } from '../../games/index.ts';
import { Game, type GameRecord, recordOf } from '../../kernel/index.ts';
import { lineAhead, type Ran } from './io.ts';

const folder = mkdtempSync(join(tmpdir(), 'line-ahead-'));

function file(content: string | object): string {
  const path = join(folder, 'hostile.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const record = recordOf(
  new Game(gameNamed('first-strike'), { scenario: 'cuxhaven', options: {}, seed: 'hostile', dice: 'fast' }, { chain: true }),
);
const changed = (change: Partial<GameRecord>): GameRecord => ({ ...record, ...change });
const ordered = (side: string, verb: string): GameRecord => changed({ journal: [{ side, verb }] });

/** One line of less than 500 characters, of which none is an order to the terminal, and no trace. */
function expectOneLine({ err, out }: Ran): void {
  expect(out).toBe('');
  expect(err).toMatch(/^line-ahead: [^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]{1,500}\n$/u);
  expect(err).not.toContain('node_modules');
}

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const NOISE = '\u001b[2J\none\r\ntwo\u009b31m\u2028';
const LONG = 'x'.repeat(5_000_000);

const RECORDS: readonly (readonly [string, string | object, RegExp])[] = [
  ['a format 100,000 deep', `{"format":${nested(100_000)}}`, /it says a list/],
  ['a format of 5 MB', { format: LONG }, /it says "xxx/],
  [
    '600,000 takebacks',
    changed({ journal: Array.from({ length: 600_000 }, () => ({ side: 'british', verb: 'undo' })) }),
    /at entry 1: nothing can be taken back/,
  ],
  ['noise in the game', changed({ game: NOISE }), /there is no game '\[2J one two 31m'/],
  ['noise in the scenario', changed({ scenario: NOISE }), /no scenario '/],
  ['noise in an option', changed({ options: { [NOISE]: 'x' } }), /no option '/],
  ['noise in an option without text', { ...record, options: { [NOISE]: 5 } }, /at options, \[2J one two 31m: a text is missing/],
  ['noise in a side', ordered(NOISE, 'hold'), /is not asked now/],
  ['noise in a verb', ordered('british', NOISE), /is no answer/],
  ['noise where JSON should be', `{"format": ${NOISE}`, /it is cut short or no JSON/],
  ['a game of 5 MB', changed({ game: LONG }), /there is no game 'xxx/],
  ['an option of 5 MB', changed({ options: { [LONG]: 'x' } }), /no option 'xxx/],
  ['a verb of 5 MB', ordered('british', LONG), /'xxx/],
];

test.each(RECORDS)('a record with %s', async (_, content, words) => {
  const ran = await lineAhead(['verify', file(content)]);
  expectOneLine(ran);
  expect(ran.err).toMatch(words);
  expect(ran.code).toBe(1);
});

test.each(['replay', 'play --resume'])('%s refuses a record as verify does', async (program) => {
  for (const content of [`{"format":${nested(100_000)}}`, changed({ game: NOISE }), ordered('british', NOISE)]) {
    const ran = await lineAhead([...program.split(' '), file(content)]);
    expectOneLine(ran);
    expect(ran.code).toBe(1);
  }
});

test('as JSON a refusal is as short', async () => {
  const { code, out } = await lineAhead(['verify', '--json', file(`{"format":${nested(100_000)}}`)]);
  expect([code, JSON.parse(out)]).toEqual([1, { ok: false, place: 'format', reason: 'this is no record of Line Ahead (it says a list)' }]);
});

const LETTERS = 'x'.repeat(90_000);
const ARGUMENTS: readonly (readonly string[])[] = [NOISE, LETTERS].flatMap((words) => [
  [words],
  ['sim', words],
  ['sim', 'first-strike', words],
  ['sim', 'first-strike', `--${words}`],
  ['sim', 'first-strike', '--games', words],
  ['sim', 'first-strike', '--option', words],
  ['sim', 'first-strike', '--option', 'spread=any-hit', '--option', `spread=${words}`],
  ['play', 'first-strike', '--side', words],
  ['odds', 'first-strike', words],
  ['odds', 'first-strike', 'flak', words],
  ['odds', 'first-strike', 'flak', JSON.stringify({ [words]: 1 })],
  ['rules', 'first-strike', words],
  ['rules', 'first-strike', words, words],
  ['verify', `/nowhere/${words}`],
]);

test.each(ARGUMENTS.map((args) => [JSON.stringify(args).slice(0, 70), args] as const))('%s', async (_, args) => {
  const ran = await lineAhead(args);
  expectOneLine(ran);
  expect(ran.code).toBe(2);
});

test('settings of which the kernel complains, however long', async () => {
  for (const args of [
    ['--option', `${LETTERS}=x`],
    ['--option', `spread=${LETTERS}`],
    ['--scenario', LETTERS],
    ['--bots', LETTERS],
  ]) {
    const { code, err } = await lineAhead(['sim', 'first-strike', ...args]);
    expect([code, err.length < 1100]).toEqual([2, true]);
  }
});

test('facts 40,000 deep are told by their kind', async () => {
  const ran = await lineAhead(['odds', 'first-strike', 'flak', `{"altitude":${nested(40_000)},"connected":false,"highWind":false}`]);
  expectOneLine(ran);
  expect(ran.err).toContain('not a list');
});

test('a seed is told in one line too', async () => {
  const args = ['play', 'first-strike', '--seed', NOISE];
  expect((await lineAhead(args)).out).toContain('The seed is [2J one two 31m.\n');
});

test('a rule that is looked up by 50,000 letters is none, and the game goes on', async () => {
  const { code, out } = await lineAhead(['play', 'first-strike', '--seed', 'abc'], { answers: [`? ${'x'.repeat(50_000)}`, '1', 'q'] });
  expect(code).toBe(0);
  expect(out).toContain('The rulebook has no rule xxx');
  expect(out).toContain('The game stands after 1 command.');
});

const broken = new Error('the captain hides Emden in Padang');
const breakDown = (env: Record<string, string> = {}) =>
  lineAhead(['play', 'first-strike', '--seed', 'abc'], { answers: ['1', '1', broken], env });

test('what nobody thought of is one line without its words; the trace is for whoever asks for it', async () => {
  const quiet = await breakDown();
  expect(quiet.code).toBe(1);
  expect(quiet.err).toMatch(/line-ahead: something went wrong that should not have; with LINE_AHEAD_TRACE=1 .+\n$/);
  expect(quiet.err).not.toMatch(/Emden|\n {4}at /);
  const traced = await breakDown({ LINE_AHEAD_TRACE: '1' });
  expect(traced.code).toBe(1);
  expect(traced.err).toMatch(/Emden.+\n {4}at /s);
  expect((await lineAhead([])).out).toContain('LINE_AHEAD_TRACE=1');
});

test('a game whose table breaks down is kept, and can be taken up again', async () => {
  const [, path = ''] = /play --resume (\S+) --side british'/.exec((await breakDown()).err) ?? [];
  expect((await lineAhead(['verify', path])).out).toMatch(/^OK: first-strike, 2 entries/);
  expect((await lineAhead(['play', '--resume', path, '--side', 'british'], { answers: ['q'] })).out).toContain('after 2 commands');
});
