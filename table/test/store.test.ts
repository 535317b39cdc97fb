import { expect, test } from 'vitest';
import { type Label, MemoryStore } from '../index.ts';
import { contract, takesBytes } from './store-contract.ts';

interface Named extends Label {
  readonly words: string;
}
const labelOf = (id: string, number: number): Named => ({ id, words: `label ${number}` });

test.each([...contract(labelOf), takesBytes(labelOf('a', 1))])('in memory: $name', async ({ act, expected }) => {
  expect(await act(new MemoryStore<Named>())).toEqual(expected);
});
