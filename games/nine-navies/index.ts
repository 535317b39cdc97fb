/** Nine Navies War: the strategic war of battleships, 1915-18, for two players. */
import type { Ruleset } from '../../kernel/index.ts';
import { numbered } from '../../kernel/index.ts';
import { forceOf } from '../../register/forces.ts';
import { captain } from './bot/index.ts';
import { copy } from './copy.ts';
import { dataFor } from './data/pack.ts';
import { COUNTERS } from './data/ships.ts';
import { horizon } from './horizon.ts';
import { imagine } from './imagine.ts';
import type { NineNavies } from './kind.ts';
import { laws } from './laws.ts';
import { options, readingsOf } from './options.ts';
import { PLAYED } from './played.ts';
import { reckoning } from './reckoning.ts';
import { report } from './report.ts';
import { chitLot } from './rules/activation.ts';
import { strikeDie } from './rules/carriers.ts';
import { firstBattlePoints } from './rules/combat.ts';
import { reinforcementPoints } from './rules/convoys.ts';
import { damageDie, rollOffDie } from './rules/dice.ts';
import { coloniesRoll, colonyPoints, gibraltarRoll, northernRussiaRoll, sevastopolRoll, suezRoll } from './rules/falls.ts';
import { sideOf } from './rules/fleet.ts';
import { gunDie } from './rules/gunnery.ts';
import { lossRoll, lossSize } from './rules/losses.ts';
import { speedRoll } from './rules/movement.ts';
import { narrowsCheck } from './rules/narrows.ts';
import { lateRoll } from './rules/reinforcements.ts';
import { beginning, frenchFate, zuckerRoll } from './rules/setup.ts';
import { wholeGame } from './rules/turn.ts';
import { pacificRoll, releaseRoll, usCupLot, usEntryRoll } from './rules/united-states.ts';
import { resigned } from './rules/victory.ts';
import { sceneOf } from './scenes.ts';
import { view } from './view.ts';
import { inWords, nameOf } from './wording.ts';

/** Those in play from the start; others are built or come in later (NN-2.12). */
const forceOfSide = (side: 'allied' | 'central') =>
  forceOf(
    COUNTERS.filter(({ entry, kind, navy }) => entry === 0 && kind !== 'convoy' && sideOf({ navy }) === side).map(({ id }) => ({
      id,
      number: 1,
    })),
  );

const forces = { allied: forceOfSide('allied'), central: forceOfSide('central') };

export const nineNavies: Ruleset<NineNavies> = {
  id: 'nine-navies',
  title: 'Nine Navies War',
  version: 4,
  words:
    'The strategic war of battleships, 1915-18, had France fallen in 1914: every capital ship of ten navies, from the Baltic to the Red Sea. For two players.',
  sides: ['allied', 'central'],
  scenarios: [
    { id: '1915', title: '1915', words: 'Three turns, without random events.', forces },
    { id: 'campaign', title: 'Campaign', words: 'Twelve turns, 1915 to 1918.', forces },
  ],
  options,
  flow: numbered(wholeGame),
  packs: 'the factors of ships, the points and borders of zones, the seas and yards of bases',
  dataFor,
  begin: (scenario, given, data) => beginning(readingsOf(given), scenario === 'campaign' ? 12 : 3, data),
  copy,
  view,
  imagine,
  horizon,
  resigned,
  checks: [
    zuckerRoll,
    frenchFate,
    damageDie,
    lossRoll,
    lossSize,
    northernRussiaRoll,
    sevastopolRoll,
    suezRoll,
    gibraltarRoll,
    coloniesRoll,
    colonyPoints,
    reinforcementPoints,
    usEntryRoll,
    releaseRoll,
    pacificRoll,
    lateRoll,
    speedRoll,
    narrowsCheck,
    rollOffDie,
    gunDie,
    strikeDie,
    firstBattlePoints,
  ],
  lots: [chitLot, usCupLot],
  wording: { event: inWords, scene: sceneOf, name: nameOf },
  played: PLAYED,
  battles: ['battle-began'],
  bots: [captain],
  reckoning,
  report,
  laws,
};

export { nineNavies as ruleset };
