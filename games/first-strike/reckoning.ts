/** What a raid that is over came to: hits on the installations, aircraft lost, turns, and which counters are gone. */
import type { Reckoning } from '../../kernel/index.ts';
import type { State } from './state.ts';
import { nameOf } from './wording.ts';

export function reckoning({ ships, aircraft, hits, turn, raidTurn, battle }: State): Reckoning {
  const sunk = ships.filter(({ at }) => at === 'sunk').map(({ id }) => `${nameOf(id)} sunk`);
  return {
    came: [...(raidTurn > 0 ? ['raid flown'] : []), ...(battle ? ['battle fought'] : []), ...sunk],
    figures: {
      'Hits on installations': hits.reduce((sum, each) => sum + each, 0),
      'Aircraft lost': aircraft.filter(({ at }) => at === 'lost').length,
      Turns: turn,
    },
  };
}
