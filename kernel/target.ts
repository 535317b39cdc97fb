/** What a target is made of. */
import type { Target } from './kind.ts';

/** The ids in a target, in order; none where nothing is pointed at. */
export const atomsOf = (target: Target | null): readonly string[] => (target === null ? [] : [target].flat().map(String));
