/** OURS.md is the one page on which our own rules stand: as the rulebook has them, with the switches that there are. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { options } from '../options.ts';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

const CHAPTER = /^## /m;
const HEADING = /^### (\S+) (.*)$/gm;
const ROW = /^\| (GW-\S+) +\| (.*?) +\| +(?:`(\w+)` +)?\|$/gm;

const headingsIn = (text: string): readonly string[] => [...text.matchAll(HEADING)].map(([, rule, title]) => `${rule} ${title}`);

const chapters = [read('../rulebook.md'), read('../../../tactical/rulebook.md')].flatMap((book) => book.split(CHAPTER));
const page = read('../OURS.md');
const rows = [...page.matchAll(ROW)].map(([, rule = '', what = '', by]) => ({ rule, what, by }));
const listed = new Set(rows.map(({ rule, what }) => `${rule} ${what}`));

test('our own rules stand there by the numbers and the names of the rulebook, and each once', () => {
  const all = new Set(chapters.flatMap(headingsIn));
  expect([...listed].filter((rule) => !all.has(rule))).toEqual([]);
  expect(listed.size).toBe(rows.length);
});

test('every rule of a chapter of ours stands there, and what is ours in others is named', () => {
  const own = chapters.filter((chapter) => /^[^\n]*\(ours/.test(chapter)).flatMap(headingsIn);
  const rules = chapters.flatMap((chapter) => chapter.split(/^(?=### )/m).slice(1));
  const besides = rules.filter((rule) => /\bours\b/i.test(rule)).map((rule) => rule.split(' ')[1] ?? '');
  expect(own.length).toBeGreaterThan(40);
  expect(own.filter((rule) => !listed.has(rule))).toEqual([]);
  expect(besides.filter((rule) => !page.includes(rule))).toEqual([]);
});

test('the switches are those of the game, and all that leave out or read anew what is ours are named', () => {
  const named = new Set([...rows.flatMap(({ by }) => by ?? []), ...[...page.matchAll(/switch\s+`(\w+)`/g)].flatMap(([, id]) => id ?? [])]);
  const concerns = (rule: string): boolean => rows.some((row) => row.rule.startsWith(rule));
  expect([...named].filter((id) => !options.some((option) => option.id === id))).toEqual([]);
  expect(options.filter(({ id, rule }) => concerns(rule) && !named.has(id)).map(({ id }) => id)).toEqual([]);
});
