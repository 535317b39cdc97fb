import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { feelPulse } from '../play/pulse.ts';
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

class Line extends EventEmitter {
  pings = 0;
  isCut = false;
  ping(): void {
    this.pings++;
  }
  terminate(): void {
    this.isCut = true;
  }
}

function felt(): Line {
  const line = new Line();
  feelPulse(line, 10);
  return line;
}

test('whoever answers stays, and whoever is silent for a whole round is let go', () => {
  const [answers, silent] = [felt(), felt()];
  vi.advanceTimersByTime(10);
  answers.emit('pong');
  vi.advanceTimersByTime(10);
  expect([answers.isCut, answers.pings, silent.isCut, silent.pings]).toEqual([false, 2, true, 1]);
});

test('a line that is closed is asked nothing', () => {
  const line = felt();
  line.emit('close');
  vi.advanceTimersByTime(50);
  expect([line.pings, line.isCut]).toEqual([0, false]);
});
