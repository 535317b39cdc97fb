/** Who of the enemy is at sea: everybody who has come and is not lost, piece by piece, with where and when he began. */
import { between, shuffled } from '../../../kernel/index.ts';
import type { Area } from '../data/areas.ts';
import { AREAS, GERMAN_PORTS } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import { distance } from '../data/data.ts';
import type { Group } from '../data/forces.ts';
import { PRIZE_IDS, vesselOf } from '../data/ships.ts';
import { faultOfBond } from '../laws.ts';
import { shipOf } from '../rules/fleet.ts';
import { mostOnPiece } from '../rules/pieces.ts';
import { forcesOf } from '../rules/reinforcements.ts';
import type { Fleet, ShipId, Side, State } from '../state.ts';
import type { World } from './world.ts';

/** A piece that is yet to be put into a fleet. */
export interface Unit {
  readonly ships: readonly ShipId[];
  /** Where she may have begun, and the turn in which she could move first. */
  readonly from: readonly Area[];
  readonly since: number;
  /** Units of one name may be in the same places. */
  readonly kin: string;
  /** Who is thought of first: whose place is known, who is tied down, anybody, and last who is most likely out of sight. */
  readonly rank: number;
}

/** The rank of those who come only if there is nobody else. */
export const SPARE = 9;

type Origin = Omit<Unit, 'ships'>;

const PLACED: Origin = { from: [], since: 1, kin: '', rank: -1 };

/** A unit of which it is known where she is. */
export const placedUnit = (ships: readonly ShipId[]): Unit => ({ ships, ...PLACED });

export const isOneOf = ({ ships }: Unit, names: readonly ShipId[]): boolean => ships.some((id) => names.includes(id));

const turnOf = ({ coming }: Group): number => ('turn' in coming ? Math.max(1, coming.turn) : 1);

/** CW-9.1: small ships of a class go as many to a piece as it holds. */
function inPieces(data: Data, ships: readonly ShipId[], origin: Origin): Unit[] {
  const units: Unit[] = [];
  const classes = new Map<string, ShipId[]>();
  for (const id of ships) {
    const { piece } = vesselOf(id);
    if (piece === null) units.push({ ships: [id], ...origin });
    else classes.set(piece, [...(classes.get(piece) ?? []), id]);
  }
  for (const members of classes.values())
    for (let rest = members; rest.length > 0; ) {
      const most = mostOnPiece(data, rest[0] ?? '');
      units.push({ ships: rest.slice(0, most), ...origin });
      rest = rest.slice(most);
    }
  return units;
}

const originOf = (group: Group): Origin => ({
  from: group.areas,
  since: turnOf(group),
  kin: group.id,
  rank: group.bond === null ? 1 : 0,
});

const isWaiting = (state: State, id: ShipId): boolean => shipOf(state, id).fate === 'waiting';

/** Groups of the enemy that have come. */
const groupsOf = ({ data, state, enemy }: World): Group[] =>
  forcesOf(data, state).filter(({ side, id }) => side === enemy && state.arrived.includes(id));

/** Where liners are armed: of the Allies where there is coal, of the Central Powers in German ports (CW-12.7). */
const yardsOf = ({ coalAreas }: Data, side: Side): readonly Area[] => (side === 'allied' ? coalAreas : GERMAN_PORTS);

/** How many liners may have been armed besides those that came with groups: one a turn, or one in three turns (CW-12.7a, CW-12.7b). */
const armedSince = ({ view: { turn, entered }, enemy, chance }: World): number => {
  if (enemy === 'allied') return entered.britain === 0 ? 0 : between(0, turn, chance);
  let armed = 0;
  for (let tries = 0; tries < turn; tries++) if (chance(3) === 0) armed++;
  return armed;
};

function linersOf(world: World, groups: readonly Group[]): Unit[] {
  const { data, enemy, chance } = world;
  const drawnWith = groups.flatMap((group) => Array.from({ length: group.drawn }, () => group));
  const stock = shuffled(poolOf(world), chance);
  const drawn = drawnWith.length + armedSince(world) - (data.pools[enemy].length - stock.length);
  return stock.map((id, place) => {
    const group = drawnWith[place];
    const origin = group ? originOf(group) : { from: yardsOf(data, enemy), since: 1, kin: 'liners', rank: 1 };
    return place < drawn ? { ships: [id], ...origin } : { ships: [id], ...origin, kin: 'pool', rank: SPARE };
  });
}

/** CW-5.84a: a prize is left by herself only when her captor is lost. */
const prizesOf = ({ state }: World): Unit[] =>
  PRIZE_IDS.filter((id) => isWaiting(state, id)).map((id) => ({ ships: [id], from: AREAS, since: 1, kin: 'prizes', rank: SPARE }));

export interface AtSea {
  readonly units: readonly Unit[];
  /** Liners that may be still in the pool, and prizes. */
  readonly spare: readonly Unit[];
}

/** Of those who are already placed, or known to be gone, nothing. */
export function atSea(world: World): AtSea {
  const { enemy } = world;
  const groups = groupsOf(world);
  const listed = groups.flatMap((group) => unitsIn(world, group));
  const liners = linersOf(world, groups);
  const [drawn, pool] = [liners.filter(({ rank }) => rank < SPARE), liners.filter(({ rank }) => rank === SPARE)];
  return { units: [...listed, ...drawn], spare: enemy === 'central' ? [...pool, ...prizesOf(world)] : pool };
}

/** CW-12.43: those who may leave home waters are another kind than those who may not. */
function unitsIn({ data, state }: World, group: Group): Unit[] {
  const waiting = group.ships.filter((id) => isWaiting(state, id));
  const freed = waiting.filter((id) => state.freed.includes(id));
  const bound = waiting.filter((id) => !state.freed.includes(id));
  return [...inPieces(data, bound, originOf(group)), ...inPieces(data, freed, { ...originOf(group), kin: `${group.id} freed` })];
}

/** CW-12.7: who of the pool is nowhere else. */
export const poolOf = ({ data, state, enemy }: World): ShipId[] => data.pools[enemy].filter((id) => isWaiting(state, id));

/** Ships of a convoy as pieces. */
export const transportsOf = ({ data, state }: World, ships: readonly ShipId[]): Unit[] =>
  inPieces(
    data,
    ships.filter((id) => isWaiting(state, id)),
    { ...PLACED, kin: 'transports' },
  );

/** One ship to a piece, for those who go several. */
export const singly = ({ ships, ...origin }: Unit): Unit[] => ships.map((id) => ({ ships: [id], ...origin }));

type Place = Pick<Fleet, 'area' | 'post'>;

/** Nothing ties her down elsewhere (CW-12.1b, CW-12.3, CW-12.42, CW-13.0-A-BISCAY). */
export const isLawful = ({ data, state }: World, { ships }: Unit, place: Place): boolean =>
  ships.every((id) => faultOfBond(data, state, place, id) === null);

/** CW-5.1a: one area a turn, from where she began. */
export const isInReach = ({ data, moves }: World, { from, since }: Unit, area: Area): boolean =>
  from.some((start) => distance(data, start, area) <= Math.max(0, moves - since + 1));

export const mayBeIn = (world: World, unit: Unit, place: Place): boolean =>
  isInReach(world, unit, place.area) && isLawful(world, unit, place);
