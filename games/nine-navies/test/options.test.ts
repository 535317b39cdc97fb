import { expect, test } from 'vitest';
import { battles } from '../rules/combat.ts';
import { reinforcements } from '../rules/reinforcements.ts';
import { setUp } from '../rules/setup.ts';
import { all, meeting } from './situations.ts';
import { table } from './table.ts';

/** Set-up with a switch, as far as the place where the Germans are asked; every French ship is captured. */
const afterTheFrench = (zucker: string, ...dice: number[]) =>
  table({ turn: 0 }, { zucker })
    .dice(...dice)
    .run(setUp)
    .dice(...all(25))
    .play('allied', 'done');

test('NN-13.2 off: no die, and the Germans may start at Cherbourg/Brest', () => {
  const game = afterTheFrench('off');
  expect([game.rolls.filter((roll) => roll.startsWith('zucker')), game.asks]).toEqual([[], 'german-set-up']);
});

test('NN-13.2 roll: even is the usual set-up, odd keeps the Germans out', () => {
  const asks = [1, 2, 3, 4, 5, 6].map((die) => afterTheFrench('roll', die).asks);
  expect(asks).toEqual([null, 'german-set-up', null, 'german-set-up', null, 'german-set-up']);
});

test('NN-13.2 the die is rolled before anybody sets up', () => {
  const game = table({ turn: 0 }, { zucker: 'roll' }).dice(1).run(setUp);
  expect([game.rolls, game.asks]).toEqual([['zucker: closed'], 'british-set-up']);
});

test('NN-13.2 agreed without a die: NN-13.3 holds', () => {
  const game = afterTheFrench('no-germans-at-brest');
  expect([game.asks, game.told('brest-closed').length]).toEqual([null, 1]);
});

test('NN-13.3 no German ship starts at Cherbourg/Brest, all are in Germany', () => {
  const game = afterTheFrench('no-germans-at-brest');
  const germans = game.state.ships.filter(({ navy, at }) => navy === 'Ge' && at !== 'track' && at !== 'away');
  expect(new Set(germans.map(({ at }) => at))).toEqual(new Set(['germany']));
});

test('NN-3.5b how the Central Powers are set up is told once, whether the Germans had a choice or not', () => {
  const closed = afterTheFrench('no-germans-at-brest');
  const open = afterTheFrench('off').play('central', 'place', ['moltke', 'cherbourg-brest']).play('central', 'done');
  const atBases = (game: typeof open) => game.told('set-up').flatMap(({ side, bases }) => (side === 'central' ? [bases] : []));
  expect([atBases(closed).length, atBases(open).length]).toEqual([1, 1]);
  expect(atBases(closed)[0]?.map(({ base }) => base)).toEqual(['germany', 'toulon', 'italy', 'pola', 'greece', 'turkey']);
  expect(atBases(open)[0]).toContainEqual({ base: 'cherbourg-brest', count: 1 });
  expect(open.ship('moltke').spent).toBe(false);
});

test('NN-13.3 once play has begun the base is used like any other', () => {
  const game = meeting([], ['moltke'], 'north-sea', { zucker: 'no-germans-at-brest' }, { noGermansAtBrest: true }).run(battles);
  expect(game.play('central', 'home', ['moltke', 'cherbourg-brest']).ship('moltke').at).toBe('cherbourg-brest');
});

test('NN-13.3 Franco-German reinforcements enter there all the same', () => {
  const game = table({ turn: 2, noGermansAtBrest: true }, { zucker: 'no-germans-at-brest' })
    .only()
    .put({ track: ['provence'] });
  expect(game.run(reinforcements).ship('provence').at).toBe('cherbourg-brest');
});
