import { expect, test } from 'vitest';
import { faultsInPlay, unexplained, unspokenEnds } from '../../../test/decisions.ts';
import { grandFleets } from '../index.ts';

test('every verb that does not take everything says why', () => {
  expect(unexplained(grandFleets)).toEqual([]);
});

test('every ending says what comes of it', () => {
  expect(unspokenEnds(grandFleets)).toEqual([]);
});

test.each(['coronel', 'cape-sarych', 'yalu-river'])('reasons cite the rulebook, and odds stand wherever dice follow: %s', (scenario) => {
  for (const seed of ['one', 'two']) expect(faultsInPlay(grandFleets, { scenario, options: { squadrons: 'own' }, seed })).toEqual([]);
});

test('reasons and odds stand in our own chapters as well', () => {
  const ours = { crews: 'on', night: 'on', deployment: 'own', wind: 'on', smoke: 'on' };
  for (const scenario of ['coronel', 'cape-sarych'])
    expect(faultsInPlay(grandFleets, { scenario, options: ours, seed: 'ours' })).toEqual([]);
});

test.each(['coronel', 'jutland-run-to-the-south', 'river-plate'])('and with submarines and aircraft: %s', (scenario) => {
  const options = { submarines: 'on', aircraft: 'on' };
  expect(faultsInPlay(grandFleets, { scenario, options, seed: 'below and above' })).toEqual([]);
});
