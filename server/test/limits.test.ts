import { expect, test } from 'vitest';
import { networkOf } from '../api/caller.ts';
import { AtMost } from '../at-most.ts';
import { Limits } from '../limits.ts';
import { Refusal } from '../refusal.ts';

const MINUTE = 60_000;

function counting(times: number, most = 1000) {
  const clock = { now: 1_000_000 };
  const limits = new Limits({ now: () => clock.now, limits: { chat: { times, per: MINUTE } }, most });
  const take = (key: string): number => {
    try {
      limits.take('chat', key);
      return 0;
    } catch (error) {
      return error instanceof Refusal ? (error.wait ?? -1) : -1;
    }
  };
  return { clock, limits, take };
}

test('so many at once, then one more for each share of the time', () => {
  const { clock, take } = counting(3);
  expect([take('a'), take('a'), take('a'), take('a')]).toEqual([0, 0, 0, 20_000]);
  clock.now += 19_999;
  expect(take('a')).toBe(1);
  clock.now += 1;
  expect([take('a'), take('a')]).toEqual([0, 20_000]);
  clock.now += MINUTE;
  expect([take('a'), take('a'), take('a'), take('a')]).toEqual([0, 0, 0, 20_000]);
});

test('a seventh of a minute adds up to seven', () => {
  const { take } = counting(7);
  expect(Array.from({ length: 8 }, () => take('a') > 0)).toEqual([...Array<boolean>(7).fill(false), true]);
});

test('being refused costs nothing more, and nobody pays for another', () => {
  const { clock, take } = counting(1);
  take('a');
  for (let tries = 0; tries < 50; tries += 1) expect(take('a')).toBe(MINUTE);
  expect(take('b')).toBe(0);
  clock.now += MINUTE;
  expect(take('a')).toBe(0);
});

test('no more keys are remembered than told, and whoever keeps trying is not forgotten', () => {
  const { limits, take } = counting(1, 100);
  take('eager');
  for (let other = 0; other < 10_000; other += 1) {
    take(`other ${other}`);
    if (other % 50 === 0) expect(take('eager')).toBe(MINUTE);
  }
  expect(limits.remembered).toBe(100);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('two at once, two in line, the fifth is sent away; a failure makes room too', async () => {
  const turns = new AtMost(2, 2);
  let [running, most] = [0, 0];
  const work = async (fails: boolean) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    if (fails) throw new Error('broken');
  };
  const all = await Promise.allSettled([true, false, true, false, false].map((fails) => turns.run(() => work(fails))));
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled', 'rejected']);
  expect(all[4]).toMatchObject({ reason: { code: 'busy' } });
  await turns.run(() => work(false));
  expect(most).toBe(2);
});
