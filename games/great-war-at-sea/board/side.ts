/** Whose eyes the board is seen with. */
import type { War } from '../data/data.ts';
import type { Side } from '../state.ts';
import type { View } from '../view.ts';

/** Null for an onlooker, who has no fleets. */
export const ownSide = ({ fleets }: Pick<View, 'fleets'>): Side | null => fleets[0]?.side ?? null;

/** Channels that the own side has swept. */
export function channelsOf({ theatre, operation }: War, view: Pick<View, 'fleets'>): readonly string[] {
  const side = ownSide(view);
  if (side === null) return [];
  const { nations } = operation.sides[side];
  return theatre.channels.filter(({ owner }) => nations.includes(owner)).map(({ id }) => id);
}
