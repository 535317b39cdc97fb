/** Every check and lot of the game, so that rolls can be explained and odds asked for. */
import type { Check, Lot } from '../../kernel/index.ts';
import { battleChecks, battleLots } from '../../tactical/checks.ts';
import { merchantCruiserLot } from './rules/arrivals.ts';
import { neutralRoll } from './rules/coaling.ts';
import { convoyRoll } from './rules/convoys.ts';
import { britishRoll, italianRoll, japaneseRoll } from './rules/entry.ts';
import { fleetLots } from './rules/fleet.ts';
import { founderRoll } from './rules/foundering.ts';
import { searchRoll } from './rules/lookout.ts';
import { outfitRoll } from './rules/merchant-cruisers.ts';
import { nightRoll } from './rules/night.ts';
import { bunkers, prizeLot } from './rules/prizes.ts';
import { pursuitRoll } from './rules/pursuit.ts';
import { dutchRoll, raidRoll } from './rules/raiding.ts';
import { armsRoll, hullRoll } from './rules/repairs.ts';

import { etappenRoll, stocksRoll, variantRoll } from './rules/setup.ts';
import { siegeRoll } from './rules/tsingtao.ts';
import { stormRoll } from './rules/weather.ts';

export const checks: readonly Check<object>[] = [
  variantRoll,
  etappenRoll,
  stocksRoll,
  italianRoll,
  stormRoll,
  britishRoll,
  japaneseRoll,
  dutchRoll,
  siegeRoll,
  convoyRoll,
  outfitRoll,
  pursuitRoll,
  neutralRoll,
  founderRoll,
  searchRoll,
  nightRoll,
  raidRoll,
  bunkers,
  hullRoll,
  armsRoll,
  ...battleChecks,
];

export const lots: readonly Lot[] = [...fleetLots, merchantCruiserLot, prizeLot, ...battleLots];
