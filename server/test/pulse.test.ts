import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { feelPulse } from '../play/pulse.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
