/** The outbreak of war: up to as many Central fleets as there are markers, most of them off the map, and Italy about to decide. */

import type { Area } from '../../data/areas.ts';
import { BUILT_IN } from '../../data/data.ts';
import { launchAll } from '../../rules/arrivals.ts';
import { raise, STAY } from '../../rules/fleet.ts';
import type { Fleet, ShipId } from '../../state.ts';
import type { Deal } from './dealt.ts';
import { inSight, SEAS, shuffled } from './dealt.ts';
import { dealAllies, designs, equip, firstOrder } from './raiders.ts';

const CRUISERS: readonly ShipId[] = [
  ...['scharnhorst', 'gneisenau', 'nurnberg', 'emden', 'leipzig', 'dresden'],
  ...['karlsruhe', 'konigsberg', 'strassburg', 'moltke', 'blucher'],
];
const IN_SIGHT = 3;
/** One marker of the ten is kept for Marco Polo (CW-12.2b). */
const MOST = 9;

/** Where she comes (CW-13.0-N-ITALY). */
const MARCO_POLO: Area = 'bonin-islands';
/** In whose place a liner can be armed without anybody seeing it. */
const GUNBOAT: ShipId = 'geier';

/** Tokens by which the players of these pairs know a marker that they are to move in sight of the Allies: none of these is. */
const FIRST_TOKENS = 3;

/** CW-12.2a: whether Italy joins is alike in both worlds, for everybody hears of it when I August ends. */
export const dealOutbreak: Deal = (g, openly, secretly) => {
  const { state } = g;
  state.turn = 0;
  state.arrived = state.arrived.filter((id) => id !== 'marco-polo');
  state.serial.token.central = FIRST_TOKENS;
  dealAllies(g, openly);
  Object.assign(state.secrets, designs(secretly), { italy: openly([true, false]) });
  const count = secretly([4, 6, 8, MOST, MOST]);
  const markers: Fleet[] = [];
  for (const ship of shuffled(secretly, CRUISERS).slice(0, count)) {
    const isSeen = markers.length < IN_SIGHT;
    const area = isSeen ? openly(SEAS) : secretly([...SEAS, MARCO_POLO, MARCO_POLO]);
    const fleet = raise(state, { side: 'central', post: 'marker', area, mission: 'raid', hidden: true, seenIn: 0 });
    launchAll(BUILT_IN, state, fleet, markers.length === 0 ? [ship, GUNBOAT] : [ship]);
    equip(g, fleet, secretly);
    fleet.next = isSeen ? STAY : firstOrder(state, area, secretly);
    if (isSeen) markers.push(fleet);
  }
  inSight(g, markers);
};
