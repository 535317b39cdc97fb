import { expect, test } from 'vitest';
import { odds } from '../../kernel/index.ts';
import type { Battle, PieceId, Sheet, Weapon } from '../battle.ts';
import type { Readings } from '../lender.ts';
import { criticalDamage, gunneryDamage, torpedoDamage } from '../tables.ts';
import { apart, fires, gunnery, hit } from './firing.ts';
import type { TestTable } from './table.ts';

const ENEMY: Readonly<Record<string, readonly string[]>> = { allied: ['scharnhorst'], central: ['minotaur'] };
const ALLIED = new Set(['warrior', 'invincible', 'canopus', 'mikasa', 'glasgow', 'otranto', 'empire-1', 'minotaur']);

/** A ship alone, within two hexes of an enemy. */
const alone = (ship: PieceId, changes: Partial<Battle> = {}, readings: Partial<Readings> = {}): TestTable =>
  ALLIED.has(ship) ? apart(2, [ship], ENEMY.allied ?? [], changes, readings) : apart(2, ENEMY.central ?? [], [ship], changes, readings);

/** The same ship built otherwise. */
const rebuilt = (game: TestTable, ship: PieceId, changes: Partial<Sheet>): TestTable => {
  const sheet = game.state.sheets[ship];
  Object.assign(game.state, { sheets: { ...game.state.sheets, [ship]: { ...sheet, ...changes } } });
  return game;
};

/** What one hit does to a ship: a weapon, her name, the range and the dice. */
const after = (by: Weapon, ship: PieceId, range: number, ...dice: number[]) => hit(alone(ship), by, ship, range, ...dice).ship(ship);
const wheres = (game: TestTable) => game.told('struck').map(({ where }) => where);

const NOTHING = { boxes: 0, armour: 'none' } as const;

// Minotaur: secondary 5 light, tertiary 3 bare, hull 8 light, mount in the hull. Canopus: primary 4 heavy, secondary 4 light,
// tertiary 2 bare, hull 9 heavy. Invincible: primary 8 heavy, tertiary 4 bare, hull 12 light. Emden: tertiary 3 and hull 3 bare.

test('GW-TBL-GUN every total of two dice has its row', () => {
  const rows = gunneryDamage.check.rows;
  const row = (total: number) => rows.find((each) => each.covers(total, {}, total))?.outcome;
  expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(row)).toEqual([
    'critical',
    'mount',
    'secondary',
    'hull',
    'secondary',
    'primary',
    'tertiary',
    'primary',
    'deck',
    'engines',
    'critical',
  ]);
  expect(odds(gunneryDamage.check, {}).reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
});

test('GW-TBL-GUN one box for each row, and two of hull with a level of speed for eleven', () => {
  expect(after('primary', 'canopus', 2, 1, 2)).toMatchObject({ mount: true });
  expect(after('primary', 'canopus', 2, 2, 2)).toMatchObject({ secondary: 1 });
  expect(after('primary', 'canopus', 2, 2, 3)).toMatchObject({ hull: 1 });
  expect(after('primary', 'canopus', 2, 3, 3)).toMatchObject({ secondary: 1 });
  expect(after('primary', 'canopus', 2, 3, 4)).toMatchObject({ primary: 1 });
  expect(after('primary', 'canopus', 2, 4, 4)).toMatchObject({ tertiary: 1 });
  expect(after('primary', 'canopus', 2, 4, 5)).toMatchObject({ primary: 1 });
  expect(after('primary', 'canopus', 2, 5, 5)).toMatchObject({ hull: 1 });
  expect(after('primary', 'canopus', 2, 5, 6)).toMatchObject({ hull: 2, slowed: 1 });
});

test('GW-TBL-TORP what each total of a torpedo does', () => {
  const dice = [
    [1, 2],
    [2, 2],
    [2, 3],
    [3, 3],
    [3, 4],
    [4, 4],
    [4, 5],
    [5, 5],
    [5, 6],
  ];
  const told = dice.map((two) => {
    const { hull, primary, slowed, engines } = after('torpedo', 'canopus', 1, ...two);
    return [hull, primary, slowed, engines];
  });
  expect(told).toEqual([
    [2, 0, 0, 'sound'],
    [0, 0, 0, 'sound'],
    [1, 0, 0, 'sound'],
    [1, 0, 0, 'sound'],
    [2, 0, 0, 'sound'],
    [1, 0, 0, 'sound'],
    [0, 1, 0, 'sound'],
    [2, 0, 1, 'sound'],
    [3, 0, 2, 'stopped'],
  ]);
  expect(torpedoDamage.check.rows[0]?.covers(12, {}, 12)).toBe(true);
});

test('GW-TBL-CRIT, CW-8.6a what each total of a critical hit does', () => {
  const critical = (...two: number[]) => {
    const { hull, primary, secondary, slowed } = after('primary', 'canopus', 2, 1, 1, ...two);
    return [hull, primary, secondary, slowed];
  };
  expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((total) => critical(Math.min(6, total - 1), total - Math.min(6, total - 1)))).toEqual([
    [6, 3, 0, 2],
    [0, 3, 0, 0],
    [0, 0, 0, 0],
    [0, 2, 0, 0],
    [2, 0, 0, 0],
    [0, 0, 2, 0],
    [2, 0, 0, 0],
    [0, 1, 0, 0],
    [1, 0, 0, 1],
    [3, 0, 0, 0],
    [4, 4, 0, 2],
  ]);
  expect(criticalDamage.rows.size).toBe(11);
});

test('GW-TBL-CRIT five primaries of a ship that has four: the fifth goes into the hull', () => {
  const game = hit(alone('canopus'), 'torpedo', 'canopus', 1, 6, 6, 6, 6);
  expect(wheres(game)).toEqual(['hull', 'hull', 'hull', 'primary', 'primary', 'primary', 'primary', 'hull']);
});

test('CW-8.41c that a ship loses speed is told as long as she has any', () => {
  const told = (slowed: number) => {
    const game = alone('canopus');
    game.ship('canopus', { slowed });
    return hit(game, 'primary', 'canopus', 2, 5, 6)
      .told('slowed')
      .map(({ speed }) => speed);
  };
  expect([told(0), told(1), told(2)]).toEqual([[1], [0], []]);
});

test('GW-TBL-CRIT a four kills the leader aboard', () => {
  const game = hit(alone('canopus'), 'primary', 'canopus', 2, 1, 1, 2, 2);
  expect([game.reports('leader-hit'), game.told('leader-hit').length]).toEqual([[{ what: 'leader-hit', ship: 'canopus' }], 1]);
});

test('CW-8.0a boxes are marked off as hits fall', () => {
  const game = alone('canopus');
  hit(game, 'primary', 'canopus', 2, 3, 4);
  hit(game, 'primary', 'canopus', 2, 4, 5);
  expect(game.ship('canopus').primary).toBe(2);
});

test('CW-8.0b hits on guns that are gone go into the hull', () => {
  const game = alone('canopus');
  game.ship('canopus', { primary: 4, secondary: 4 });
  hit(hit(game, 'primary', 'canopus', 2, 3, 4), 'primary', 'canopus', 2, 2, 2);
  expect(game.ship('canopus').hull).toBe(2);
  expect(game.told('struck').map(({ why }) => why)).toEqual(['spilled', 'spilled']);
});

test('CW-8.0b, CW-8.2b and the armour of the hull decides whether they come through', () => {
  const game = alone('canopus');
  game.ship('canopus', { secondary: 4 });
  hit(game, 'secondary', 'canopus', 2, 2, 2);
  expect([game.ship('canopus').hull, game.told('bounced')[0]?.where]).toEqual([0, 'hull']);
});

test('CW-8.0b hits on guns that she never had go to the next lighter ones', () => {
  expect(after('primary', 'minotaur', 2, 3, 4)).toMatchObject({ secondary: 1 });
  expect(after('primary', 'emden', 2, 3, 4)).toMatchObject({ tertiary: 1 });
  expect(after('primary', 'invincible', 2, 2, 2)).toMatchObject({ tertiary: 1 });
  expect(hit(alone('emden'), 'primary', 'emden', 2, 3, 3).told('struck')).toMatchObject([{ where: 'tertiary', why: 'referred' }]);
});

test('CW-8.0b tertiary hits find nothing on a ship with heavier guns only, or that has lost her tertiaries', () => {
  const without = rebuilt(alone('minotaur'), 'minotaur', { tertiary: NOTHING });
  hit(without, 'primary', 'minotaur', 2, 4, 4);
  expect([without.ship('minotaur').hull, without.told('no-effect').length]).toEqual([0, 1]);
  const lost = alone('minotaur');
  lost.ship('minotaur', { tertiary: 3 });
  hit(lost, 'primary', 'minotaur', 2, 4, 4);
  expect([lost.ship('minotaur').hull, lost.told('no-effect').length]).toEqual([0, 1]);
});

test('CW-8.0b a ship of tertiary guns alone takes hits in the hull when they are gone', () => {
  for (const dice of [
    [3, 4],
    [2, 2],
    [4, 4],
  ]) {
    const game = alone('emden');
    game.ship('emden', { tertiary: 3 });
    hit(game, 'primary', 'emden', 2, ...dice);
    expect(game.ship('emden').hull).toBe(1);
  }
});

test('CW-8.0b an unarmed ship takes all gun hits in the hull', () => {
  const game = rebuilt(alone('emden'), 'emden', { tertiary: NOTHING });
  hit(game, 'primary', 'emden', 2, 4, 4);
  expect(game.ship('emden').hull).toBe(1);
});

test('GW-GUN-EXCESS in Great War at Sea tertiary hits with those guns gone are hull hits too', () => {
  const game = alone('minotaur', { profile: 'great-war-at-sea' });
  game.ship('minotaur', { tertiary: 3 });
  hit(game, 'secondary', 'minotaur', 2, 4, 4);
  expect(game.ship('minotaur').hull).toBe(1);
});

test('GW-GUN-MOUNT, CW-8.0b further hits on a torpedo mount are lost, and so are hits on one that was never there', () => {
  const game = alone('emden');
  hit(hit(game, 'primary', 'emden', 2, 1, 2), 'primary', 'emden', 2, 1, 2);
  expect([game.ship('emden').mount, game.ship('emden').hull, game.told('no-effect')]).toMatchObject([true, 0, [{ blow: 'mount' }]]);
  expect(hit(alone('otranto'), 'tertiary', 'otranto', 1, 1, 2).ship('otranto').mount).toBe(false);
});

test('CW-8.0c with the last hull box she sinks, and no other hit is rolled for her', () => {
  const game = alone('emden');
  game.ship('emden', { hull: 2, halved: true, slowed: 1 });
  game.battle.hits.push({ from: 'minotaur', by: 'secondary', target: 'emden', range: 2 });
  hit(game, 'secondary', 'emden', 2, 2, 3);
  expect(game.rolls).toEqual(['gunnery-damage: hull']);
  expect([game.ship('emden').sunk, game.hexOf('emden'), game.battle.hits]).toEqual([true, null, []]);
});

test('CW-8.0c the hull boxes of a hit that she no longer has are lost with her', () => {
  const game = alone('emden');
  hit(game, 'torpedo', 'emden', 1, 1, 1, 1, 1);
  expect(game.ship('emden')).toMatchObject({ hull: 3, sunk: true, tertiary: 0 });
});

test('CW-8.1, CW-8.2a primary hits and torpedoes go through anything', () => {
  expect(after('primary', 'mikasa', 3, 2, 3)).toMatchObject({ hull: 1 });
  expect(after('torpedo', 'mikasa', 1, 2, 3)).toMatchObject({ hull: 1 });
});

test('CW-8.2b the example: a secondary hit on the hull of Mikasa bounces off at two hexes', () => {
  const game = hit(apart(2, ['mikasa'], ['marco-polo']), 'secondary', 'mikasa', 2, 2, 3);
  expect([game.ship('mikasa').hull, game.told('bounced')]).toMatchObject([0, [{ ship: 'mikasa', by: 'secondary', where: 'hull' }]]);
  expect(after('secondary', 'mikasa', 2, 2, 2)).toMatchObject({ secondary: 1 });
});

test('CW-8.2d at one hex or in the same it goes through on four to six', () => {
  expect([1, 3].map((die) => after('secondary', 'mikasa', 1, 2, 3, die).hull)).toEqual([0, 0]);
  expect([4, 6].map((die) => after('secondary', 'mikasa', 1, 2, 3, die).hull)).toEqual([1, 1]);
  expect(after('secondary', 'mikasa', 0, 2, 3, 4).hull).toBe(1);
});

test('CW-8.2c tertiary hits damage only what has no armour', () => {
  expect(after('tertiary', 'minotaur', 1, 4, 4)).toMatchObject({ tertiary: 1 });
  expect(after('tertiary', 'minotaur', 1, 2, 3)).toMatchObject({ hull: 0 });
  expect(after('tertiary', 'mikasa', 0, 2, 3)).toMatchObject({ hull: 0 });
});

test('CW-8.2e in the same hex a tertiary hit goes through light armour on four to six', () => {
  expect([3, 4].map((die) => after('tertiary', 'minotaur', 0, 2, 3, die).hull)).toEqual([0, 1]);
});

test('GW-RNG-SEC, GW-RNG-TER in Great War at Sea there is no such die', () => {
  expect(hit(alone('mikasa', { profile: 'great-war-at-sea' }), 'secondary', 'mikasa', 0, 2, 3).ship('mikasa').hull).toBe(0);
  expect(hit(alone('minotaur', { profile: 'great-war-at-sea' }), 'tertiary', 'minotaur', 0, 2, 3).ship('minotaur').hull).toBe(0);
});

test('CW-8.3 a mount in the hull has the armour of the hull, one on deck has none', () => {
  expect(after('secondary', 'mikasa', 2, 1, 2).mount).toBe(false);
  expect(after('tertiary', 'minotaur', 1, 1, 2).mount).toBe(false);
  const deck = rebuilt(alone('minotaur'), 'minotaur', { torpedo: { factor: 1, mount: 'deck' } });
  expect(hit(deck, 'tertiary', 'minotaur', 1, 1, 2).ship('minotaur').mount).toBe(true);
});

test('CW-8.41b a hit that takes hull past the half and a level of speed costs two levels', () => {
  const game = alone('invincible');
  game.ship('invincible', { hull: 5 });
  hit(game, 'primary', 'invincible', 2, 5, 6);
  expect(game.ship('invincible')).toMatchObject({ hull: 7, slowed: 2, halved: true });
  expect(game.told('slowed').map(({ because }) => because)).toEqual(['engines', 'hull']);
});

test('CW-8.2b armour that stops a hit saves the speed as well', () => {
  expect(after('secondary', 'mikasa', 2, 5, 6)).toMatchObject({ hull: 0, slowed: 0 });
  expect(after('secondary', 'mikasa', 1, 5, 6, 4)).toMatchObject({ hull: 2, slowed: 1 });
});

test('CW-8.5 a primary or secondary hit on a merchant hull is one hull box and no roll; tertiary hits are rolled', () => {
  const merchants = ['otranto', 'empire-1', 'baden', 'prize'];
  for (const ship of merchants) expect(after('primary', ship, 3)).toMatchObject({ hull: 1 });
  for (const ship of merchants) expect(after('secondary', ship, 2)).toMatchObject({ hull: 1 });
  expect(after('tertiary', 'otranto', 1, 4, 4)).toMatchObject({ hull: 0, tertiary: 1 });
  expect(after('torpedo', 'otranto', 1, 3, 4)).toMatchObject({ hull: 2 });
});

test('GW-GUN-DICE in Great War at Sea merchants have no such rule', () => {
  const game = alone('otranto', { profile: 'great-war-at-sea' });
  expect(hit(game, 'secondary', 'otranto', 2, 4, 4).ship('otranto')).toMatchObject({ hull: 0, tertiary: 1 });
});

test('CW-8.5 while the enemy does not know her the dice are thrown all the same, and count for nothing', () => {
  const game = alone('otranto');
  game.piece('otranto', { known: false });
  hit(game, 'primary', 'otranto', 2, 6, 6, 3, 4);
  expect(game.rolls).toEqual(['gunnery-damage: critical', 'critical-damage: two-secondary']);
  expect(game.ship('otranto')).toMatchObject({ hull: 1, tertiary: 0 });
});

test('CW-8.6b a critical result of tertiary guns is ignored', () => {
  const game = hit(alone('emden'), 'tertiary', 'emden', 1, 6, 6);
  expect([game.rolls, game.told('struck')]).toEqual([['gunnery-damage: critical'], []]);
});

test('CW-8.6c armour stops critical damage as it stops any', () => {
  expect(after('secondary', 'canopus', 2, 1, 1, 5, 6)).toMatchObject({ hull: 0 });
  expect(after('secondary', 'canopus', 2, 1, 1, 3, 4)).toMatchObject({ secondary: 2 });
});

test('CW-8.6c at one hex one die decides for the whole critical hit', () => {
  expect(after('secondary', 'canopus', 1, 1, 1, 5, 6, 4)).toMatchObject({ hull: 3 });
  expect(after('secondary', 'canopus', 1, 1, 1, 5, 6, 3)).toMatchObject({ hull: 0 });
});

test('GW-TBL-CRIT an eight of a secondary gun destroys one box of a heavily armoured hull', () => {
  expect(after('secondary', 'canopus', 2, 1, 1, 4, 4)).toMatchObject({ hull: 1 });
  expect(after('secondary', 'minotaur', 2, 1, 1, 4, 4)).toMatchObject({ hull: 2 });
  expect(after('secondary', 'canopus', 1, 1, 1, 4, 4, 1)).toMatchObject({ hull: 1 });
  expect(after('secondary', 'canopus', 1, 1, 1, 4, 4, 6)).toMatchObject({ hull: 2 });
  expect(after('primary', 'canopus', 2, 1, 1, 4, 4)).toMatchObject({ hull: 2 });
});

test('CW-8.7 a ten by a primary gun over exactly three hexes costs two hull boxes', () => {
  expect(after('primary', 'canopus', 3, 5, 5)).toMatchObject({ hull: 2 });
  expect([1, 2].map((range) => after('primary', 'canopus', range, 5, 5).hull)).toEqual([1, 1]);
  expect(after('primary', 'canopus', 3, 2, 3)).toMatchObject({ hull: 1 });
  expect(after('secondary', 'minotaur', 3, 5, 5)).toMatchObject({ hull: 1 });
});

test('GW-TBL-GUN-FN1 in Great War at Sea shells plunge over three and four hexes', () => {
  const hull = (range: number) =>
    hit(alone('mikasa', { profile: 'great-war-at-sea' }), 'primary', 'mikasa', range, 5, 5).ship('mikasa').hull;
  expect([2, 3, 4].map(hull)).toEqual([1, 2, 2]);
});

test('GW-TBL-CRIT-FN2 critical 2, 3, 5 and 12 blow up a British battle cruiser before 1917', () => {
  const criticals = [
    [1, 1],
    [1, 2],
    [2, 3],
    [6, 6],
  ];
  for (const dice of criticals) {
    const game = hit(alone('invincible', { date: 1916.05 }), 'primary', 'invincible', 2, 1, 1, ...dice);
    expect([game.told('exploded').length, game.ship('invincible').sunk]).toEqual([1, true]);
    expect(game.reports('sunk')).toEqual([{ what: 'sunk', ship: 'invincible', by: 'scharnhorst' }]);
  }
});

test.each([
  [1, 3],
  [2, 4],
  [3, 4],
  [4, 4],
  [4, 5],
  [5, 5],
  [5, 6],
])('GW-TBL-CRIT-FN2 no other total does: %i and %i', (...dice) => {
  expect(hit(alone('invincible', { date: 1916.05 }), 'primary', 'invincible', 2, 1, 1, ...dice).told('exploded')).toEqual([]);
});

test('GW-TBL-CRIT-FN2 in the series until the end of 1916', () => {
  const exploded = (date: number) =>
    hit(alone('invincible', { profile: 'great-war-at-sea', date }), 'primary', 'invincible', 2, 1, 1, 1, 2).told('exploded').length;
  expect([exploded(1914.08), exploded(1916.12), exploded(1917.01)]).toEqual([1, 1, 0]);
});

test('GW-TBL-CRIT-FN2 not in 1917, not by the other reading, not another navy', () => {
  const later = hit(alone('invincible', { date: 1917 }), 'primary', 'invincible', 2, 1, 1, 1, 1);
  expect(later.ship('invincible')).toMatchObject({ hull: 6, primary: 3, slowed: 1, sunk: false });
  const held = hit(alone('invincible', {}, { battlecruisers: 'hold' }), 'primary', 'invincible', 2, 1, 1, 1, 2);
  expect(held.ship('invincible')).toMatchObject({ primary: 3, sunk: false });
  expect(after('primary', 'moltke', 2, 1, 1, 1, 2)).toMatchObject({ primary: 3, sunk: false });
});

test('GW-TBL-CRIT-FN2 only if it comes through the armour', () => {
  const outside = hit(alone('invincible'), 'secondary', 'invincible', 2, 1, 1, 1, 2);
  expect([outside.told('exploded'), outside.told('bounced').length]).toEqual([[], 3]);
  const inside = hit(alone('invincible'), 'secondary', 'invincible', 1, 1, 1, 1, 2, 4);
  expect(inside.told('exploded')).toHaveLength(1);
});

test('GW-GUN-PRIMARY2 a primary hit on light armour or none strikes the same place again on four to six', () => {
  const twice = (ship: PieceId, ...dice: number[]) =>
    hit(alone(ship, { profile: 'great-war-at-sea' }), 'primary', ship, 2, ...dice).ship(ship);
  expect([3, 4].map((die) => twice('minotaur', 2, 2, die).secondary)).toEqual([1, 2]);
  expect(twice('emden', 2, 3, 6)).toMatchObject({ hull: 2 });
  expect(twice('mikasa', 2, 3)).toMatchObject({ hull: 1 });
  expect(twice('emden', 1, 2)).toMatchObject({ mount: true });
  expect(after('primary', 'minotaur', 2, 2, 2)).toMatchObject({ secondary: 1 });
});

test('GW-GUN-PRIMARY2 where the first hit took the last box, the second goes into the hull', () => {
  const game = alone('minotaur', { profile: 'great-war-at-sea' });
  game.ship('minotaur', { secondary: 4 });
  hit(game, 'primary', 'minotaur', 2, 2, 2, 5);
  expect(game.ship('minotaur')).toMatchObject({ secondary: 5, hull: 1 });
});

test('GW-GUN-PRIMARY2 one die for a hit, and none for criticals, secondaries and torpedoes', () => {
  const modern = { profile: 'great-war-at-sea' } as const;
  expect(hit(alone('minotaur', modern), 'primary', 'minotaur', 2, 5, 6, 4).ship('minotaur')).toMatchObject({ hull: 3, slowed: 1 });
  expect(hit(alone('minotaur', modern), 'primary', 'minotaur', 2, 1, 1, 5, 6).ship('minotaur').hull).toBe(3);
  expect(hit(alone('minotaur', modern), 'secondary', 'minotaur', 2, 2, 2).ship('minotaur').secondary).toBe(1);
  expect(hit(alone('minotaur', modern), 'torpedo', 'minotaur', 1, 2, 3).ship('minotaur').hull).toBe(1);
});

test('CW-11.1c the last to hole her hull has the credit of the sinking', () => {
  const game = apart(2, ['minotaur', 'ibuki'], ['emden']);
  game.battle.hits.push({ from: 'minotaur', by: 'secondary', target: 'emden', range: 2 });
  game.battle.hits.push({ from: 'minotaur', by: 'secondary', target: 'emden', range: 2 });
  game.battle.hits.push({ from: 'ibuki', by: 'secondary', target: 'emden', range: 2 });
  game.battle.hits.push({ from: 'minotaur', by: 'secondary', target: 'emden', range: 2 });
  hit(game, 'secondary', 'emden', 2, 2, 3, 2, 3, 2, 3);
  expect(game.reports('sunk')).toEqual([{ what: 'sunk', ship: 'emden', by: 'ibuki' }]);
});

test('CW-14.0b hull boxes are reported while she floats', () => {
  const sunk = hit(alone('emden'), 'torpedo', 'emden', 1, 1, 1, 5, 6);
  expect([sunk.reports('boxes').length, sunk.reports('sunk').length]).toEqual([2, 1]);
  const game = hit(alone('emden'), 'torpedo', 'emden', 1, 3, 4);
  expect(game.reports('boxes')).toEqual([
    { what: 'boxes', ship: 'emden', count: 1 },
    { what: 'boxes', ship: 'emden', count: 1 },
  ]);
});

test('CW-7.27b what a hit does to an unknown ship is told to her owner, the dice to all', () => {
  const game = alone('invincible');
  game.piece('invincible', { known: false });
  hit(game, 'secondary', 'invincible', 1, 3, 4, 4);
  const seen = game.entries.filter(({ readers }) => readers === null || readers.includes('central'));
  expect(seen.map(({ what, about }) => [what.kind, about])).toEqual([['roll', 'allied-counter-1']]);
});

test('CW-8.0c a ship that sinks is known to all', () => {
  const game = alone('glasgow');
  game.piece('glasgow', { known: false, counted: true });
  game.ship('glasgow', { hull: 2, halved: true, slowed: 1 });
  hit(game, 'secondary', 'glasgow', 2, 2, 3);
  expect([game.piece('glasgow').known, game.told('sunk')]).toEqual([
    true,
    [
      {
        type: 'sunk',
        side: 'allied',
        ship: 'glasgow',
        by: 'scharnhorst',
        when: { round: game.battle.round, step: game.battle.step },
        hex: 0,
      },
    ],
  ]);
  expect(game.entries.find(({ what }) => what.kind === 'event' && what.event.type === 'sunk')?.readers).toBe(null);
});

test('CW-7.27b who sank her is not told while he is unknown', () => {
  const game = alone('glasgow');
  game.piece('scharnhorst', { known: false });
  game.ship('glasgow', { hull: 2, halved: true, slowed: 1 });
  hit(game, 'secondary', 'glasgow', 2, 2, 3);
  expect([game.told('sunk')[0]?.by, game.reports('sunk')[0]?.by]).toEqual([null, 'scharnhorst']);
});

test('CW-7.27b the firer is told the same whatever it is that he does not know', () => {
  const seen = (target: PieceId, ...dice: number[]) => {
    const game = apart(2, [target], ['scharnhorst'], { night: true, initiative: 'central' }).run(gunnery);
    fires(game, 'central', { scharnhorst: target }, 6, 1, 1, 1, 1, ...dice);
    return JSON.stringify([game.asked, game.read('central')]);
  };
  const totals = [
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 4],
    [5, 6],
    [6, 6, 5, 6],
  ];
  for (const dice of totals)
    for (const target of ['otranto', 'canopus', 'warrior', 'mikasa']) expect(seen(target, ...dice)).toBe(seen('invincible', ...dice));
});
