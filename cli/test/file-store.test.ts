import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contract } from '../../table/test/store-contract.ts';
import { FileStore } from '../file-store.ts';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'line-ahead-'));

test.each(contract((id) => ({ id })))('in files: $name', async ({ act, expected }) => {
  expect(await act(new FileStore(newFolder()))).toEqual(expected);
});

test('each leaf is a line', async () => {
  const folder = newFolder();
  const store = new FileStore(folder);
  const mark = (await store.create({ id: 'a' }, ['head', 'one'], null)) ?? expect.unreachable();
  await store.append({ id: 'a' }, mark, 'two');
  expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('head\none\ntwo\n');
});
