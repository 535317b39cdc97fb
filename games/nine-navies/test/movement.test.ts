import { expect, test } from 'vitest';
import { BUILT_IN } from '../data/data.ts';
import type { Chit, Zone } from '../data/map.ts';
import { battles } from '../rules/combat.ts';
import { convoyThatMayGoOn, sailConvoys } from '../rules/convoys.ts';
import { landWar } from '../rules/falls.ts';
import { chanceThrough, mayEnter, oneZoneMoves, twoZoneMoves } from '../rules/movement.ts';
import type { State } from '../state.ts';
import type { TestTable } from './table.ts';
import { table } from './table.ts';

/** The chit of this base is drawn, and these are the ships in it. */
const active = (base: Chit, ids: readonly string[], changes: Partial<State> = {}): TestTable =>
  table({ turn: 2, active: base, ...changes })
    .only()
    .put({ [base]: ids });

const farTo = (game: TestTable, side: 'allied' | 'central', id: string): string[] =>
  game.run(twoZoneMoves).asks === null ? [] : game.offered(side).filter((command) => command.startsWith(`move ${id} `));

const open = (game: TestTable, id: string, zones: readonly Zone[]) =>
  zones.map((zone) => mayEnter(BUILT_IN, game.state, game.ship(id), zone));

test('NN-8.1 from Gibraltar a ship may go to three zones, or stay', () => {
  const game = active('gibraltar', ['lion']).run(oneZoneMoves);
  expect(game.offered('allied')).toEqual(['move lion central-atlantic', 'move lion south-atlantic', 'move lion western-med', 'done']);
});

test('NN-8.1 each ship is decided by herself', () => {
  const game = active('britain', ['lion', 'tiger', 'orion']).run(oneZoneMoves);
  game.play('allied', 'move', ['lion', 'north-sea']).play('allied', 'move', ['tiger', 'north-atlantic']).play('allied', 'done');
  expect(['lion', 'tiger', 'orion'].map((id) => game.ship(id).at)).toEqual(['north-sea', 'north-atlantic', 'britain']);
});

test('NN-8.1 no ship moves twice, from another base, or into a zone that does not border hers', () => {
  const game = active('britain', ['lion', 'tiger'])
    .put({ malta: ['orion'] })
    .run(oneZoneMoves)
    .play('allied', 'move', ['lion', 'north-sea']);
  const refusals = [
    game.whyNot('allied', 'move', ['lion', 'north-atlantic']),
    game.whyNot('allied', 'move', ['orion', 'central-med']),
    game.whyNot('allied', 'move', ['tiger', 'baltic']),
  ];
  expect(game.offered('allied')).toEqual(['move tiger north-sea', 'move tiger north-atlantic', 'done']);
  expect(refusals.map((reason) => reason?.rule)).toEqual(['NN-8.1', 'NN-8.1', 'NN-8.4e']);
});

test.each([
  ['central', ['move lion north-sea baltic']],
  [null, ['move lion north-sea baltic', 'move lion north-atlantic central-atlantic', 'move lion north-atlantic american-waters']],
  ['allied', ['move lion north-sea baltic', 'move lion north-atlantic central-atlantic', 'move lion north-atlantic american-waters']],
] as const)('NN-8.2 with the North Atlantic held by %s last turn, two-zone moves are %s', (holder, moves) => {
  expect(farTo(active('britain', ['lion']).held(holder, 'north-atlantic'), 'allied', 'lion').sort()).toEqual([...moves].sort());
});

test('NN-8.2 enemy ships in the first zone do not matter', () => {
  const game = active('britain', ['lion']).put({ 'north-atlantic': ['moltke'] });
  expect(farTo(game, 'allied', 'lion')).toContain('move lion north-atlantic central-atlantic');
});

test('NN-8.2 who holds the second zone does not matter', () => {
  const game = active('britain', ['lion']).held('central', 'central-atlantic');
  expect(farTo(game, 'allied', 'lion')).toContain('move lion north-atlantic central-atlantic');
});

test('NN-8.2 on turn 1 the Central Powers have no two-zone move at all', () => {
  for (const base of ['germany', 'cherbourg-brest', 'toulon', 'italy', 'pola', 'greece', 'turkey', 'west-africa', 'east-africa'] as const)
    expect(active(base, ['moltke'], { turn: 1 }).run(twoZoneMoves).asks).toBe(null);
});

test('NN-8.2 a zone on which the base opens is no goal of a two-zone move', () => {
  const game = active('cherbourg-brest', ['moltke']).held(null, 'north-sea', 'north-atlantic', 'central-atlantic');
  expect(farTo(game, 'central', 'moltke')).toEqual(['move moltke north-sea baltic', 'move moltke central-atlantic south-atlantic']);
});

test('NN-8.2 a move that is not offered is refused by this rule', () => {
  const game = active('britain', ['lion']).held('central', 'north-atlantic').run(twoZoneMoves);
  expect(game.whyNot('allied', 'move', ['lion', 'north-atlantic', 'central-atlantic'])?.rule).toBe('NN-8.2');
});

test('NN-8.3a first the one-zone moves, then the two-zone moves', () => {
  const [near, far] = [oneZoneMoves, twoZoneMoves];
  const game = active('britain', ['lion', 'tiger']).run({ kind: 'sequence', name: 'moves', rule: 'NN-8.3a', steps: [near, far] });
  expect([game.asks, game.offered('allied').some((command) => command.includes('baltic'))]).toEqual(['one-zone-moves', false]);
  game.play('allied', 'move', ['lion', 'north-sea']).play('allied', 'done');
  expect([game.asks, game.offered('allied').some((command) => command.startsWith('move lion'))]).toEqual(['two-zone-moves', false]);
});

test.each([
  [0, 5, 'central-atlantic'],
  [0, 6, 'britain'],
  [2, 3, 'central-atlantic'],
  [2, 4, 'britain'],
  [4, 1, 'central-atlantic'],
  [4, 2, 'britain'],
])('NN-8.3b with speed 6, %i damage and a %i she ends in %s', (damage, face, at) => {
  const game = active('britain', ['lion']);
  game.ship('lion', { damage });
  game.dice(face).run(twoZoneMoves).play('allied', 'move', ['lion', 'north-atlantic', 'central-atlantic']);
  expect([game.ship('lion').at, game.ship('lion').spent]).toEqual([at, true]);
});

test('NN-8.3b who turns back may not try again', () => {
  const game = active('britain', ['lion', 'tiger']).dice(6).run(twoZoneMoves);
  game.play('allied', 'move', ['lion', 'north-atlantic', 'central-atlantic']);
  expect(game.offered('allied').filter((command) => command.includes('lion'))).toEqual([]);
  expect(game.told('turned-back')).toEqual([{ type: 'turned-back', ship: 'lion', base: 'britain' }]);
});

test('NN-8.3b the chance of each speed', () => {
  expect([1, 2, 4, 6, 7, 9].map(chanceThrough)).toEqual([0, 1 / 6, 1 / 2, 5 / 6, 1, 1]);
});

test('NN-8.3b at speed 7 there is no roll, at speed 1 no attempt', () => {
  const game = active('britain', ['tiger', 'lion']);
  game.ship('lion', { damage: 5 });
  expect(farTo(game, 'allied', 'lion')).toEqual(['move lion north-atlantic american-waters']);
  game.play('allied', 'move', ['tiger', 'north-atlantic', 'central-atlantic']);
  expect([game.ship('tiger').at, game.rolls]).toEqual(['central-atlantic', []]);
});

test('NN-8.3c convoys make their two-zone move without a roll, and with the stricture of the first zone', () => {
  const game = active('cherbourg-brest', ['convoy-1']).held(null, 'central-atlantic').run(sailConvoys);
  expect([game.ship('convoy-1').at, game.rolls]).toEqual(['south-atlantic', []]);
  expect(active('cherbourg-brest', ['convoy-1']).run(sailConvoys).ship('convoy-1').at).toBe('away');
  expect(convoyThatMayGoOn(game.state)).toEqual([]);
});

test('NN-8.3d ships that flee a base make no speed roll', () => {
  const game = table({ turn: 2 })
    .only()
    .put({ sevastopol: ['sinop'] });
  game.ship('sinop', { damage: 2 });
  game.dice(6, 1, 1, 6, 6).run(landWar);
  expect([game.rolls.filter((roll) => roll.startsWith('speed')), game.ship('sinop').at]).toEqual([[], 'alexandria-suez']);
});

test('NN-8.3e on the Great Circle there is no speed roll', () => {
  const game = active('britain', ['canopus']).run(twoZoneMoves).play('allied', 'move', ['canopus', 'north-atlantic', 'american-waters']);
  expect([game.ship('canopus').at, game.rolls]).toEqual(['american-waters', []]);
});

test('NN-8.4a North American Coastal Waters are closed to the Central Powers', () => {
  const game = active('cherbourg-brest', ['moltke']).run(oneZoneMoves);
  expect([open(game, 'moltke', ['american-waters']), open(game, 'lion', ['american-waters'])]).toEqual([[false], [true]]);
  expect(game.whyNot('central', 'move', ['moltke', 'american-waters'])?.rule).toBe('NN-8.4a');
});

test('NN-8.4b the northern Russians keep to the Baltic until they are freed', () => {
  const game = active('northern-russia', ['sevastopol']);
  expect([farTo(game, 'allied', 'sevastopol'), open(game, 'sevastopol', ['baltic', 'north-sea', 'black-sea'])]).toEqual([
    [],
    [true, false, false],
  ]);
  game.state.freed.northern = true;
  expect([farTo(game, 'allied', 'sevastopol'), open(game, 'sevastopol', ['baltic', 'north-sea', 'black-sea'])]).toEqual([
    ['move sevastopol baltic north-sea'],
    [true, true, true],
  ]);
});

test('NN-8.4c the southern Russians keep to the Black Sea until they are freed', () => {
  const game = active('sevastopol', ['evstafi']);
  expect([farTo(game, 'allied', 'evstafi'), open(game, 'evstafi', ['black-sea', 'eastern-med', 'baltic'])]).toEqual([
    [],
    [true, false, false],
  ]);
  game.state.freed.southern = true;
  expect([farTo(game, 'allied', 'evstafi'), open(game, 'evstafi', ['black-sea', 'eastern-med', 'baltic'])]).toEqual([
    ['move evstafi black-sea eastern-med'],
    [true, true, true],
  ]);
});

test('NN-8.4b NN-8.4c other Allied ships may share those seas and leave them', () => {
  const game = active('northern-russia', ['lion', 'slava']);
  expect([farTo(game, 'allied', 'lion'), farTo(game, 'allied', 'slava')]).toEqual([['move lion baltic north-sea'], []]);
});

test.each([
  ['northernRussia', 'baltic', 'lion'],
  ['sevastopol', 'black-sea', 'lion'],
  ['westAfrica', 'south-atlantic', 'moltke'],
  ['eastAfrica', 'red-sea', 'moltke'],
] as const)('NN-8.4e once %s has fallen the %s is closed to %s', (key, zone, id) => {
  const game = table();
  const before = open(game, id, [zone]);
  game.state.fallen[key] = true;
  expect([before, open(game, id, [zone])]).toEqual([[true], [false]]);
});

test('NN-8.4e another base on the zone keeps it open', () => {
  const game = table({ fallen: { ...table().state.fallen, gibraltar: true, westAfrica: true } });
  expect([open(game, 'lion', ['western-med', 'south-atlantic']), open(game, 'moltke', ['south-atlantic'])]).toEqual([[true, true], [true]]);
});

test('NN-8.4e her own bases count, not those of her side', () => {
  const game = table();
  expect([open(game, 'kilkis', ['black-sea']), open(game, 'moltke', ['black-sea'])]).toEqual([[false], [true]]);
  expect(farTo(active('greece', ['kilkis', 'moltke']).held(null, 'eastern-med'), 'central', 'kilkis')).toEqual([]);
});

test('NN-8.5a every ship goes home, the winner too, and the owner chooses a base for each', () => {
  const game = table()
    .only()
    .put({ 'central-atlantic': ['lion', 'tiger', 'orion'] }, 'gibraltar')
    .run(battles);
  expect([game.asked, game.offered('allied').includes('home lion canada-usa')]).toEqual([['allied'], true]);
  game.play('allied', 'home', ['tiger', 'canada-usa']).play('allied', 'done');
  expect(['lion', 'tiger', 'orion'].map((id) => game.ship(id).at)).toEqual(['gibraltar', 'canada-usa', 'gibraltar']);
});

test('NN-8.5a no base that does not border the zone, and none of the enemy’s', () => {
  const game = table()
    .only()
    .put({ 'central-atlantic': ['lion'] }, 'gibraltar')
    .run(battles);
  expect([game.offered('allied'), game.whyNot('allied', 'home', ['lion', 'britain'])?.rule]).toEqual([
    ['home lion canada-usa', 'done'],
    'NN-8.5a',
  ]);
});

test('NN-8.5a if both sides return at once and one has a choice, a roll says who goes first', () => {
  const game = table()
    .only()
    .put({ 'north-sea': ['lion', 'moltke'] })
    .dice(6, 1)
    .run(battles)
    .play('allied', 'hold-fire')
    .play('central', 'hold-fire');
  game.dice(2, 5).play('allied', 'break-off').play('central', 'break-off');
  expect([game.asks, game.asked, game.told('returned')]).toEqual(['return', ['central'], []]);
  expect(
    game
      .play('central', 'done')
      .told('returned')
      .map(({ ships, base }) => [ships, base]),
  ).toEqual([
    [['moltke'], 'germany'],
    [['lion'], 'britain'],
  ]);
});

test('NN-8.5a a fleet that returns is told in one line for each base', () => {
  const game = table({ turn: 2 })
    .only()
    .put({ baltic: ['moltke', 'seydlitz'] }, 'germany')
    .run(battles);
  expect(game.told('returned')).toEqual([{ type: 'returned', ships: ['moltke', 'seydlitz'], base: 'germany' }]);
});

test('NN-8.5b a ship without a base on her sea is lost', () => {
  const game = table({ fallen: { ...table().state.fallen, northernRussia: true } })
    .only()
    .put({ baltic: ['lion'] })
    .run(battles);
  expect([game.ship('lion').at, game.told('sunk')]).toMatchObject(['sunk', [{ rule: 'NN-8.5b' }]]);
});

test('NN-8.6 no ship moves from base to base: she is at sea while battles are fought, and only then changes base', () => {
  const game = active('britain', ['lion']).run(oneZoneMoves);
  expect(game.offered('allied')).toEqual(['move lion north-sea', 'move lion north-atlantic', 'done']);
  game.play('allied', 'move', ['lion', 'north-atlantic']).play('allied', 'done');
  game.state.active = 'canada-usa';
  expect([game.ship('lion').at, game.run(oneZoneMoves).asks]).toEqual(['north-atlantic', null]);
  expect(game.run(battles).play('allied', 'home', ['lion', 'canada-usa']).ship('lion').at).toBe('canada-usa');
});

test.each([
  ['allied', []],
  [null, ['speed: back']],
] as const)('NN-8.7a westbound, with the North Atlantic held by %s, the rolls are %s', (holder, rolls) => {
  const game = active('britain', ['lion'])
    .held(holder, 'north-atlantic')
    .dice(...(rolls.length ? [6] : []))
    .run(twoZoneMoves);
  game.play('allied', 'move', ['lion', 'north-atlantic', 'american-waters']);
  expect([game.rolls, game.ship('lion').at]).toEqual([rolls, rolls.length ? 'britain' : 'american-waters']);
});

test('NN-8.7a nobody goes through a North Atlantic that was Central', () => {
  expect(farTo(active('britain', ['lion']).held('central', 'north-atlantic'), 'allied', 'lion')).not.toContain(
    'move lion north-atlantic american-waters',
  );
});

test('NN-8.7a other two-zone moves from Great Britain still roll', () => {
  const game = active('britain', ['lion']).dice(1).run(twoZoneMoves).play('allied', 'move', ['lion', 'north-atlantic', 'central-atlantic']);
  expect(game.rolls).toEqual(['speed: through']);
});

test.each(['allied', 'central', null] as const)(
  'NN-8.7b eastbound, with the North Atlantic held by %s, a ship goes there without a roll',
  (holder) => {
    const game = active('canada-usa', ['lion']).held(holder, 'north-atlantic').run(oneZoneMoves);
    expect(game.play('allied', 'move', ['lion', 'north-atlantic']).ship('lion').at).toBe('north-atlantic');
  },
);

test('NN-8.7c the Central Powers never have the Great Circle', () => {
  const game = active('cherbourg-brest', ['moltke']).held('central', 'north-sea', 'north-atlantic', 'central-atlantic');
  expect(farTo(game, 'central', 'moltke').some((command) => command.includes('american-waters'))).toBe(false);
  game.dice(6).play('central', 'move', ['moltke', 'central-atlantic', 'south-atlantic']);
  expect(game.rolls).toEqual(['speed: back']);
});
