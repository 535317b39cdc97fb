/** Which names are written where ships lie close: those that matter most come first, and none is written over another. Pure arithmetic. */
import type { Box } from '../../kit/view-box.ts';
import type { Berth } from './berths.ts';
import { plateBox } from './fan.ts';

export const isOver = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

/** Who comes first among the tokens is named first; whose name would lie over another goes without. */
export function writtenNames(tokens: readonly string[], berths: ReadonlyMap<string, Berth>): ReadonlySet<string> {
  const taken: Box[] = [];
  return new Set(
    tokens.filter((token) => {
      const berth = berths.get(token);
      if (!berth) return false;
      const box = plateBox(berth, berth.plate, 0, berth.pixel);
      const isFree = taken.every((other) => !isOver(box, other));
      if (isFree) taken.push(box);
      return isFree;
    }),
  );
}
