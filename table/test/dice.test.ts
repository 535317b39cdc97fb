import { expect, test } from 'vitest';
import { gameNamed } from '../../games/index.ts';
import { parseRecord } from '../../kernel/index.ts';
import { Table } from '../index.ts';

const diceOf = (game: string): string => parseRecord(Table.begin(gameNamed(game), { seed: 'a' }).record()).dice;

test('a table of a game whose orders are hidden rolls dice that cannot be worked out', () => {
  expect([diceOf('first-strike'), diceOf('cruiser-warfare')]).toEqual(['fast', 'keyed']);
});
