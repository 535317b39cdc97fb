/** Raids that succeed: everybody hears of them, and nobody but the captor knows how many prizes he has taken and kept (CW-5.86a). */
import type { Player } from '../../../../kernel/index.ts';
import { AREA_FACTS } from '../../data/map.ts';
import type { CruiserWarfare } from '../../kind.ts';
import { declarations } from '../../rules/declarations.ts';
import { prizeChoice } from '../../rules/prizes.ts';
import type { View } from '../../view.ts';
import { alike } from './dealt.ts';
import { unseenRaiders } from './unseen-raiders.ts';

/** With a six on the die somebody is taken there, even by a slow ship in a storm. */
const RICH = 3;

const raidsRichSea = ({ fleets }: View, id: unknown): boolean =>
  fleets.some((fleet) => fleet.id === id && fleet.token === 'central-marker-2' && AREA_FACTS[fleet.area].trade <= RICH);

/** One goes to the bottom in both worlds, or none does: what is sunk shows in the points. All others are kept, few or many. */
const sinks = (seed: string, { turn }: View): number => alike(2, seed, 'sinks', turn);

/** The marker that everybody follows raids wherever it pays. */
export const takingPrizes =
  (seed: string): Player<CruiserWarfare>['decide'] =>
  (asked) => {
    const { question, view } = asked;
    const seen = view();
    if (question.isOf(prizeChoice)) return question.order('keep', Math.max(...question.targets('keep')) - sinks(seed, seen));
    if (!question.isOf(declarations)) return unseenRaiders(seed)(asked);
    const raider = question.targets('raid').find((id) => raidsRichSea(seen, id));
    return raider === undefined ? question.order('done') : question.order('raid', raider);
  };
