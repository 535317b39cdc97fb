import { expect, test } from 'vitest';
import type { Chit, Zone } from '../data/map.ts';
import { BORDERS, NARROWS } from '../data/map.ts';
import type { ShipId } from '../data/ships.ts';
import { oneZoneMoves, twoZoneMoves } from '../rules/movement.ts';
import { mustCheck } from '../rules/narrows.ts';
import type { State } from '../state.ts';
import { activated, outcomesOf, turnOf } from './situations.ts';

/** A ship of speed 4 to 6 goes two zones with a 1 for speed; the other dice are for the narrows. */
function passage(base: Chit, ship: ShipId, via: Zone, to: Zone, dice: number[], changes: Partial<State> = {}) {
  const game = activated(base, [ship], changes)
    .dice(1, ...dice)
    .run(twoZoneMoves);
  return game.play(turnOf(game), 'move', [ship, via, to]);
}

const fallen = (changes: Partial<State['fallen']>): Partial<State> => ({
  fallen: { northernRussia: false, sevastopol: false, gibraltar: false, westAfrica: false, eastAfrica: false, ...changes },
});
const gibraltarLost = fallen({ gibraltar: true });

test('NN-9.1 there are three narrows, all of them borders between two seas', () => {
  expect(NARROWS.map(({ zones }) => zones)).toEqual([
    ['north-sea', 'baltic'],
    ['eastern-med', 'black-sea'],
    ['south-atlantic', 'western-med'],
  ]);
});

test('NN-9.1 no other border asks anything of anybody, and these of one side only, both ways', () => {
  const { state } = activated('britain', []);
  const ship = (id: ShipId) => state.ships.find((each) => each.id === id) ?? expect.unreachable();
  const asked = (id: ShipId) => {
    const checks = (from: Zone, to: Zone) => (mustCheck(state, ship(id), from, to) ? [`${from} ${to}`] : []);
    return BORDERS.flatMap(({ zones: [a, b] }) => [...checks(a, b), ...checks(b, a)]);
  };
  expect(asked('lion')).toEqual(['north-sea baltic', 'baltic north-sea', 'eastern-med black-sea', 'black-sea eastern-med']);
  expect(asked('moltke')).toEqual(['south-atlantic western-med', 'western-med south-atlantic']);
});

test('NN-9.2 with Gibraltar Allied the Central ships are checked in the strait, the Allied pass', () => {
  expect(outcomesOf(passage('toulon', 'roma', 'western-med', 'south-atlantic', [2]), 'narrows')).toEqual(['unharmed']);
  expect(outcomesOf(passage('west-africa', 'roma', 'south-atlantic', 'western-med', [2]), 'narrows')).toEqual(['unharmed']);
  const allied = passage('algiers', 'courbet', 'western-med', 'south-atlantic', []);
  expect([outcomesOf(allied, 'narrows'), allied.ship('courbet').at]).toEqual([[], 'south-atlantic']);
});

test('NN-9.2 with Gibraltar in Central hands it is the other way about', () => {
  const central = passage('toulon', 'roma', 'western-med', 'south-atlantic', [], gibraltarLost);
  expect([outcomesOf(central, 'narrows'), central.ship('roma').at]).toEqual([[], 'south-atlantic']);
  expect(outcomesOf(passage('algiers', 'courbet', 'western-med', 'south-atlantic', [2], gibraltarLost), 'narrows')).toEqual(['unharmed']);
  expect(outcomesOf(passage('allied-africa', 'lion', 'south-atlantic', 'western-med', [2], gibraltarLost), 'narrows')).toEqual([
    'unharmed',
  ]);
});

test('NN-9.2 sailing from Gibraltar itself is no passage, on either side of the strait', () => {
  const game = activated('gibraltar', ['roma', 'duilio'], gibraltarLost).run(oneZoneMoves);
  game.play('central', 'move', ['roma', 'western-med']).play('central', 'move', ['duilio', 'south-atlantic']);
  expect(game.rolls).toEqual([]);
});

test('NN-9.2 the speed roll comes first, and who fails it makes no check', () => {
  const game = activated('toulon', ['roma']).dice(5).run(twoZoneMoves);
  game.play('central', 'move', ['roma', 'western-med', 'south-atlantic']);
  expect(game.rolls).toEqual(['speed: back']);
  expect(game.ship('roma')).toMatchObject({ at: 'toulon', spent: true });
  expect(passage('toulon', 'roma', 'western-med', 'south-atlantic', [1]).rolls).toEqual(['speed: through', 'narrows: unharmed']);
});

test('NN-9.3 the Sea of Marmara: Allied ships are checked both ways, Central ships never', () => {
  expect(outcomesOf(passage('alexandria-suez', 'lion', 'eastern-med', 'black-sea', [2]), 'narrows')).toEqual(['unharmed']);
  expect(outcomesOf(passage('sevastopol', 'lion', 'black-sea', 'eastern-med', [2]), 'narrows')).toEqual(['unharmed']);
  expect(outcomesOf(passage('greece', 'roma', 'eastern-med', 'black-sea', []), 'narrows')).toEqual([]);
  expect(outcomesOf(passage('sevastopol', 'roma', 'black-sea', 'eastern-med', [], fallen({ sevastopol: true })), 'narrows')).toEqual([]);
});

test('NN-9.3 no passage from Turkey or Sevastopol into a sea on which the base opens', () => {
  const turkey = activated('turkey', ['sultan-selim', 'turgut-reis']).run(oneZoneMoves);
  turkey.play('central', 'move', ['sultan-selim', 'black-sea']).play('central', 'move', ['turgut-reis', 'eastern-med']);
  const sevastopol = activated('sevastopol', ['sinop']).run(oneZoneMoves).play('allied', 'move', ['sinop', 'black-sea']);
  expect([turkey.rolls, sevastopol.rolls]).toEqual([[], []]);
});

test('NN-9.4 the Skagerrak: Allied ships are checked both ways, Central ships never', () => {
  expect(outcomesOf(passage('britain', 'lion', 'north-sea', 'baltic', [2]), 'narrows')).toEqual(['unharmed']);
  expect(outcomesOf(passage('northern-russia', 'lion', 'baltic', 'north-sea', [2]), 'narrows')).toEqual(['unharmed']);
  expect(outcomesOf(passage('cherbourg-brest', 'moltke', 'north-sea', 'baltic', []), 'narrows')).toEqual([]);
});

test('NN-9.4 Gibraltar has no say in the other narrows', () => {
  expect(outcomesOf(passage('britain', 'lion', 'north-sea', 'baltic', [2], gibraltarLost), 'narrows')).toEqual(['unharmed']);
  expect(outcomesOf(passage('greece', 'roma', 'eastern-med', 'black-sea', [], gibraltarLost), 'narrows')).toEqual([]);
});

/** Lion, with a defence of 5, in the Skagerrak. */
const through = (dice: number[], damage = 0) => {
  const game = activated('britain', ['lion']);
  game.ship('lion', { damage });
  game.dice(1, ...dice).run(twoZoneMoves);
  const { at, damage: after } = game.play('allied', 'move', ['lion', 'north-sea', 'baltic']).ship('lion');
  return [at, after];
};

test('NN-9.5 on 1 and 2 she passes, on 3 and 4 with a die of damage, on 5 and 6 she is sunk', () => {
  expect([through([1]), through([2])]).toEqual([
    ['baltic', 0],
    ['baltic', 0],
  ]);
  expect([through([3, 5]), through([4, 1])]).toEqual([
    ['baltic', 5],
    ['baltic', 1],
  ]);
  expect([through([5])[0], through([6])[0]]).toEqual(['sunk', 'sunk']);
});

test('NN-9.5 the damage check can sink her: more than her defence, together with what she had', () => {
  expect([through([3, 6])[0], through([4, 4], 1), through([4, 5], 1)[0]]).toEqual(['sunk', ['baltic', 5], 'sunk']);
});

test('NN-9.5 each ship rolls for herself and sails on by herself', () => {
  const game = activated('britain', ['lion', 'queen-mary']).dice(1, 6, 1, 1).run(twoZoneMoves);
  game.play('allied', 'move', ['lion', 'north-sea', 'baltic']).play('allied', 'move', ['queen-mary', 'north-sea', 'baltic']);
  expect([game.ship('lion').at, game.ship('queen-mary').at]).toEqual(['sunk', 'baltic']);
});

/** Lion, 5-5-6, with some damage, looks at the Skagerrak. */
const outlook = (damage: number) => {
  const game = activated('britain', ['lion']);
  game.ship('lion', { damage });
  return game.run(twoZoneMoves).prospects('allied', 'move', ['lion', 'north-sea', 'baltic']);
};

test.each([
  [0, 5 / 6, 1 / 6],
  [2, 3 / 6, 3 / 6],
  [4, 1 / 6, 5 / 6],
])('NN-9.5 the odds before a passage count the damage that follows: with %i points on her', (damage, through, fatal) => {
  const odds = outlook(damage);
  expect(odds['gets through']).toBeCloseTo(through * (2 / 6 + (2 / 6) * (1 - fatal)), 10);
  expect(odds['damaged in the narrows']).toBeCloseTo(through * (2 / 6) * (1 - fatal), 10);
  expect(odds['sunk in the narrows']).toBeCloseTo(through * (2 / 6 + (2 / 6) * fatal), 10);
});

test('NN-9.5 a die cannot sink a ship that can carry six points, and where there are no narrows nothing is said of them', () => {
  const game = activated('britain', ['queen-elizabeth', 'lion']).run(twoZoneMoves);
  const odds = game.prospects('allied', 'move', ['queen-elizabeth', 'north-sea', 'baltic']);
  expect(odds['sunk in the narrows']).toBeCloseTo((5 / 6) * (2 / 6), 10);
  expect(game.prospects('allied', 'move', ['lion', 'north-atlantic', 'central-atlantic'])).toEqual({
    'gets through': expect.closeTo(5 / 6, 10),
  });
});
