/** What is at stake in a battle of history, which is fought for itself. */
import type { Sheet } from '../../../tactical/battle.ts';
import { enemyOf } from '../../../tactical/battle.ts';
import type { Stakes } from '../../../tactical/bot/index.ts';
import type { BattleScenario } from '../data/battles.ts';
import { sheetOf } from '../rules/fleet.ts';
import type { Side } from '../state.ts';
import type { View } from '../view.ts';
import { settings } from './settings.ts';

/** Where all depends on certain ships, each is worth a squadron. */
const worthIn =
  ({ victory }: BattleScenario) =>
  ({ id, points }: Sheet): number =>
    victory.kind === 'sink' && victory.ships.includes(id) ? settings.quarry * points : points;

const resolveOf = ({ victory }: BattleScenario, side: Side): number =>
  victory.kind === 'points' ? 1 : victory.side === side ? settings.mustWin : settings.mustLive;

/** Who has to sink somebody has lost if he goes away; where points count, running has its price (CW-11.1b). */
const flightIn = ({ victory }: BattleScenario, side: Side, shame: number): number =>
  victory.kind === 'points' ? shame : victory.side === side ? settings.disgrace : 0;

/** Who came upon the other has had time to make him out. */
export const stakesOf = (scenario: BattleScenario, view: View, side: Side, shame: number): Stakes => ({
  worth: worthIn(scenario),
  flight: flightIn(scenario, side, shame),
  resolve: resolveOf(scenario, side),
  expected: scenario.finder === side ? scenario.ships[enemyOf(side)].map((id) => sheetOf(view, id)) : [],
});
