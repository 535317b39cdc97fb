/** GW-5.1a, GW-5.2: which missions a fleet may be given, before play and after a rest in port, and what it is to be given one. */
import type { War } from '../data/data.ts';
import type { Fleet, FleetId, Mission, State } from '../state.ts';
import { hasShip, isSweeper, isTransport, shipsIn } from './fleets.ts';
import { hasLeader } from './leaders.ts';

type Seen = Pick<State, 'ships' | 'leaders'>;

/** GW-5.2-ABORT: whole turns in port before a fleet that gave up is sent out again. */
const REST = 6;

export const hasRested = ({ mission, port, rested }: Fleet): boolean => mission === 'abort' && port !== null && rested >= REST;

/** GW-5.2-RAID, GW-16.2: ships of a raid at the most. */
const RAIDERS = 2;

export const mayRaid = (war: War, state: Seen, fleet: Pick<Fleet, 'pieces'>): boolean => {
  const ships = shipsIn(war, state, fleet);
  return ships.length <= RAIDERS && hasLeader(state, ships);
};

/** Each mission with who may have it; transports sail for their port and for nothing else. */
const MAY: Readonly<Partial<Record<Mission, (war: War, state: Seen, fleet: Fleet) => boolean>>> = {
  intercept: () => true,
  raid: mayRaid,
  'raid-in-force': (war, state, fleet) => hasLeader(state, shipsIn(war, state, fleet)),
};

/** GW-5.12: missions that are plotted whole are given before play alone. */
const MAY_BEFORE_PLAY: typeof MAY = {
  ...MAY,
  bombardment: () => true,
  minelaying: (_war, _state, { mines }) => mines > 0,
  minesweeping: (war, state, fleet) => !hasShip(war, state, fleet, (sheet) => !isSweeper(sheet)),
};

const offered = (may: typeof MAY, war: War, state: Seen, fleet: Fleet): Mission[] =>
  hasShip(war, state, fleet, isTransport)
    ? []
    : MISSIONS_IN_ORDER.filter((mission) => mission !== fleet.mission && may[mission]?.(war, state, fleet) === true);

const MISSIONS_IN_ORDER: readonly Mission[] = ['intercept', 'raid', 'raid-in-force', 'bombardment', 'minelaying', 'minesweeping'];

export const missionsBeforePlay = (war: War, state: Seen, fleet: Fleet): Mission[] => offered(MAY_BEFORE_PLAY, war, state, fleet);
export const missionsAfterRest = (war: War, state: Seen, fleet: Fleet): Mission[] => offered(MAY, war, state, fleet);

/** A fleet with another mission has its moves written anew. */
export function assign(fleet: Fleet, mission: Mission): void {
  fleet.mission = mission;
  fleet.plot = [];
  fleet.rested = 0;
}

/** GW-5.2-ESCORT: it escorts another, or nobody any more. */
export function follow(fleet: Fleet, charge: FleetId | null): void {
  assign(fleet, charge === null ? 'intercept' : 'escort');
  fleet.charge = charge;
}
