/** A ship's track by movement point, for all move at once and a point is what they have in common (GF-5.2.2). */
import type { Hex } from '../../../chart/hex.ts';
import type { Track } from '../events/movement.ts';
import { costOfPart, type Manoeuvre, readOrder } from '../rules/orders.ts';

type Position = Track['path'][number];

/** Hex by hex and turn by turn, as the path counts them. */
const manoeuvres = (order: string): readonly Manoeuvre[] =>
  (readOrder(order) ?? []).flatMap((part): Manoeuvre | Manoeuvre[] =>
    typeof part === 'number' ? Array.from({ length: part }, () => 1) : part === 'off' ? [] : part,
  );

/** Where she is when no point is spent, when one is, and so on; a turn that is free comes with the last (GF-5.3.2e). */
export function byPoint({ order, path, spent }: Track, jammed: boolean): readonly Position[] {
  const [first] = path;
  if (!first) return [];
  const places: Position[] = [first];
  let paid = 0;
  manoeuvres(order).forEach((part, place) => {
    const before = places.at(-1) ?? first;
    paid = Math.min(spent, paid + costOfPart(part, jammed));
    while (places.length <= paid) places.push(before);
    places[paid] = path[place + 1] ?? before;
  });
  return places;
}

/** The hexes of so many places, each once as long as she stays in it. */
export const hexesOf = (places: readonly Position[]): readonly Hex[] =>
  places.flatMap(({ hex }, place) => (hex === places[place - 1]?.hex ? [] : hex));
