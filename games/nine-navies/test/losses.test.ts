import { expect, test } from 'vitest';
import { BUILT_IN } from '../data/data.ts';
import { shipLosses } from '../rules/losses.ts';
import { view } from '../view.ts';
import { table } from './table.ts';

test.each([
  [1, true],
  [5, true],
  [6, false],
])('NN-6.2a on a %i a ship is lost: %s', (face, loss) => {
  const game = table()
    .only()
    .put({ britain: ['lion'], germany: ['moltke'] });
  game.dice(face, ...(loss ? [1] : []), 6).run(shipLosses);
  expect([game.asks, game.asked]).toEqual(loss ? ['ship-loss', ['allied']] : [null, []]);
});

test('NN-6.2a each side has a die of its own', () => {
  const game = table()
    .only()
    .put({ britain: ['lion'], germany: ['moltke'] })
    .dice(6, 5, 2)
    .run(shipLosses);
  expect(game.rolls).toEqual(['ship-loss: none', 'ship-loss: loss', 'ship-loss-size: 2']);
  expect([game.asked, game.play('central', 'lose', 'moltke').finished, game.ship('moltke').at]).toEqual([['central'], true, 'sunk']);
});

test('NN-6.2b the second die is the least printed attack factor, and damage does not matter', () => {
  const game = table()
    .only()
    .put({ britain: ['dreadnought', 'lion', 'queen-elizabeth'] });
  game.ship('lion', { damage: 5 });
  game.dice(3, 5, 6).run(shipLosses);
  expect(game.offered('allied')).toEqual(['lose lion', 'lose queen-elizabeth']);
  expect(game.whyNot('allied', 'lose', 'dreadnought')?.rule).toBe('NN-6.2b');
  expect(game.play('allied', 'lose', 'lion').ship('lion').at).toBe('sunk');
});

test('NN-6.2c who may be given up is told with her factors, her damage and her place', () => {
  const game = table()
    .only()
    .put({ britain: ['lion'], malta: ['dreadnought'] });
  game.ship('lion', { damage: 2 });
  game.dice(3, 1, 6).run(shipLosses);
  const [question, seen] = [game.question('allied'), view(game.state, 'allied', BUILT_IN)];
  expect(question.targets('lose').map((ship) => question.label(seen, 'lose', ship))).toEqual([
    'Dreadnought, 4-5-5, Malta',
    'Lion, 5-5-6, 2 damage, Great Britain & Ireland',
  ]);
});

test('NN-6.2b if nobody is so strong, one of the strongest goes', () => {
  const game = table()
    .only()
    .put({ germany: ['nassau', 'konig', 'kaiser', 'blucher'] })
    .dice(6, 1, 6)
    .run(shipLosses);
  expect(game.offered('central')).toEqual(['lose kaiser', 'lose konig']);
});

test('NN-6.2c any ship in a base will do, and none that is elsewhere', () => {
  const game = table()
    .only()
    .put({ malta: ['lion'], 'canada-usa': ['texas'], track: ['barham'], cup: ['utah'], pacific: ['ohio'], sunk: ['tiger'] });
  game.dice(1, 1, 6).run(shipLosses);
  expect(game.offered('allied')).toEqual(['lose lion', 'lose texas']);
});

test('NN-6.2c if both lose a ship, both dice fall first and then the Allies choose first', () => {
  const game = table()
    .only()
    .put({ britain: ['lion'], germany: ['moltke', 'seydlitz'] })
    .dice(1, 1, 1, 1)
    .run(shipLosses);
  expect([game.asked, game.rolls.length]).toEqual([['allied'], 4]);
  expect(game.play('allied', 'lose', 'lion').asked).toEqual(['central']);
  expect(game.play('central', 'lose', 'seydlitz').told('lost')).toMatchObject([
    { side: 'allied', ship: 'lion' },
    { side: 'central', ship: 'seydlitz' },
  ]);
});

test('NN-6.2c a convoy is no ship to lose, and a side without ships loses none', () => {
  const game = table()
    .only()
    .put({ 'west-africa': ['convoy-1'] })
    .dice(1, 1, 1, 1)
    .run(shipLosses);
  expect([game.asks, game.ship('convoy-1').at]).toEqual([null, 'west-africa']);
  expect(game.state.owed).toEqual({ allied: 0, central: 0 });
});
