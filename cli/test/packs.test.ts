import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TWO_AGAINST_ONE } from '../../test/two-against-one.ts';
import { lineAhead } from './io.ts';

const folder = mkdtempSync(join(tmpdir(), 'line-ahead-'));

function file(name: string, content: string | object): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const PACK = { game: 'nine-navies', name: 'Strong Barham', ships: { barham: { attack: 8, entry: 1 } } };

const BAD: readonly (readonly [string, string | object, RegExp])[] = [
  ['no JSON', 'ahoy', /bad data pack .+bad\.json: it is cut short or no JSON/],
  ['a file too long', ' '.repeat(2 ** 20 + 1), /bytes is more than any pack comes to/],
  ['a factor out of bounds', { ...PACK, ships: { barham: { attack: 70 } } }, /at ships, barham, attack: expected 0 to 9 dice, found 70$/],
  [
    'a border of one side',
    { ...PACK, zones: { baltic: { borders: ['north-sea', 'red-sea'] } } },
    /at zones, baltic, borders: it names red-sea/,
  ],
];

test.each(BAD)('%s is one line and exit code 2, and nothing is begun', async (_, content, words) => {
  const path = file('bad.json', content);
  for (const program of [['play', 'nine-navies'], ['sim', 'nine-navies'], ['games']]) {
    const { code, out, err } = await lineAhead([...program, '--pack', path]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.trimEnd()).toMatch(words);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  }
});

test('a pack for another game is refused', async () => {
  const { code, err } = await lineAhead(['sim', 'first-strike', '--pack', file('pack.json', PACK)]);
  expect([code, err]).toEqual([2, 'line-ahead: bad data pack at game: expected first-strike, found "nine-navies"; and 1 more fault\n']);
});

test('games with a pack lists the game that it is for', async () => {
  const { out } = await lineAhead(['games', '--json', '--pack', file('pack.json', PACK)]);
  const ids: unknown = JSON.parse(out).games.map(({ id }: { readonly id: string }) => id);
  expect(ids).toEqual(['nine-navies']);
  const { code, err } = await lineAhead(['games', '--pack', file('pack.json', [])]);
  expect([code, err]).toEqual([2, 'line-ahead: the data pack does not say which game it is for\n']);
});

test('the scenario of a pack is listed and simulated by its name, and by no other pack', async () => {
  const path = file('battle.json', TWO_AGAINST_ONE);
  expect((await lineAhead(['games', '--pack', path])).out).toMatch(/my-battle +Two against one/);
  const sim = ['sim', 'cruiser-warfare', '--scenario', 'my-battle', '--games', '2', '--bots', 'random', '--workers', '1', '--json'];
  const { code, out } = await lineAhead([...sim, '--pack', path]);
  expect([code, JSON.parse(out)]).toMatchObject([0, { scenario: 'my-battle', games: 2, failures: [] }]);
  expect((await lineAhead(sim)).err).toContain("Cruiser Warfare has no scenario 'my-battle'");
});

test('a game played with a pack is written with it, and its record verifies without the file', async () => {
  const record = join(folder, 'game.json');
  const path = file('pack.json', PACK);
  const { code } = await lineAhead(['play', 'nine-navies', '--seed', 'a', '--pack', path], { answers: ['1', `w ${record}`, 'q'] });
  expect(code).toBe(0);
  expect(JSON.parse(readFileSync(record, 'utf8')).pack).toEqual(PACK);
  expect((await lineAhead(['verify', record])).out).toMatch(/^OK: nine-navies/);
  const again = await lineAhead(['play', '--resume', record, '--pack', path]);
  expect([again.code, again.err]).toEqual([2, 'line-ahead: a record brings its own scenario, options, data pack and seed\n']);
});

test('a simulation with a pack tells of it, and its figures do not depend on the threads', async () => {
  const args = ['sim', 'nine-navies', '--games', '4', '--bots', 'random', '--json', '--pack', file('pack.json', PACK)];
  const report = async (workers: string) => JSON.parse((await lineAhead([...args, '--workers', workers])).out);
  const [alone, together] = [await report('1'), await report('2')];
  expect(alone).toMatchObject({ pack: PACK, failures: [] });
  expect(together.results).toEqual(alone.results);
});
