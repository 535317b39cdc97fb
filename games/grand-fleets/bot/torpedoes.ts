/** How the captain uses torpedoes: at ships that are near, into the arc in which they will be if they hold on, and not all at one. */
import { answering, best } from '../../../kernel/index.ts';
import type { Arc } from '../data/card.ts';
import { battleOf, placeOf, shipIn } from '../data/data.ts';
import { enemiesOf } from '../rules/action.ts';
import { arcsTo } from '../rules/arcs.ts';
import { launching } from '../rules/torpedoes.ts';
import { type Waters, watersOf } from '../rules/waters.ts';
import type { ShipId } from '../state.ts';
import type { ShipView } from '../view.ts';
import { torpedoBetween, worthOfDamage } from './exchange.ts';
import { holdingOn, type Stance } from './stance.ts';

interface Launch {
  readonly target: ShipId;
  readonly arc: Arc;
  readonly worth: number;
}

/** A torpedo is worth keeping for something better than this. */
const WORTHWHILE = 0.12;

/** The best that one torpedo of a ship could do, beside those that are in the water already. */
function bestLaunch(waters: Waters, from: Stance, enemies: readonly Stance[], launched: ReadonlyMap<ShipId, number>): Launch | undefined {
  const promise = (to: Stance): number => {
    const others = launched.get(to.ship.id) ?? 0;
    const each = torpedoBetween(waters, from, to);
    return worthOfDamage(to, (others + 1) * each) - worthOfDamage(to, others * each);
  };
  const to = best(enemies, promise, WORTHWHILE);
  const arc = to && arcsTo(from, to.hex)[0];
  return to && arc !== undefined ? { target: to.ship.id, arc, worth: promise(to) } : undefined;
}

/** How many of our torpedoes are meant for each enemy. */
function meantFor(launches: readonly (readonly [ShipId, ShipId, ...Arc[]])[]): ReadonlyMap<ShipId, number> {
  const launched = new Map<ShipId, number>();
  for (const [, target] of launches) launched.set(target, (launched.get(target) ?? 0) + 1);
  return launched;
}

/** Ship by ship, in their order: whoever comes before the last launch has been thought of. All are taken to go on as they went. */
export const torpedoes = answering(launching, ({ question, data, side, view, because }) => {
  const seen = view();
  const battle = battleOf(data, seen);
  const waters = watersOf(battle, seen);
  const goingOn = (ship: ShipView): Stance => holdingOn(battle, ship, false, ship.spent);
  const enemies = enemiesOf(seen, side).map(goingOn);
  const last = question.draft.at(-1)?.[0];
  const from = last === undefined ? -1 : placeOf(battle, last);
  for (const id of question.pieces) {
    if (placeOf(battle, id) < from || question.targetsUnder(id, 'launch').length === 0) continue;
    const launch = bestLaunch(waters, goingOn(shipIn(battle, seen, id)), enemies, meantFor(question.draft));
    if (!launch) continue;
    because?.(
      `Points of harm to be expected, if she goes on as she went: ${launch.worth.toFixed(1)}, beside those that are in the water already.`,
    );
    return question.order('launch', [id, launch.target, launch.arc]);
  }
  return question.order('done');
});
