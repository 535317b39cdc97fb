import { expect, test } from 'vitest';
import { conclusion } from '../rules/conclusion.ts';
import { moveFleets } from '../rules/movement.ts';
import { prizes } from '../rules/prizes.ts';
import { search } from '../rules/search.ts';
import { reckoning } from '../rules/victory.ts';
import type { TestTable } from './table.ts';
import { table } from './table.ts';

/** Nürnberg takes two prizes in the Bay of Bengal. */
const twoPrizes = (): TestTable =>
  table()
    .fleet('central', 'bay-of-bengal', ['nurnberg'])
    .run(search)
    .play('allied', 'done')
    .play('central', 'raid', 'nurnberg')
    .dice(4)
    .play('central', 'done');

test('CW-5.84a of the prizes as many as one likes are kept, and sail with the fleet as slow transports', () => {
  const game = twoPrizes();
  expect(game.offered('central')).toEqual(['keep 0', 'keep 1', 'keep 2']);
  game.dice(1, 2, 5).play('central', 'keep', 1);
  expect(game.aboard('nurnberg')).toEqual(['nurnberg', 'prize-1']);
  expect(game.finished).toBe(true);
});

test('CW-5.84a one question for each fleet, with what it has taken and what can be done with it', () => {
  const game = table().fleet('central', 'bay-of-bengal', ['nurnberg']).fleet('central', 'arabian-sea', ['leipzig']);
  game.state.spoils = [
    { fleet: 'nurnberg', prizes: 3 },
    { fleet: 'leipzig', prizes: 1 },
  ];
  const read = () => {
    const [question, view] = [game.question('central'), game.view('central')];
    return [question.prompt(view), ...question.targets('keep').map((kept) => question.label(view, 'keep', kept))];
  };
  expect(game.run(prizes).whyNot('central', 'keep', 4)?.rule).toBe('CW-5.84a');
  expect(read()).toEqual([
    'Nürnberg (Nürnberg) has taken 3 merchantmen: how many are kept?',
    'Sink all 3',
    'Keep 1, sink 2',
    'Keep 2, sink 1',
    'Keep all 3',
  ]);
  game.play('central', 'keep', 0);
  expect(read()).toEqual(['Leipzig (Leipzig) has taken a merchantman: keep her or sink her?', 'Sink her', 'Keep her']);
});

test('CW-5.84a, CW-3.1a her name is drawn from the stock, so that it does not tell how many were kept before', () => {
  const game = twoPrizes().dice(17, 2, 5, 17, 1, 1).play('central', 'keep', 2);
  expect(game.aboard('nurnberg')).toEqual(['nurnberg', 'prize-17', 'prize-18']);
});

test('CW-5.84a when the stock is used up they can only be scuttled', () => {
  const game = twoPrizes();
  for (const ship of game.state.ships) if (ship.id.startsWith('prize-')) ship.fate = 'gone';
  expect(game.offered('central')).toEqual(['keep 0']);
  game.play('central', 'keep', 0);
});

test('CW-5.86a what is scuttled is told when all have decided, so that nobody sees who did it', () => {
  const told = (first: number, second: number) => {
    const game = table().fleet('central', 'bay-of-bengal', ['nurnberg']).fleet('central', 'arabian-sea', ['leipzig']);
    game.state.spoils = ['nurnberg', 'leipzig'].map((fleet) => ({ fleet, prizes: 1 }));
    game
      .run(prizes)
      .dice(...(first ? [1, 1, 1] : []))
      .play('central', 'keep', first);
    expect([game.view('allied').points.central, game.read('allied')]).toEqual([0, []]);
    game.dice(...(second ? [1, 1, 1] : [])).play('central', 'keep', second);
    return game.read('allied');
  };
  expect(told(0, 1)).toMatchObject([{ what: { event: { type: 'award', points: 1, about: null } } }]);
  expect(told(0, 1)).toEqual(told(1, 0));
});

test('CW-5.84b a scuttled prize is worth a point', () => {
  expect(twoPrizes().play('central', 'keep', 0).state.points).toEqual({ allied: 0, central: 2 });
  expect(twoPrizes().dice(1, 2, 5).play('central', 'keep', 1).state.points).toEqual({ allied: 0, central: 1 });
});

const homeward = (hidden: boolean) =>
  table({ turn: 9 })
    .fleet('central', 'norwegian-sea', ['nurnberg', 'prize-1', 'prize-2'], { hidden, order: { act: 'move', to: 'north-sea' } })
    .run(moveFleets)
    .play('allied', 'done');

test('CW-5.84b one that reaches the North Sea is worth three', () => {
  const game = homeward(false);
  expect(game.state.points.central).toBe(6);
  expect(game.view('allied').points.central).toBe(6);
});

test('CW-5.84b what a raider off the map brings home shows in the Allies’ book at the end only', () => {
  const game = homeward(true);
  expect(game.state.points.central).toBe(6);
  expect(game.view('allied').points.central).toBe(0);
  expect(game.view('central').points.central).toBe(6);
  expect(game.told('award', 'allied')).toEqual([]);
  expect(game.told('home', 'allied')).toEqual([]);
});

test('CW-5.84b prizes kept to the end are scuttled then', () => {
  const game = table().fleet('central', 'bay-of-bengal', ['nurnberg', 'prize-1', 'prize-2']).run(reckoning);
  expect(game.state.points.central).toBe(2);
});

test('CW-5.84b a prize without coal is scuttled for her point, and which one is told to nobody else', () => {
  const game = table().fleet('central', 'bay-of-bengal', ['nurnberg', 'prize-1'], { hidden: true }).fuel('prize-1', 1).run(conclusion);
  expect(game.state.points.central).toBe(1);
  expect(game.told('lost', 'allied')).toEqual([]);
  expect(game.told('award', 'allied')).toMatchObject([{ points: 1, about: null }]);
  expect(game.view('allied').lost).toEqual([]);
});

test('CW-5.85 two dice are the coal of a kept prize, in secret', () => {
  const game = twoPrizes().dice(1, 2, 5).play('central', 'keep', 1);
  expect(game.piece('prize-1').fuel).toBe(7);
  expect(game.rolls('allied')).toEqual([]);
  expect(game.rolls('central')).toEqual(['raid: 2', 'prize-coal: 7']);
});

test('CW-5.85 whoever keeps prizes reads how much coal they are likely to have', () => {
  const chance = (kept: number) => Object.entries(twoPrizes().prospects('central', 'keep', kept));
  expect(chance(0)).toEqual([]);
  expect(chance(1)).toEqual([['7 boxes of coal or more', expect.closeTo(21 / 36)]]);
  expect(chance(2)).toEqual([['14 boxes of coal or more', expect.closeTo(721 / 1296)]]);
});

test('CW-5.85 she burns it as other ships do', () => {
  const game = table().fleet('central', 'bay-of-bengal', ['nurnberg', 'prize-1']).fuel('prize-1', 7).run(conclusion);
  expect(game.piece('prize-1').fuel).toBe(6);
});
