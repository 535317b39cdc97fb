/** What the log says of submarines. */
import { expect, test } from 'vitest';
import type { SubmarineHappening, SubmarineSecret } from '../events/submarines.ts';
import { grandFleets } from '../index.ts';
import { submarinesTold } from '../words/submarines.ts';

const said = (event: SubmarineHappening | SubmarineSecret): string => submarinesTold.inWords(event, { ship: (id) => id }).words;
const U19 = { submarine: 'red-u-19', name: 'U 19' } as const;

test('GF-10.1 GF-10.2.3 they are out, and one is sighted', () => {
  expect(said({ type: 'submarines-out', side: 'red', force: 'German', names: ['U 19', 'U 20'] })).toBe(
    'Submarines on the German side lie in wait: **U 19**, **U 20**.',
  );
  expect(said({ type: 'submarine-sighted', ...U19, side: 'red', hex: 0, place: '7.3', depth: 'surfaced' })).toBe(
    'Submarine! **U 19** is sighted in 7.3, on the surface.',
  );
});

test.each([
  ['GF-10.3.1 guns', 'guns', 'Lance fires at U 19: without effect.'],
  ['GF-10.2.2 her bows', 'ram', 'Lance tries to ram U 19: without effect.'],
  ['GF-10.3.4 depth charges', 'charges', 'Lance drops depth charges on U 19: without effect.'],
  ['GF-10.3.3 bombs', 'bombs', 'Lance drops bombs on U 19: without effect.'],
] as const)('%s are told with what they did', (_, means, words) => {
  expect(said({ type: 'submarine-attacked', ...U19, by: 'Lance', means, points: 0 }).replaceAll('**', '')).toBe(words);
  expect(said({ type: 'submarine-attacked', ...U19, by: 'Lance', means, points: 1 })).toContain('**1** point.');
});

test('GF-10.4 damage and loss', () => {
  expect(said({ type: 'submarine-hit', ...U19, hits: 2, of: 3, crippled: true })).toBe(
    '**U 19** is hit: **2** of 3, and she cannot dive any more.',
  );
  expect(said({ type: 'submarine-hit', ...U19, hits: 1, of: 3, crippled: false })).toBe('**U 19** is hit: **1** of 3.');
  expect(said({ type: 'submarine-sunk', ...U19, side: 'red' })).toBe('**U 19** is **sunk**.');
});

test('GF-10.3.2 GF-10.2 of a torpedo all hear the hit; where it came from, and how it ran, only her side', () => {
  expect(said({ type: 'torpedoed', target: 'Lion' })).toBe('A torpedo that nobody saw coming **hits** **Lion**.');
  expect(said({ type: 'submarine-torpedo', ...U19, target: 'Lion', arc: 'A', result: 'arc' })).toBe(
    'The torpedo of **U 19** at **Lion** [A] runs the wrong way.',
  );
  expect(said({ type: 'submarine-plotted', ...U19, torpedoes: [{ target: 'Lion', arc: 'B' }] })).toBe('**U 19** has launched at Lion [B].');
  expect(said({ type: 'submarine-moved', ...U19, place: '7.3', depth: 'deep', battery: 4 })).toBe(
    '**U 19** is in 7.3, deep, with battery for **4** turns at full speed.',
  );
});

test('GF-10.1 a submarine has her name wherever she is spoken of', () => {
  expect([grandFleets.wording.name('red-u-19'), grandFleets.wording.name('blue-no-1')]).toEqual(['U 19', 'No. 1']);
});
