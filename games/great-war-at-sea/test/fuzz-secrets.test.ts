/** GW-4.2: what a side may not know changes nothing that it gets; see test/secrets.ts for what is compared. */
import { describe, expect, test } from 'vitest';
import { gamesFor, numberOf } from '../../../test/fuzz.ts';
import { playTables } from '../../../test/secret-tables.ts';
import { type Pair, playPair } from '../../../test/secrets.ts';
import type { Side } from '../state.ts';
import { atTable, bombed, raided, scouted, written } from './secrecy.ts';

const NUMBERS = Array.from({ length: gamesFor(6, 200) }, (_, place) => numberOf(place));

describe('nothing that a side or an onlooker gets depends on', () => {
  test.each<Side>(['allied', 'central'])('GW-4.2 GW-5.46c what the other has written, to the %s side', (blind) => {
    let moments = 0;
    for (const number of NUMBERS) {
      const { difference, apart } = playPair(written(number, blind, 30));
      expect(difference, `pair ${number}`).toBeNull();
      moments += apart;
    }
    expect(moments).toBeGreaterThan(15 * NUMBERS.length);
  });
});

describe('nothing that a side or an onlooker gets depends on what flies and lies in wait for the other', () => {
  test.each<Side>(['allied', 'central'])('GW-14.3 GW-17.1 to the %s side', (blind) => {
    let moments = 0;
    for (const number of NUMBERS) {
      const { difference, apart } = playPair(scouted(number, blind, 30));
      expect(difference, `pair ${number}`).toBeNull();
      moments += apart;
    }
    expect(moments).toBeGreaterThan(15 * NUMBERS.length);
  });
});

describe('nothing that a side or an onlooker gets depends on what bombs have done, and whose they were', () => {
  const compared = (pair: Pair, number: number): number => {
    const { difference, apart } = playPair(pair);
    expect(difference, `pair ${number}`).toBeNull();
    return apart;
  };

  test.each<Side>(['allied', 'central'])('GW-14.7 which ship a bomb of the %s side has hit', (blind) => {
    const moments = NUMBERS.map((number) => compared(bombed(number, blind, 12), number));
    expect(moments.reduce((sum, apart) => sum + apart, 0)).toBeGreaterThan(3 * NUMBERS.length);
  });

  test('GW-14.7 from which ship the seaplanes came that bombed it', () => {
    const moments = NUMBERS.map((number) => compared(raided(number, 12), number));
    expect(moments.reduce((sum, apart) => sum + apart, 0)).toBeGreaterThan(3 * NUMBERS.length);
  });
});

describe('the messages to the page are the same', () => {
  test.each([
    ['orders', 'bots', written, 'allied'],
    ['orders', 'people', written, 'central'],
    ['flights', 'people', scouted, 'allied'],
    ['flights', 'bots', scouted, 'central'],
  ] as const)('of %s, against %s', async (_what, others, family, blind) => {
    for (let number = 0; number < 3; number++) {
      const { difference, apart } = await playTables({ ...atTable(family(number, blind, 6)), others });
      expect(difference, `pair ${number}`).toBeNull();
      expect(apart, `pair ${number} differs in nothing`).toBeGreaterThan(0);
    }
  });
});
