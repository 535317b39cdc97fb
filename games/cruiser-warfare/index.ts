/** Cruiser Warfare: hidden raiders and their hunters over the whole world, 1914, for two players. */
import type { Ruleset } from '../../kernel/index.ts';
import { numbered } from '../../kernel/index.ts';
import { captain } from './bot/index.ts';
import { checks, lots } from './checks.ts';
import { copy } from './copy.ts';
import { BUILT_IN, scenariosOf } from './data/data.ts';
import { dataFor } from './data/pack.ts';
import { horizon } from './horizon.ts';
import { imagine } from './imagine/index.ts';
import type { CruiserWarfare } from './kind.ts';
import { laws } from './laws.ts';
import { options, readingsOf } from './options.ts';
import { passages } from './passages.ts';
import { PLAYED } from './played.ts';
import { reckoning } from './reckoning.ts';
import { report } from './report.ts';
import { beginning } from './rules/beginning.ts';
import { isOpen } from './rules/open.ts';
import { wholeGame } from './rules/turn.ts';
import { resigned } from './rules/victory.ts';
import { view } from './view.ts';
import { wording } from './wording.ts';

export const cruiserWarfare: Ruleset<CruiserWarfare> = {
  id: 'cruiser-warfare',
  title: 'Cruiser Warfare',
  version: 5,
  words: 'Hidden raiders and their hunters over all the oceans, from August to December 1914. For two players.',
  shares: ['tactical'],
  sides: ['allied', 'central'],
  orders: 'hidden',
  isOpen,
  scenarios: scenariosOf(BUILT_IN),
  scenariosOf,
  options,
  measured: [
    { scenario: 'campaign', options: { combat: 'basic' } },
    { scenario: 'coronel', options: {} },
  ],
  flow: numbered(wholeGame),
  phases: ['turn', 'fighting', 'round'],
  packs: 'areas and their links, data sheets, convoys and the set-up of the campaign; it may bring a battle besides',
  dataFor,
  begin: (scenario, given, data) => beginning(readingsOf(given), scenario, data),
  copy,
  view,
  imagine,
  horizon,
  resigned,
  checks,
  lots,
  wording,
  passages,
  battles: ['battle'],
  played: PLAYED,
  bots: [captain],
  reckoning,
  report,
  laws,
};

export { cruiserWarfare as ruleset };
