/** Who of the Allies may still be told to do something this turn. */
import type { Fleet, State } from '../state.ts';

/** CW-5.5d: an escort under way with its convoy does what the convoy does. */
const isUnderWay = (state: State, { hidden, charge }: Fleet): boolean =>
  hidden && state.fleets.some(({ id, route }) => id === charge && route.length > 0);

/** Nothing is ordered yet, and it goes with nobody else (CW-5.53d, CW-5.5d). */
export const isFree = (state: State, fleet: Fleet): boolean =>
  fleet.order.act === 'stay' && fleet.mission !== 'transport' && !fleet.pursuit?.caught && !isUnderWay(state, fleet);

/** CW-5.54a: coal and arms would be written where the division stands. */
export const mayTakeIn = (state: State, fleet: Fleet): boolean => isFree(state, fleet) && fleet.dividedIn !== state.turn;
