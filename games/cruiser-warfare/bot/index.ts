/** The captain: a raider or a hunter who sees what the player sees. */
import type { Bot, Plan } from '../../../kernel/index.ts';
import { firstOf, memoryless } from '../../../kernel/index.ts';
import type { CruiserWarfare } from '../kind.ts';
import { alliedMerchantCruiser, arrangeFleets, giveOrders } from './admiralty.ts';
import { isOffered, order } from './asked.ts';
import { fight, scuttlePrizes } from './battle.ts';
import { alliedSearch, moveFleets } from './hunting.ts';
import { afterBattle, approachByNight } from './meetings.ts';
import { merchantCruiser, prepareWar } from './preparations.ts';
import { hide, prize, searchOrRaid, writeOrders } from './raiding.ts';

export { reachOf } from './reach.ts';

const plans: readonly Plan<CruiserWarfare>[] = [
  arrangeFleets,
  prepareWar,
  giveOrders,
  writeOrders,
  moveFleets,
  scuttlePrizes,
  { decision: 'central-merchant-cruiser', answer: merchantCruiser },
  { decision: 'allied-merchant-cruiser', answer: alliedMerchantCruiser },
  { decision: 'markers', answer: hide },
  { decision: 'search-and-raid', answer: (asked) => (asked.side === 'allied' ? alliedSearch(asked) : searchOrRaid(asked)) },
  { decision: 'night-approach', answer: approachByNight },
  { decision: 'after-battle', answer: afterBattle },
  {
    decision: 'pursue',
    answer: (asked) => order(asked, asked.side === 'allied' && isOffered(asked, 'pursue') ? 'pursue' : 'let-go'),
  },
  { decision: 'prize', answer: prize },
];
const planFor = new Map(plans.map((plan) => [plan.decision, plan]));

export const captain: Bot<CruiserWarfare> = memoryless(
  'captain',
  'Raids where the trade is rich and the hunters are far, and hunts where a raider can be by now.',
  (asked) => planFor.get(asked.question.name)?.answer(asked) ?? fight(asked) ?? firstOf(asked.question),
);
