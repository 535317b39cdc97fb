/** The captain: a raider or a hunter who sees what the player sees. */
import type { Bot } from '../../../kernel/index.ts';
import { answering, decideBy, memoryless } from '../../../kernel/index.ts';
import type { CruiserWarfare } from '../kind.ts';
import { declarations } from '../rules/declarations.ts';
import { armLiner, arrangeFleets, giveOrders } from './admiralty.ts';
import { fight, scuttlePrizes } from './battle.ts';
import { alliedSearch, moveFleets } from './hunting.ts';
import { approachByNight, pursueOrLetGo, withdrawDoomed } from './meetings.ts';
import { fitOutLiner, prepareWar } from './preparations.ts';
import { hide, searchOrRaid, sharePrizes, writeOrders } from './raiding.ts';

export { reachOf } from './reach.ts';

const declare = answering(declarations, (asked) => (asked.side === 'allied' ? alliedSearch(asked) : searchOrRaid(asked)));

export const captain: Bot<CruiserWarfare> = memoryless(
  'captain',
  'Raids where the trade is rich and the hunters are far, hunts where a raider can be by now, and weighs in battle what each move and shot is worth.',
  decideBy([
    arrangeFleets,
    prepareWar,
    giveOrders,
    writeOrders,
    moveFleets,
    scuttlePrizes,
    fitOutLiner,
    armLiner,
    hide,
    declare,
    approachByNight,
    withdrawDoomed,
    pursueOrLetGo,
    sharePrizes,
    ...fight,
  ]),
);
