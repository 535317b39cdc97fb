/** CW-4.1: the Weather Phase, with all that happens in it, in the order of our ruling (CW-4.1c). */
import { amount, oncePer, titled, twoD6 } from '../../../kernel/index.ts';
import type { Area } from '../data/areas.ts';
import { AREAS } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import type { Play } from '../kind.ts';
import { auto, sequence } from '../kind.ts';
import { callConvoys } from './convoys.ts';
import { britainEnters, dutchEnter, japanEnters } from './entry.ts';
import { alliedMerchantCruiser, centralMerchantCruiser } from './merchant-cruisers.ts';
import { reinforcements } from './reinforcements.ts';
import { tsingtao } from './tsingtao.ts';

/** CW-11.6a */
export const stormRoll = amount('storms', 'CW-11.6a', 'Storms', {
  dice: twoD6,
  words: (total) => `where the Weather Number is ${total}`,
});

/** The areas of each Weather Number. */
const areasByNumber = oncePer(({ areas }: Data): ReadonlyMap<number, readonly Area[]> => {
  const numbers = new Set(AREAS.map((area) => areas[area].storm));
  return new Map([...numbers].map((number) => [number, AREAS.filter((area) => areas[area].storm === number)]));
});

/** CW-4.1a: last turn's storms are over, and new ones come. */
function blow(g: Play): void {
  const { data, state } = g;
  const total = g.roll(stormRoll, {});
  state.storms = [...(areasByNumber(data).get(total) ?? [])];
  g.tell?.({ type: 'storms', total, areas: state.storms });
}

export const storms = auto('storms', 'CW-4.1a', blow);

export const weather = sequence('weather', 'CW-4.1a', [
  storms,
  titled('British entry, with Plan B', britainEnters),
  japanEnters,
  dutchEnter,
  tsingtao,
  reinforcements,
  callConvoys,
  centralMerchantCruiser,
  alliedMerchantCruiser,
]);
