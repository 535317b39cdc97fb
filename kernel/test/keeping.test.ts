/** What is kept of a log and of commands comes back as it was, through text; what could not is not kept at all. */
import { expect, test } from 'vitest';
import { check, d6, lot, otherwise, upTo } from '../check.ts';
import { commandsIn, entriesIn, keptEntries, NotKept, runsIn } from '../keeping.ts';
import type { Kind } from '../kind.ts';
import type { Entry } from '../log.ts';

const outcomes = { hit: 'a hit', miss: 'a miss' };
const fire = check('fire', '1', 'Fire', { dice: d6, rows: [upTo(2, 'hit'), otherwise('miss')], outcomes });
const wind = lot('wind', '2', 'Wind');
const rules = { checks: [fire], lots: [wind] };

const plain = { command: 3, step: 4, round: 2, about: null, by: null, readers: null, showsFaces: false, salvo: null, heads: false };

const entries: readonly Entry<Kind>[] = [
  { ...plain, showsFaces: true, readers: ['red'], what: { kind: 'roll', check: fire, facts: {}, faces: [2], outcome: 'hit' } },
  {
    ...plain,
    about: 'lion',
    by: 'blue',
    salvo: 7,
    what: { kind: 'volley', check: fire, facts: {}, faces: [2, 5], outcomes: ['hit', 'miss'] },
  },
  { ...plain, salvo: 7, heads: true, what: { kind: 'event', event: { type: 'fired' }, own: { red: { type: 'fired-on' } } } },
  { ...plain, readers: [], what: { kind: 'draw', lot: wind, among: 6, got: 0 } },
];

test('entries of every kind come back as they were, their checks the very same', () => {
  expect(entriesIn(rules, JSON.parse(JSON.stringify(keptEntries(rules, entries))))).toEqual(entries);
});

test('a roll that the rules do not list, were it of the same name, is not kept', () => {
  expect(() => keptEntries({ ...rules, checks: [{ ...fire }] }, entries)).toThrow(NotKept);
  expect(() => entriesIn({ ...rules, lots: [] }, keptEntries(rules, entries))).toThrow(NotKept);
});

test('commands are the entries of the journal that stand', () => {
  const [a, b, undo, c] = ['a', 'b', 'undo', 'c'].map((verb) => ({ side: 'red', verb }));
  if (!a || !b || !undo || !c) throw new Error('four');
  const journal = [a, b, undo, c];
  expect(runsIn(journal, [a, c])).toEqual([
    [0, 1],
    [3, 4],
  ]);
  expect(commandsIn({ journal, commands: runsIn(journal, [a, c]) })).toEqual([a, c]);
  expect(() => runsIn(journal, [c, a])).toThrow(NotKept);
});
