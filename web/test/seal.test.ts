import { expect, test } from 'vitest';
import { BadRecord } from '../../kernel/index.ts';
import { isSealed, newSealKey, type SealedGame, seal, unseal } from '../seal.ts';

const key = await newSealKey();
const game = (record = 'the record of Emden'): SealedGame => ({ record, seats: { allied: 'person', central: 'captain' } });

const reason = async (opening: Promise<unknown>): Promise<string> => {
  const error: unknown = await opening.catch((thrown: unknown) => thrown);
  return error instanceof BadRecord ? `${error.place}: ${error.reason}` : 'no trouble';
};

test('what was sealed comes back, and nothing of it can be read meanwhile', async () => {
  const text = await seal(key, game());
  expect(isSealed(text)).toBe(true);
  expect(text).not.toMatch(/Emden|captain|central/);
  expect(await unseal(key, text)).toEqual(game());
});

test('the same game is never sealed alike, and always as long', async () => {
  const texts = await Promise.all(['', 'short', 'x'.repeat(200_000)].map((record) => seal(key, game(record))));
  expect(new Set(texts.map(({ length }) => length)).size).toBe(1);
  expect(await seal(key, game())).not.toBe(await seal(key, game()));
});

test('a long game takes twice the room, and letters beyond ASCII come back too', async () => {
  const long = game('ü'.repeat(200_000));
  const [short, text] = [await seal(key, game()), await seal(key, long)];
  expect(text.length / short.length).toBeCloseTo(2, 2);
  expect(await unseal(key, text)).toEqual(long);
});

test('the key can be used and not read', async () => {
  await expect(crypto.subtle.exportKey('raw', key.key)).rejects.toThrow();
});

test('with another key it is said to be of another browser', async () => {
  const text = await seal(await newSealKey(), game());
  expect(await reason(unseal(key, text))).toBe(
    'the seal: it was sealed in another browser, and can be opened only there until the game is over',
  );
});

test.each([
  ['one letter', (text: string) => text.replace(/"text":"(.)/, (_, letter: string) => `"text":"${letter === 'A' ? 'B' : 'A'}`)],
  ['its end', (text: string) => text.replace(/.{8}"}$/, '"}')],
  ['its nonce', (text: string) => text.replace(/"nonce":"(.)/, (_, letter: string) => `"nonce":"${letter === 'A' ? 'B' : 'A'}`)],
])('a seal of which %s was changed is broken', async (_, change) => {
  const text = await seal(key, game());
  expect(change(text)).not.toBe(text);
  expect(await reason(unseal(key, change(text)))).toBe('the seal: it is broken: something was changed after the record was sealed');
});

test('no record and no nonsense is taken for a sealed text', async () => {
  for (const text of ['', 'null', '[]', '{"format":"line-ahead record"}', '{"format":"line-ahead sealed record"}'])
    expect([isSealed(text), await reason(unseal(key, text))]).toEqual([false, 'the seal: this is no sealed record']);
});
