/** What a war or a battle that is over came to: points, and who is lost. */
import type { Reckoning } from '../../kernel/index.ts';
import type { Data } from './data/data.ts';
import type { State } from './state.ts';

export function reckoning({ ships, points }: State, { vessels }: Data): Reckoning {
  const lost = vessels.filter((_, place) => ships[place]?.fate === 'gone');
  return {
    came: lost.map(({ name }) => `${name} lost`),
    figures: { 'Points of the Allies': points.allied, 'Points of the Central Powers': points.central, 'Ships lost': lost.length },
  };
}
