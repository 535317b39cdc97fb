/** Who is stronger, and by how much: how fast each fleet would shoot the other to pieces. */
import type { Side } from '../battle.ts';
import { boxesLeft } from '../vessel.ts';
import type { BasicView, BattleView } from '../view.ts';
import { salvoesIn } from './fire.ts';
import type { Counter, Plot, Stakes } from './plot.ts';
import { PLAIN, plotOf } from './plot.ts';
import { rangesIn } from './ranges.ts';

/** What the fire of each fleet is worth at some distance, every piece at the enemy that promises most. */
export function fireAt(plot: Plot, range: number): { readonly given: number; readonly taken: number } {
  const suffered = plot.enemies.map(() => 0);
  let given = 0;
  for (const salvoes of salvoesIn(plot)) {
    let most = 0;
    salvoes.forEach((salvo, other) => {
      most = Math.max(most, salvo.given[range] ?? 0);
      suffered[other] = Math.max(suffered[other] ?? 0, salvo.taken[range] ?? 0);
    });
    given += most;
  }
  return { given, taken: suffered.reduce((sum, each) => sum + each, 0) };
}

/** What a fleet has to lose, as far as it is still afloat. */
export function substance(fleet: readonly Counter[]): number {
  let sum = 0;
  for (const { vessels } of fleet)
    for (const { sheet, condition, worth } of vessels) sum += worth * (boxesLeft(sheet, condition, 'hull') / sheet.hull.boxes);
  return sum;
}

/** How fast a fleet is, each ship counting by what she is worth. */
export function pace(fleet: readonly Counter[]): number {
  let sum = 0;
  let weight = 0;
  for (const { vessels, speed } of fleet)
    for (const { worth } of vessels) {
      sum += speed * worth;
      weight += worth;
    }
  return weight > 0 ? sum / weight : 0;
}

/** Keeps an unarmed fleet from being infinitely weak. */
const LEAST = 0.02;
/** A difference in speed that tells. */
export const FASTER = 0.5;

/** Our rate of destruction over the enemy's at one distance; null where nobody can fire. */
function ratioAt(plot: Plot, range: number): number | null {
  const { own, enemies } = plot;
  const { given, taken } = fireAt(plot, range);
  return given + taken === 0 ? null : ((given + LEAST) * substance(own)) / ((taken + LEAST) * substance(enemies));
}

/** One for an even fight, more if we are stronger. Whoever is faster chooses the distance. */
export function balanceIn(plot: Plot): number {
  const { own, enemies } = plot;
  if (enemies.length === 0) return Number.POSITIVE_INFINITY;
  if (own.length === 0) return 0;
  const ratios = rangesIn(plot)
    .map((range) => ratioAt(plot, range))
    .filter((ratio) => ratio !== null);
  if (ratios.length === 0) return 1;
  const lead = pace(own) - pace(enemies);
  const best = Math.max(...ratios);
  const worst = Math.min(...ratios);
  return lead > FASTER ? best : lead < -FASTER ? worst : Math.sqrt(best * worst);
}

/** The same for a viewer of the battle. */
export const balanceOf = (view: BattleView | BasicView, side: Side, stakes: Stakes = PLAIN): number =>
  balanceIn(plotOf(view, side, stakes));
