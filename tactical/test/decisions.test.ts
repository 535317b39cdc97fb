/** Every decision of a battle says why it refuses, and what it promises where dice follow. */
import { expect, test } from 'vitest';
import { faultsInPlay, unexplained } from '../../test/decisions.ts';
import { battleGame, randomSituation } from './battles.ts';

/** The rules of a battle stand in two books: what Cruiser Warfare has, and what it shares with the series. */
const ROOMS = { id: 'cruiser-warfare', shares: ['tactical'] } as const;

test.each(['advanced', 'basic'] as const)(
  '%s combat: a reason for every refusal, a word wherever dice fall',
  { timeout: 60_000 },
  (system) => {
    const games = Array.from({ length: 20 }, (_, n) => ({ ...battleGame(randomSituation(`decisions/${n}`), system), ...ROOMS }));
    expect(games.flatMap(unexplained)).toEqual([]);
    const faults = games.flatMap((game, n) => faultsInPlay(game, { scenario: 'battle', options: {}, seed: `decisions/${n}` }));
    expect([...new Set(faults)]).toEqual([]);
  },
);
