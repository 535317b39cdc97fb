/** The same as fuzz-secrets.test.ts for battles: who lies face down, what is wrong with them, and what shells break in the dark. */
import { describe, expect, test } from 'vitest';
import { gamesFor, numberOf } from '../../../test/fuzz.ts';
import { playTables } from '../../../test/secret-tables.ts';
import { playPair } from '../../../test/secrets.ts';
import { type Family, struckFlotillas, struckInTheDark, underFire } from './secret-battles.ts';

/** Moments at which so many pairs were compared and differed in secrets alone. */
function compared(family: Family, pairs: number): number {
  let moments = 0;
  for (let place = 0; place < gamesFor(pairs, 10 * pairs); place++) {
    const number = numberOf(place);
    const { difference, apart } = playPair(family(number, 10));
    expect(difference, `pair ${number}`).toBeNull();
    moments += apart;
  }
  return moments;
}

describe.each(['allied', 'central'] as const)('in battle nothing that the %s side or an onlooker gets depends on', (blind) => {
  test('CW-7.27b GW-GUN-PRIMARY2 what its shells hit, and what they break', () => {
    expect(compared(struckInTheDark(blind), 10)).toBeGreaterThan(90);
  });

  test('CW-7.27b GW-GUN-MOD-ITALIC who fires from where nobody is made out', () => {
    expect(compared(underFire(blind), 10)).toBeGreaterThan(90);
  });

  test('CW-9.32a what a piece of several ships is, and which of them takes the hits', () => {
    expect(compared(struckFlotillas(blind), 10)).toBeGreaterThan(90);
  });
});

test.each([
  ['hits in the dark', 'bots', struckInTheDark('allied')],
  ['fire in the dark', 'people', underFire('central')],
  ['hits on a flotilla', 'people', struckFlotillas('allied')],
] as const)('the messages to the page are the same: %s, against %s', async (_what, others, family) => {
  for (let number = 0; number < 3; number++) {
    const { difference, apart } = await playTables({ ...family(number, 8), others });
    expect(difference, `pair ${number}`).toBeNull();
    expect(apart, `pair ${number} differs in nothing`).toBeGreaterThan(0);
  }
});
