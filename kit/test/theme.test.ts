/** Every text on every ground it may lie on passes WCAG AA, by day and by night; marks and edges reach three to one. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../theme.css', import.meta.url), 'utf8');

const palette = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(([, name, day, night]) => [name, { day, night }]),
);

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const luminance = (colour: string): number => {
  const [r, g, b] = [1, 3, 5].map((at) => channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
};

const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

const colour = (name: string, time: 'day' | 'night'): string => {
  const pair = palette.get(name)?.[time];
  if (pair === undefined) throw new Error(`theme.css has no --${name}`);
  return pair;
};

const nations = [...palette.keys()].filter((name): name is string => name?.startsWith('nation-') === true && name !== 'nation-ink');

const texts: Record<string, readonly string[]> = {
  ink: ['paper', 'paper-raised', 'paper-sunk', 'sea', 'shoal', 'land', 'card', 'press-wash', 'select-wash', 'danger-wash'],
  'ink-soft': ['paper', 'paper-raised', 'card'],
  press: ['paper', 'paper-raised', 'press-wash', 'card'],
  'press-ink': ['press'],
  'select-ink': ['select-wash'],
  'danger-text': ['paper', 'paper-raised', 'card', 'danger-wash'],
  'danger-ink': ['danger'],
  well: ['paper', 'paper-raised', 'card'],
  'sea-name': ['sea', 'shoal'],
  'land-ink': ['land', 'sea'],
  'nation-ink': nations,
  'day-ink': ['day'],
  'dusk-ink': ['dusk'],
  'night-ink': ['night'],
};

const marks: Record<string, readonly string[]> = {
  press: ['sea', 'land', 'select-wash'],
  danger: ['card', 'danger-wash', 'paper', 'sea'],
  focus: ['paper', 'paper-raised', 'sea', 'land', 'card'],
  ship: ['card', 'sea', 'select-wash'],
};

const pairs = (table: Record<string, readonly string[]>) =>
  Object.entries(table).flatMap(([over, grounds]) => grounds.map((ground) => [over, ground] as const));

describe.each(['day', 'night'] as const)('by %s', (time) => {
  test.each(pairs(texts))('%s on %s can be read', (text, ground) => {
    expect(contrast(colour(text, time), colour(ground, time))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(pairs(marks))('%s on %s can be seen', (mark, ground) => {
    expect(contrast(colour(mark, time), colour(ground, time))).toBeGreaterThanOrEqual(3);
  });
});
