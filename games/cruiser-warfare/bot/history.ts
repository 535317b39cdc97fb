/** What is at stake in a battle of history, which is fought for itself. */
import type { Sheet } from '../../../tactical/battle.ts';
import { enemyOf } from '../../../tactical/battle.ts';
import type { Stakes } from '../../../tactical/bot/index.ts';
import type { BattleScenario } from '../data/battles.ts';
import type { Data } from '../data/data.ts';
import { sheetOf } from '../data/data.ts';
import type { ShipId, Side } from '../state.ts';
import type { View } from '../view.ts';
import { settings } from './settings.ts';

/** Where all depends on certain ships, each is worth a squadron. */
const worthIn =
  ({ victory }: BattleScenario) =>
  ({ id, points }: Sheet): number =>
    victory.kind === 'sink' && victory.ships.includes(id) ? settings.quarry * points : points;

/**
 * Who would lose if all went home now has nothing to lose, as long as it stands even or he can hope to win; where he cannot, he saves what
 * is left, as he does who only has to save a ship.
 */
function resolveOf({ victory }: BattleScenario, { points }: View, side: Side, balance: number): number {
  if (victory.kind === 'sink') return victory.side === side ? settings.mustWin : settings.mustLive;
  const lead = points[side] - points[enemyOf(side)];
  if (victory.even === side || lead > 0) return 1;
  return lead < 0 && balance < settings.hopeless ? settings.mustLive : settings.mustWin;
}

/** Who has to sink somebody has lost if he goes away; where points count, running has its price (CW-11.1b). */
const flightIn = ({ victory }: BattleScenario, side: Side, shame: number): number =>
  victory.kind === 'points' ? shame : victory.side === side ? settings.disgrace : 0;

const vitalIn = ({ victory }: BattleScenario, side: Side): readonly ShipId[] =>
  victory.kind === 'sink' && victory.side !== side ? victory.ships : [];

/** Who took part is no secret: it is printed with the battle (CW-BATTLE). Which counter is which has still to be made out (CW-7.27b). */
export const stakesOf = (data: Data, scenario: BattleScenario, view: View, side: Side, shame: number, balance: number): Stakes => ({
  worth: worthIn(scenario),
  flight: flightIn(scenario, side, shame),
  resolve: resolveOf(scenario, view, side, balance),
  expected: scenario.ships[enemyOf(side)].map((id) => sheetOf(data, view, id)),
  vital: vitalIn(scenario, side),
});
