import { expect, test } from 'vitest';
import { battles } from '../rules/combat.ts';
import { declareConvoys, sailConvoys } from '../rules/convoys.ts';
import { oneZoneMoves, twoZoneMoves } from '../rules/movement.ts';
import type { State } from '../state.ts';
import type { TestTable } from './table.ts';
import { table } from './table.ts';

const gibraltarFallen = (): State['fallen'] => ({ ...table().state.fallen, gibraltar: true });
const places = (game: TestTable) => [game.ship('convoy-1').at, game.ship('convoy-2').at];

/** Both convoys have been declared in this base, whose chit is drawn, with these seas free of the Allies. */
const attempt = (base: 'cherbourg-brest' | 'gibraltar', changes: Partial<State> = {}): TestTable => {
  const game = table({ turn: 2, ...(base === 'gibraltar' ? { fallen: gibraltarFallen() } : {}), ...changes }).only();
  game.held(null, 'central-atlantic', 'south-atlantic').run(declareConvoys).play('central', 'declare', base);
  game.state.active = base;
  return game;
};

/** West Africa has been reinforced by the first convoy, and the second waits there. */
const waiting = (changes: Partial<State> = {}): TestTable =>
  table({ turn: 3, active: 'west-africa', reinforced: { westAfrica: true, eastAfrica: false }, usedUp: ['convoy-1'], ...changes })
    .only()
    .put({ 'west-africa': ['convoy-2'] })
    .held(null, 'south-atlantic');

/** Both convoys meet Lion in the South Atlantic, who fires at the first: these are her dice. */
const ambush = (...faces: number[]): TestTable => {
  const game = attempt('cherbourg-brest')
    .run(sailConvoys)
    .put({ 'south-atlantic': ['lion'] }, 'gibraltar');
  return game
    .dice(6, 1, ...faces)
    .run(battles)
    .play('allied', 'aim', 'convoy-1');
};

test('NN-4.5a a convoy that gets through to West Africa scores a die at once', () => {
  const game = attempt('cherbourg-brest').run(sailConvoys).dice(4).run(battles);
  expect([game.told('points'), game.state.reinforced]).toMatchObject([
    [{ side: 'central', points: 4, rule: 'NN-4.5a' }],
    { westAfrica: true, eastAfrica: false },
  ]);
});

test('NN-4.5b and so does one that gets through to East Africa', () => {
  const game = waiting().run(sailConvoys).dice(6).run(battles);
  expect([game.told('points'), game.state.reinforced]).toMatchObject([
    [{ side: 'central', points: 6, rule: 'NN-4.5b' }],
    { westAfrica: true, eastAfrica: true },
  ]);
});

test.each([
  [true, true, null],
  [false, false, 'convoy-attempt'],
])('NN-4.5c with the colonies fallen: %s %s, the question is: %s', (westAfrica, eastAfrica, asks) => {
  expect(table({ turn: 2, fallen: { ...table().state.fallen, westAfrica, eastAfrica } }).run(declareConvoys).asks).toBe(asks);
});

test('NN-4.5c with West Africa reinforced and East Africa lost there is no goal left', () => {
  const game = table({ turn: 4, reinforced: { westAfrica: true, eastAfrica: false }, usedUp: ['convoy-1'] });
  expect(game.run(declareConvoys).asks).toBe('convoy-attempt');
  game.state.fallen.eastAfrica = true;
  expect(game.run(declareConvoys).asks).toBe(null);
});

test('NN-4.5d both convoys sail when the chit of their base is drawn', () => {
  const game = attempt('cherbourg-brest');
  game.state.active = 'germany';
  expect(places(game.run(sailConvoys))).toEqual(['cherbourg-brest', 'cherbourg-brest']);
  game.state.active = 'cherbourg-brest';
  expect(places(game.run(sailConvoys))).toEqual(['south-atlantic', 'south-atlantic']);
});

test('NN-4.5d if one is used up, the other sails alone', () => {
  const game = attempt('cherbourg-brest', { reinforced: { westAfrica: true, eastAfrica: false }, usedUp: ['convoy-2'] });
  expect([places(game), game.told('convoys-declared')]).toMatchObject([['cherbourg-brest', 'away'], [{ convoys: ['convoy-1'] }]]);
});

test('NN-4.5e two points for a convoy sunk before West Africa, and it can sail again', () => {
  const game = ambush(6, 1, 1, 1, 1, 2);
  expect([game.told('points'), game.ship('convoy-1')]).toMatchObject([
    [{ side: 'allied', points: 2, rule: 'NN-4.5e' }],
    { at: 'away', damage: 0 },
  ]);
  game.dice(3).play('allied', 'fight').play('central', 'break-off').play('allied', 'let-go').play('allied', 'done');
  expect([places(game), game.state.points.allied, game.state.reinforced.westAfrica]).toEqual([['away', 'away'], 2 + 2, true]);
  expect(game.run(declareConvoys).play('central', 'declare', 'cherbourg-brest').ship('convoy-1').at).toBe('cherbourg-brest');
});

test('NN-4.5e no points for one sunk on the way from West to East Africa', () => {
  const game = waiting()
    .run(sailConvoys)
    .put({ 'red-sea': ['lion'] });
  game.dice(6, 1, 6, 1, 1, 1, 1, 2).run(battles).play('allied', 'aim', 'convoy-2').play('allied', 'done');
  expect([game.told('points'), game.state.points.allied, game.state.reinforced.eastAfrica]).toEqual([[], 1, false]);
});

test('NN-4.5f two points for each convoy that ends in another base, and they can sail again', () => {
  const game = attempt('cherbourg-brest').held('allied', 'central-atlantic').run(sailConvoys);
  expect([places(game), game.state.points.allied, game.told('points')[0]?.rule]).toEqual([['away', 'away'], 4, 'NN-4.5f']);
  expect(game.run(declareConvoys).asks).toBe('convoy-attempt');
});

test('NN-4.5g a colony is reinforced once: the second convoy scores nothing there and waits', () => {
  const game = attempt('cherbourg-brest').run(sailConvoys).dice(4).run(battles);
  expect([places(game), game.told('convoy-docked').map(({ reinforces }) => reinforces)]).toEqual([
    ['away', 'west-africa'],
    [true, false],
  ]);
  expect(game.state.points.central).toBe(4 + 3);
});

test('NN-6.8a the Central Powers may declare an attempt, or not, and are asked again next turn', () => {
  const game = table({ turn: 2 }).only().run(declareConvoys);
  expect([game.asked, game.offered('central')]).toEqual([['central'], ['declare cherbourg-brest', 'pass']]);
  expect(places(game.play('central', 'pass'))).toEqual(['away', 'away']);
  expect(game.run(declareConvoys).asks).toBe('convoy-attempt');
});

test('NN-6.8a without a colony to reinforce or a convoy to send nobody is asked', () => {
  expect(table({ turn: 4, reinforced: { westAfrica: true, eastAfrica: true }, usedUp: [] }).run(declareConvoys).asks).toBe(null);
  expect(waiting().run(declareConvoys).asks).toBe(null);
});

test('NN-6.8b they start at Cherbourg/Brest or, once it is theirs, at Gibraltar, both in one base', () => {
  const game = table({ turn: 5, fallen: gibraltarFallen() }).only().run(declareConvoys);
  expect(game.offered('central')).toEqual(['declare cherbourg-brest', 'declare gibraltar', 'pass']);
  expect(places(game.play('central', 'declare', 'gibraltar'))).toEqual(['gibraltar', 'gibraltar']);
});

test.each([
  [null, 'south-atlantic'],
  ['central', 'south-atlantic'],
  ['allied', 'away'],
] as const)('NN-6.8c with the Central Atlantic held by %s, convoys from Cherbourg/Brest end in: %s', (holder, at) => {
  const game = attempt('cherbourg-brest').held(holder, 'central-atlantic').run(sailConvoys);
  expect([places(game), game.rolls]).toEqual([[at, at], []]);
});

test('NN-6.8c from Gibraltar they go straight into the South Atlantic, whoever held the seas', () => {
  const game = attempt('gibraltar').held('allied', 'central-atlantic', 'south-atlantic').run(sailConvoys);
  expect(places(game)).toEqual(['south-atlantic', 'south-atlantic']);
});

test.each([
  ['allied', true],
  [null, false],
] as const)('NN-6.8c with the Central Atlantic held by %s the declaration is warned of: %s', (holder, warned) => {
  const game = table({ turn: 2 }).held(holder, 'central-atlantic').run(declareConvoys);
  expect(game.caution('central', 'declare', 'cherbourg-brest') !== undefined).toBe(warned);
});

test('NN-6.8c escorts sail by the common rules, and convoys do not', () => {
  const game = attempt('cherbourg-brest')
    .put({ 'cherbourg-brest': ['moltke'] })
    .run(oneZoneMoves);
  expect(game.offered('central').some((command) => command.includes('convoy'))).toBe(false);
  game.run(twoZoneMoves).dice(1).play('central', 'move', ['moltke', 'central-atlantic', 'south-atlantic']);
  expect([game.rolls, game.ship('moltke').at]).toEqual([['speed: through'], 'south-atlantic']);
});

test('NN-6.8d a convoy that survives docks in West Africa, and is used up there', () => {
  const game = ambush(1, 1, 1, 1, 1).dice(3).play('allied', 'fight').play('central', 'break-off').play('allied', 'let-go');
  expect([places(game), game.state.usedUp, game.state.reinforced.westAfrica]).toEqual([['away', 'west-africa'], ['convoy-1'], true]);
});

test('NN-6.8d a disabled one docks too, there and then', () => {
  const game = ambush(5, 1, 1, 1, 1, 2);
  expect([game.told('convoy-docked'), game.asks]).toMatchObject([
    [{ convoy: 'convoy-1', base: 'west-africa', reinforces: true }],
    'fight-or-break-off',
  ]);
});

test.each([
  [null, 'red-sea'],
  ['central', 'red-sea'],
  ['allied', 'west-africa'],
] as const)('NN-6.8e with the South Atlantic held by %s, the second convoy goes on to: %s', (holder, at) => {
  const game = waiting().held(holder, 'south-atlantic').run(sailConvoys);
  expect([game.ship('convoy-2').at, game.rolls, game.state.points.allied]).toEqual([at, [], 0]);
});

test('NN-6.8e it must go when the chit of West Africa is drawn, docks in East Africa, and that colony is safe', () => {
  const game = waiting().run(sailConvoys);
  expect(game.asks).toBe(null);
  game.dice(2).run(battles);
  expect([game.told('convoy-docked'), game.ship('convoy-2').at]).toMatchObject([[{ base: 'east-africa', reinforces: true }], 'away']);
});

test('NN-6.8f from Gibraltar one of them may go on to the Red Sea in the same turn, without a speed roll', () => {
  const game = attempt('gibraltar').run(sailConvoys).run(twoZoneMoves);
  expect(game.offered('central')).toEqual(['move convoy-1 south-atlantic red-sea', 'move convoy-2 south-atlantic red-sea', 'done']);
  game.play('central', 'move', ['convoy-2', 'south-atlantic', 'red-sea']);
  expect([places(game), game.offered('central'), game.rolls]).toEqual([['south-atlantic', 'red-sea'], ['done'], []]);
  game.play('central', 'done').dice(1, 5).run(battles);
  expect([game.state.reinforced, game.told('points').map(({ rule, points }) => [rule, points])]).toEqual([
    { westAfrica: true, eastAfrica: true },
    [
      ['NN-4.5a', 1],
      ['NN-4.5b', 5],
    ],
  ]);
});

test('NN-6.8f but not through a South Atlantic that was Allied last turn', () => {
  expect(attempt('gibraltar').held('allied', 'south-atlantic').run(sailConvoys).run(twoZoneMoves).asks).toBe(null);
});

test.each([
  [true, 'two-zone-moves'],
  [false, null],
])('NN-6.8f a lone convoy, with West Africa reinforced: %s, is asked: %s', (westAfrica, asks) => {
  const game = attempt('gibraltar', { reinforced: { westAfrica, eastAfrica: false }, usedUp: ['convoy-2'] });
  expect(game.run(sailConvoys).run(twoZoneMoves).asks).toBe(asks);
});

test('NN-6.8f from Cherbourg/Brest none goes on', () => {
  expect(attempt('cherbourg-brest').run(sailConvoys).run(twoZoneMoves).asks).toBe(null);
});
