import { expect, test } from 'vitest';
import { BUILT_IN } from '../data/data.ts';
import { BASES, ZONES } from '../data/map.ts';
import type { Navy } from '../data/ships.ts';
import { nineNavies } from '../index.ts';
import { counterOf, sideOf } from '../rules/fleet.ts';
import { setUp } from '../rules/setup.ts';
import { moveTo } from '../rules/whereabouts.ts';
import type { TestTable } from './table.ts';
import { table } from './table.ts';

/** Before set-up, with these French ships at Toulon and no others. */
const french = (...ids: string[]): TestTable => {
  const game = table({ turn: 0 });
  for (const ship of game.state.ships) if (ship.navy === 'Fr' && !ids.includes(ship.id)) moveTo(game.state, ship, 'away');
  return game.run(setUp);
};

const navyAt = (game: TestTable, navy: Navy, entry: boolean) =>
  new Set(game.state.ships.filter((ship) => ship.navy === navy && counterOf(BUILT_IN, ship.id).entry > 0 === entry).map(({ at }) => at));

test.each([
  ['1915', 3],
  ['campaign', 12],
])('NN-3.1a the scenario %s lasts %i turns', (scenario, turns) => {
  expect(nineNavies.begin(scenario, {}, BUILT_IN).lastTurn).toBe(turns);
});

test('NN-3.1a the options of the book are off unless they are agreed on', () => {
  expect(nineNavies.begin('campaign', {}, BUILT_IN).readings).toMatchObject({ 'room-40': 'off', zucker: 'off' });
  expect(nineNavies.begin('campaign', { 'room-40': 'on', zucker: 'roll' }, BUILT_IN).readings).toMatchObject({
    'room-40': 'on',
    zucker: 'roll',
  });
});

test('NN-3.1b all zones are Allied, nobody has points, and every chit is in the cup', () => {
  const { control, points, chits } = nineNavies.begin('campaign', {}, BUILT_IN);
  expect(ZONES.filter((zone) => control[zone] !== 'allied')).toEqual([]);
  expect([points, chits]).toEqual([{ allied: 0, central: 0 }, [...BASES]]);
});

test('NN-3.2a first the British, then the dice for the French, then the Germans', () => {
  const game = french('paris');
  expect([game.asks, game.asked, game.rolls]).toEqual(['british-set-up', ['allied'], []]);
  game.dice(1).play('allied', 'done');
  expect([game.asks, game.asked, game.rolls]).toEqual(['german-set-up', ['central'], ['french-fleet: captured']]);
  expect(game.play('central', 'done').finished).toBe(true);
});

test('NN-3.2b the Russians start in their own bases, and the French, 25 of them, in Toulon', () => {
  const game = table({ turn: 0 });
  expect([navyAt(game, 'RN', false), navyAt(game, 'RS', false), navyAt(game, 'Fr', false)]).toEqual([
    new Set(['northern-russia']),
    new Set(['sevastopol']),
    new Set(['toulon']),
  ]);
  const fleet = game.state.ships.filter(({ navy }) => navy === 'Fr');
  expect([fleet.length, new Set(fleet.map(sideOf))]).toEqual([25, new Set(['allied'])]);
});

test('NN-3.2c the British go to five bases as the Allies like, and the rest stay at home', () => {
  const game = french();
  const offered = game.offered('allied').filter((command) => command.startsWith('place lion '));
  expect(offered).toEqual(['place lion gibraltar', 'place lion malta', 'place lion alexandria-suez', 'place lion allied-africa']);
  expect(game.caution('allied', 'done')).toMatch(/^Nothing has been ordered: \d+ ships stay\.$/);
  game.play('allied', 'place', ['lion', 'malta']).play('allied', 'place', ['tiger', 'malta']);
  expect(game.caution('allied', 'done')).toBeUndefined();
  game.play('allied', 'done');
  expect([game.ship('lion').at, game.ship('tiger').at, game.ship('orion').at]).toEqual(['malta', 'malta', 'britain']);
});

test('NN-3.2c no other base, no other navy, and no ship twice', () => {
  const game = french().play('allied', 'place', ['lion', 'malta']);
  const refusals = [
    ['orion', 'algiers'],
    ['slava', 'malta'],
    ['barham', 'malta'],
    ['lion', 'gibraltar'],
  ].map((target) => [game.offered('allied').includes(`place ${target.join(' ')}`), game.whyNot('allied', 'place', target)?.rule]);
  expect(refusals).toEqual(Array(4).fill([false, 'NN-3.2c']));
});

test.each([
  [1, 'captured'],
  [2, 'captured'],
  [3, 'captured-damaged'],
  [4, 'escaped'],
  [5, 'escaped-damaged'],
  [6, 'sunk'],
])('NN-3.3a on a %i a French ship is %s', (face, outcome) => {
  const game = french('paris')
    .dice(face, ...(face === 3 || face === 5 ? [1] : []))
    .play('allied', 'done');
  expect(game.rolls[0]).toBe(`french-fleet: ${outcome}`);
  expect(game.ship('paris').damage).toBe(face === 3 || face === 5 ? 1 : 0);
});

test('NN-3.3a every ship in Toulon has a die of her own', () => {
  const game = french('paris', 'danton', 'suffren').dice(1, 4, 6).play('allied', 'done');
  expect(['paris', 'danton', 'suffren'].map((id) => game.ship(id).at)).toEqual(['toulon', 'algiers', 'sunk']);
});

test('NN-3.3b a captured ship is Franco-German, Central, and in Toulon', () => {
  const ship = french('paris').dice(2).play('allied', 'done').ship('paris');
  expect([ship.at, ship.navy, sideOf(ship)]).toEqual(['toulon', 'FG', 'central']);
});

test('NN-3.3c a ship that escapes is Free French, Allied, and in Algiers', () => {
  const ship = french('paris').dice(4).play('allied', 'done').ship('paris');
  expect([ship.at, ship.home, ship.navy, sideOf(ship)]).toEqual(['algiers', 'algiers', 'Fr', 'allied']);
});

test.each([
  [3, 2, 2],
  [3, 3, 3],
  [5, 4, 3],
  [5, 6, 3],
])('NN-3.3d on a %i Suffren, whose defence is 3, takes a die of %i as %i points and floats', (fate, face, damage) => {
  const ship = french('suffren').dice(fate, face).play('allied', 'done').ship('suffren');
  expect([counterOf(BUILT_IN, 'suffren').defence, ship.damage, ship.at]).toEqual([3, damage, fate === 3 ? 'toulon' : 'algiers']);
});

test('NN-3.3e a ship sunk in the raid is out of the game', () => {
  expect(french('paris').dice(6).play('allied', 'done').ship('paris').at).toBe('sunk');
});

test('NN-3.4 the three on the stocks are Central from the start, without a die, and wait for their turns', () => {
  const game = french().play('allied', 'done');
  const three = ['provence', 'bretagne', 'lorraine'].map((id) => game.ship(id));
  expect(three.map((ship) => [ship.at, sideOf(ship), ship.navy, ship.home])).toEqual(
    Array(3).fill(['track', 'central', 'FG', 'cherbourg-brest']),
  );
  expect([three.map(({ entry }) => entry), game.rolls]).toEqual([[2, 3, 5], []]);
});

test('NN-3.5a the Central ships with a turn start on the track', () => {
  const game = table({ turn: 0 });
  expect([navyAt(game, 'Ge', true), navyAt(game, 'It', true)]).toEqual([new Set(['track']), new Set(['track'])]);
});

test.each([
  ['Tu', 'turkey'],
  ['Gk', 'greece'],
  ['It', 'italy'],
  ['Sp', 'italy'],
  ['AH', 'pola'],
] as const)('NN-3.5b the %s ships start in %s', (navy, base) => {
  expect(navyAt(table({ turn: 0 }), navy, false)).toEqual(new Set([base]));
});

test('NN-3.5c German ships go to Cherbourg/Brest as the Central Powers like, and nowhere else', () => {
  const game = french().play('allied', 'done');
  expect(game.whyNot('central', 'place', ['moltke', 'toulon'])?.rule).toBe('NN-3.5c');
  expect(game.offered('central').filter((command) => command.includes('viribus-unitis') || command.includes('convoy'))).toEqual([]);
  game.play('central', 'place', ['moltke', 'cherbourg-brest']).play('central', 'done');
  expect([game.ship('moltke').at, game.ship('seydlitz').at]).toEqual(['cherbourg-brest', 'germany']);
});

test('NN-3.5d the convoys are not on the map at the start', () => {
  const game = french().play('allied', 'done').play('central', 'done');
  expect([game.ship('convoy-1').at, game.ship('convoy-2').at]).toEqual(['away', 'away']);
});
