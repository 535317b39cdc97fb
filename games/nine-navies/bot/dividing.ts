/** How ships are divided for a pursuit, one after the other: who runs with whom, and who goes after whom. */
import { best } from '../../../kernel/index.ts';
import type { Alliance } from '../data/map.ts';
import type { ShipId } from '../data/ships.ts';
import type { Grouping } from '../rules/pursuit.ts';
import type { FighterView, View } from '../view.ts';
import { settings } from './settings.ts';
import { powerOf } from './strength.ts';

/** The fast are not made to wait for the slow: one group for each speed. */
export function nextToRun(view: View, side: Alliance): Grouping | undefined {
  const speedOf = speedsIn(view);
  const fleeing = fightersIn(view).filter((fighter) => fighter.side === side);
  const together = fleeing.filter(({ group }) => group === 1);
  const slowest = Math.min(...together.map(({ id }) => speedOf(id)));
  const next = together.find(({ id }) => speedOf(id) > slowest);
  if (!next) return undefined;
  const mates = fleeing.find(({ id, group }) => group > 1 && speedOf(id) === speedOf(next.id));
  return [next.id, mates?.group ?? Math.max(...fleeing.map(({ group }) => group)) + 1];
}

export function speedsIn({ ships }: View): (id: ShipId) => number {
  const speeds = new Map(ships.map(({ id, speed }) => [id, speed]));
  return (id) => speeds.get(id) ?? 1;
}

/** Twice the quarry's strength is enough; whoever cannot be matched is let go. */
const ENOUGH = 2;

/** After the strongest quarry first, the strongest ship that is still there; of those that may go by the rules. */
export function nextToChase(view: View, side: Alliance, allowed: readonly Grouping[]): Grouping | undefined {
  const sum = strengthIn(view);
  const fighters = fightersIn(view);
  const mine = fighters.filter((fighter) => fighter.side === side);
  const idle = new Set(mine.filter(({ group }) => group === 0).map(({ id }) => id));
  const chases = allowed.filter(([id]) => idle.has(id));
  const group = best([...new Set(chases.map(([, to]) => to))], (number) => {
    const quarry = sum(fighters.filter((fighter) => fighter.side !== side && fighter.group === number));
    const sent = sum(mine.filter((fighter) => fighter.group === number));
    const able = new Set(chases.filter(([, to]) => to === number).map(([id]) => id));
    const could = sent + sum(mine.filter(({ id }) => able.has(id)));
    return sent < ENOUGH * quarry && could > settings.chase * quarry ? quarry + 1 : Number.NEGATIVE_INFINITY;
  });
  return best(
    chases.filter(([, to]) => to === group),
    ([id]) => sum(mine.filter((fighter) => fighter.id === id)),
  );
}

/** What some of those who fight weigh together. */
export function strengthIn(view: View): (some: readonly FighterView[]) => number {
  const here = new Set(fightersIn(view).map(({ id }) => id));
  const powers = new Map(view.ships.filter(({ id }) => here.has(id)).map((ship) => [ship.id, powerOf(ship, false)]));
  return (some) => some.reduce((total, { id }) => total + (powers.get(id) ?? 0), 0);
}

const fightersIn = ({ battle }: View): readonly FighterView[] => battle?.fighters ?? [];

/** All of them, each as if those before her had gone. */
export function allInTurn(view: View, next: (view: View) => Grouping | undefined): readonly Grouping[] {
  const first = next(view);
  if (!first || !view.battle) return [];
  const [ship, group] = first;
  const fighters = view.battle.fighters.map((each) => (each.id === ship ? { ...each, group } : each));
  return [first, ...allInTurn({ ...view, battle: { ...view.battle, fighters } }, next)];
}
