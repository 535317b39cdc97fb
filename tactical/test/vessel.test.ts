import { expect, test } from 'vitest';
import type { Condition, Sheet } from '../battle.ts';
import { CRUISER_WARFARE, GREAT_WAR_AT_SEA } from '../profiles.ts';
import {
  battleSpeed,
  gunneryOf,
  isAfloat,
  isCrippled,
  isDeadInTheWater,
  isSinking,
  isUndamaged,
  markHull,
  patchEngines,
  slowDown,
  speedOf,
  stopDead,
  untouched,
} from '../vessel.ts';
import { SHIPS } from './ships.ts';

const sheet = (id: string, changes: Partial<Sheet> = {}): Sheet => {
  const found = SHIPS.get(id)?.[0];
  if (!found) throw new Error(`no ship ${id}`);
  return { ...found, ...changes };
};
const hurt = (changes: Partial<Condition>): Condition => ({ ...untouched('ship'), ...changes });
const { clear, storm } = CRUISER_WARFARE.weather;

// Scharnhorst has hull 8, secondary 5 and speed 1 (level 2); Emden hull 3, tertiary 3 and speed 2 (level 3).

test('CW-8.0c a ship with all hull boxes marked off goes down', () => {
  expect([7, 8].map((hull) => isSinking(sheet('scharnhorst'), hurt({ hull })))).toEqual([false, true]);
  expect(isAfloat(sheet('scharnhorst'), hurt({ sunk: true }))).toBe(false);
  expect(isAfloat(sheet('scharnhorst'), hurt({ hull: 8 }))).toBe(false);
});

test('CW-8.41a more than half of the hull costs one level of speed, once only', () => {
  const condition = hurt({});
  const speeds = Array.from({ length: 8 }, () => {
    markHull(sheet('scharnhorst'), condition, 1);
    return speedOf(sheet('scharnhorst'), condition);
  });
  expect(speeds).toEqual([2, 2, 2, 2, 1, 1, 1, 1]);
  expect(condition.halved).toBe(true);
});

test('CW-8.0a no more hull is marked off than she has', () => {
  const condition = hurt({ hull: 7 });
  markHull(sheet('scharnhorst'), condition, 5);
  expect(condition.hull).toBe(8);
});

test('CW-8.41b levels lost by damage add up, and to that of the hull', () => {
  const condition = hurt({ hull: 1 });
  slowDown(sheet('emden'), condition, 1);
  markHull(sheet('emden'), condition, 1);
  expect([condition.slowed, speedOf(sheet('emden'), condition)]).toEqual([2, 1]);
});

test('CW-8.41c the level after 1 slow is dead in the water, and so is all movement lost', () => {
  const slow = hurt({ slowed: 1 });
  slowDown(sheet('scharnhorst'), slow, 1);
  expect([isDeadInTheWater(sheet('scharnhorst'), slow), slow.engines]).toEqual([true, 'stopped']);
  const stopped = hurt({});
  stopDead(sheet('emden'), stopped);
  expect([speedOf(sheet('emden'), stopped), stopped.slowed, stopped.engines]).toEqual([0, 3, 'stopped']);
});

test('CW-8.41c no more than all speed is lost, and what is hopeless stays so', () => {
  const condition = hurt({ slowed: 2, engines: 'hopeless' });
  slowDown(sheet('scharnhorst'), condition, 1);
  expect([condition.slowed, condition.engines]).toEqual([2, 'hopeless']);
});

test('CW-10.2 a ship without coal lies dead in the water, whatever her engines', () => {
  expect(isDeadInTheWater(sheet('emden'), hurt({ starved: true }))).toBe(true);
  expect(hurt({ starved: true }).engines).toBe('sound');
});

test('CW-11.41 engines are patched up to 1 slow at most, and may stop again', () => {
  const condition = hurt({});
  stopDead(sheet('emden'), condition);
  patchEngines(sheet('emden'), condition, CRUISER_WARFARE.engineRepair.speed);
  expect([speedOf(sheet('emden'), condition), condition.engines]).toEqual([1, 'patched']);
  slowDown(sheet('emden'), condition, 1);
  expect([speedOf(sheet('emden'), condition), condition.engines]).toEqual([0, 'stopped']);
});

test('GW-11.27 engines are patched up to speed 1, but a ship of 1 slow makes no more than that', () => {
  const condition = hurt({});
  stopDead(sheet('emden'), condition);
  patchEngines(sheet('emden'), condition, GREAT_WAR_AT_SEA.engineRepair.speed);
  expect(speedOf(sheet('emden'), condition)).toBe(2);
  const old = hurt({ slowed: 1, engines: 'stopped' });
  patchEngines(sheet('elisabeth'), old, GREAT_WAR_AT_SEA.engineRepair.speed);
  expect(speedOf(sheet('elisabeth'), old)).toBe(1);
});

test('CW-7.34a half of the hull cripples, or half of the largest guns, or any speed', () => {
  const scharnhorst = sheet('scharnhorst');
  expect([3, 4].map((hull) => isCrippled(scharnhorst, hurt({ hull })))).toEqual([false, true]);
  expect([2, 3].map((secondary) => isCrippled(scharnhorst, hurt({ secondary })))).toEqual([false, true]);
  // Canopus has four of them, so that half can be lost to the gun.
  expect([1, 2].map((primary) => isCrippled(sheet('canopus'), hurt({ primary })))).toEqual([false, true]);
  expect(isCrippled(scharnhorst, hurt({ tertiary: 3 }))).toBe(false);
  expect(isCrippled(scharnhorst, hurt({ slowed: 1 }))).toBe(true);
  expect(isCrippled(sheet('emden'), hurt({ tertiary: 2 }))).toBe(true);
  expect(isCrippled(sheet('baden'), hurt({}))).toBe(false);
});

test('CW-11.1e nothing marked off is undamaged; a torpedo fired is no damage', () => {
  expect(isUndamaged(hurt({ launched: true, rounds: 3, starved: true }))).toBe(true);
  for (const change of [{ primary: 1 }, { secondary: 1 }, { tertiary: 1 }, { hull: 1 }, { slowed: 1 }, { mount: true }])
    expect(isUndamaged(hurt(change))).toBe(false);
});

test('CW-11.1d primary factors count twice when fleets are compared, and damage counts', () => {
  expect(gunneryOf(sheet('canopus'), hurt({}))).toBe(2 * 4 + 4 + 2);
  expect(gunneryOf(sheet('canopus'), hurt({ primary: 1, secondary: 2, tertiary: 1 }))).toBe(2 * 3 + 2 + 1);
});

test('CW-11.6b a storm holds destroyers and torpedo boats to speed 1, and nobody else', () => {
  expect(battleSpeed(sheet('s90'), hurt({}), storm, false)).toBe(2);
  expect(battleSpeed(sheet('s90', { type: 'TB' }), hurt({}), storm, false)).toBe(2);
  expect(battleSpeed(sheet('s90'), hurt({ slowed: 3 }), storm, false)).toBe(1);
  expect(battleSpeed(sheet('emden'), hurt({}), storm, false)).toBe(3);
  expect(battleSpeed(sheet('s90'), hurt({}), clear, false)).toBe(4);
});

test('CW-15.4 tactical speeds: 2 becomes 2+, 1 becomes 2, 1 slow becomes 1', () => {
  const at = (speed: Sheet['speed']) => battleSpeed(sheet('emden', { speed }), hurt({}), clear, true);
  expect(([4, 3, 2, 1] as const).map(at)).toEqual([4, 4, 3, 2]);
});

test('CW-15.4 fast transports, colliers and armed merchant cruisers make 1, coast defence ships and slow transports 1 slow', () => {
  const of = (id: string, speed: Sheet['speed']) => battleSpeed(sheet(id, { speed }), hurt({}), clear, true);
  expect([of('empire-1', 2), of('baden', 2), of('otranto', 3)]).toEqual([2, 2, 2]);
  expect([of('elisabeth', 2), of('slow-1', 2), of('prize', 1)]).toEqual([1, 1, 1]);
});

test('CW-15.4 losses are taken from the printed speed and converted then', () => {
  const emden = sheet('emden');
  expect([0, 1, 2, 3].map((slowed) => battleSpeed(emden, hurt({ slowed }), clear, true))).toEqual([4, 3, 2, 0]);
  expect([0, 1, 2].map((slowed) => battleSpeed(sheet('empire-1'), hurt({ slowed }), clear, true))).toEqual([2, 2, 0]);
});
