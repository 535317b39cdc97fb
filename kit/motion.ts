/** Short glides that explain a change of view; none where the system asks for reduced motion. */
import type { Accessor } from 'solid-js';
import { type Box, between } from './view-box.ts';

const MILLISECONDS = 220;

export const isMotionAllowed = (): boolean => !globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;

const ease = (part: number): number => 1 - (1 - part) ** 3;

export interface Glide {
  readonly to: (goal: Box) => void;
  readonly stop: () => void;
  /** Where the glide under way will end. */
  readonly goal: () => Box | null;
}

export const glide = (view: Accessor<Box>, set: (box: Box) => void): Glide => {
  let frame = 0;
  let bound: Box | null = null;
  const stop = (): void => {
    cancelAnimationFrame(frame);
    bound = null;
  };
  const to = (goal: Box): void => {
    stop();
    if (!isMotionAllowed()) {
      set(goal);
      return;
    }
    bound = goal;
    const [from, since] = [view(), performance.now()];
    const tick = (now: number): void => {
      const part = Math.min(1, Math.max(0, now - since) / MILLISECONDS);
      set(between(from, goal, ease(part)));
      if (part < 1) frame = requestAnimationFrame(tick);
      else bound = null;
    };
    frame = requestAnimationFrame(tick);
  };
  return { to, stop, goal: () => bound };
};
