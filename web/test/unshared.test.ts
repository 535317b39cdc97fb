import { expect, test } from 'vitest';
import { branch } from '../unshared.ts';

test('what the rules share, each place of a view has for itself', () => {
  const stay = { act: 'stay', to: null };
  const view = { turn: 1, fleets: [{ order: stay }, { order: stay }], card: stay };
  const own = structuredClone(view);
  expect(own.card).toBe(own.fleets[0]?.order);
  const tree: object = branch(own);
  expect(tree).toEqual(view);
  const [first, second] = [...Reflect.get(tree, 'fleets')];
  expect(first.order).not.toBe(second.order);
  expect(Reflect.get(tree, 'card')).not.toBe(first.order);
});
