import { expect, test } from 'vitest';
import { BadRecord } from '../../kernel/index.ts';
import type { Spot } from '../../table/index.ts';
import { newSealKey, sealing, unseal } from '../seal.ts';

const key = await newSealKey();
const spot: Spot = { game: 'a1', number: 1, isTelling: true };
const TEXT = 'Emden, captain, central: Königsberg';

const close = async (text: string, at: Partial<Spot> = {}, { inOne = false, by = key } = {}): Promise<Uint8Array<ArrayBuffer>> => {
  const leaf = await sealing(by, inOne).close(text, { ...spot, ...at });
  return typeof leaf === 'string' ? expect.unreachable('it is in clear') : leaf;
};

const reason = async (opening: Promise<unknown>): Promise<string> => {
  const error: unknown = await opening.catch((thrown: unknown) => thrown);
  return error instanceof BadRecord ? `${error.place}: ${error.reason}` : 'no trouble';
};

/** Letters that no compression makes shorter. */
const noise = (letters: number): string => Array.from({ length: letters }, () => Math.random().toString(36)[4] ?? 'x').join('');

test('what was sealed comes back, and nothing of it can be read meanwhile', async () => {
  const leaf = await close(TEXT);
  expect(new TextDecoder().decode(leaf)).not.toMatch(/Emden|captain|central/);
  expect(await unseal(key, leaf, spot)).toBe(TEXT);
});

test('the same is never sealed alike, and whatever others did is as long, be it much or little', async () => {
  const leaves = await Promise.all(
    ['', 'short', noise(950), JSON.stringify(Array(200).fill({ side: 'central', verb: 'raid' }))].map((text) => close(text)),
  );
  expect(new Set(leaves.map(({ length }) => length)).size).toBe(1);
  expect(await close(TEXT)).not.toEqual(await close(TEXT));
});

test('what only persons did takes less room, where one person does not play against another', async () => {
  const [own, others, shared] = await Promise.all([
    close(TEXT, { isTelling: false }),
    close(TEXT),
    close(TEXT, { isTelling: false }, { inOne: true }),
  ]);
  expect(own.length).toBeLessThan(others.length);
  expect(shared.length).toBeGreaterThan(2 ** 18);
});

test('what is too long takes twice the room', async () => {
  const [short, long] = [await close(''), await close(noise(1800))];
  expect([long.length > short.length, long.length < 2 * short.length]).toEqual([true, true]);
});

test('the key can be used and not read', async () => {
  await expect(crypto.subtle.exportKey('raw', key.key)).rejects.toThrow();
});

test('with another key it is said to be of another browser', async () => {
  const leaf = await close(TEXT, {}, { by: await newSealKey() });
  expect(await reason(unseal(key, leaf, spot))).toBe(
    'the seal: it was sealed in another browser, and can be opened only there until the game is over',
  );
});

const flipped = (leaf: Uint8Array<ArrayBuffer>, at: number) => leaf.with(at, (leaf.at(at) ?? 0) ^ 1);

test.each<[string, (leaf: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>, Partial<Spot>]>([
  ['one byte was changed', (leaf) => flipped(leaf, 40), {}],
  ['the nonce was changed', (leaf) => flipped(leaf, 10), {}],
  ['the end is missing', (leaf) => leaf.slice(0, -8), {}],
  ['hardly anything is left', (leaf) => leaf.slice(0, 12), {}],
  ['the place is another', (leaf) => leaf, { number: 2 }],
  ['the game is another', (leaf) => leaf, { game: 'b2' }],
])('a leaf of which %s is broken', async (_, change, at) => {
  const leaf = await close(TEXT);
  expect(await reason(unseal(key, change(leaf), { ...spot, ...at }))).toBe(
    'the seal: it is broken: something was changed after the record was sealed',
  );
});
