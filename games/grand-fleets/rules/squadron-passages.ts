/** GF-5.3: where one order takes all ships of a squadron, for those who carry it out and for those who weigh it. */
import type { Battle } from '../data/battle.ts';
import { type Grouped, ranksOf, SINGLE } from './divisions.ts';
import { lineOf, passagesInLine } from './line-ahead.ts';
import type { Helm, Order } from './orders.ts';
import type { Mover, Passage, Rank } from './passage.ts';
import { helmOfRank, passageOfRank } from './passage.ts';

/** GF-5.3a */
export const FORMATIONS = ['simultaneous', 'line-ahead'] as const;
export type Formation = (typeof FORMATIONS)[number];

/** Everybody does the same (GF-5.3.1a), or follows the one ahead (GF-5.3.2b). */
export function squadronPassages(
  battle: Battle,
  ships: readonly Mover[],
  formation: Formation,
  order: Order,
  grouped: Grouped = SINGLE,
): (readonly [Mover, Passage])[] {
  const line = formation === 'line-ahead' ? lineOf(ships) : null;
  if (line) return passagesInLine(battle, line, order);
  return ranksOf(grouped, ships).flatMap((rank) => {
    const passage = passageOfRank(battle, rank, order);
    return rank.map((ship) => [ship, passage] as const);
  });
}

/** What the order may cost: in line the points of the first rank, else those of the fastest piece; turns cost double if nobody is free to turn. */
export function helmFor(battle: Battle, ships: readonly Mover[], formation: Formation, grouped: Grouped = SINGLE): Helm {
  const first: Rank | undefined = formation === 'line-ahead' ? lineOf(ships)?.[0] : undefined;
  if (first) return helmOfRank(battle, first);
  const helms = ranksOf(grouped, ships).map((rank) => helmOfRank(battle, rank));
  return { points: Math.max(0, ...helms.map(({ points }) => points)), jammed: helms.every(({ jammed }) => jammed) };
}
