/** What a side imagines looks to it exactly as the true operation does, breaks no law and can be played on; see test/imagining.ts. */
import { expect, test } from 'vitest';
import { gamesFor, numberOf, seedOf } from '../../../test/fuzz.ts';
import { lookThrough } from '../../../test/imagining.ts';
import { greatWarAtSea } from '../index.ts';
import { settingOf } from './settings.ts';

const OPERATIONS = ['dogger-bank-1915', 'heligoland-1914', 'yarmouth-1914', 'ulsan-1904'];

test.each(['advanced', 'basic'])('operations at random, with every switch: %s', (combat) => {
  let [playouts, different] = [0, 0];
  for (let n = 0; n < gamesFor(4, 120); n++) {
    const looked = lookThrough({
      ruleset: greatWarAtSea,
      scenario: OPERATIONS[n % OPERATIONS.length] ?? '',
      options: settingOf(numberOf(n), combat),
      seed: seedOf('imagine', n),
      players: 'random',
      every: gamesFor(7, 3),
      draws: 2,
    });
    playouts += looked.playouts;
    different += looked.different - looked.looks;
  }
  expect(playouts).toBeGreaterThan(50);
  expect(different).toBeGreaterThan(25);
});
