/** Where at the edge of a window signs point to what lies beyond it. Pure arithmetic. */
import type { Spot } from '../../kit/gestures.ts';
import { isIn } from '../../kit/in-full.ts';
import type { Box } from '../../kit/view-box.ts';
import { isOver } from './written.ts';

export interface Sign extends Spot {
  /** Clockwise from the right, in degrees. */
  readonly towards: number;
  /** So many lie there. */
  readonly count: number;
}

interface Aimed extends Sign {
  /** It stands at the left or right edge, along which it can step aside. */
  readonly isBeside: boolean;
}

/** So many steps a sign goes aside at most, now to one side and now to the other. */
const STEPS = Array.from({ length: 15 }, (_, step) => Math.ceil(step / 2) * (step % 2 === 0 ? 1 : -1));

/** A sign that steps aside along its edge until it lies over nothing; none if there is no room. */
function clearOf(sign: Aimed, { x, y, width, height }: Box, inset: number, taken: readonly Box[]): readonly Sign[] {
  const { isBeside, towards, count } = sign;
  const boxAt = (at: Spot): Box => ({ x: at.x - inset / 2, y: at.y - inset / 2, width: inset, height: inset });
  const within = { x: x + inset / 2, y: y + inset / 2, width: width - inset, height: height - inset };
  const place = STEPS.map((step) => ({ x: sign.x + (isBeside ? 0 : step * inset), y: sign.y + (isBeside ? step * inset : 0) })).find(
    (at) => isIn(within, at) && !taken.some((box) => isOver(box, boxAt(at))),
  );
  return place ? [{ ...place, towards, count }] : [];
}

/** Those that would stand closer than this are one. */
function gather<S extends Sign>(signs: S[], sign: S, apart: number): void {
  const place = signs.findIndex(({ x, y }) => Math.hypot(x - sign.x, y - sign.y) < apart);
  const known = signs[place];
  if (known) signs[place] = { ...known, count: known.count + sign.count };
  else signs.push(sign);
}

/**
 * One sign for all that lie in much the same direction; `inset` is how far a sign keeps from the edge, and half of what keeps two apart.
 * It gives way to whatever else is written there.
 */
export function signsTo(spots: readonly Spot[], box: Box, inset: number, taken: readonly Box[] = []): readonly Sign[] {
  const { x, y, width, height } = box;
  const middle = { x: x + width / 2, y: y + height / 2 };
  const aimed: Aimed[] = [];
  for (const spot of spots) {
    const [dx, dy] = [spot.x - middle.x, spot.y - middle.y];
    if (Math.abs(dx) <= width / 2 && Math.abs(dy) <= height / 2) continue;
    const [across, down] = [(width / 2 - inset) / Math.abs(dx), (height / 2 - inset) / Math.abs(dy)];
    const part = Math.min(across, down);
    const at = { x: middle.x + dx * part, y: middle.y + dy * part };
    gather(aimed, { ...at, towards: (Math.atan2(dy, dx) * 180) / Math.PI, count: 1, isBeside: across < down }, 2 * inset);
  }
  const signs: Sign[] = [];
  for (const sign of aimed) for (const clear of clearOf(sign, box, inset, taken)) gather(signs, clear, 2 * inset);
  return signs;
}
