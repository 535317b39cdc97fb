import { expect, test } from 'vitest';
import { forceOf } from '../forces.ts';

const one = (id: string) => ({ id, number: 1 });

test('a few ships are called by name, and a liner with guns does not stand for a squadron', () => {
  const force = forceOf(['otranto', 'good-hope', 'monmouth', 'glasgow'].map(one));
  expect(force).toEqual({ words: 'Otranto, Good Hope, Monmouth and Glasgow', ships: 4, flagship: 'good-hope' });
});

test('many are counted by type, those that the register does not know as merchantmen', () => {
  const force = forceOf([...['lion', 'tiger', 'arethusa', 'aurora'].map(one), { id: 'tramp', number: 3 }]);
  expect(force).toEqual({ words: '2 battlecruisers, 2 light cruisers, 3 merchantmen', ships: 7, flagship: 'tiger' });
});
