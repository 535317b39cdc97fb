/** What a war that is over came to: points, turns, and who is sunk. */
import type { Reckoning } from '../../kernel/index.ts';
import type { Data } from './data/data.ts';
import type { State } from './state.ts';
import { nameOf } from './wording.ts';

export function reckoning({ ships, points, turn }: State, _data: Data): Reckoning {
  const sunk = ships.filter(({ at }) => at === 'sunk');
  return {
    came: sunk.map(({ id }) => `${nameOf(id)} lost`),
    figures: {
      'Points of the Allies': points.allied,
      'Points of the Central Powers': points.central,
      'Ships lost': sunk.length,
      Turns: turn,
    },
  };
}
