import { expect, test } from 'vitest';
import type { Zone } from '../data/map.ts';
import { battles } from '../rules/combat.ts';
import { markersUp } from '../rules/control.ts';
import { landWar } from '../rules/falls.ts';
import { twoZoneMoves } from '../rules/movement.ts';
import { countStranglehold, finish } from '../rules/victory.ts';
import type { TestTable } from './table.ts';
import { table } from './table.ts';

const result = (allied: number, central: number, lastTurn = 12) =>
  table({ turn: lastTurn, points: { allied, central } }, {}, lastTurn).run(finish).ending;

/** The Allies break off from every battle without a shot, and are let go. */
const giveWay = (game: TestTable): TestTable =>
  game
    .play('allied', 'hold-fire')
    .play('central', 'hold-fire')
    .play('allied', 'break-off')
    .play('central', 'fight')
    .play('central', 'let-go');

test.each([
  [50, 49, 'allied'],
  [49, 50, 'central'],
  [50, 50, null],
  [0, 0, null],
])('NN-4.1 with %i points to %i the winner is %s', (allied, central, winner) => {
  expect(result(allied, central)).toMatchObject({ winner, score: allied - central });
});

test('NN-4.2a a zone scores at the end of its battle, before the next begins', () => {
  const game = table()
    .only()
    .put({ 'north-sea': ['lion', 'moltke'], 'western-med': ['tiger', 'roma'] });
  game.dice(1, 6, 6, 1).run(battles).play('central', 'fight', 'north-sea');
  giveWay(game);
  expect([game.asks, game.state.points, game.state.control]).toMatchObject([
    'return',
    { allied: 0, central: 5 },
    { 'north-sea': 'central' },
  ]);
  game.dice(6, 1).play('central', 'done');
  expect([game.told('battle-began').length, game.told('settled').length]).toEqual([2, 1]);
});

test('NN-4.2a a zone without a battle scores once all battles are over', () => {
  const game = table()
    .only()
    .put({ 'north-sea': ['lion', 'moltke'], baltic: ['seydlitz'] })
    .dice(6, 1)
    .run(battles);
  giveWay(game).play('central', 'done');
  expect(game.told('settled').map(({ zone, side, points }) => [zone, side, points])).toEqual([
    ['north-sea', 'central', 5],
    ['baltic', 'central', 1],
  ]);
});

test.each([
  ['north-sea', 4, 5],
  ['north-atlantic', 4, 5],
  ['central-atlantic', 3, 4],
  ['south-atlantic', 2, 3],
  ['baltic', 2, 1],
  ['black-sea', 2, 1],
  ['western-med', 3, 3],
  ['central-med', 3, 3],
  ['eastern-med', 2, 2],
  ['red-sea', 1, 2],
] as const)('NN-4.2b the %s is worth %i to the Allies and %i to the Central Powers', (zone, allied, central) => {
  const points = (id: string) =>
    table()
      .only()
      .put({ [zone]: [id] })
      .run(battles).state.points;
  expect([points('lion'), points('moltke')]).toEqual([
    { allied, central: 0 },
    { allied: 0, central },
  ]);
});

test('NN-4.3 North American Coastal Waters are Allied, with ships or without, and worth nothing', () => {
  for (const ships of [[], ['lion']]) {
    const game = table().only().put({ 'american-waters': ships }).run(markersUp).run(battles);
    expect([game.state.control['american-waters'], game.state.points.allied]).toEqual(['allied', 0]);
  }
});

test('NN-4.3 no Central ship goes there, whoever holds the North Atlantic', () => {
  const game = table({ active: 'cherbourg-brest' })
    .only()
    .put({ 'cherbourg-brest': ['moltke'] });
  game.held('central', 'north-sea', 'north-atlantic', 'central-atlantic').run(twoZoneMoves);
  expect(game.offered('central')).toEqual(['move moltke north-sea baltic', 'move moltke central-atlantic south-atlantic', 'done']);
});

test('NN-4.4a when both colonies fall the Allies score two dice at once', () => {
  const game = table({ turn: 2 }).only().dice(6, 6, 6, 1, 5, 6).run(landWar);
  expect([game.state.points, game.state.fallen]).toMatchObject([{ allied: 11 }, { westAfrica: true, eastAfrica: true }]);
});

test.each([
  [true, false, { westAfrica: false, eastAfrica: true }],
  [false, true, { westAfrica: true, eastAfrica: false }],
])('NN-4.4b with West Africa reinforced: %s and East Africa: %s, the other falls for one die', (westAfrica, eastAfrica, fallen) => {
  const game = table({ turn: 3, reinforced: { westAfrica, eastAfrica } }).only().dice(6, 6, 6, 1, 5).run(landWar);
  expect([game.state.points, game.state.fallen]).toMatchObject([{ allied: 5 }, fallen]);
});

test('NN-4.6 if the Allies do not hold the zone after the Americans’ first battle, the Central Powers score a die', () => {
  const game = table({ usAtWar: true })
    .only()
    .put({ 'north-atlantic': ['texas', 'moltke'] });
  giveWay(game.dice(6, 1, 4).run(battles)).play('allied', 'done');
  expect([game.state.points.central, game.told('points')]).toMatchObject([5 + 4, [{ side: 'central', points: 4, rule: 'NN-4.6' }]]);
});

test('NN-4.6 a zone that both have left counts as a failure', () => {
  const game = table({ usAtWar: true })
    .only()
    .put({ 'north-atlantic': ['texas', 'moltke'] });
  game.dice(6, 1).run(battles).play('allied', 'hold-fire').play('central', 'hold-fire');
  game.dice(3, 5, 2).play('allied', 'break-off').play('central', 'break-off');
  expect([game.state.control['north-atlantic'], game.state.points]).toEqual([null, { allied: 0, central: 3 }]);
});

test('NN-4.6 nothing if they win it, and nothing in any later battle', () => {
  const game = table({ usAtWar: true })
    .only()
    .put({ 'north-atlantic': ['texas', 'moltke'] }, 'canada-usa');
  game.dice(6, 1).run(battles).play('allied', 'hold-fire').play('central', 'hold-fire');
  game.play('allied', 'fight').play('central', 'break-off').play('allied', 'let-go');
  expect([game.state.points, game.state.usBlooded]).toEqual([{ allied: 4, central: 0 }, true]);
  const second = table({ usAtWar: true, usBlooded: true })
    .only()
    .put({ 'north-atlantic': ['texas', 'moltke'] });
  giveWay(second.dice(6, 1).run(battles)).play('allied', 'done');
  expect(second.state.points.central).toBe(5);
});

test('NN-4.6 nor in a battle without Americans, which is not their first', () => {
  const game = table()
    .only()
    .put({ 'north-atlantic': ['lion', 'moltke'] });
  giveWay(game.dice(6, 1).run(battles)).play('allied', 'done');
  expect([game.state.points.central, game.state.usBlooded]).toEqual([5, false]);
});

/** The Central Powers have held the north for so many turns, and have ships in these zones now. */
const blockade = (turns: number, zones: readonly Zone[], lastTurn = 12): TestTable => {
  const game = table({ turn: 3, stranglehold: turns, points: { allied: 90, central: 20 } }, {}, lastTurn).only();
  zones.forEach((zone, place) => void game.put({ [zone]: [place === 0 ? 'moltke' : 'seydlitz'] }, 'cherbourg-brest'));
  game.put({ 'black-sea': ['evstafi'] }).run(battles);
  while (game.asks === 'return') game.play('central', 'done');
  return game;
};

test('NN-4.7 three turns running in the North Sea and the North Atlantic win the game on the spot', () => {
  const game = blockade(2, ['north-sea', 'north-atlantic']);
  expect(game.ending).toMatchObject({ result: 'central-major', winner: 'central' });
  expect(game.ending?.words).toBe('Sudden death: Britain is blockaded, Central Powers major victory');
  expect(game.state.settled).toEqual(['north-sea', 'north-atlantic']);
});

test.each([
  [1, ['north-sea', 'north-atlantic']],
  [2, ['north-sea']],
  [2, ['north-atlantic']],
] as const)('NN-4.7 after %i turns, with ships in %s, the war goes on', (turns, zones) => {
  expect(blockade(turns, zones).ending).toBe(null);
});

test('NN-4.7 no die falls after the end: the points of a lost first battle of the Americans are in the final score', () => {
  const game = table({ turn: 3, stranglehold: 2, settled: ['north-sea'], usAtWar: true })
    .only()
    .held('central', 'north-sea');
  giveWay(
    game
      .put({ 'north-atlantic': ['texas', 'moltke'] })
      .dice(6, 1, 4)
      .run(battles),
  ).play('allied', 'done');
  expect([game.ending?.score, game.state.points.central]).toEqual([-(5 + 4), 5 + 4]);
});

test.each([
  [['central', 'central'], 3],
  [['central', 'allied'], 0],
  [[null, 'central'], 0],
] as const)('NN-4.7 with the north held by %s, turns running after two are %i', ([sea, ocean], turns) => {
  const game = table({ stranglehold: 2 }).held(sea, 'north-sea').held(ocean, 'north-atlantic').run(countStranglehold);
  expect(game.state.stranglehold).toBe(turns);
});

test('NN-4.8 in the short scenario every victory is minor', () => {
  expect([result(30, 1, 3)?.result, result(0, 12, 3)?.result, result(5, 5, 3)?.result]).toEqual(['allied-minor', 'central-minor', 'draw']);
});

test('NN-4.8 sudden death there is a minor victory too, even behind on points', () => {
  expect(blockade(2, ['north-sea', 'north-atlantic'], 3).ending).toMatchObject({ result: 'central-minor', winner: 'central' });
});

test('NN-4.9 in the campaign the level goes by how far the winner is ahead', () => {
  expect([result(104, 100)?.result, result(120, 100)?.result, result(100, 200)?.result]).toEqual([
    'allied-minor',
    'allied-substantial',
    'central-major',
  ]);
});

test.each([
  [101, 100, 'minor'],
  [109, 100, 'minor'],
  [54, 50, 'minor'],
])('NN-4.10 less than a tenth more, %i to %i, is %s', (more, less, level) => {
  expect([result(more, less)?.result, result(less, more)?.result]).toEqual([`allied-${level}`, `central-${level}`]);
});

test.each([
  [110, 100, 'substantial'],
  [55, 50, 'substantial'],
  [130, 100, 'substantial'],
  [65, 50, 'substantial'],
])('NN-4.11 from a tenth to three tenths more, %i to %i, is %s', (more, less, level) => {
  expect([result(more, less)?.result, result(less, more)?.result]).toEqual([`allied-${level}`, `central-${level}`]);
});

test.each([
  [131, 100, 'major'],
  [66, 50, 'major'],
  [1, 0, 'major'],
])('NN-4.12 more than three tenths more, %i to %i, is %s', (more, less, level) => {
  expect([result(more, less)?.result, result(less, more)?.result]).toEqual([`allied-${level}`, `central-${level}`]);
});
