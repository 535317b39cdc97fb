/** What Great War at Sea teaches at its table. */
import type { Goal, GoalForce, GoalLevel, Teaching } from '../../../kit/teaching.ts';
import { forceOf } from '../../../register/forces.ts';
import { whys as battleWhys } from '../../../tactical/whys.ts';
import type { Data, War } from '../data/data.ts';
import { warIn } from '../data/data.ts';
import { SIDES, type Side } from '../state.ts';
import type { View } from '../view.ts';
import { whys } from '../words/whys.ts';
import { aimInWords } from './aims.ts';
import { sideFlag } from './facts.ts';

/** GW-18.1, as far as the viewer knows what was scored. */
function levelsIn({ operation: { sides, margin } }: War, { points: { allied, central } }: View): GoalLevel[] {
  const lead = allied - central;
  const ahead = (side: Side, by: number): GoalLevel => ({
    score: `${sides[side].name} lead by ${margin} or more`,
    words: 'victory',
    isHere: by >= margin,
  });
  return [ahead('allied', lead), { score: 'a smaller lead', words: 'a draw', isHere: Math.abs(lead) < margin }, ahead('central', -lead)];
}

/** The fleets by name; where they lie and what they are ordered is nobody else’s. */
const forceOfSide = (war: War, side: Side): GoalForce => ({
  side: war.operation.sides[side].name,
  nation: sideFlag(war)[side],
  parts: war.operation.fleets
    .filter((fleet) => fleet.side === side)
    .map(({ name, ships }) => ({ name, words: forceOf(ships.map(({ vessel, number }) => ({ id: vessel, number }))).words })),
});

const goal = (view: View, data: Data): Goal => {
  const war = warIn(data, view);
  const { id, title, words, turns, margin, aims, history } = war.operation;
  return {
    scenario: id,
    title,
    words,
    wins: [
      `Points are counted after turn ${turns.last}. Whoever leads by ${margin} or more has won; anything less is a draw.`,
      'A ship that is lost is worth her points to the enemy, one that is crippled at the end a quarter of them.',
      ...aims.map((aim) => aimInWords(war, aim)),
    ],
    levels: levelsIn(war, view),
    forces: SIDES.map((side) => forceOfSide(war, side)),
    history: history.words,
  };
};

export const teaching: Teaching<View, Data> = {
  whys: { ...battleWhys, ...whys },
  setUps: [],
  goal,
};
