/** Whose eyes the board is seen with. */
import type { Side } from '../state.ts';
import type { View } from '../view.ts';

/** Null for an onlooker, who has no fleets. */
export const ownSide = ({ fleets }: Pick<View, 'fleets'>): Side | null => fleets[0]?.side ?? null;
