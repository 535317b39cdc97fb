/** GW-4.0: a turn has six phases, and what else happens in it has its place between them. */
import { expect, test } from 'vitest';
import { greatWarAtSea } from '../index.ts';

const ORDER = [
  'begin-turn',
  'weather',
  'orders',
  'markers',
  'signals',
  'tows',
  'move-fleets',
  'fuel',
  'gales',
  'mines',
  'flights',
  'ambushes',
  'contact',
  'tactical',
  'bombardments',
  'merchantmen',
  'minelaying',
  'minesweeping',
  'unloading',
  'reckoning',
  'refuelling',
  'conclusion',
  'ending',
];

test('GW-4.0 weather, orders, movement, contact, battle and conclusion follow each other', () => {
  const names = greatWarAtSea.flow.map(({ step }) => step.name);
  expect(names.filter((name) => ORDER.includes(name))).toEqual(ORDER);
});
