/** GF-13 (ours): random battles of divisions end, the laws hold, nothing tells before both have handed in, and views can be imagined. */
import { expect, test } from 'vitest';
import type { Options } from '../../../kernel/index.ts';
import { numbered } from '../../../kernel/index.ts';
import { faultsInPlay } from '../../../test/decisions.ts';
import { draftsOver } from '../../../test/drafting.ts';
import { fuzz, gamesFor, numberOf, seedOf, twinGame } from '../../../test/fuzz.ts';
import { lookThrough } from '../../../test/imagining.ts';
import { wholeGame } from '../rules/turn.ts';
import { MELEE, ON } from './flotilla.ts';
import { skirmish } from './skirmish.ts';

const ruleset = { ...skirmish(MELEE), flow: numbered(wholeGame) };

const ours = (number: number): Options => ({
  ...ON,
  ...(number % 2 === 0 ? {} : { night: 'on', smoke: 'on', spotting: 'on' }),
  ...(number % 3 === 0 ? { deployment: 'own' } : {}),
});

test('GF-13 random battles end, and the laws hold', () => {
  for (let n = 0; n < gamesFor(8, 400); n++) expect(fuzz(ruleset, MELEE.id, ours(numberOf(n)), n, n + 1, 3).games).toBe(1);
});

test('GF-13 twins, copies, undo and replay agree', () => {
  for (let n = 0; n < gamesFor(1, 6); n++) twinGame(ruleset, MELEE.id, ours(n), `divisions/${n}`, 'fast');
});

test('GF-13 nothing tells before both have handed in', () => {
  const { difference, pairs } = draftsOver(gamesFor(1, 12), (number) => ({
    ruleset,
    settings: { scenario: MELEE.id, options: ON, seed: seedOf('divisions', number), dice: 'fast' },
    pairs: gamesFor(1, 3),
    commands: 150,
  }));
  expect(difference).toBeNull();
  expect(pairs).toBeGreaterThan(4);
});

test('GF-13 what a side imagines looks as the battle does, and can be fought on', () => {
  const { looks, playouts } = lookThrough({
    ruleset,
    scenario: MELEE.id,
    options: ON,
    seed: 'divisions',
    players: 'captains',
    every: 25,
    draws: 1,
  });
  expect([looks > 5, playouts > 5]).toEqual([true, true]);
});

test('GF-13 reasons cite the rulebook, and odds stand wherever dice follow', () => {
  for (const n of [0, 1]) expect(faultsInPlay(ruleset, { scenario: MELEE.id, options: ours(n), seed: `${n}` })).toEqual([]);
});
