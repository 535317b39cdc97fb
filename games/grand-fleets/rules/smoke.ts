/** GF-12.2 (ours): smoke that small ships lay in their wake, how long it hangs, and whom it hides. */
import type { Hex } from '../../../chart/hex.ts';
import { distance, neighbour } from '../../../chart/hex.ts';
import type { Reason } from '../../../kernel/index.ts';
import type { Play } from '../kind.ts';
import { auto, when } from '../kind.ts';
import type { ShipId, Smoke, State } from '../state.ts';
import { wayTo } from './line-of-fire.ts';
import type { Passage } from './passage.ts';
import type { Waters } from './waters.ts';

/** GF-12.2.1, GF-12.2.2: the turns for which it hangs besides the one in which it is laid. */
const HANGS = { funnel: 0, chemical: 1 } as const;

/** Every hex that she leaves. */
export function trail({ smoking, smoke, turn }: State, ship: ShipId, passage: Passage): readonly Smoke[] {
  const kind = smoking.find((each) => each.ship === ship)?.kind;
  if (kind === undefined) return smoke;
  const until = turn + HANGS[kind];
  const laid = passage.hexes.filter((hex) => hex !== passage.end.hex).map((hex): Smoke => ({ hex, until }));
  return [...smoke.filter(({ hex }) => !laid.some((each) => each.hex === hex)), ...laid];
}

/** GF-12.2: no gun fires into smoke, out of it or through it, but at the next hex. Where the line runs between two hexes, both must be in smoke. */
export function isScreened({ smoke }: Pick<Waters, 'smoke'>, from: Hex, to: Hex): boolean {
  if (smoke.size === 0 || distance(from, to) <= 1) return false;
  if (smoke.has(from) || smoke.has(to)) return true;
  return wayTo(to - from).some(([one, other]) => smoke.has(from + one) && (other === undefined || smoke.has(from + other)));
}

export const SCREENED: Reason = { words: 'there is smoke in the way', rule: 'GF-12.2' };

/** GF-12.2, GF-12.4.2: at the end of a turn. What is left drifts with the wind. */
const drifted = ({ smoke, turn, wind }: State): readonly Smoke[] =>
  smoke.filter(({ until }) => until > turn).map(({ hex, until }): Smoke => ({ hex: wind === null ? hex : neighbour(hex, wind), until }));

export const smokeDrifts = when(
  ({ state }: Play) => state.smoke.length > 0 || state.smoking.length > 0,
  auto('smoke-drifts', 'GF-12.2', ({ state }) => {
    state.smoke = drifted(state);
    state.smoking = [];
  }),
);
