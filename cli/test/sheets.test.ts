import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { namesNear } from '../near.ts';
import { lineAhead } from './io.ts';

const sheets = (...args: readonly string[]) => lineAhead(['sheets', 'grand-fleets', ...args]);

test('sheets are listed, and printed by id or by name', async () => {
  expect((await sheets()).out).toMatch(/^tiger +Tiger +Tiger class battlecruiser, british, as in 1915$/m);
  const { out } = await sheets('tiger', 'Von der Tann');
  expect(out).toMatch(/^Tiger \(Tiger class battlecruiser\)\n[\s\S]+\nVon der Tann \(/);
  const json = JSON.parse((await sheets('NÜRNBERG', '--json')).out);
  expect(json).toMatchObject({
    game: 'grand-fleets',
    sheets: [{ id: 'nurnberg', name: 'Nürnberg', text: expect.stringMatching(/^Nürn/) }],
  });
});

test('a sheet as a pack can be changed, played with, and printed again', async () => {
  const pack = JSON.parse((await sheets('tiger', '--as-pack', '--scenario', 'dogger-bank')).out);
  expect(Object.keys(pack.cards)).toEqual(['tiger']);
  pack.cards.tiger.deck = 9;
  const path = join(mkdtempSync(join(tmpdir(), 'line-ahead-')), 'pack.json');
  writeFileSync(path, JSON.stringify(pack));
  expect((await sheets('tiger', '--pack', path, '--as-pack')).out).toContain('"deck": 9');
  const sim = ['sim', 'grand-fleets', '--scenario', 'coronel', '--games', '1', '--bots', 'random', '--workers', '1', '--pack', path];
  expect((await lineAhead(sim)).code).toBe(0);
});

test.each([
  ['tigr', "'tigr' is not among the ship cards of Grand Fleets; near it are tigress, tiger"],
  ['jellicoe', "'jellicoe' is not among the ship cards of Grand Fleets; without a name all \\d+ are listed"],
  ['vindictive-class', 'near it are vindictive'],
  ['emden --scenario yalu-river', 'not among the ship cards of yalu-river'],
  ['emden --scenario tsushima', "no scenario 'tsushima'"],
])('%s is refused in one line', async (line, words) => {
  const { code, out, err } = await sheets(...line.split(' '));
  expect(err).toMatch(new RegExp(`^line-ahead: .*${words}.*\n$`));
  expect({ code, out }).toEqual({ code: 2, out: '' });
});

test('a game without sheets says so', async () => {
  expect((await lineAhead(['sheets', 'first-strike'])).err).toBe('line-ahead: First Strike! has no sheets\n');
});

test('names that begin so, then those that hold it, then those that look like it, five at most', () => {
  expect(namesNear('lion', ['lion-heart', 'sea-lion', 'loin', 'emden', 'lions'])).toEqual(['lion-heart', 'lions', 'sea-lion', 'loin']);
  expect(namesNear('duk', ['duke', 'dukes', 'duk-1', 'duk-2', 'duk-3', 'duk-4'])).toHaveLength(5);
});
