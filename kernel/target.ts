/** What a target is made of. */
import type { Target } from './kind.ts';

/** The ids in a target, in order; none where nothing is pointed at. */
export function atomsOf(target: Target | null): readonly string[] {
  if (target === null) return [];
  return typeof target === 'object' ? target.map(String) : [String(target)];
}
