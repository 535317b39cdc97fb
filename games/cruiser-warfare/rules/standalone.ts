/** A battle fought by itself, without a war around it. */

import type { Ending } from '../../../kernel/index.ts';
import { titled, unspoken } from '../../../kernel/index.ts';
import { basicCombat, openBasic } from '../../../tactical/basic.ts';
import { enemyOf } from '../../../tactical/battle.ts';
import type { Entrant, Meeting } from '../../../tactical/opening.ts';
import { openBattle } from '../../../tactical/opening.ts';
import { advancedCombat } from '../../../tactical/round.ts';
import { isCrippled, isDeadInTheWater, stopDead } from '../../../tactical/vessel.ts';
import type { BattleScenario, Victory } from '../data/battles.ts';
import type { Data } from '../data/data.ts';
import { battleNamed, sheetOf } from '../data/data.ts';
import type { Play } from '../kind.ts';
import { auto, sequence, when } from '../kind.ts';
import type { Leader, ShipId, Side, State } from '../state.ts';
import { meetFate, shipOf } from './fleet.ts';
import { shame } from './honour.ts';
import { tactics } from './lender.ts';
import { layPointsOpen, shipLost } from './scoring.ts';
import { endingByPoints, SIDES_WHO } from './victory.ts';

const SIDES: readonly Side[] = ['allied', 'central'];

/** Leaders in the ships where they flew their flags: each in the first of his list that is there. */
export function leadersIn(data: Data, ships: readonly ShipId[], side: Side): Leader[] {
  const leaders: Leader[] = [];
  for (const id of ships) {
    const leader = data.leaders.find(({ flagships, name }) => flagships.includes(id) && !leaders.some((each) => each.name === name));
    if (leader) leaders.push({ name: leader.name, side, ship: id, since: 0 });
  }
  return leaders;
}

/** Everybody of the list comes into play, some at anchor. */
function muster(data: Data, state: State, { ships, anchored }: BattleScenario): void {
  for (const side of SIDES) {
    for (const id of ships[side]) {
      const ship = meetFate(state, id, 'afloat');
      if (anchored.includes(id)) stopDead(sheetOf(data, state, id), ship);
    }
    state.leaders.push(...leadersIn(data, ships[side], side));
  }
}

const entrants = (ships: readonly ShipId[], apart: readonly ShipId[], isRaiding: boolean): Entrant[] =>
  ships.map((id) => ({ id, ships: [id], role: isRaiding ? 'raider' : 'line', squadron: apart.includes(id) ? 1 : 0 }));

const meetingIn = (scenario: BattleScenario): Meeting => ({
  profile: 'cruiser-warfare',
  date: scenario.date,
  night: scenario.night,
  weather: scenario.weather,
  closer: scenario.closer,
  ...(scenario.finder === null ? {} : { claimed: scenario.finder }),
  fleets: {
    allied: entrants(scenario.ships.allied, scenario.apart, false),
    central: entrants(scenario.ships.central, scenario.apart, scenario.raiders),
  },
});

/** CW-3.2: on the map or without it. */
function open(g: Play): void {
  const { data, state } = g;
  const scenario = battleNamed(data, state.scenario);
  muster(data, state, scenario);
  const papers = { sheet: (id: ShipId) => sheetOf(data, state, id), condition: (id: ShipId) => shipOf(state, id) };
  if (state.readings.combat === 'basic') state.basic = openBasic(g, meetingIn(scenario), papers);
  else state.battle = openBattle(g, meetingIn(scenario), papers);
}

type Burden = Extract<Victory, { readonly kind: 'sink' }>;

/** CW-7.34a, CW-7.34c: for a raider far from any dock, to be crippled may be the end. */
const isDoneFor = (data: Data, state: State, { enough }: Burden, id: ShipId): boolean =>
  shipOf(state, id).fate === 'gone' || (enough === 'crippled' && isCrippled(sheetOf(data, state, id), shipOf(state, id)));

/** Why a side has won that was not ahead in points. */
function verdict(data: Data, state: State, victory: Victory): readonly [winner: Side, why: string] {
  if (victory.kind === 'points') return [victory.even, 'the points are even, and the enemy had to do better'];
  return victory.ships.every((id) => isDoneFor(data, state, victory, id))
    ? [victory.side, 'they have done what they had to']
    : [enemyOf(victory.side), 'the enemy has not done what he had to'];
}

/** The burden of victory lies on one side, if only when points are even. */
export function standaloneResult(data: Data, state: State): Ending {
  const { victory } = battleNamed(data, state.scenario);
  const byPoints = endingByPoints(state);
  if (victory.kind === 'points' && byPoints.winner !== null) return byPoints;
  const [winner, why] = verdict(data, state, victory);
  return { result: winner, words: `${SIDES_WHO[winner]} win: ${why}.`, winner, score: byPoints.score };
}

/** CW-8.4b: the turn ends with the battle. Where certain ships have to be sunk, one that only lies dead is not. */
function giveUpTheDead(g: Play): void {
  const { data, state } = g;
  const { victory, ships } = battleNamed(data, state.scenario);
  if (victory.kind !== 'points') return;
  for (const id of ships.central)
    if (shipOf(state, id).fate === 'afloat' && isDeadInTheWater(sheetOf(data, state, id), shipOf(state, id)))
      shipLost(g, id, 'removed', null);
}

/** CW-11.1b holds here too. */
export const battleResult = auto('result', 'CW-14.0d', (g) => {
  shame(g);
  giveUpTheDead(g);
  layPointsOpen(g.state);
  g.end(standaloneResult(g.data, g.state));
});

export const standaloneBattle = sequence('battle', 'CW-7.0', [
  unspoken(auto('battle-opens', 'CW-7.0', open)),
  unspoken(when(({ state }) => state.battle !== null, advancedCombat(tactics))),
  unspoken(when(({ state }) => state.basic !== null, basicCombat(tactics))),
  titled('Victory', battleResult),
]);
