/** CW-11.9: the men whose presence counts. */
import type { Data } from '../data/data.ts';
import { ratingOf } from '../data/data.ts';
import { classOf, vesselOf } from '../data/ships.ts';
import type { Fleet, Leader, ShipId, State } from '../state.ts';
import { shipsIn } from './fleet.ts';
import { navyOf } from './nations.ts';

const SIZE = { capital: 2, light: 1, other: 0 } as const;
const sizeOf = (ship: ShipId): number => SIZE[classOf(vesselOf(ship).type)];

/** CW-11.91, CW-11.92: his ship is of the largest kind present, and his navy outweighs all others together. */
function isEffective(data: Data, { ship }: Leader, ships: readonly ShipId[]): boolean {
  if (ships.some((other) => sizeOf(other) > sizeOf(ship))) return false;
  let own = 0;
  let others = 0;
  for (const each of ships) {
    const { points } = ratingOf(data, each);
    if (navyOf(each) === navyOf(ship)) own += points;
    else others += points;
  }
  return own > others;
}

/** CW-11.93: the leader who may be declared in a force, if there is one. */
export const leaderAmong = (data: Data, state: State, ships: readonly ShipId[]): Leader | undefined =>
  state.leaders.find((leader) => ships.includes(leader.ship) && isEffective(data, leader, ships));

export const leaderOf = (data: Data, state: State, fleet: Fleet): Leader | undefined => leaderAmong(data, state, shipsIn(state, fleet));

/** CW-11.91: he is lost with his ship. */
export function loseLeader(state: State, ship: ShipId): Leader | undefined {
  const lost = state.leaders.find((leader) => leader.ship === ship);
  if (lost) state.leaders = state.leaders.filter((leader) => leader !== lost);
  return lost;
}
