/** The browser's store held to the contract of all stores. It runs, bundled, in the browser. */
import { contract, takesBytes } from '../../table/test/store-contract.ts';
import type { Save } from '../../web/save.ts';
import { browserStore } from '../../web/store.ts';

export interface Kept {
  readonly name: string;
  readonly came: unknown;
  readonly expected: unknown;
}

declare global {
  var holdToContract: () => Promise<Kept[]>;
}

const saveOf = (id: string, number: number): Save => ({
  id,
  game: 'first-strike',
  started: 1,
  touched: number,
  headline: number === 3 ? 'Turn 3' : 'Turn 1',
  ended: false,
  commands: number,
});

globalThis.holdToContract = async () => {
  const kept: Kept[] = [];
  for (const { name, act, expected } of [...contract(saveOf), takesBytes(saveOf('a', 1))]) {
    for (const id of ['a', 'b']) await browserStore.remove(id);
    kept.push({ name, came: await act(browserStore), expected });
  }
  return kept;
};
