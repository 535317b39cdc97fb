/** Grand Fleets: ship against ship on hexes of one nautical mile, from 1889 to 1939. */
import type { Ruleset, Scenario } from '../../kernel/index.ts';
import { numbered } from '../../kernel/index.ts';
import { forceOf } from '../../register/forces.ts';
import { captain } from './bot/index.ts';
import { copy } from './copy.ts';
import type { Battle } from './data/battle.ts';
import { battleOf, type Data } from './data/data.ts';
import { BUILT_IN, dataFor } from './data/pack.ts';
import { PLAYED } from './events/played.ts';
import { horizon } from './horizon.ts';
import { imagine } from './imagine.ts';
import type { GrandFleets } from './kind.ts';
import { laws } from './laws.ts';
import { options, readingsOf } from './options.ts';
import { reckoning } from './reckoning.ts';
import { report } from './report.ts';
import { fireRoll, floodRoll, rudderRoll } from './rules/aftermath.ts';
import { bombRoll } from './rules/air-attacks.ts';
import { antiAircraftRoll, dogfightRoll, quarryLot } from './rules/air-combat.ts';
import { beginning } from './rules/beginning.ts';
import { collisionRoll } from './rules/collisions.ts';
import { delay } from './rules/command-phase.ts';
import { criticalHit, secondList } from './rules/criticals.ts';
import { damageRoll, mountLot } from './rules/damage.ts';
import { displayRoll } from './rules/display.ts';
import { boatLot } from './rules/divisions.ts';
import { resigned } from './rules/ending.ts';
import { isOpen } from './rules/open.ts';
import { penetration } from './rules/penetration.ts';
import { rammingRoll } from './rules/ramming.ts';
import { detectionRoll } from './rules/submarine-detection.ts';
import { depthChargeDamage, depthChargeRoll, periscopeRoll, ramBoatRoll } from './rules/submarine-weapons.ts';
import { gunDie, longOdds, torpedoDie, unseenTorpedoDie } from './rules/to-hit.ts';
import { wholeGame } from './rules/turn.ts';
import { shiftRoll, windRoll } from './rules/wind.ts';
import { sheets } from './sheets.ts';
import type { Side } from './state.ts';
import { view } from './view.ts';
import { wording } from './wording.ts';

const forceIn = ({ berths }: Battle, side: Side) =>
  forceOf(berths.filter((berth) => berth.side === side).map(({ ship }) => ({ id: ship, number: 1 })));

/** 'German' is what their ships are; they are the Germans. */
const peopleOf = (name: string): string => (name === 'Turkish' ? 'The Turks' : name.endsWith('an') ? `The ${name}s` : `The ${name}`);

const scenarioOf = (battle: Battle): Scenario => ({
  id: battle.id,
  title: battle.title,
  words: battle.words,
  sides: { blue: peopleOf(battle.names.blue), red: peopleOf(battle.names.red) },
  forces: { blue: forceIn(battle, 'blue'), red: forceIn(battle, 'red') },
  history: battle.history,
});

const scenariosIn = ({ battles }: Data): Scenario[] => [...battles.values()].map(scenarioOf);

export const grandFleets: Ruleset<GrandFleets> = {
  id: 'grand-fleets',
  title: 'Grand Fleets',
  version: 3,
  words: 'Ship against ship on hexes of one mile: courses and targets are written in secret, and every gun is rolled for.',
  sides: ['blue', 'red'],
  orders: 'hidden',
  isOpen,
  scenarios: scenariosIn(BUILT_IN),
  options,
  measured: [
    { scenario: 'dogger-bank', options: {} },
    { scenario: 'jutland', options: {} },
  ],
  flow: numbered(wholeGame),
  packs: 'the cards of ships, and bring battles of your own',
  dataFor,
  scenariosOf: scenariosIn,
  sheets,
  begin: (scenario, given, data) => beginning(battleOf(data, { battle: scenario }), readingsOf(given)),
  copy,
  view,
  imagine,
  horizon,
  resigned,
  /** GF-1.3.3: ten-sided dice; 'two dice' are added. */
  checks: [
    delay,
    collisionRoll,
    rammingRoll,
    displayRoll,
    gunDie,
    longOdds,
    penetration,
    torpedoDie,
    dogfightRoll,
    antiAircraftRoll,
    bombRoll,
    detectionRoll,
    unseenTorpedoDie,
    periscopeRoll,
    ramBoatRoll,
    depthChargeRoll,
    depthChargeDamage,
    damageRoll,
    criticalHit,
    secondList,
    fireRoll,
    floodRoll,
    rudderRoll,
    windRoll,
    shiftRoll,
  ],
  lots: [mountLot, quarryLot, boatLot],
  wording,
  played: PLAYED,
  bots: [captain],
  reckoning,
  report,
  laws,
};

export { grandFleets as ruleset };
