/** Where at the edge of a window signs point to what lies beyond it. Pure arithmetic. */
import type { Spot } from '../../kit/gestures.ts';
import type { Box } from '../../kit/view-box.ts';

export interface Sign extends Spot {
  /** Clockwise from the right, in degrees. */
  readonly towards: number;
  /** So many lie there. */
  readonly count: number;
}

/** One sign for all that lie in much the same direction; `inset` is how far a sign keeps from the edge, and half of what keeps two apart. */
export function signsTo(spots: readonly Spot[], { x, y, width, height }: Box, inset: number): readonly Sign[] {
  const middle = { x: x + width / 2, y: y + height / 2 };
  const signs: Sign[] = [];
  for (const spot of spots) {
    const [dx, dy] = [spot.x - middle.x, spot.y - middle.y];
    if (Math.abs(dx) <= width / 2 && Math.abs(dy) <= height / 2) continue;
    const part = Math.min((width / 2 - inset) / Math.abs(dx), (height / 2 - inset) / Math.abs(dy));
    const at = { x: middle.x + dx * part, y: middle.y + dy * part };
    const place = signs.findIndex((sign) => Math.hypot(sign.x - at.x, sign.y - at.y) < 2 * inset);
    const known = signs[place];
    if (known) signs[place] = { ...known, count: known.count + 1 };
    else signs.push({ ...at, towards: (Math.atan2(dy, dx) * 180) / Math.PI, count: 1 });
  }
  return signs;
}
