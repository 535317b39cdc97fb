/** The captain: a raider or a hunter who sees what the player sees. */
import type { Bot } from '../../../kernel/index.ts';
import type { CruiserWarfare } from '../kind.ts';
import { alliedMerchantCruiser, alliedOrders, alliedSetUp } from './admiralty.ts';
import type { Plan } from './asked.ts';
import { first, isOffered, order } from './asked.ts';
import { beforeBattle, fight } from './battle.ts';
import { Desk } from './cards.ts';
import { alliedMoves, alliedSearch } from './hunting.ts';
import { afterBattle, approachByNight } from './meetings.ts';
import { centralSetUp, merchantCruiser } from './preparations.ts';
import { centralOrders, hide, prize, searchOrRaid } from './raiding.ts';

export { reachOf } from './reach.ts';

const plans: Readonly<Record<string, Plan>> = {
  'allied-set-up': alliedSetUp,
  'central-set-up': centralSetUp,
  'central-merchant-cruiser': merchantCruiser,
  'allied-merchant-cruiser': alliedMerchantCruiser,
  'allied-orders': alliedOrders,
  'central-orders': centralOrders,
  'allied-moves': alliedMoves,
  markers: hide,
  'search-and-raid': (asked) => (asked.side === 'allied' ? alliedSearch(asked) : searchOrRaid(asked)),
  'night-approach': approachByNight,
  'before-battle': beforeBattle,
  'after-battle': afterBattle,
  pursue: (asked) => order(asked, asked.side === 'allied' && isOffered(asked, 'pursue') ? 'pursue' : 'let-go'),
  prize,
};

export const captain: Bot<CruiserWarfare> = {
  name: 'captain',
  words: 'Raids where the trade is rich and the hunters are far, and hunts where a raider can be by now.',
  sit: () => {
    const desk = new Desk();
    return {
      decide: (asked) => {
        const question = { ...asked, desk };
        return plans[asked.question.name]?.(question) ?? fight(question) ?? first(question);
      },
    };
  },
};
