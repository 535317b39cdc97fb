/** What the guns that have been laid promise, ship by ship and target by target. */
import type { Battle } from '../data/battle.ts';
import { cardOf } from '../data/data.ts';
import { broadsidesOf } from '../rules/broadsides.ts';
import { leadOf } from '../rules/divisions.ts';
import { gunLine } from '../rules/ships.ts';
import { chanceToHarm, expectedDamage, type Solution } from '../rules/solution.ts';
import { chanceToHit, gunDie } from '../rules/to-hit.ts';
import { watersOf } from '../rules/waters.ts';
import type { Aim, Posts, ShipId } from '../state.ts';
import type { View } from '../view.ts';
import { grouped } from './grouped.ts';
import { calibreOf } from './profiles.ts';

export interface Salvo {
  readonly from: ShipId;
  readonly target: ShipId;
  /** '8 × 13.5 in, 6 × 6 in'. */
  readonly guns: string;
  readonly range: number;
  readonly band: string;
  /** That one gun at least hits, and that one goes through. */
  readonly hit: number;
  readonly harm: number;
  readonly damage: number;
  /** That the hull gives way at once; what a critical hit may do besides is not counted. */
  readonly sink: number;
}

const anyOf = (chances: readonly number[]): number => 1 - chances.reduce((none, chance) => none * (1 - chance), 1);

/** That so many points of hull go at once, shot by shot. */
function chanceToSink(solutions: readonly Solution[], left: number): number {
  let spread = [1, ...Array<number>(left).fill(0)];
  for (const solution of solutions) {
    const harm = chanceToHarm(solution);
    for (let barrel = 0; barrel < solution.barrels; barrel++) {
      const next = spread.map((chance, points) => (points === left ? chance : chance * (1 - harm)));
      for (const [points, chance] of spread.slice(0, left).entries()) {
        const reached = Math.min(left, points + solution.damage);
        next[reached] = (next[reached] ?? 0) + chance * harm;
      }
      spread = next;
    }
  }
  return spread[left] ?? 0;
}

/** Guns of one sort of all boats together. */
function gunsOf(battle: Battle, firing: readonly { readonly aim: Aim; readonly solution: Solution }[]): string {
  const sorts = grouped(firing, ({ aim }) => `${aim.guns} × ${calibreOf(gunLine(cardOf(battle, aim.from), aim.guns))}`);
  return [...sorts]
    .map(([sort, lines]) => `${lines.reduce((sum, { solution }) => sum + solution.barrels, 0)}${sort.slice(sort.indexOf(' ×'))}`)
    .join(', ');
}

/** What guns promise together, whoever fires them. */
export type Promised = Pick<Salvo, 'hit' | 'damage' | 'sink'> & { readonly barrels: number };

function promisedBy(battle: Battle, view: View, target: ShipId, solutions: readonly Solution[]): Promised {
  const hits = view.ships.find(({ id }) => id === target)?.hits ?? 0;
  return {
    barrels: solutions.reduce((sum, { barrels }) => sum + barrels, 0),
    hit: anyOf(solutions.map(({ gunnery, barrels }) => 1 - (1 - chanceToHit(gunDie, gunnery)) ** barrels)),
    damage: solutions.reduce((sum, solution) => sum + expectedDamage(solution), 0),
    sink: chanceToSink(solutions, Math.max(1, cardOf(battle, target).hull - hits)),
  };
}

/** What all of these would do at one target; null where none of them bears. */
export function promiseOf(battle: Battle, view: View, aims: readonly Aim[], posts: Posts): Promised | null {
  const [first] = aims;
  const solutions = broadsidesOf(watersOf(battle, { ...view, posts }), aims).flatMap(({ solution }) => solution ?? []);
  return first && solutions.length > 0 ? promisedBy(battle, view, first.target, solutions) : null;
}

/** All that one piece fires at one target is one salvo. */
export function salvosOf(battle: Battle, view: View, aims: readonly Aim[], posts: Posts): readonly Salvo[] {
  const found = broadsidesOf(watersOf(battle, { ...view, posts }), aims);
  const pairs = grouped(found, ({ aim }) => `${leadOf(view, aim.from)} ${aim.target}`);
  return [...pairs.values()].flatMap((lines): Salvo[] => {
    const [first] = lines;
    const firing = lines.flatMap(({ aim, solution }) => (solution ? [{ aim, solution }] : []));
    if (!first || !firing[0]) return [];
    const { range, band } = firing[0].solution;
    const solutions = firing.map(({ solution }) => solution);
    const { hit, damage, sink } = promisedBy(battle, view, first.aim.target, solutions);
    return [
      {
        from: leadOf(view, first.aim.from),
        target: first.aim.target,
        guns: gunsOf(battle, firing),
        range,
        band,
        hit,
        harm: anyOf(solutions.map((solution) => 1 - (1 - chanceToHarm(solution)) ** solution.barrels)),
        damage,
        sink,
      },
    ];
  });
}
