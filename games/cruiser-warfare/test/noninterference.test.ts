/**
 * What a side may not know changes nothing that it gets: pairs of games that differ in secrets alone, compared byte for byte, with an
 * onlooker beside the blind side. See test/secrets.ts for what is compared.
 */
import { describe, expect, test } from 'vitest';
import { playTables } from '../../../test/secret-tables.ts';
import { playPair } from '../../../test/secrets.ts';
import type { Family } from './secrecy/pairs.ts';
import { approaching, firing, hunters, huntersFromSetUp, raiders, raidersFromSetUp } from './secrecy/pairs.ts';

interface Sum {
  /** Pairs that differed at all. */
  pairs: number;
  /** Moments at which they did. */
  apart: number;
}
const total: Sum = { pairs: 0, apart: 0 };

/** Plays so many pairs, and gives the number of moments at which they were compared and differed in secrets alone. */
function compare(family: Family, pairs: number, answers: number, from = 0): number {
  let moments = 0;
  for (let number = from; number < from + pairs; number++) {
    const { difference, apart } = playPair(family(number, answers));
    expect(difference, `pair ${number}`).toBeNull();
    if (apart > 0) total.pairs++;
    moments += apart;
  }
  total.apart += moments;
  return moments;
}

describe('CW-3.1a nothing that the Allies or an onlooker get depends on', { timeout: 300_000 }, () => {
  test('what the Central Powers prepare before play, nor on their first turn', () => {
    expect(compare(raidersFromSetUp, 70, 6)).toBeGreaterThan(350);
  });

  test('where raiders are, what they are, what they are told to do, and what is empty', () => {
    expect(compare(raiders, 450, 8)).toBeGreaterThan(3500);
    expect(compare(raiders, 25, 40, 1000)).toBeGreaterThan(400);
  });
});

describe('CW-3.1a nothing that the Central Powers or an onlooker get depends on', { timeout: 300_000 }, () => {
  test('how the Allies arrange their fleets before play, nor on liners drawn unseen', () => {
    expect(compare(huntersFromSetUp, 30, 12)).toBeGreaterThan(250);
  });

  test('who sails under Allied markers, beside convoys and on station', () => {
    expect(compare(hunters, 450, 8)).toBeGreaterThan(3500);
    expect(compare(hunters, 25, 40, 1000)).toBeGreaterThan(400);
  });
});

describe.each(['allied', 'central'] as const)('CW-7.21 in battle nothing that the %s side or an onlooker gets depends on', (blind) => {
  test('which ships lie face down while the fleets meet', { timeout: 300_000 }, () => {
    expect(compare(approaching(blind), 150, 7)).toBeGreaterThan(900);
  });

  test('CW-7.27b what is fired at from the sighting range', { timeout: 300_000 }, () => {
    expect(compare(firing(blind), 420, 7)).toBeGreaterThan(2500);
  });
});

describe('the messages to the page are the same', { timeout: 300_000 }, () => {
  test.each([
    ['raiders', 'bots', raiders],
    ['raiders', 'people', raiders],
    ['hunters', 'bots', hunters],
    ['hunters', 'people', hunters],
    ['a battle', 'bots', firing('allied')],
    ['a battle', 'people', firing('central')],
  ] as const)('of %s, against %s', async (_what, others, family) => {
    for (let number = 0; number < 3; number++) {
      const { difference, apart } = await playTables({ ...family(number, 10), others });
      expect(difference, `pair ${number}`).toBeNull();
      expect(apart, `pair ${number} differs in nothing`).toBeGreaterThan(0);
    }
  });
});

test('all in all more than two thousand pairs were compared', () => {
  expect(total.pairs).toBeGreaterThan(2000);
  expect(total.apart).toBeGreaterThan(18_000);
});
