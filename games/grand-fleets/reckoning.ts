/** What a battle that is over came to: points, turns, and who is lost. */
import type { Reckoning } from '../../kernel/index.ts';
import type { Data } from './data/data.ts';
import { battleOf } from './data/data.ts';
import { isLost, pointsOf } from './rules/scoring.ts';
import type { State } from './state.ts';

export function reckoning(state: State, data: Data): Reckoning {
  const battle = battleOf(data, state);
  const lost = state.ships.flatMap((ship, place) => (isLost(ship) ? [`${battle.berths[place]?.card.name} lost`] : []));
  const { blue, red } = battle.names;
  return {
    came: lost,
    figures: {
      [`Points of the ${blue}`]: pointsOf(battle, state, 'blue'),
      [`Points of the ${red}`]: pointsOf(battle, state, 'red'),
      Turns: state.turn,
    },
  };
}
