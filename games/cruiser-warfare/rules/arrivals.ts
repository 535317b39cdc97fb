/** How ships come into play: as a fleet if a marker is free, else with a fleet that is there, else on station (CW-13.0). */
import { secretLot } from '../../../kernel/index.ts';
import type { Area } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import { bondOf } from '../data/data.ts';
import type { Group } from '../data/forces.ts';
import { vesselOf } from '../data/ships.ts';
import type { Play } from '../kind.ts';
import type { Fleet, FleetId, ShipId, Side, State } from '../state.ts';
import { fleetOf, hasAmong, launch, markersLeft, raise } from './fleet.ts';
import { mostOnPiece } from './pieces.ts';
import { lyingIn } from './stations.ts';

/** CW-12.7, CW-13.0: a liner is drawn unseen from those not yet taken up. */
export const merchantCruiserLot = secretLot('merchant-cruisers', 'CW-12.7b', 'An armed merchant cruiser is drawn');

export function drawMerchantCruiser(g: Play, side: Side): ShipId | undefined {
  const { pools } = g.state;
  if (pools[side].length === 0) return undefined;
  const drawn = g.drawFor([side], merchantCruiserLot, pools[side], { by: side });
  pools[side] = pools[side].filter((id) => id !== drawn);
  return drawn;
}

/** CW-9.1: small ships of a class go as many to a piece as it holds. */
export function launchAll(data: Data, state: State, fleet: Fleet, ships: readonly ShipId[]): void {
  const classes = new Map<string, ShipId[]>();
  for (const id of ships) {
    const { piece } = vesselOf(id);
    if (piece === null) launch(data, state, fleet, id, [id]);
    else classes.set(piece, [...(classes.get(piece) ?? []), id]);
  }
  for (const [name, members] of classes) launchClass(data, state, fleet, name, members);
}

function launchClass(data: Data, state: State, fleet: Fleet, name: string, members: readonly ShipId[]): void {
  const [first] = members;
  if (first === undefined) return;
  const most = mostOnPiece(data, first);
  for (let from = 0; from < members.length; from += most)
    launch(data, state, fleet, `${name}-piece-${++state.serial.piece}`, members.slice(from, from + most));
}

/** Where a newcomer goes: into a fleet of her own, a fleet that is there, or, of the Allies, on station. */
export type Berth = FleetId | 'new' | 'station';

/** The berths in an area, the usual one first (CW-12.7a, CW-12.7b, CW-13.0). */
export function berthsIn(data: Data, state: State, side: Side, area: Area): Berth[] {
  const berths: Berth[] = markersLeft(state, side) > 0 ? ['new'] : [];
  for (const fleet of state.fleets) if (isHost(data, state, fleet, side, area)) berths.push(fleet.id);
  if (side === 'allied') berths.push('station');
  return berths;
}

/** The fleet at a berth; one with a marker of its own has a mission too. */
export function hostAt(state: State, side: Side, area: Area, berth: Berth, fields: Partial<Fleet> = {}): Fleet {
  if (berth === 'station') return lyingIn(state, area, 'station');
  if (berth !== 'new') return fleetOf(state, berth);
  return raise(state, { side, post: 'marker', area, mission: side === 'central' ? 'raid' : 'intercept', ...fields });
}

/** When nobody has said otherwise. */
function hostIn(data: Data, state: State, side: Side, area: Area, fields: Partial<Fleet>): Fleet {
  const [usual] = berthsIn(data, state, side, area);
  if (usual === undefined) throw new Error(`no marker is left for ships in ${area}`);
  return hostAt(state, side, area, usual, fields);
}

/** Nobody joins ships that are tied down (CW-12.1b, CW-12.3, CW-12.42). */
const isHost = (data: Data, state: State, fleet: Fleet, side: Side, area: Area): boolean =>
  fleet.side === side &&
  fleet.post === 'marker' &&
  fleet.area === area &&
  !fleet.decoy &&
  (fleet.mission === 'intercept' || fleet.mission === 'raid') &&
  !hasAmong(state, fleet, (id) => bondOf(data, id) !== undefined);

/** CW-12.41, CW-12.1a: who is tied down joins nobody either. */
const liesOnStation = (state: State, { bond, side }: Group): boolean =>
  bond === 'station' || (bond !== null && markersLeft(state, side) === 0);

/** A group of the lists comes into play, with whoever is drawn to it and the leaders aboard. */
export function arrive(g: Play, group: Group, area: Area, fields: Partial<Fleet> = {}): Fleet {
  const { data, state } = g;
  const { side } = group;
  const drawn = Array.from({ length: group.drawn }, () => drawMerchantCruiser(g, side)).filter((id) => id !== undefined);
  const fleet = liesOnStation(state, group) ? lyingIn(state, area, 'station') : hostIn(data, state, side, area, fields);
  launchAll(data, state, fleet, [...group.ships, ...drawn]);
  for (const ship of drawn) g.whisper?.([side], { type: 'merchant-cruiser', side, ship, area, instead: null });
  state.arrived.push(group.id);
  hoistFlags(data, state, group);
  return fleet;
}

/** CW-11.91: on the first of the ships that may be his, until his side says otherwise. */
function hoistFlags(data: Data, state: State, { id, ships }: Group): void {
  for (const { name, side, group, flagships } of data.leaders) {
    if (group !== id || (name === 'Gädecke' && state.variants.central !== '3')) continue;
    const ship = flagships.find((each) => ships.includes(each));
    if (ship !== undefined) state.leaders.push({ name, side, ship, since: state.turn });
  }
}
