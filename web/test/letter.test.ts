import { expect, test } from 'vitest';
import { BadRecord, Game, recordOf } from '../../kernel/index.ts';
import { hunt } from '../../kernel/test/hunt.ts';
import type { HandedGame } from '../../table/index.ts';
import { closed, newLetterBox, opened, readLetter } from '../letter.ts';

const box = await newLetterBox();
const settings = { scenario: hunt.scenarios[0]?.id ?? '', options: {}, seed: 'secret seed', dice: 'fast' } as const;
const game: HandedGame = { record: recordOf(new Game(hunt, settings, { chain: true })), seats: { hunter: 'person', raider: 'random' } };

const letterFor = async (address: string, of = game) => readLetter(await closed(address, of)) ?? expect.unreachable('no letter');

const reason = async (opening: Promise<unknown>): Promise<string> => {
  const error: unknown = await opening.catch((thrown: unknown) => thrown);
  return error instanceof BadRecord ? `${error.place}: ${error.reason}` : 'no trouble';
};

test('what was closed for an address opens there, with who sits where', async () => {
  expect(await opened(box, await letterFor(box.address))).toEqual(game);
});

test('nothing of it can be read on the way, and however much was played it is as long', async () => {
  const text = await closed(box.address, game);
  expect(text).not.toMatch(/secret seed|raider|journal/);
  const longer = { ...game, record: { ...game.record, journal: Array(500).fill({ side: 'raider', verb: 'steer' }) } };
  expect(await closed(box.address, longer)).toHaveLength(text.length);
});

test('no other browser opens it, and its key can be used and not read', async () => {
  const letter = await letterFor(box.address);
  expect(await reason(opened(await newLetterBox(), letter))).toMatch('handed over to another browser');
  const pretender = { ...(await newLetterBox()), address: box.address };
  expect(await reason(opened(pretender, letter))).toMatch('it is broken');
  await expect(crypto.subtle.exportKey('pkcs8', box.key)).rejects.toThrow();
});

test('what was changed is broken; what is no address is none; and a record is no letter', async () => {
  const letter = await letterFor(box.address);
  expect(await reason(opened(box, { ...letter, text: `${letter.text.slice(0, -8)}AAAAAAA=` }))).toMatch('it is broken');
  expect(await reason(closed('nowhere', game))).toBe('the address: no browser has such an address');
  expect([readLetter(JSON.stringify(game.record)), readLetter('{'), readLetter(new Uint8Array())]).toEqual([null, null, null]);
});
