import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bestBot } from '../../bots/index.ts';
import { gameNamed } from '../../games/index.ts';
import { recordOf } from '../../kernel/index.ts';
import { playGame } from '../../lab/index.ts';
import { lineAhead } from './io.ts';

/** Under another number than the present one. */
const ruleset = { ...gameNamed('first-strike'), version: 99 };
const settings = { scenario: 'cuxhaven', options: {}, seed: 'rerun', dice: 'keyed' } as const;
const { game } = playGame({ ruleset, settings, bots: [bestBot(ruleset)], keeping: { chain: true } });
if (!game?.ending) throw new Error('the game did not end');
const record = recordOf(game);
const entries = record.journal.length;

/** A folder with these files in it. */
function folderWith(files: Readonly<Record<string, object>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'line-ahead-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(content));
  return folder;
}

/** Its positions hash otherwise than they do now. */
const rewritten = { ...record, checkpoints: record.checkpoints.map((each) => ({ ...each, hash: '0123456789abcdef' })) };
const broken = { ...record, journal: record.journal.with(1, { side: 'british', verb: 'sail', target: 'moon' }) };

test('games of any version that hold: exit code 0, and how each of them ends', async () => {
  const { ending, ...silent } = record;
  const otherwise = { ...rewritten, ending: { ...ending, result: 'draw' } };
  const folder = folderWith({ 'a.json': record, 'b.json': rewritten, 'c.json': silent, 'd.json': otherwise, 'notes.txt': {} });
  const { code, out } = await lineAhead(['rerun', folder]);
  expect(out.split('\n')).toEqual([
    `holds            ${join(folder, 'a.json')}  ${entries} entries, ends alike. ${game.ending?.words}`,
    `other positions  ${join(folder, 'b.json')}  ${entries} entries, ends alike. ${game.ending?.words}`,
    `holds            ${join(folder, 'c.json')}  ${entries} entries. ${game.ending?.words}`,
    `other positions  ${join(folder, 'd.json')}  ${entries} entries, ends otherwise than it did. ${game.ending?.words}`,
    '',
    '4 games: 2 hold, 2 hold with other positions, 0 break',
    '',
  ]);
  expect(code).toBe(0);
});

test('a game that breaks, and a file that is no record: exit code 1, with place and reason, and the others are played all the same', async () => {
  const folder = folderWith({ 'a.json': broken, 'b.json': {}, 'c.json': record });
  const { code, out } = await lineAhead(['rerun', folder]);
  expect(out).toMatch(/^breaks {2}\S+a\.json {2}at entry 2: .+ \(FS-\d\S*\)$/m);
  expect(out).toMatch(/^breaks {2}\S+b\.json {2}at format: this is no record of Line Ahead/m);
  expect(out).toMatch(/^holds {3}\S+c\.json /m);
  expect(out).toContain('3 games: 1 hold, 0 hold with other positions, 2 break');
  expect(code).toBe(1);
});

test('as JSON, of files and folders', async () => {
  const folder = folderWith({ 'a.json': broken });
  const file = join(folderWith({ 'b.json': rewritten }), 'b.json');
  const { code, out } = await lineAhead(['rerun', file, folder, '--json']);
  const { counts, games } = JSON.parse(out);
  expect([code, counts]).toEqual([1, { holds: 0, 'other positions': 1, breaks: 1 }]);
  expect(games[0]).toEqual({
    file,
    verdict: 'other positions',
    game: 'first-strike',
    scenario: 'cuxhaven',
    rules: 99,
    entries,
    ending: game.ending,
    endsAlike: true,
  });
  expect(games[1]).toMatchObject({ verdict: 'breaks', place: 'entry 2', reason: expect.stringMatching(/\(FS-/) });
});

test('a folder without a record is a mistake', async () => {
  const folder = folderWith({});
  mkdirSync(join(folder, 'deeper'));
  const { code, err } = await lineAhead(['rerun', folder]);
  expect([code, err]).toEqual([2, `line-ahead: cannot read ${folder}: there is no .json file in it\n`]);
});
