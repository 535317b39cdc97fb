/** Who stands in the line of battle: the questions that every step of a battle asks. */
import type { Data } from '../data/data.ts';
import type { Alliance } from '../data/map.ts';
import type { ShipId } from '../data/ships.ts';
import type { Battle, Fighter, State } from '../state.ts';
import { the } from '../wording.ts';
import { missing, shipOf, speedOf } from './fleet.ts';

type Fought = Pick<State, 'battle'>;

export const battleOf = (state: Fought): Battle => state.battle ?? missing('in battle');
export const fighterOf = (state: Fought, id: ShipId): Fighter =>
  battleOf(state).fighters.find((fighter) => fighter.id === id) ?? missing(id);

/** NN-11.16d: everybody, or the ships of the set that is being fought. */
export const isEngaged = ({ set }: Pick<Battle, 'set'>, { group }: Pick<Fighter, 'group'>): boolean => set === 0 || group === set;

export function engaged(state: Fought, side: Alliance): Fighter[] {
  const battle = battleOf(state);
  return battle.fighters.filter((fighter) => fighter.side === side && isEngaged(battle, fighter));
}

export const inZone = (state: State, side: Alliance): Fighter[] => battleOf(state).fighters.filter((fighter) => fighter.side === side);
export const bothEngaged = (state: State): boolean => engaged(state, 'allied').length > 0 && engaged(state, 'central').length > 0;

/** Where the fight is, at the head of what is asked in it. */
export const battleInWords = ({ battle }: Fought): string => `Battle in ${battle ? the(battle.zone) : 'the battle'}`;

/** NN-11.16a: a group is as fast as its slowest ship. */
export const groupSpeed = (data: Data, state: State, fighters: readonly Fighter[]): number =>
  fighters.reduce((least, { id }) => Math.min(least, speedOf(data, shipOf(state, id))), Number.POSITIVE_INFINITY);

export function leaveLine(state: State, ids: readonly ShipId[]): void {
  const battle = battleOf(state);
  battle.fighters = battle.fighters.filter(({ id }) => !ids.includes(id));
}
