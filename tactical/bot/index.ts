/** The captain in battle: he sees what his side sees, and weighs it by the very checks that the battle rolls. */
import type { Asked, Command, Decision, Item, Json, Plan, Question, Verbs } from '../../kernel/index.ts';
import { answering, best, countOffered, firstOf } from '../../kernel/index.ts';
import type { Side } from '../battle.ts';
import type { Fighting } from '../fight.ts';
import type { Allotting } from '../hits.ts';
import type { Entering } from '../initiative.ts';
import type { Tactics } from '../tactics.ts';
import { boxesLeft } from '../vessel.ts';
import type { BasicView, BattleView } from '../view.ts';
import { gunnery, torpedoes } from './aiming.ts';
import { manoeuvre } from './manoeuvre.ts';
import type { Plot, Stakes } from './plot.ts';
import { plotOf } from './plot.ts';
import { abandon, breakOff, changeRange } from './wishes.ts';

export { balanceOf } from './balance.ts';
export type { Stakes } from './plot.ts';
export { PLAIN } from './plot.ts';
export { balanceInWords, gainInWords } from './reasons.ts';

/** Land at the enemy's back keeps him from running: the best edge is the one opposite to it (GW-TAC-LAND). */
function enter<K extends Fighting>({ view }: Plot, { question, chance, because }: Asked<K, Entering>): Command | undefined {
  const land = 'land' in view ? view.land : [];
  const edges = question.targets('enter');
  const opposite = edges.find((each) => land.includes((each + 3) % 6));
  because?.(
    opposite === undefined
      ? `None of ${edges.length} edges has land behind the enemy: one is as good as another.`
      : 'There is land at the enemy’s back, and he cannot run that way.',
  );
  const edge = opposite ?? edges[chance(edges.length)];
  return edge === undefined ? undefined : question.order('enter', edge);
}

/** CW-9.32a: a hull box comes off the ship that has most of them, anything else off the one that has least to lose. */
function allot<K extends Fighting>({ view, own }: Plot, question: Question<K, Allotting>): Command | undefined {
  const vessels = new Map(own.flatMap((piece) => piece.vessels.map((vessel) => [vessel.sheet.id, vessel])));
  const ship = best(question.targets('allot'), (id) => {
    const vessel = vessels.get(id);
    const left = vessel ? boxesLeft(vessel.sheet, vessel.condition, 'hull') : 0;
    return view.struck?.blow === 'hull' ? left : -left;
  });
  return ship === undefined ? undefined : question.order('allot', ship);
}

/** How the captain answers whatever a battle asks; the game says what a side has at stake. */
export function battlePlans<K extends Fighting>(
  tactics: Tactics<K>,
  stakesOf: (data: K['data'], view: K['view'], side: Side) => Stakes,
): readonly Plan<K>[] {
  const { lender, entry, setUp, move, basic } = tactics;

  /** Weighed on a plot of the battle; where there is one answer only, it is given without. */
  const weighing = <I extends Item, V extends Verbs, D extends Json>(
    decision: Decision<K, I, V, D>,
    seen: (view: K['view']) => BattleView | BasicView,
    answer: (plot: Plot, asked: Asked<K, V, I, D>) => Command | undefined,
  ): Plan<K> =>
    answering(decision, (asked) => {
      if (countOffered(asked.question.offer) === 1) return firstOf(asked.question);
      const view = asked.view();
      return answer(plotOf(seen(view), asked.side, stakesOf(asked.data, view, asked.side)), asked);
    });

  const onMap = (view: K['view']) => lender.battleSeen(view);
  const inLine = (view: K['view']) => lender.basicSeen(view);
  return [
    weighing(entry, onMap, enter),
    answering(setUp, ({ question, because }) => {
      const counters = new Set(question.targets('place').map(([id]) => id)).size;
      because?.(
        counters === 1
          ? 'With one counter every formation is the same.'
          : `${counters} counters lie in as few hexes as will hold them, and fight together.`,
      );
      return question.order('form-up');
    }),
    weighing(move, onMap, manoeuvre),
    ...[tactics, basic].flatMap((system) => [
      weighing(system.gunnery.aim, system.gunnery.field.seen, gunnery),
      weighing(system.torpedoes.aim, system.torpedoes.field.seen, torpedoes),
      weighing(system.gunnery.allot, system.gunnery.field.seen, (plot, { question }) => allot(plot, question)),
    ]),
    weighing(basic.deadShips, inLine, (plot, { question }) => abandon(plot, question)),
    weighing(basic.disengaging, inLine, breakOff),
    weighing(basic.range, inLine, changeRange),
  ];
}
