import { expect, test } from 'vitest';
import { gameNamed } from '../../games/index.ts';
import { parseRecord } from '../../kernel/index.ts';
import { Host } from '../host.ts';

const diceOf = (game: string): string => parseRecord(Host.begin(gameNamed(game), { seed: 'a' }).inside().record).dice;

test('a table of a game whose orders are hidden rolls dice that cannot be worked out', () => {
  expect([diceOf('first-strike'), diceOf('cruiser-warfare')]).toEqual(['fast', 'keyed']);
});
