/** Points outside the sea zones, told as they are given. */
import type { Alliance } from '../data/map.ts';
import type { Play } from '../kind.ts';

export function award(g: Play, side: Alliance, points: number, why: string, rule: string): void {
  g.state.points[side] += points;
  g.tell?.({ type: 'points', side, points, why, rule });
}
