/** Looking up ships: who owns them, and what damage has left of them. */
import type { Data } from '../data/data.ts';
import type { Alliance, Zone } from '../data/map.ts';
import { ZONE_FACTS } from '../data/map.ts';
import type { Counter, Navy, ShipId } from '../data/ships.ts';
import { CONVOYS, COUNTERS } from '../data/ships.ts';
import type { Place, ShipState } from '../state.ts';

const NUMBERS: ReadonlyMap<ShipId, number> = new Map(COUNTERS.map(({ id }, number) => [id, number]));

export const missing = (id: string): never => {
  throw new Error(`there is no ship ${id}`);
};

/** Her number in every list of ships. */
export const numberOf = (id: ShipId): number => NUMBERS.get(id) ?? missing(id);
/** Her figures in this game. */
export const counterOf = (data: Data, id: ShipId): Counter => data.counters[numberOf(id)] ?? missing(id);
export const shipOf = <S>({ ships }: { readonly ships: readonly S[] }, id: ShipId): S => ships[numberOf(id)] ?? missing(id);

/** NN-2.5, NN-2.6: which side a navy is on. */
export function sideOf({ navy }: { readonly navy: Navy }): Alliance {
  switch (navy) {
    case 'Br':
    case 'Fr':
    case 'RN':
    case 'RS':
    case 'US':
      return 'allied';
    default:
      return 'central';
  }
}

/** No pack makes one kind of ship into another. */
const CARRIERS: readonly ShipId[] = COUNTERS.filter(({ kind }) => kind === 'carrier').map(({ id }) => id);
export const isConvoy = (id: ShipId): boolean => CONVOYS.includes(id);
/** NN-2.13: special types; battleships and battlecruisers are one type. */
export const isCarrier = (id: ShipId): boolean => CARRIERS.includes(id);

export const isZone = (at: Place): at is Zone => Object.hasOwn(ZONE_FACTS, at);

/** NN-11.5, NN-2.10: printed speed less damage, never under 1. */
export const speedLeft = ({ speed }: Pick<Counter, 'speed'>, damage: number): number => Math.max(1, speed - damage);

/** NN-2.8, NN-11.6a: with as much damage as defence a ship fires one die, if she has guns at all. */
export const attackLeft = ({ attack, defence }: Pick<Counter, 'attack' | 'defence'>, damage: number): number =>
  damage >= defence ? Math.min(1, attack) : attack;

/** NN-11.6b: no airstrike while damage equals defence. */
export const airstrikeLeft = ({ airstrike, defence }: Pick<Counter, 'airstrike' | 'defence'>, damage: number): number =>
  damage >= defence ? 0 : airstrike;

/** As much of a ship as her factors depend on. */
export type Hull = Pick<ShipState, 'id' | 'damage'>;

export const speedOf = (data: Data, { id, damage }: Hull): number => speedLeft(counterOf(data, id), damage);
export const attackOf = (data: Data, { id, damage }: Hull): number => attackLeft(counterOf(data, id), damage);
export const airstrikeOf = (data: Data, { id, damage }: Hull): number => airstrikeLeft(counterOf(data, id), damage);

/** Points that sink her: one more than her defence has left (NN-11.4c). */
export const pointsToSink = (data: Data, { id, damage }: Hull): number => counterOf(data, id).defence - damage + 1;
