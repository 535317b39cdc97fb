import { expect, test } from 'vitest';
import { battles } from '../rules/combat.ts';
import { declareConvoys, sailConvoys } from '../rules/convoys.ts';
import { oneZoneMoves } from '../rules/movement.ts';
import { activated, fire, meeting } from './situations.ts';

test('NN-14.0a convoys from Cherbourg/Brest reach the South Atlantic without a speed roll', () => {
  const game = activated('cherbourg-brest', ['convoy-1', 'convoy-2']).run(sailConvoys);
  expect([game.rolls, game.ship('convoy-1').at, game.ship('convoy-2').at]).toEqual([[], 'south-atlantic', 'south-atlantic']);
});

test('NN-14.0b escorts do not screen a convoy', () => {
  const game = meeting(['swiftsure'], ['moltke', 'seydlitz', 'convoy-1'], 'south-atlantic').dice(2, 1).run(battles);
  expect(game.offered('allied')).toContain('aim convoy-1');
});

test('NN-14.0c the Allies may fire everything at the convoys and nothing at the escort', () => {
  const game = meeting(['swiftsure', 'triumph'], ['moltke', 'convoy-1'], 'south-atlantic').dice(2, 1).run(battles);
  fire(game, { swiftsure: 'convoy-1', triumph: 'convoy-1' }, 1, 1, 6, 1, 2);
  fire(game, {});
  expect([game.told('sunk').map(({ ship }) => ship), game.state.points.allied]).toEqual([['convoy-1'], 2]);
});

test('NN-14.0c a convoy that was sunk may try again in a later turn', () => {
  const game = meeting(['swiftsure', 'triumph'], ['moltke', 'convoy-1'], 'south-atlantic').dice(2, 1).run(battles);
  fire(fire(game, { swiftsure: 'convoy-1' }, 6, 1, 2), {});
  expect(game.run(declareConvoys).play('central', 'declare', 'cherbourg-brest').ship('convoy-1')).toMatchObject({
    at: 'cherbourg-brest',
    damage: 0,
  });
});

test('NN-14.0d any number may fire at one ship while others are not fired at', () => {
  const game = meeting(['swiftsure', 'triumph', 'lion'], ['turgut-reis', 'hairedin-barbarossa']).dice(1, 2).run(battles);
  fire(game, { 'turgut-reis': 'lion', 'hairedin-barbarossa': 'lion' }, 6, 1, 1, 6, 1, 1);
  fire(game, {});
  expect(['swiftsure', 'triumph', 'lion'].map((id) => game.ship(id).damage)).toEqual([0, 0, 2]);
});

test('NN-14.0e Canada/USA opens on three seas, all of them one-zone moves without a roll', () => {
  const game = activated('canada-usa', ['lion', 'tiger', 'queen-mary']).held('central', 'north-atlantic').run(oneZoneMoves);
  expect(game.offered('allied').filter((each) => each.includes('lion'))).toEqual([
    'move lion north-atlantic',
    'move lion central-atlantic',
    'move lion american-waters',
  ]);
  game.play('allied', 'move', ['lion', 'north-atlantic']).play('allied', 'move', ['tiger', 'central-atlantic']);
  expect(game.rolls).toEqual([]);
});
