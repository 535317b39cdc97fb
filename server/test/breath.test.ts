import { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { breathOn } from '../play/breath.ts';

const nextBreath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('what is said in one breath goes out at once, in its order, and the next by itself', async () => {
  const packets: string[] = [];
  const line = new Duplex({
    read: () => undefined,
    writev: (chunks, done) => {
      packets.push(chunks.map(({ chunk }) => String(chunk)).join(' '));
      done();
    },
  });
  const breathe = breathOn(line);
  const say = (words: string): void => {
    breathe();
    line.write(words);
  };
  say('news');
  await null;
  say('time');
  await null;
  say('answer');
  await nextBreath();
  say('more');
  await nextBreath();
  expect(packets).toEqual(['news time answer', 'more']);
});
