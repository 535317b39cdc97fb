import { expect, test } from 'vitest';
import { BUILT_IN } from '../data/data.ts';
import { COUNTERS, NAVIES } from '../data/ships.ts';
import { nineNavies } from '../index.ts';
import { battles } from '../rules/combat.ts';
import { landWar } from '../rules/falls.ts';
import { attackOf, counterOf, sideOf, speedOf } from '../rules/fleet.ts';
import { oneZoneMoves, twoZoneMoves } from '../rules/movement.ts';
import { reinforcements } from '../rules/reinforcements.ts';
import { table } from './table.ts';

const ofNavy = (navy: string) => COUNTERS.filter((counter) => counter.navy === navy);

test('NN-1.1 there are two sides, and every ship belongs to one of them', () => {
  expect(nineNavies.sides).toEqual(['allied', 'central']);
  const sides = table().state.ships.map(sideOf);
  expect([sides.includes('allied'), sides.includes('central'), new Set(sides).size]).toEqual([true, true, 2]);
});

test.each([
  [1, '1915, first'],
  [3, '1915, last'],
  [4, '1916, first'],
  [12, '1918, last'],
])('NN-1.4 turn %i is %s third of the year', (turn, words) => {
  expect(nineNavies.wording.event({ type: 'turn-began', turn }, String).words).toContain(words);
});

test('NN-1.5 both sides see every ship, where she is and what she has suffered', () => {
  const game = table();
  game.ship('moltke', { damage: 3 });
  const allied = nineNavies.view(game.state, 'allied', BUILT_IN);
  expect(allied).toEqual(nineNavies.view(game.state, 'central', BUILT_IN));
  expect(allied.ships).toHaveLength(COUNTERS.length);
  expect(allied.ships.find(({ id }) => id === 'moltke')).toMatchObject({ at: 'germany', damage: 3, speed: 3 });
  expect(allied.ships.find(({ id }) => id === 'texas')).toMatchObject({ at: 'cup' });
});

test('NN-1.5 only the choice to fight or break off is secret, until both have made it', () => {
  const game = table()
    .only()
    .put({ 'north-sea': ['lion', 'moltke'] });
  game.dice(6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1).run(battles).play('allied', 'aim', 'moltke').play('central', 'aim', 'lion');
  const before = nineNavies.view(game.state, 'central', BUILT_IN);
  expect(nineNavies.view(game.play('allied', 'break-off').state, 'central', BUILT_IN)).toEqual(before);
  expect(game.told('chose')).toEqual([]);
  expect(game.play('central', 'fight').told('chose')).toEqual([{ type: 'chose', allied: 'break-off', central: 'fight' }]);
});

test('NN-1.6 a whole navy may lie in one zone, and return to one base', () => {
  const navy = ofNavy('Br').map(({ id }) => id);
  const game = table({ active: 'britain' }).only().put({ britain: navy }).run(oneZoneMoves);
  for (const id of navy) game.play('allied', 'move', [id, 'north-sea']);
  expect(game.play('allied', 'done').state.ships.filter(({ at }) => at === 'north-sea')).toHaveLength(navy.length);
  game.run(battles);
  expect([navy.length > 90, game.state.ships.filter(({ at }) => at === 'britain').length]).toEqual([true, navy.length]);
});

test('NN-2.3b United States is 5-3-8 and a 10* ship', () => {
  expect(counterOf(BUILT_IN, 'united-states')).toMatchObject({ navy: 'US', attack: 5, defence: 3, speed: 8, entry: 10, uncertain: true });
});

test('NN-2.4 Barham is British, 6-7-6, and comes on turn 3', () => {
  expect(counterOf(BUILT_IN, 'barham')).toMatchObject({
    name: 'Barham',
    navy: 'Br',
    attack: 6,
    defence: 7,
    speed: 6,
    entry: 3,
    uncertain: false,
  });
});

test('NN-2.4 every ship has factors in whole numbers, and a turn from 1 to 12 or none', () => {
  for (const { attack, defence, speed, entry } of COUNTERS) {
    expect([attack, defence, speed, entry].every(Number.isInteger)).toBe(true);
    expect([attack >= 0, defence >= 1, speed >= 1, entry >= 0, entry <= 12]).not.toContain(false);
  }
});

test.each([
  ['allied', ['Br', 'Fr', 'RN', 'RS', 'US']],
  ['central', ['Ge', 'FG', 'AH', 'It', 'Sp', 'Gk', 'Tu']],
] as const)('NN-2.5 the %s navies are %s', (side, navies) => {
  const { ships } = table().state;
  for (const navy of navies) expect(new Set(ships.filter((ship) => ship.navy === navy).map(sideOf))).toEqual(new Set([side]));
});

test('NN-2.6 twelve codes, and no ship without one of them', () => {
  expect([...NAVIES].sort()).toEqual(['AH', 'Br', 'FG', 'Fr', 'Ge', 'Gk', 'It', 'RN', 'RS', 'Sp', 'Tu', 'US']);
  expect(new Set(COUNTERS.map(({ navy }) => navy))).toEqual(new Set(NAVIES));
  expect(ofNavy('RS').map(({ id }) => id)).toContain('evstafi');
  expect(ofNavy('RN').map(({ id }) => id)).toContain('slava');
});

test.each([
  [
    'AH',
    ['Erzherzog Karl', 'Erzherzog Friedrich', 'Erzherzog Franz Ferdinand', 'Erzherzog Ferdinand Max', 'Kaiser Karl VI', 'Viribus Unitis'],
  ],
  ['Br', ['King Edward VII', 'Princess Royal', 'Prince of Wales', 'Queen Elizabeth', 'Royal Sovereign']],
  ['Fr', ['Charles Martel']],
  ['Ge', ['Friedrich der Grosse', 'Fürst Bismarck', 'Grosser Kurfürst', 'König Albert', 'Prinz Eitel Friedrich', 'Schleswig-Holstein']],
  ['It', ['Ammiraglio di Saint Bon', 'Benedetto Brin', 'Cristoforo Colombo', 'Conte di Cavour', 'Dante Alighieri', 'Marcantonio Colonna']],
  ['Tu', ['Hairedin Barbarossa']],
  ['US', ['Rhode Island', 'North Dakota', 'South Carolina', 'West Virginia']],
])('NN-2.7 the %s ships of the list are there by their full names', (navy, names) => {
  expect(ofNavy(navy).map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});

test('NN-2.8 a ship rolls as many dice as her attack factor', () => {
  const game = table()
    .only()
    .put({ 'north-sea': ['lion', 'moltke'] });
  game.dice(6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1).run(battles).play('allied', 'aim', 'moltke').play('central', 'aim', 'lion');
  expect(game.rolls.slice(2)).toEqual(['guns: miss miss miss miss miss', 'guns: miss miss miss miss']);
});

test('NN-2.8 a ship may have no attack at all', () => {
  expect([attackOf(BUILT_IN, table().ship('argus')), attackOf(BUILT_IN, table().ship('convoy-1'))]).toEqual([0, 0]);
});

test.each([
  [4, 'britain'],
  [5, 'sunk'],
])('NN-2.9 with a defence of 4 and %i damage Slava ends in %s', (points, at) => {
  const game = table({ turn: 2 })
    .only()
    .put({ 'northern-russia': ['slava'] })
    .dice(1, 3, points, 2, 2, 2)
    .run(landWar);
  expect([counterOf(BUILT_IN, 'slava').defence, game.ship('slava').at]).toEqual([4, at]);
});

test('NN-2.10 damage lowers the speed with which a ship tries for a second zone, down to 1', () => {
  const game = table({ active: 'britain' })
    .only()
    .put({ britain: ['lion'] });
  expect([0, 2, 5, 9].map((damage) => speedOf(BUILT_IN, game.ship('lion', { damage })))).toEqual([6, 4, 1, 1]);
  game.ship('lion', { damage: 2 });
  game.dice(4).run(twoZoneMoves).play('allied', 'move', ['lion', 'north-atlantic', 'central-atlantic']);
  expect([game.rolls, game.ship('lion').at]).toEqual([['speed: back'], 'britain']);
});

test('NN-2.11a the US ships without a turn start in the cup, out of play', () => {
  const { ships } = table({ turn: 0 }).state;
  const american = ships.filter(({ navy, entry }) => navy === 'US' && entry === 0);
  expect([american.length, new Set(american.map(({ at }) => at))]).toEqual([33, new Set(['cup'])]);
  expect(ships.filter(({ at, navy }) => at === 'cup' && navy !== 'US')).toEqual([]);
});

test('NN-2.11b the other US ships start on the turn track', () => {
  const late = table({ turn: 0 }).state.ships.filter(({ navy, entry }) => navy === 'US' && entry > 0);
  expect([late.length > 0, new Set(late.map(({ at }) => at))]).toEqual([true, new Set(['track'])]);
});

test('NN-2.11c while they are neutral a new US ship goes into the cup, without a roll', () => {
  const game = table({ turn: 4 })
    .only()
    .put({ track: ['nevada', 'oklahoma'] })
    .run(reinforcements);
  expect([game.ship('nevada').at, game.ship('oklahoma').at, game.rolls]).toEqual(['cup', 'track', []]);
});

test.each([
  ['cup', 'cup'],
  ['direct', 'canada-usa'],
])('NN-2.11d at war, with us-cup set to %s, a ship for Europe goes to: %s', (reading, at) => {
  const game = table({ turn: 4, usAtWar: true }, { 'us-cup': reading })
    .only()
    .put({ track: ['nevada'] });
  expect(game.dice(5).run(reinforcements).ship('nevada').at).toBe(at);
});

test('NN-2.12 ships with a turn wait on the track, those without lie in a base', () => {
  for (const ship of table({ turn: 0 }).state.ships.filter(({ id, navy }) => navy !== 'US' && !id.startsWith('convoy')))
    expect(ship.at === 'track').toBe(counterOf(BUILT_IN, ship.id).entry > 0);
});

test('NN-2.13 the ships of other wars have no counter', () => {
  expect(NAVIES.map((navy) => `${navy} ${ofNavy(navy).length}`).join(', ')).toBe(
    'Br 94, Fr 25, RN 13, RS 11, US 58, Ge 59, FG 3, AH 19, It 21, Sp 4, Gk 6, Tu 3',
  );
  const ids = COUNTERS.map(({ id }) => id);
  for (const id of ['retvizan', 'peresvet', 'sevastopol-1895', 'rurik-1892', 'ting-yuen', 'admiral-graf-spee'])
    expect(ids).not.toContain(id);
  expect(ids).toContain('sevastopol');
});

test('NN-2.13 three British carriers, two German convoys, and all the rest is one kind', () => {
  const kinds = (kind: string) => COUNTERS.filter((counter) => counter.kind === kind);
  expect(kinds('carrier').map(({ id, navy }) => `${navy} ${id}`)).toEqual(['Br furious', 'Br argus', 'Br vindictive']);
  expect(kinds('convoy').map(({ id, navy }) => `${navy} ${id}`)).toEqual(['Ge convoy-1', 'Ge convoy-2']);
  expect(kinds('convoy')[0]).toMatchObject({ attack: 0, defence: 1, speed: 4 });
  expect([counterOf(BUILT_IN, 'lion').kind, counterOf(BUILT_IN, 'dreadnought').kind, kinds('ship').length]).toEqual([
    'ship',
    'ship',
    COUNTERS.length - 5,
  ]);
});
