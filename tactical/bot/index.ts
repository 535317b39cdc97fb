/** The captain in battle: he sees what his side sees, and weighs it by the very checks that the battle rolls. */
import type { Command } from '../../kernel/index.ts';
import { boxesLeft } from '../vessel.ts';
import type { BasicView, BattleView } from '../view.ts';
import { gunnery, torpedoes } from './aiming.ts';
import type { Question } from './asked.ts';
import { best, isIdle, order, targets } from './asked.ts';
import { manoeuvre } from './manoeuvre.ts';
import type { Plot, Stakes } from './plot.ts';
import { PLAIN, plotOf } from './plot.ts';
import { abandon, breakOff, changeRange } from './wishes.ts';

export type { Question } from './asked.ts';
export { balanceOf } from './balance.ts';
export type { Stakes } from './plot.ts';

type Plan = (plot: Plot, asked: Question) => Command | undefined;

/** Land at the enemy's back keeps him from running: the best side is the one opposite to it (GW-TAC-LAND). */
const entry: Plan = ({ view }, asked) => {
  const land = 'land' in view ? view.land : [];
  const sides = targets(asked, 'enter');
  const facing = sides.find((side) => land.includes((Number(side) + 3) % 6));
  return order(asked, 'enter', facing ?? sides[asked.chance(sides.length)]);
};

/** CW-9.32a: a hull box comes off the ship that has most of them, anything else off the one that has least to lose. */
const allot: Plan = ({ view, own }, asked) => {
  const blow = view.struck?.blow;
  const vessels = new Map(own.flatMap((piece) => piece.vessels.map((vessel) => [vessel.sheet.id, vessel])));
  const ship = best(targets(asked, 'allot'), (id) => {
    const vessel = vessels.get(String(id));
    const left = vessel ? boxesLeft(vessel.sheet, vessel.condition, 'hull') : 0;
    return blow === 'hull' ? left : -left;
  });
  return ship === undefined ? undefined : order(asked, 'allot', ship);
};

const plans: Readonly<Record<string, Plan>> = {
  'entry-side': entry,
  'set-up': (_plot, asked) => order(asked, 'form-up'),
  move: manoeuvre,
  gunnery,
  torpedoes,
  allot,
  'dead-ships': abandon,
  disengaging: breakOff,
  range: changeRange,
};

/** The answer to a question of a battle; undefined for any other. */
export function battleAnswer(view: BattleView | BasicView, asked: Question, stakes: Stakes = PLAIN): Command | undefined {
  const plan = plans[asked.question.name];
  if (plan && isIdle(asked)) return order(asked, 'done');
  return plan?.(plotOf(view, asked.side, stakes), asked);
}
