/** Drag and pinch with pointer events. A press that moves less than four pixels stays a click. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Hands {
  /** The chart was dragged by so many pixels. */
  readonly drag: (dx: number, dy: number) => void;
  /** Two fingers spread by a factor about a point of the screen. */
  readonly pinch: (factor: number, about: Spot) => void;
}

export const SLACK = 4;

const middle = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

export interface Gestures {
  readonly down: (id: number, at: Spot) => void;
  /** Answers whether the gesture is a drag by now, so that the caller may hold on to the pointer. */
  readonly move: (id: number, at: Spot) => boolean;
  readonly up: (id: number) => void;
  /** Whether the press that just ended was a drag; asking clears it. */
  readonly wasDrag: () => boolean;
}

export const gestures = (hands: Hands): Gestures => {
  const fingers = new Map<number, Spot>();
  let start: Spot | undefined;
  let dragging = false;

  const pinchWith = (id: number, at: Spot): void => {
    const before = fingers.get(id);
    const other = [...fingers].find(([finger]) => finger !== id)?.[1];
    if (!before || !other) return;
    const [was, is] = [middle(before, other), middle(at, other)];
    hands.pinch(apart(at, other) / Math.max(1, apart(before, other)), was);
    hands.drag(is.x - was.x, is.y - was.y);
  };

  const dragWith = (id: number, at: Spot): void => {
    const before = fingers.get(id);
    if (before) hands.drag(at.x - before.x, at.y - before.y);
  };

  return {
    down: (id, at) => {
      if (fingers.size === 0) {
        start = at;
        dragging = false;
      }
      fingers.set(id, at);
      if (fingers.size > 1) dragging = true;
    },
    move: (id, at) => {
      if (!fingers.has(id)) return false;
      if (!dragging && start && apart(start, at) < SLACK) return false;
      dragging = true;
      if (fingers.size > 1) pinchWith(id, at);
      else dragWith(id, at);
      fingers.set(id, at);
      return true;
    },
    up: (id) => {
      fingers.delete(id);
    },
    wasDrag: () => {
      const answer = dragging;
      dragging = false;
      return answer;
    },
  };
};
