/**
 * A whole position that agrees with what one side sees (CW-3.1a): its own as it is, and of the enemy what could be. His markers hold
 * ships that are not accounted for, raiders are where they can be by now, and what lies face down is somebody who may be there.
 */
import type { Chance } from '../../../kernel/index.ts';
import type { Data } from '../data/data.ts';
import type { Side, State } from '../state.ts';
import type { View } from '../view.ts';
import { imagineBattleAlone } from './alone.ts';
import { imagineCampaign } from './campaign.ts';
import { worldOf } from './world.ts';

export { type Whereabouts, whereabouts } from './whereabouts.ts';

export function imagine(view: View, side: Side, chance: Chance, data: Data, asked?: string): State {
  const world = worldOf(data, view, side, chance, asked);
  if (view.scenario === 'campaign') imagineCampaign(world);
  else imagineBattleAlone(world);
  return world.state;
}
