/** CW-5.5, CW-5.52: what a fleet is for. */
import type { OrderVerb, Play } from '../kind.ts';
import type { Fleet, FleetId, Mission, State } from '../state.ts';
import { nameListed } from '../words/fleets.ts';
import { byFleet, ofFleet } from './filing.ts';
import { fleetOf, isPrize } from './fleet.ts';
import { show } from './sight.ts';

/** CW-5.52: one whole turn without moving. Before play every mission is open (CW-3.3). */
export const hasLainStill = ({ turn }: Pick<State, 'turn'>, { movedIn }: Pick<Fleet, 'movedIn'>): boolean =>
  turn === 0 || movedIn < turn - 1;

/** CW-5.5i, CW-5.5j: intercept for both sides, raid for the Central Powers alone. */
function missionsFor(state: State, fleet: Fleet): [FleetId, Mission][] {
  if (fleet.post !== 'marker' || !hasLainStill(state, fleet) || state.shifted.includes(fleet.id)) return [];
  if (fleet.side === 'central') return centralMission(fleet);
  return fleet.mission === 'escort' ? [[fleet.id, 'intercept']] : [];
}

/** CW-5.84a: prizes sail with raiders alone; each has a piece to herself, by her own name. */
function centralMission({ id, mission, pieces }: Fleet): [FleetId, Mission][] {
  if (mission !== 'raid') return [[id, 'raid']];
  return pieces.some(isPrize) ? [] : [[id, 'intercept']];
}

function changeMission(g: Play, [id, mission]: readonly [FleetId, Mission]): void {
  const fleet = fleetOf(g.state, id);
  g.state.shifted.push(id);
  fleet.mission = mission;
  fleet.charge = null;
  // Only raiders and escorts may be off the map (CW-5.5k, CW-5.5d).
  if (mission === 'intercept') show(g, fleet);
}

const MISSIONS: Readonly<Record<Mission, string>> = {
  intercept: 'intercept the enemy',
  raid: 'raid commerce',
  escort: 'escort',
  transport: 'transport',
};

export const newMission: OrderVerb<readonly [FleetId, Mission]> = {
  under: byFleet,
  of: ofFleet((_, state, fleet) => missionsFor(state, fleet)),
  label: (view, [fleet, mission]) => `${nameListed(view, fleet)}: ${MISSIONS[mission]}`,
  why: () => ({ words: 'a mission of its own side, after a whole turn without moving, once in a phase', rule: 'CW-5.52' }),
  does: changeMission,
};
