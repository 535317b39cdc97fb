/** Rulebook, code and tests stay in step: no rule cited that the rulebook lacks, and none in the rulebook that no test exercises. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games as shelf } from '../games/index.ts';
import { RULE_NUMBER } from '../kernel/index.ts';
import { filesUnder } from './files.ts';

const RULE = new RegExp(RULE_NUMBER.source, 'g');
const GAMES = /^(?:CW|GW|NN|GF|FS)-/;

const idsIn = (text: string): Set<string> => new Set((text.match(RULE) ?? []).filter((id) => GAMES.test(id)));
/** What players read: words in the code, not its comments. */
const wordsIn = (code: string): string => code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
const idsInFiles = (files: readonly string[]): Set<string> => idsIn(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
const headings = (rulebook: string): string[] => [...rulebook.matchAll(/^### (\S+)/gm)].map((match) => match[1] ?? '');
/** A rule, or a chapter that rules belong to. */
const unknown = (cited: Iterable<string>, rules: ReadonlySet<string>): string[] =>
  [...cited]
    .filter((id) => !rules.has(id) && ![...rules].some((rule) => rule.startsWith(id) && !/^[0-9]/.test(rule.slice(id.length))))
    .sort();
const without = (all: Iterable<string>, some: ReadonlySet<string>): string[] => [...all].filter((id) => !some.has(id)).sort();

const inTestNames = (code: string): string[] =>
  [...code.matchAll(/\btest(?:\.each\([\s\S]*?\))?\(\s*['"`]([^'"`]*)/g)].flatMap((match) => [...idsIn(match[1] ?? '')]);
/** A name that begins with %s begins with what its row of the table begins with. */
const inTestTables = (code: string): string[] =>
  [...code.matchAll(/\btest\.each(?:<[^>]*>)?\(((?:(?!\btest\b)[\s\S])*?)\)\(\s*['"`]%s/g)].flatMap((table) =>
    [...(table[1] ?? '').matchAll(/\[\s*['"`]([^'"`]*)/g)].flatMap((row) => [...idsIn(row[1] ?? '')]),
  );

/** A game's own room, the systems that it shares with others, and the rooms of those others, in which such a system is used and tested too. */
const games = shelf.map(({ id, shares = [] }) => ({
  id,
  rooms: [join('games', id), ...shares],
  sharing: shelf
    .filter((other) => other.id !== id && other.shares?.some((room) => shares.includes(room)))
    .map((other) => join('games', other.id)),
}));

const rulesIn = (rooms: readonly string[]): string[] => rooms.flatMap((room) => headings(readFileSync(join(room, 'rulebook.md'), 'utf8')));

describe.each(games)('$id', ({ rooms, sharing }) => {
  const files = [...rooms, ...sharing].flatMap((room) => filesUnder(room)).filter((file) => /\.tsx?$/.test(file));
  const isTest = (file: string) => file.includes('/test/');
  const listed = rulesIn(rooms);
  const rules = new Set([...listed, ...rulesIn(sharing)]);
  const inCode = idsInFiles(files.filter((file) => !isTest(file)));
  const tests = files.filter(isTest).map((file) => readFileSync(file, 'utf8'));
  const inTests = new Set(tests.flatMap((code) => [...inTestNames(code), ...inTestTables(code)]));

  test('every rule stands in the rulebook once', () => {
    expect(listed.filter((id, place) => listed.indexOf(id) !== place)).toEqual([]);
    expect(listed.length).toBeGreaterThan(100);
  });

  test('no rule is cited that the rulebook lacks', () => {
    expect(unknown(inCode, rules)).toEqual([]);
    expect(unknown(inTests, rules)).toEqual([]);
  });

  test.each(rooms)('what %s cites in words has its text in the book of every game that plays by it', (room) => {
    const books = room.startsWith('games/') ? rooms : [room];
    const words = filesUnder(room)
      .filter((file) => /\.tsx?$/.test(file) && !isTest(file))
      .map((file) => wordsIn(readFileSync(file, 'utf8')));
    expect(unknown(idsIn(words.join('\n')), new Set(rulesIn(books)))).toEqual([]);
  });

  test('every rule of the rulebook is cited in the code', () => {
    expect(without(rules, inCode)).toEqual([]);
  });

  test('every rule of the rulebook is in the name of a test', () => {
    expect(without(rules, inTests)).toEqual([]);
  });
});
