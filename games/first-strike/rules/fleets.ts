/** Who is where on the Naval Battle Board: the questions that movement and gunnery both ask. */
import type { ShipId } from '../data/counters.ts';
import type { BattleSpace } from '../data/spaces.ts';
import { isHeavy } from '../data/tables.ts';
import type { Battle, Combatant, ShipState, State } from '../state.ts';
import type { View } from '../view.ts';
import type { Fleet } from './ships.ts';
import { fleetOf, isDamaged, missing, shipOf, typeOf } from './ships.ts';

/** How the fight stands, at the head of what is asked in it. */
export const roundInWords = ({ battle }: View): string => `Battle round ${battle?.round ?? 0} of ${battle?.rounds ?? 0}.`;

export const battleOf = (state: State): Battle => state.battle ?? missing('of the battle');
export const combatantOf = (state: State, id: ShipId): Combatant => battleOf(state).ships.find((ship) => ship.id === id) ?? missing(id);
export const enemyOf = (fleet: Fleet): Fleet => (fleet === 'british' ? 'german' : 'british');

/** Where a counter that fights for a fleet is as long as it has not been sunk (FS-10.0a). */
const STATION: Readonly<Record<Fleet, ShipState['at']>> = { british: 'harwich', german: 'sortie' };

/** The counters of a fleet still on the board. */
export function afloat(state: State, fleet: Fleet): Combatant[] {
  const station = STATION[fleet];
  return battleOf(state).ships.filter(({ id }) => shipOf(state, id).at === station);
}

/** FS-10.0h: spaces lie in a row. */
function along(space: BattleSpace): number {
  switch (space) {
    case 'british-a':
      return 0;
    case 'british-b':
      return 1;
    case 'neutral':
      return 2;
    case 'german-b':
      return 3;
    case 'german-a':
      return 4;
  }
}

/** FS-10.3.1: the firer's own space is not counted. */
export const distance = (a: BattleSpace, b: BattleSpace): number => Math.abs(along(a) - along(b));

export const nearest = (from: BattleSpace, ships: readonly Combatant[]): number =>
  ships.reduce((least, ship) => Math.min(least, distance(from, ship.space)), Number.POSITIVE_INFINITY);

/** FS-10.2.1, FS-10.2.2c: two markers or more, and the counter never closes the enemy. */
export const isCrippled = (state: State, id: ShipId): boolean => shipOf(state, id).markers >= 2;

/** Everything a fleet has suffered, counters sunk in this battle too (FS-10.2.2a). */
export function damageOf(state: State, fleet: Fleet): number {
  let damage = 0;
  for (const { id } of battleOf(state).ships) {
    if (fleetOf(id) !== fleet) continue;
    const ship = shipOf(state, id);
    damage += ship.markers + (ship.flipped ? 1 : 0);
  }
  return damage;
}

/** Counters damaged or sunk (FS-10.3.5b). */
export const hurtCounters = (state: State, fleet: Fleet): number =>
  battleOf(state).ships.filter(({ id }) => fleetOf(id) === fleet && isHurt(state, id)).length;

const isHurt = (state: State, id: ShipId): boolean => {
  const ship = shipOf(state, id);
  return ship.at === 'sunk' || isDamaged(ship);
};

export const heavyShips = (state: State, fleet: Fleet): number => afloat(state, fleet).filter(({ id }) => isHeavy(typeOf(id))).length;
