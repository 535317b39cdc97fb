/** Who tows whom, as far as the viewer can see (GW-TAC-TOW). */
import type { PieceView } from '../view.ts';
import { gathered } from './gathered.ts';
import type { Fight } from './results.ts';

export type Pair = readonly [token: string, other: string];

/** Of the enemy's it is told that they tow, not whom: two that lie alone together can be no others. */
const pairsSeen = (pieces: readonly PieceView[]): readonly Pair[] =>
  [...gathered(pieces, ({ hex, side }) => `${side} ${hex}`).values()].flatMap(([one, two, ...others]) =>
    one && two && others.length === 0 ? [[one.token, two.token] as const] : [],
  );

/** Who is tied to whom, each pair once. */
export function towsIn({ pieces }: Fight): readonly Pair[] {
  const towing = pieces.filter((piece) => piece.towing);
  const tokens = new Map(towing.flatMap(({ own, token }) => (own ? [[own.id, token] as const] : [])));
  const own = towing.flatMap((piece): readonly Pair[] => {
    const other = tokens.get(piece.own?.tow ?? '');
    return other !== undefined && piece.token < other ? [[piece.token, other]] : [];
  });
  return [...own, ...pairsSeen(towing.filter((piece) => piece.own === null))];
}
