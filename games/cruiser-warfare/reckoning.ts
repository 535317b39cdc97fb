/** What a war or a battle that is over came to: points, who is lost, and how long a battle by itself was fought. */
import type { Reckoning } from '../../kernel/index.ts';
import type { Data } from './data/data.ts';
import type { State } from './state.ts';

/** A battle by itself lies there still when it is over. */
const roundsOf = ({ battle, basic, scenario }: State): { readonly Rounds?: number } => {
  const round = (battle ?? basic)?.round;
  return round === undefined || scenario === 'campaign' ? {} : { Rounds: round };
};

export function reckoning(state: State, { vessels }: Data): Reckoning {
  const { ships, points } = state;
  const lost = vessels.filter((_, place) => ships[place]?.fate === 'gone');
  return {
    came: lost.map(({ name }) => `${name} lost`),
    figures: {
      'Points of the Allies': points.allied,
      'Points of the Central Powers': points.central,
      'Ships lost': lost.length,
      ...roundsOf(state),
    },
  };
}
