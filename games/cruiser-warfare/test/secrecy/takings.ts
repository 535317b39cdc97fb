/** Raids that succeed: everybody hears of them, and nobody but the captor knows how many prizes he has taken and kept (CW-5.86a). */
import type { Player } from '../../../../kernel/index.ts';
import { commandsOf } from '../../../../kernel/index.ts';
import { AREA_FACTS } from '../../data/map.ts';
import type { CruiserWarfare } from '../../kind.ts';
import type { View } from '../../view.ts';
import { unseenRaiders } from './unseen-raiders.ts';

/** With a six on the die somebody is taken there, even by a slow ship in a storm. */
const RICH = 3;

const raidsRichSea = ({ fleets }: View, id: unknown): boolean =>
  fleets.some((fleet) => fleet.id === id && fleet.token === 'central-marker-2' && AREA_FACTS[fleet.area].trade <= RICH);

/** The marker that everybody follows raids wherever it pays, and keeps what it takes, for what is sunk shows in the points. */
export const takingPrizes =
  (seed: string): Player<CruiserWarfare>['decide'] =>
  (asked) => {
    const { side, question, view } = asked;
    if (question.name !== 'prize' && question.name !== 'search-and-raid') return unseenRaiders(seed)(asked);
    const offered = [...commandsOf(side, question.offer)];
    const seen = view();
    const chosen =
      offered.find(({ verb, target }) => verb === 'keep' || (verb === 'raid' && raidsRichSea(seen, target))) ??
      offered.find(({ verb }) => verb === 'done');
    if (!chosen) throw new Error(`nothing quiet is offered at ${question.name}`);
    return chosen;
  };
