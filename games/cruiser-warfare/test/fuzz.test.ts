import { describe, expect, test } from 'vitest';
import type { Options } from '../../../kernel/index.ts';
import { fuzz, gamesFor, twinGame } from '../../../test/fuzz.ts';
import { BATTLES } from '../data/battles.ts';
import { cruiserWarfare } from '../index.ts';
import { options } from '../options.ts';

/** The switches set in turn to each of their values, so that every value comes up with many others. */
const mixed = (n: number): Options =>
  Object.fromEntries(options.map(({ id, values }, place) => [id, valueAt(values, n + place * (n % 7))]));

const valueAt = (values: readonly { readonly id: string }[], n: number): string => values[n % values.length]?.id ?? '';

describe('random games end, and the laws hold', () => {
  test('campaigns with battles on the map', () => {
    expect(fuzz(cruiserWarfare, 'campaign', { combat: 'advanced' }, 0, gamesFor(18, 1_000), 5).commands).toBeGreaterThan(10_000);
  });

  test('campaigns under mixed switches, looked at after every command', () => {
    for (let n = 0; n < gamesFor(7, 200); n++) fuzz(cruiserWarfare, 'campaign', mixed(n), n, n + 1);
  });
});

describe('twins, copies, undo and replay agree', () => {
  test.each([...Array(gamesFor(1, 6)).keys()])('campaign %i', (n) => {
    twinGame(cruiserWarfare, 'campaign', mixed(n), `twin/${n}`, n % 3 === 0 ? 'keyed' : 'fast');
  });

  test.each(BATTLES.map(({ id }) => id))('%s', (id) => {
    twinGame(cruiserWarfare, id, {}, `twin/${id}`, 'fast');
  });
});
