import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Rounds } from '../rounds.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A piece of work that ends when it is told to. */
function held() {
  const ends: (() => void)[] = [];
  return { ends, round: () => new Promise<void>((resolve) => ends.push(resolve)) };
}

test('a round begins only when the last is over, and the end waits for it', async () => {
  const { ends, round } = held();
  const rounds = new Rounds(10, round, () => {});
  await vi.advanceTimersByTimeAsync(35);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(10);
  expect(ends).toHaveLength(2);

  let isOver = false;
  const over = rounds.end().then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(50);
  expect([isOver, ends.length]).toEqual([false, 2]);
  ends[1]?.();
  await over;
});

test('trouble in a round is told, and the next begins all the same', async () => {
  const troubles: unknown[] = [];
  const rounds = new Rounds(
    10,
    () => Promise.reject(new Error('away')),
    (error) => troubles.push(error),
  );
  await vi.advanceTimersByTimeAsync(25);
  expect(troubles).toEqual([new Error('away'), new Error('away')]);
  await rounds.end();
});
