/** How the captain groups his boats: he leaves the lame behind, and takes in whoever keeps up (GF-13.2). */
import { answering } from '../../../kernel/index.ts';
import { battleOf, shipIn } from '../data/data.ts';
import { helmOf } from '../rules/passage.ts';
import { regroup } from '../rules/regrouping.ts';
import type { Division, ShipId } from '../state.ts';

/** A boat that is slower by this is a drag on the others. */
const LAME = 2;

export const divisions = answering(regroup, ({ question, data, view }) => {
  const seen = view();
  const battle = battleOf(data, seen);
  const speedOf = (boat: ShipId): number => {
    const { points, jammed } = helmOf(battle, shipIn(battle, seen, boat));
    return jammed ? 0 : points;
  };
  const boatsUnder = (piece: ShipId): Division => question.draft.find(([lead]) => lead === piece) ?? [piece];
  const keepUp = (boats: Division): boolean => Math.max(...boats.map(speedOf)) - Math.min(...boats.map(speedOf)) < LAME;
  for (const piece of question.pieces) {
    const boats = boatsUnder(piece);
    const slowest = boats.toSorted((one, other) => speedOf(one) - speedOf(other))[0];
    if (slowest !== undefined && !keepUp(boats)) return question.order('part', [piece, slowest]);
    const equal = question.targetsUnder(piece, 'join').find(([, other]) => keepUp([...boats, ...boatsUnder(other)]));
    if (equal) return question.order('join', equal);
  }
  return question.order('done');
});
