/** GF-6.1.4: what lies in the way. */
import { describe, expect, test } from 'vitest';
import { ORIGIN, within } from '../../../chart/hex.ts';
import { Luck } from '../../../test/luck.ts';
import type { Berth } from '../data/battle.ts';
import { battleOf } from '../data/data.ts';
import { blockOf } from '../rules/line-of-fire.ts';
import { watersOf } from '../rules/waters.ts';
import { DESTROYER, like, MOLTKE, SOUTHAMPTON, TIGER } from './cards.ts';
import type { TestTable } from './table.ts';
import { at, battleWith, blue, N, NE, red, S, table, tableOf } from './table.ts';

const LION = like(TIGER, 'lion');

/** The rule that blocks the line from one ship to another; null if nothing does. */
const ruleOf = (game: TestTable, from: string, to: string): string | null =>
  blockOf(watersOf(battleOf(game.data, game.state), game.state), game.ship(from), game.ship(to))?.rule ?? null;

const isFree = (game: TestTable, from: string, to: string): boolean => ruleOf(game, from, to) === null;

const between = (...others: readonly Berth[]): string | null =>
  ruleOf(table(blue(TIGER, [0, 0], N), red(MOLTKE, [0, -4], S), ...others), 'tiger', 'moltke');

describe('in the way', () => {
  test('GF-6.1.4f a ship as large as the firer or the target blocks, friend or foe; a smaller one does not', () => {
    expect(between()).toBeNull();
    expect(between(blue(LION, [0, -2], N))).toBe('GF-6.1.4f');
    expect(between(red(like(MOLTKE, 'seydlitz'), [0, -2], N))).toBe('GF-6.1.4f');
    expect(between(blue(SOUTHAMPTON, [0, -2], N))).toBeNull();
    expect(between(blue(LION, [1, -2], N))).toBeNull();
  });

  test('GF-6.1.4f as large as one of the two is enough', () => {
    const game = table(blue(TIGER, [0, 0], N), blue(SOUTHAMPTON, [0, -2], N), red(DESTROYER, [0, -4], S), red(MOLTKE, [0, -5], S));
    expect(ruleOf(game, 'tiger', 'v25')).toBe('GF-6.1.4f');
    expect(ruleOf(game, 'v25', 'tiger')).toBe('GF-6.1.4f');
    expect(ruleOf(game, 'tiger', 'moltke')).toBeNull();
  });

  test('GF-6.1.4a where the line runs between two hexes, both must block', () => {
    const past = (...others: readonly Berth[]) =>
      ruleOf(table(blue(TIGER, [0, 0], N), red(MOLTKE, [1, 1], N), ...others), 'tiger', 'moltke');
    expect(past(blue(LION, [1, 0], N))).toBeNull();
    expect(past(blue(LION, [0, 1], N))).toBeNull();
    expect(past(blue(LION, [1, 0], N), blue(like(LION, 'queen-mary'), [0, 1], N))).toBe('GF-6.1.4f');
  });

  test('GF-6.1.4g land blocks, and on one side of a line between two hexes it needs help', () => {
    const berths = [blue(TIGER, [0, 0], N), red(MOLTKE, [0, -4], S), red(like(MOLTKE, 'seydlitz'), [1, 1], S)];
    const game = tableOf(battleWith(berths, { land: new Set([at(0, -3), at(1, 0)]) }));
    expect(ruleOf(game, 'tiger', 'moltke')).toBe('GF-6.1.4g');
    expect(ruleOf(game, 'tiger', 'seydlitz')).toBeNull();
    const coast = tableOf(battleWith([...berths, blue(LION, [0, 1], N)], { land: new Set([at(1, 0)]) }));
    expect(ruleOf(coast, 'tiger', 'seydlitz')).toBe('GF-6.1.4g');
  });

  test('GF-6.1.4f a ship that has sunk is in nobody’s way', () => {
    const game = table(blue(TIGER, [0, 0], N), red(MOLTKE, [0, -4], S), blue(LION, [0, -2], N));
    game.ship('lion', { fate: 'sunk', hits: 24 });
    expect(ruleOf(game, 'tiger', 'moltke')).toBeNull();
  });
});

describe('at either end', () => {
  test('GF-6.1.4c a friend of another squadron in the hex blocks, and one of the same squadron that points another way', () => {
    expect(between(blue(LION, [0, 0], N))).toBeNull();
    expect(between(blue(LION, [0, 0], NE))).toBe('GF-6.1.4c');
    expect(between(blue(SOUTHAMPTON, [0, 0], N, 'cruisers'))).toBe('GF-6.1.4c');
    expect(between(blue(SOUTHAMPTON, [0, 0], N, null))).toBe('GF-6.1.4c');
  });

  test('GF-6.1.4c a ship without a squadron does not stand in her own way', () => {
    expect(ruleOf(table(blue(TIGER, [0, 0], N, null), red(MOLTKE, [0, -4], S)), 'tiger', 'moltke')).toBeNull();
  });

  test('GF-6.1.4c ships without a squadron are no company for each other', () => {
    const game = table(blue(TIGER, [0, 0], N, null), blue(LION, [0, 0], N, null), red(MOLTKE, [0, -4], S));
    expect(ruleOf(game, 'tiger', 'moltke')).toBe('GF-6.1.4c');
  });

  test('GF-6.1.4d an enemy in the hex blocks if he is as large as the firer or the target', () => {
    expect(between(red(like(MOLTKE, 'seydlitz'), [0, 0], N))).toBe('GF-6.1.4d');
    expect(between(red(DESTROYER, [0, 0], N))).toBeNull();
    const game = table(blue(TIGER, [0, 0], N), red(like(SOUTHAMPTON, 'rostock'), [0, 0], N), red(DESTROYER, [0, -4], S));
    expect(ruleOf(game, 'tiger', 'v25')).toBe('GF-6.1.4d');
  });

  test('GF-6.1.4e a friend in the hex of the target blocks, however small', () => {
    expect(between(blue(SOUTHAMPTON, [0, -4], N))).toBe('GF-6.1.4e');
    expect(between(red(SOUTHAMPTON, [0, -4], N))).toBeNull();
  });

  test('GF-6.1.4b nothing blocks between ships in one hex', () => {
    const game = table(blue(TIGER, [0, 0], N), blue(SOUTHAMPTON, [0, 0], S, 'cruisers'), red(MOLTKE, [0, 0], S));
    expect([ruleOf(game, 'tiger', 'moltke'), ruleOf(game, 'moltke', 'tiger')]).toEqual([null, null]);
  });
});

test('GF-6.1.4 where nobody else is in the two hexes, who can fire can be fired at', () => {
  const luck = new Luck('lines of fire');
  const cards = [TIGER, SOUTHAMPTON, DESTROYER];
  const field = within(ORIGIN, 5);
  for (let n = 0; n < 60; n++) {
    const hexes = luck.some(field, 14);
    const berths = hexes.map((hex, place) => ({
      ...(luck.isTrue() ? blue : red)(like(luck.of(cards), `ship-${place}`), [0, 0], N),
      hex: at(0, 0) + hex,
    }));
    const land = new Set(luck.some(field, 6).map((hex) => at(0, 0) + hex));
    const game = tableOf(battleWith(berths, { land }));
    for (const { ship: one } of berths)
      for (const { ship: other } of berths) if (one !== other) expect(isFree(game, one, other)).toBe(isFree(game, other, one));
  }
});
