/** Campaigns by the captain: every question is met and answered, and the random player is beaten. */
import { describe, expect, test } from 'vitest';
import { randomBot } from '../../../bots/index.ts';
import type { Kind, Options, Ruleset } from '../../../kernel/index.ts';
import { playGame } from '../../../lab/index.ts';
import { gamesFor } from '../../../test/fuzz.ts';
import { playedOut } from '../../../test/playing-out.ts';
import { captain } from '../bot/index.ts';
import { cruiserWarfare } from '../index.ts';

const OPERATIONAL = [
  'allied-set-up',
  'central-set-up',
  'central-merchant-cruiser',
  'allied-merchant-cruiser',
  'convoy-route',
  'allied-orders',
  'central-orders',
  'allied-moves',
  'markers',
  'search-and-raid',
  'night-approach',
  'prize',
  'before-battle',
  'after-battle',
  'pursue',
];

const PLAIN: Options = { combat: 'basic' };
const FICTION: Options = {
  combat: 'basic',
  'plan-b': 'on',
  decoys: 'on',
  'secret-storm': 'on',
  'allied-variant': 'roll',
  'central-variant': 'roll',
};

describe('the captain of Cruiser Warfare', () => {
  test('answers every question of the campaign, with every option, and is never refused', () => {
    const met = new Set<string>();
    for (let game = 0; game < gamesFor(1, 8); game++) {
      const options = game % 2 ? FICTION : PLAIN;
      const { questions } = playedOut(cruiserWarfare, { scenario: 'campaign', options, seed: `answers ${game}` }, captain.sit);
      for (const name of questions) met.add(name);
    }
    expect([...met]).toEqual(expect.arrayContaining(OPERATIONAL));
  });

  test('beats the random player from either side', () => {
    const ruleset: Ruleset<Kind> = cruiserWarfare;
    const settings = { scenario: 'campaign', options: PLAIN, dice: 'fast' } as const;
    for (let game = 0; game < gamesFor(1, 3); game++) {
      expect(playGame({ ruleset, settings: { ...settings, seed: `a${game}` }, bots: [captain, randomBot] }).game?.ending?.winner).toBe(
        'allied',
      );
      expect(playGame({ ruleset, settings: { ...settings, seed: `c${game}` }, bots: [randomBot, captain] }).game?.ending?.winner).toBe(
        'central',
      );
    }
  });
});
