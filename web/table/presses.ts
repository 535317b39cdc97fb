/**
 * Tells the second half of a double click, and a key struck twice, from a press that is meant: what stands in the place of the first
 * is soon something else, and dice cannot be taken back.
 */
import { onCleanup, onMount } from 'solid-js';

interface Press {
  /** When it was made, by the clock of the events themselves: a busy machine hears of it later. */
  readonly at: number;
  /** The key, or null for a pointer. */
  readonly key: string | null;
  readonly x: number;
  readonly y: number;
  /** A key that is held down. */
  readonly isRepeat: boolean;
  /** What was asked when it was made. */
  readonly asked: object;
  /** Whether the pointer has been elsewhere since. */
  left: boolean;
}

/** In milliseconds. Who presses again at the same place so soon after the last press, or after what he presses was shown, has not read it. */
const SOON = 500;

/** In pixels: a hand is never quite still. */
const BESIDE = 8;

const isBeside = (one: Press, x: number, y: number): boolean => Math.hypot(one.x - x, one.y - y) <= BESIDE;

/** Keys by which what has the focus is pressed. A figure that needs Shift on some keyboards is meant as it is. */
const PRESSING = ['Enter', ' '];

export function createPresses(asking: () => object, shownAt: () => number) {
  let before: Press | null = null;
  let now: Press | null = null;
  let isShifted = false;

  const press = (made: Omit<Press, 'asked' | 'left'>): void => {
    before = now;
    now = { ...made, asked: asking(), left: false };
  };
  const onPointer = ({ timeStamp: at, clientX: x, clientY: y, shiftKey }: PointerEvent): void => {
    isShifted = shiftKey;
    press({ at, key: null, x, y, isRepeat: false });
  };
  const onKey = ({ timeStamp: at, key, repeat: isRepeat, shiftKey }: KeyboardEvent): void => {
    isShifted = shiftKey && PRESSING.includes(key);
    press({ at, key, x: 0, y: 0, isRepeat });
  };
  /** What is dragged is ordered when it is let go. */
  const onRelease = ({ shiftKey }: PointerEvent): void => {
    isShifted = shiftKey;
  };
  const onMove = ({ clientX, clientY }: PointerEvent): void => {
    if (now && !isBeside(now, clientX, clientY)) now.left = true;
  };

  const listening = { capture: true, passive: true } as const;
  onMount(() => {
    document.addEventListener('pointerdown', onPointer, listening);
    document.addEventListener('pointermove', onMove, listening);
    document.addEventListener('pointerup', onRelease, listening);
    document.addEventListener('keydown', onKey, listening);
  });
  onCleanup(() => {
    document.removeEventListener('pointerdown', onPointer, listening);
    document.removeEventListener('pointermove', onMove, listening);
    document.removeEventListener('pointerup', onRelease, listening);
    document.removeEventListener('keydown', onKey, listening);
  });

  return {
    /** Whether what is done now is done by the second of two presses that were one. */
    isSecond: (): boolean => {
      if (!now || !before || now.key !== before.key) return false;
      if (now.isRepeat) return true;
      const isThere = now.key !== null || (!before.left && isBeside(before, now.x, now.y));
      return isThere && now.at - Math.max(before.at, shownAt()) < SOON;
    },
    /** Whether Shift is held: then the order is the last of its question. */
    isLast: (): boolean => isShifted,
    /** Whether something else was asked when the press before was made. */
    isElsewhere: (): boolean => before?.asked !== asking(),
  };
}
