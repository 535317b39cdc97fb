/** CW-4.1: the Weather Phase, with all that happens in it, in the order of our ruling (CW-4.1c). */
import { check, exactly, twoD6 } from '../../../kernel/index.ts';
import { AREA_FACTS, AREAS } from '../data/map.ts';
import type { Table } from '../kind.ts';
import { auto, sequence } from '../kind.ts';
import { callConvoys } from './convoys.ts';
import { britainEnters, dutchEnter, japanEnters } from './entry.ts';
import { alliedMerchantCruiser, centralMerchantCruiser } from './merchant-cruisers.ts';
import { reinforcements } from './reinforcements.ts';
import { tsingtao } from './tsingtao.ts';

const TOTALS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;
type Total = (typeof TOTALS)[number];
const inWords = (total: Total): string => `storms where the Weather Number is ${total}`;

/** CW-11.6a */
export const stormRoll = check<Record<never, never>, Total>(
  'storms',
  'CW-11.6a',
  'Storms',
  {},
  {
    dice: twoD6,
    modifiers: [],
    rows: TOTALS.map((total) => exactly([Number(total)], total)),
    outcomes: {
      2: inWords('2'),
      3: inWords('3'),
      4: inWords('4'),
      5: inWords('5'),
      6: inWords('6'),
      7: inWords('7'),
      8: inWords('8'),
      9: inWords('9'),
      10: inWords('10'),
      11: inWords('11'),
      12: inWords('12'),
    },
  },
);

/** CW-4.1a: last turn's storms are over, and new ones come. */
function blow(g: Table): void {
  const { state } = g;
  const total = Number(g.roll(stormRoll, {}));
  state.storms = AREAS.filter((area) => AREA_FACTS[area].storm === total);
  g.note?.({ type: 'storms', total, areas: state.storms });
}

export const storms = auto('storms', 'CW-4.1a', blow);

export const weather = sequence('weather', 'CW-4.1a', [
  storms,
  britainEnters,
  japanEnters,
  dutchEnter,
  tsingtao,
  reinforcements,
  callConvoys,
  centralMerchantCruiser,
  alliedMerchantCruiser,
]);
