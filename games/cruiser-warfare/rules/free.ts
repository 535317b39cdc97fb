/** Who of the Allies may still be told to do something this turn. */
import type { Fleet, State } from '../state.ts';

/** CW-5.5d: an escort under way with its convoy does what the convoy does. */
const isUnderWay = (state: State, { hidden, charge }: Fleet): boolean =>
  hidden && state.fleets.some(({ id, route }) => id === charge && route.length > 0);

const hasDivided = ({ divisions }: State, { id }: Fleet): boolean => divisions.some(({ from, part }) => from === id || part === id);

/** Not who pursues, has lost a pursuit or has just divided, for that is written in the same place (CW-5.53b, CW-5.54a). */
export const isFree = (state: State, fleet: Fleet): boolean =>
  fleet.order.act === 'stay' &&
  fleet.mission !== 'transport' &&
  !fleet.pursuit?.caught &&
  fleet.heldIn !== state.turn &&
  !hasDivided(state, fleet) &&
  !isUnderWay(state, fleet);
