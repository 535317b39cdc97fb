/** Great War at Sea: fleets with written orders on the seas of Europe and the Far East, four hours a turn. */
import type { Ruleset, Scenario } from '../../kernel/index.ts';
import { numbered, oncePer } from '../../kernel/index.ts';
import { forceOf } from '../../register/forces.ts';
import { captain } from './bot/index.ts';
import { checks, lots } from './checks.ts';
import { copy } from './copy.ts';
import { type Data, warIn } from './data/data.ts';
import type { Operation } from './data/operation.ts';
import { BUILT_IN, dataFor } from './data/pack.ts';
import { horizon } from './horizon.ts';
import { imagine } from './imagine/index.ts';
import type { GreatWarAtSea } from './kind.ts';
import { laws } from './laws.ts';
import { options, readingsOf } from './options.ts';
import { PLAYED } from './played.ts';
import { reckoning } from './reckoning.ts';
import { report } from './report.ts';
import { beginning } from './rules/beginning.ts';
import { wholeGame } from './rules/turn.ts';
import { resigned } from './rules/victory.ts';
import type { Side } from './state.ts';
import { view } from './view.ts';
import { wording } from './wording.ts';

const forceIn = ({ fleets }: Operation, side: Side) =>
  forceOf(
    fleets.filter((fleet) => fleet.side === side).flatMap(({ ships }) => ships.map(({ vessel, number }) => ({ id: vessel, number }))),
  );

const scenarioOf = (operation: Operation): Scenario => ({
  id: operation.id,
  title: operation.title,
  words: operation.words,
  sides: { allied: operation.sides.allied.name, central: operation.sides.central.name },
  forces: { allied: forceIn(operation, 'allied'), central: forceIn(operation, 'central') },
  history: operation.history,
});

const scenariosIn = oncePer(({ wars }: Data): readonly Scenario[] => [...wars.values()].map(({ operation }) => scenarioOf(operation)));

export const greatWarAtSea: Ruleset<GreatWarAtSea> = {
  id: 'great-war-at-sea',
  title: 'Great War at Sea',
  version: 12,
  words: 'Fleets with written orders, four hours a turn, and nobody knows what the other has plotted until they meet.',
  shares: ['tactical'],
  sides: ['allied', 'central'],
  orders: 'hidden',
  scenarios: scenariosIn(BUILT_IN),
  scenariosOf: scenariosIn,
  options,
  measured: [
    { scenario: 'jutland-1916', options: { combat: 'basic' } },
    { scenario: 'goeben-1914', options: { combat: 'basic' } },
    { scenario: 'jutland-1916', options: {} },
  ],
  flow: numbered(wholeGame),
  phases: ['turn', 'fight', 'round'],
  packs: 'operations of your own',
  dataFor,
  begin: (scenario, given, data) => beginning(warIn(data, { operation: scenario }), readingsOf(given)),
  copy,
  view,
  imagine,
  horizon,
  resigned,
  checks,
  lots,
  wording,
  played: PLAYED,
  battles: ['met'],
  bots: [captain],
  reckoning,
  report,
  laws,
};

export { greatWarAtSea as ruleset };
