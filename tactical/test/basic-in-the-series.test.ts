/** Basic combat under the profile of Great War at Sea: long range is three hexes there, or two among light forces (GW-6.1). */
import { expect, test } from 'vitest';
import { stepsOf } from '../../kernel/index.ts';
import { basicCombat, openBasic } from '../basic.ts';
import type { BasicBattle, Weather } from '../battle.ts';
import { WEATHERS } from '../battle.ts';
import type { Profile } from '../profile.ts';
import type { Arena } from './arena.ts';
import { lender, tactics } from './arena.ts';
import { fires } from './firing.ts';
import type { TestTable } from './table.ts';
import { arenaState, skirmish } from './table.ts';

const step = basicCombat(tactics);

function meet(allied: readonly string[], central: readonly string[], changes: Partial<BasicBattle> = {}): TestTable {
  const game = skirmish({ profile: 'great-war-at-sea', round: 0, ...changes }).bring(...allied, ...central);
  for (const piece of game.basic.pieces) Object.assign(piece, { known: true, counted: true });
  return game;
}

/** Invincible with guns of fifteen inches. */
function withVeryLargeGuns(game: TestTable): TestTable {
  const { invincible } = game.state.sheets;
  if (invincible) Object.assign(game.state, { sheets: { ...game.state.sheets, invincible: { ...invincible, veryLargeGuns: true } } });
  return game;
}

function firstRange(
  profile: Profile['id'],
  weather: Weather,
  ships: readonly [string, string] = ['invincible', 'moltke'],
  night = false,
): string {
  const state = arenaState();
  const papers = { sheet: (id: string) => lender.sheet({}, state, id), condition: (id: string) => lender.condition(state, id) };
  const entrant = (id: string) => ({ id, ships: [id], role: 'line' as const });
  const game = skirmish().run(
    stepsOf<Arena>().auto('open', 'CW-6.0', (g) => {
      const fleets = { allied: [entrant(ships[0])], central: [entrant(ships[1])] };
      g.state.basic = openBasic(g, { profile, date: 1914.08, night, weather, fleets }, papers);
    }),
  );
  return game.basic.range;
}

test('GW-6.1b a battle begins at long range in clear weather and mist; from fog on, and at night, at short range', () => {
  const ranges = WEATHERS.map((weather) => firstRange('great-war-at-sea', weather));
  expect(ranges).toEqual(['long', 'long', 'short', 'short', 'short', 'short']);
  expect(firstRange('great-war-at-sea', 'clear', ['invincible', 'moltke'], true)).toBe('short');
});

test('GW-6.1a, GW-6.1b without a primary gun that reaches so far long range is two hexes, where one sees in all but a gale', () => {
  const ranges = (...ships: [string, string]) => WEATHERS.map((weather) => firstRange('great-war-at-sea', weather, ships));
  expect(ranges('glasgow', 'emden')).toEqual(['middle', 'middle', 'middle', 'middle', 'middle', 'short']);
  expect(ranges('canopus', 'emden')).toEqual(ranges('glasgow', 'emden'));
  expect(firstRange('great-war-at-sea', 'clear', ['glasgow', 'moltke'])).toBe('long');
  expect(firstRange('great-war-at-sea', 'clear', ['glasgow', 'emden'], true)).toBe('short');
});

test('GW-6.1a at two hexes secondary guns fire, tertiary guns are silent, and who opens the range comes back to two', () => {
  const game = meet(['minotaur'], ['emden'], { range: 'middle' }).run(step);
  expect(game.targets('allied', 'fire'), 'nobody else has anything to fire with').toEqual([['minotaur', 'central-counter-1']]);
  fires(game, 'allied', {});
  game.play('central', 'fight-on').play('allied', 'fight-on').play('central', 'change-range').play('allied', 'change-range');
  expect(game.basic.range).toBe('short');
  fires(fires(fires(game, 'central', {}), 'allied', {}), 'central', {});
  game.play('central', 'change-range').play('allied', 'change-range');
  expect(game.basic.range).toBe('middle');
});

test('CW-6.0 in Cruiser Warfare storms alone bring them together, of secret storms those from squall on', () => {
  expect(WEATHERS.map((weather) => firstRange('cruiser-warfare', weather))).toEqual(['long', 'long', 'long', 'long', 'short', 'short']);
  expect(WEATHERS.map((weather) => firstRange('secret-storm', weather))).toEqual(['long', 'long', 'long', 'short', 'short', 'short']);
});

test('GW-6.1b in fog there is no way to long range, and fleets may break off from where they are, without the -1 of night', () => {
  const game = meet(['glasgow', 'invincible'], ['emden'], { weather: 'fog', range: 'short' }).run(step);
  fires(game, 'central', { emden: 'glasgow' }, 5, 1, 1, 4, 4);
  fires(game, 'allied', {});
  fires(fires(game, 'central', {}), 'allied', {});
  expect([game.rolls[0], game.asks]).toEqual(['basic-guns: hit miss miss', 'disengaging']);
  game.play('central', 'fight-on').play('allied', 'fight-on');
  expect([game.basic.round, game.basic.range, game.asks]).toEqual([2, 'short', 'gunnery']);
});

test('GW-6.1a at long range primary guns fire alone, and those of old battleships do not reach', () => {
  const game = meet(['invincible', 'canopus', 'minotaur'], ['moltke']).run(step);
  fires(game, 'central', {});
  expect(game.targets('allied', 'fire')).toEqual([['invincible', 'central-counter-1']]);
  expect(game.whyNot('allied', 'fire', ['canopus', 'central-counter-1'])?.rule).toBe('GW-6.1a');
  fires(game, 'allied', { invincible: 'moltke' }, 1, 1, 1, 1, 1, 1, 1, 1);
  expect(game.rolls).toEqual(['basic-guns: miss miss miss miss miss miss miss miss']);
});

test('GW-6.1a at short range all of them fire', () => {
  const game = meet(['invincible', 'canopus', 'minotaur'], ['moltke'], { range: 'short' }).run(step);
  fires(game, 'central', {});
  expect(game.targets('allied', 'fire').map((target) => (typeof target === 'object' ? target[0] : target))).toEqual([
    'invincible',
    'canopus',
    'minotaur',
  ]);
});

test('GW-6.1a, GW-TBL-GUN-FN1 primary hits at long range may plunge: a ten takes two boxes of hull', () => {
  const game = meet(['invincible'], ['moltke']).run(step);
  fires(game, 'central', {});
  fires(game, 'allied', { invincible: 'moltke' }, 6, 1, 1, 1, 1, 1, 1, 1, 5, 5, 1);
  expect(game.ship('moltke').hull).toBe(2);
});

test('GW-6.1c very large guns fire first in the first round, and whom they sink fires no more; they fire once', () => {
  const game = withVeryLargeGuns(meet(['invincible', 'inflexible'], ['moltke', 'emden']));
  game.ship('moltke', { hull: 11, halved: true, slowed: 1 });
  game.run(step);
  expect([game.basic.range, game.asked, game.targets('allied', 'fire')]).toEqual([
    'far',
    ['allied'],
    [
      ['invincible', 'central-counter-1'],
      ['invincible', 'central-counter-2'],
    ],
  ]);
  expect(game.whyNot('allied', 'fire', ['inflexible', 'central-counter-1'])?.rule).toBe('GW-6.1c');
  fires(game, 'allied', { invincible: 'moltke' }, 6, 1, 1, 1, 1, 1, 1, 1, 2, 3, 1);
  expect([game.ship('moltke').sunk, game.basic.range, game.asked]).toEqual([true, 'long', ['allied']]);
  expect(game.targets('allied', 'fire')).toEqual([['inflexible', 'central-counter-2']]);
  expect(game.whyNot('allied', 'fire', ['invincible', 'central-counter-2'])?.rule).toBe('CW-6.1b');
});

test('GW-6.1c who holds her fire from afar fires with the others', () => {
  const game = withVeryLargeGuns(meet(['invincible'], ['moltke'])).run(step);
  fires(fires(game, 'allied', {}), 'central', {});
  expect(game.targets('allied', 'fire')).toEqual([['invincible', 'central-counter-1']]);
});

test('GW-6.1c not in mist, in which nobody sees so far, not in later rounds, and not in Cruiser Warfare', () => {
  const asked = (changes: Partial<BasicBattle>) => withVeryLargeGuns(meet(['invincible'], ['moltke'], changes)).run(step).asked;
  expect([asked({}), asked({ weather: 'mist' }), asked({ round: 1 }), asked({ profile: 'cruiser-warfare' })]).toEqual([
    ['allied'],
    ['central'],
    ['central'],
    ['central'],
  ]);
});
