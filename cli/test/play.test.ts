import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lineAhead } from './io.ts';

const folder = mkdtempSync(join(tmpdir(), 'line-ahead-'));
const play = (...answers: string[]) => lineAhead(['play', 'first-strike', '--seed', 'abc'], { answers });
const staffUntilTheEnd = Array.from({ length: 500 }, () => 's');

test('asks with numbered options, tells rolls with what they needed, and stops when the input ends', async () => {
  const { code, out } = await play('1');
  expect(code).toBe(0);
  expect(out).toContain('You play the British. The seed is abc.');
  expect(out).toMatch(/ {2}1 {2}Sail to space B\n {2}2 {2}Hold/);
  expect(out).toMatch(/German Alert Level: 1, .+ = 0: .+ \[FS-7\.1; 1 or less, 33\.3%\]/);
  expect(out).toContain('The Harwich Force sails to space B.');
  expect(out).toMatch(/The game stands after 1 command\.\n$/);
  expect(out).not.toContain('\u001b');
  expect(out).not.toContain('**');
});

test('shows odds beside the options', async () => {
  expect((await play('1')).out).toMatch(/Launch the raid {2}each aircraft takes off 83\.3%/);
});

test('the staff plays a whole game to its end', async () => {
  const { code, out } = await play(...staffUntilTheEnd);
  expect(code).toBe(0);
  expect(out).toMatch(/victory|draw/i);
});

test('rules, the view and the sequence of play can be looked up at any time', async () => {
  const { out } = await play('?', '? FS-9.4', '? FS-99', 'v', 't', 'h', 'q');
  expect(out).toContain('FS-8.1b Before the raid');
  expect(out).toContain('FS-9.4a What an aircraft may do');
  expect(out).toContain('The rulebook has no rule FS-99.');
  expect(out).toMatch(/^harwich: A$/m);
  expect(out).toMatch(/> Sail or raid \[/);
});

test('what is no answer changes nothing', async () => {
  const { out } = await play('99', '0', 'attack', 'constructor', 'u', 'q');
  expect(out).toContain('There is no number 99 in the list.');
  expect(out).toContain("'attack' is no answer");
  expect(out).toContain("'constructor' is no answer");
  expect(out).toContain('Not so: nothing can be taken back');
  expect(out).toContain('after 0 commands');
});

test('undo, then writing and resuming, and the record is verified', async () => {
  const file = join(folder, 'undo.json');
  const { out } = await play('1', '1', '1', 'u', `w ${file}`);
  expect(out).toContain('Taken back.');
  expect(out).toContain(`Written to ${file}.`);
  const { commands, dice } = JSON.parse(readFileSync(file, 'utf8'));
  expect([commands.length, dice]).toEqual([2, 'fast']);
  expect((await lineAhead(['verify', file])).out).toMatch(/^OK: first-strike, 2 commands/);
  expect((await lineAhead(['play', '--resume', file], { answers: ['q'] })).out).toContain('after 2 commands');
});

test('a file that cannot be written is told, and the game goes on', async () => {
  const { code, out } = await play('w /nowhere/at/all.json', '1');
  expect(code).toBe(0);
  expect(out).toContain('cannot write /nowhere/at/all.json');
  expect(out).toContain('after 1 command');
});

const war = (...answers: string[]) => lineAhead(['play', 'nine-navies', '--seed', 'abc', '--side', 'central'], { answers });

test('resigning is asked about twice, ends the game, and is refused where nobody can', async () => {
  expect((await war('resign', 'n', 'q')).out).toMatch(/You give the game up, for good\.\n.*\nThe game stands after/s);
  expect((await war('resign', 'y')).out).toMatch(/resign.*Allied victory by resignation\n$/s);
  expect((await play('resign', 'q')).out).toContain('Not so: First Strike! cannot be resigned');
});

test('where orders are hidden no seed is told, and whoever writes the record is told what is in it', async () => {
  const file = join(folder, 'hidden.json');
  const { out } = await lineAhead(['play', 'cruiser-warfare', '--seed', 'not-to-be-told'], { answers: [`w ${file}`, 'q'] });
  expect(out).not.toContain('not-to-be-told');
  expect(out).toContain(`Written to ${file}. It holds the orders of all sides: to read it before the end is to peek.`);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ seed: 'not-to-be-told', dice: 'keyed' });
});
