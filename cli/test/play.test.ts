import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gameNamed } from '../../games/index.ts';
import { parseRecord } from '../../kernel/index.ts';
import { Machine, Table } from '../../table/index.ts';
import { BEGINNING, before, entriesAt, titleAt } from '../play/menu.ts';
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
  const { out } = await play('1', '1', '1', '1', 'u', `w ${file}`);
  expect(out).toContain('Taken back.');
  expect(out).toContain(`Written to ${file}.`);
  const { journal, dice } = parseRecord(readFileSync(file, 'utf8'));
  expect([journal.map(({ verb }) => verb).slice(2), dice]).toEqual([[expect.any(String), 'undo'], 'fast']);
  expect((await lineAhead(['verify', file])).out).toMatch(/^OK: first-strike, 4 entries, 1 takeback that could be made, /);
  expect((await lineAhead(['play', '--resume', file], { answers: ['q'] })).out).toContain('after 2 commands');
});

test('a game is kept in a file after every command, and goes on in it when it is taken up again', async () => {
  const file = join(folder, 'kept.record');
  const kept = () => parseRecord(readFileSync(file, 'utf8'));
  await lineAhead(['play', 'first-strike', '--seed', 'abc', '--keep', file], { answers: ['1', '1', '1', '1', 'u'] });
  const before = readFileSync(file, 'utf8');
  expect(before.trimEnd().split('\n')).toHaveLength(6);
  expect(
    kept()
      .journal.map(({ verb }) => verb)
      .slice(2),
  ).toEqual([expect.any(String), 'undo']);
  await lineAhead(['play', '--resume', file], { answers: ['s', 's', 'q'] });
  expect(readFileSync(file, 'utf8').startsWith(before)).toBe(true);
  expect(kept().journal).toHaveLength(6);
  expect((await lineAhead(['verify', file])).out).toMatch(/^OK: first-strike, 6 entries, 1 takeback that could be made, /);
  expect((await lineAhead(['rerun', file])).out).toMatch(/^holds /);
  expect((await lineAhead(['replay', file])).out).toContain('After entry 6 of 6');
  const again = await lineAhead(['play', 'first-strike', '--keep', file]);
  expect([again.code, again.err]).toEqual([2, expect.stringContaining('there is a file')]);
});

test('a record that is resumed is left as it was', async () => {
  const file = join(folder, 'left.json');
  await play('1', `w ${file}`);
  const before = readFileSync(file, 'utf8');
  await lineAhead(['play', '--resume', file], { answers: ['s', 's', 'q'] });
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('where the file is written to behind its back, the game is rescued into another', async () => {
  const file = join(folder, 'contested.record');
  const { code, err } = await lineAhead(['play', 'first-strike', '--seed', 'abc', '--keep', file], { answers: ['1', `w ${file}`, '1'] });
  expect(code).toBe(2);
  expect(err).toMatch(/The game is kept as it stood: .*contested\.record was written to by somebody else/s);
});

test('a file that cannot be written is told, and the game goes on', async () => {
  const { code, out } = await play('w /nowhere/at/all.json', '1');
  expect(code).toBe(0);
  expect(out).toContain('cannot write /nowhere/at/all.json');
  expect(out).toContain('after 1 command');
});

test.each(['dover-1', 'dover-2'])('the staff that finishes the phase stops at the next turn, though it asks the same: %s', async (seed) => {
  const { out } = await lineAhead(['play', 'first-strike', '--seed', seed], { answers: ['ss', 'q'] });
  expect(out).toMatch(/The game stands after 1 command\.\n$/);
});

test('a game goes on in the terminal as it does in a browser, and is taken up in either', async () => {
  const file = join(folder, 'taken-up.json');
  const staff = (count: number) => Array.from({ length: count }, () => 's');
  const seats = { allied: 'captain', central: 'person' };
  const inBrowser = (table: Table, answers: number): string => {
    const machine = new Machine(table);
    for (let given = 0; given < answers; given++) {
      machine.work();
      machine.staff('decision');
    }
    machine.work();
    return table.record();
  };
  const begun = ['play', 'nine-navies', '--scenario', '1915', '--seed', 'both', '--side', 'central'];
  await lineAhead(begun, { answers: [...staff(30), `w ${file}`, 'q'] });
  const half = readFileSync(file, 'utf8').trim();
  const ruleset = gameNamed('nine-navies');
  expect(half).toBe(inBrowser(Table.begin(ruleset, { scenario: '1915', seed: 'both' }, seats), 30));
  await lineAhead(['play', '--resume', file, '--side', 'central'], { answers: [...staff(30), `w ${file}`, 'q'] });
  expect(readFileSync(file, 'utf8').trim()).toBe(inBrowser(Table.open(ruleset, parseRecord(half), seats), 30));
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

describe('orders that are too many for a list', () => {
  const scarborough = (...answers: string[]) => lineAhead(['play', 'great-war-at-sea', '--scenario', 'scarborough-1914'], { answers });

  test('those of a piece stand behind it, and one gets back from there', async () => {
    const { out } = await scarborough('11', '1', 'b', '11', 'b', 'q');
    expect(out).toMatch(/ 11 {2}Harwich Force: 19 orders\n/);
    expect(out).toMatch(/\nHarwich Force \[GW-4\.2\]\n {2}1 {2}Harwich Force: give up and make for Scapa Flow\n/);
    expect(out).toContain('The game stands after 1 command.');
    expect(out.match(/(?<=Harwich Force: )\d+(?= orders)/g)).toEqual(['19', '20', '20', '20']);
  });

  test('a course is laid part by part, by number or by name, and one gets back on the way', async () => {
    const { out } = await scarborough('1', '2nd battle squadron', 'E3', 'b', 'f3', '1', '1', '1', '2', 'q');
    expect(out).toContain('Lay a course: 2nd Battle Squadron, E3 [GW-4.2]');
    expect(out).toMatch(/\nLay a course: 2nd Battle Squadron, F3 \[GW-4\.2\]\n {2}1 {2}2nd Battle Squadron: F3\n {2}2 {2}E4\n/);
    expect(out).toContain('The game stands after 1 command.');
  });

  test('orders of ships are laid in words, and one that cannot go on is given at once', async () => {
    const coronel = ['play', 'grand-fleets', '--scenario', 'coronel', '--seed', 'abc'];
    const { out } = await lineAhead(coronel, { answers: ['4', '1', 'good hope', '4 ahead', 'to port', '1', 'q'] });
    expect(out).toMatch(/Order a ship: Good Hope, 4 ahead \[GF-5\.0\]\n {2}1 {2}Good Hope: 4\n {2}2 {2}to port\n {2}3 {2}to starboard\n/);
    expect(out).toMatch(/ 2 {2}Good Hope: 4P: take back\n/);
    expect(out).toContain('after 2 commands');
  });
});

test('a number that is asked for is the answer, and what is out of its range is refused', () => {
  const range = { from: 4, to: 20, step: 2 };
  const option = {
    verb: 'speed',
    target: null,
    label: 'Speed',
    under: null,
    odds: [],
    caution: null,
    ends: true,
    locks: false,
    takes: range,
  };
  const question = { prompt: 'How fast?', options: [option], names: {} };
  const [entry] = entriesAt(BEGINNING, question, () => null);
  expect(entry?.lead).toEqual({ to: 'place', place: { at: 'number', verb: 'speed', words: 'Speed', range } });
  if (entry?.lead.to !== 'place') throw new Error('it leads nowhere');
  expect(titleAt(entry.lead.place, question)).toBe('Speed: a number from 4 to 20');
  expect([entriesAt(entry.lead.place, question, () => null), before(entry.lead.place)]).toEqual([[], BEGINNING]);
});
