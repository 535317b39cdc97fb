/** The Allies at sea: where their fleets go, and which of them look for the enemy. */
import type { Area } from '../data/map.ts';
import { AREA_FACTS, AREAS, distance, isArea } from '../data/map.ts';
import type { Plan, Question } from './asked.ts';
import { best, order, part, targets } from './asked.ts';
import { assign, canFight, coverOf, look, nerveOf } from './cover.ts';
import { preyOf } from './prey.ts';
import { settings } from './settings.ts';
import type { Squadron } from './squadrons.ts';
import { isFlotilla, squadronsOf } from './squadrons.ts';

const COALS = AREAS.filter((area) => AREA_FACTS[area].coal);
const fromCoal = new Map(AREAS.map((area) => [area, Math.min(...COALS.map((coal) => distance(area, coal)))]));

/** CW-10.1: enough left to reach coal, and a box to lie there. */
const mayGo = (fuel: number, to: Area): boolean => fuel - 2 > 2 * (fromCoal.get(to) ?? 0);

const stepsOffered = (asked: Question): Map<string, Area[]> => {
  const steps = new Map<string, Area[]>();
  for (const target of targets(asked, 'move')) {
    const to = part(target, 1);
    if (isArea(to)) steps.set(part(target, 0), [...(steps.get(part(target, 0)) ?? []), to]);
  }
  return steps;
};

/** The next area on the way, by the richer sea where there are several ways. */
const stepTo = (squadron: Squadron, goal: Area, steps: readonly Area[]): Area | undefined =>
  best(
    steps.filter((area) => mayGo(squadron.fuel, area) && distance(area, goal) < distance(squadron.fleet.area, goal)),
    (area) => -AREA_FACTS[area].trade,
  );

export const alliedMoves: Plan = (asked) => {
  const view = asked.view();
  const steps = stepsOffered(asked);
  const squadrons = squadronsOf(view);
  const cover = coverOf(view, preyOf(view, true));
  const isFree = (squadron: Squadron): boolean => steps.has(squadron.fleet.id) && canFight(squadron);
  for (const squadron of squadrons) if (!isFree(squadron)) look(cover, squadron, squadron.fleet.area);
  const goals = assign(cover, squadrons.filter(isFree));
  for (const squadron of squadrons) {
    const { id } = squadron.fleet;
    const goal = goals.get(id);
    const step = goal === undefined ? undefined : stepTo(squadron, goal, steps.get(id) ?? []);
    const move = targets(asked, 'move').find((target) => part(target, 0) === id && part(target, 1) === step);
    if (move !== undefined) return order(asked, 'move', move);
  }
  const [blockader] = targets(asked, 'lay');
  return blockader === undefined ? order(asked, 'done') : order(asked, 'lay', blockader);
};

/** CW-11.1a: British ships beside a marker lose a point each if they look away. Against Spee that may be the smaller loss. */
export const alliedSearch: Plan = (asked) => {
  const view = asked.view();
  const prey = preyOf(view, false);
  const squadrons = new Map(squadronsOf(view).map((squadron) => [squadron.fleet.id, squadron]));
  const willing = targets(asked, 'search').find((id) => {
    const squadron = squadrons.get(String(id));
    return squadron && isWilling(squadron, prey.heavy.get(squadron.fleet.area) ?? 0, prey.speeForce, prey.seen.has(squadron.fleet.area));
  });
  return willing === undefined ? order(asked, 'done') : order(asked, 'search', willing);
};

/** CW-11.7b: the weak on station need not look, and a fleet in repair looks up only for what it can see. */
function isWilling({ force, fleet, units }: Squadron, spee: number, speeForce: number, isSeen: boolean): boolean {
  if (fleet.order.act === 'repair' && !isSeen) return false;
  if (fleet.post === 'station' && (force < settings.alone || units.every(isFlotilla))) return false;
  return spee < settings.dread || nerveOf(force, speeForce) > -1 + settings.dread || fleet.post === 'blockade';
}
