/** GW-5.46a, GW-TAC-INIT-LEADER: admirals, each in his ship, and lost with her. */
import type { ShipId, State } from '../state.ts';

export const hasLeader = ({ leaders }: Pick<State, 'leaders'>, ships: readonly ShipId[]): boolean =>
  leaders.some(({ ship }) => ships.includes(ship));

/** GW-TBL-CRIT: he is killed, or goes down with his ship. */
export function loseLeader(state: State, ship: ShipId): void {
  state.leaders = state.leaders.filter((leader) => leader.ship !== ship);
}
