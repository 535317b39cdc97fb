import { describe, expect, test } from 'vitest';
import { fuzz, gamesFor, twinGame } from '../../test/fuzz.ts';
import { battleGame, randomSituation } from './battles.ts';

describe.each(['advanced', 'basic'] as const)('%s combat', (system) => {
  test('random battles end, and the laws hold after every command', () => {
    let commands = 0;
    for (let n = 0; n < gamesFor(100, 300); n++) {
      try {
        commands += fuzz(battleGame(randomSituation(`battle/${n}`), system), 'battle', {}, n, n + 1).commands;
      } catch (error) {
        throw new Error(`battle ${n}`, { cause: error });
      }
    }
    expect(commands).toBeGreaterThan(2_000);
  });

  test.each([...Array(gamesFor(3, 9)).keys()])('twins, copies, undo and replay agree: battle %i', (n) => {
    twinGame(battleGame(randomSituation(`twin/${n}`), system), 'battle', {}, `twin/${n}`, n % 3 === 0 ? 'keyed' : 'fast');
  });
});
