/** Which ships are where. Rules ask by place, so the ships are listed by place too, and one function moves a ship in both lists. */
import { oncePer } from '../../../kernel/index.ts';
import type { Alliance, Base } from '../data/map.ts';
import type { Place, ShipState, State } from '../state.ts';
import { numberOf, sideOf } from './fleet.ts';

type Ships = Pick<State, 'ships'>;

const nobody: readonly number[] = [];

/** The numbers of the ships at each place, in their order. No part of the state: whoever copies the ships has them listed anew. */
const listed = oncePer((ships: readonly ShipState[]): Map<Place, number[]> => {
  const places = new Map<Place, number[]>();
  ships.forEach(({ at }, number) => {
    const here = places.get(at);
    if (here) here.push(number);
    else places.set(at, [number]);
  });
  return places;
});

/** The numbers in the list of those who are at a place, in its order. It changes when anybody comes or goes. */
export const numbersAt = ({ ships }: Ships, at: Place): readonly number[] => listed(ships).get(at) ?? nobody;

/** Those who are at a place now. */
export function shipsAt(state: Ships, at: Place): ShipState[] {
  const found: ShipState[] = [];
  for (const number of numbersAt(state, at)) {
    const ship = state.ships[number];
    if (ship) found.push(ship);
  }
  return found;
}

export const shipsOfAt = (state: Ships, side: Alliance, at: Place): ShipState[] =>
  shipsAt(state, at).filter((ship) => sideOf(ship) === side);

/** Whether anybody like this is at a place. */
export function isAnyAt({ ships }: Ships, at: Place, isSo: (ship: ShipState) => boolean): boolean {
  for (const number of numbersAt({ ships }, at)) {
    const ship = ships[number];
    if (ship && isSo(ship)) return true;
  }
  return false;
}

/** Takes a ship from where she is to another place. Nothing else may. */
export function moveTo({ ships }: Ships, ship: ShipState, at: Place): void {
  const places = listed(ships);
  const number = numberOf(ship.id);
  const left = places.get(ship.at);
  left?.splice(left.indexOf(number), 1);
  const moved: { at: Place } = ship;
  moved.at = at;
  const here = places.get(at);
  if (here) insert(here, number);
  else places.set(at, [number]);
}

function insert(numbers: number[], number: number): void {
  let place = numbers.length;
  while (place > 0 && (numbers[place - 1] ?? 0) > number) place--;
  numbers.splice(place, 0, number);
}

/** Whether the lists by place hold every ship, each where she is and in her order. */
export function areListed({ ships }: Ships): boolean {
  let count = 0;
  for (const [at, numbers] of listed(ships)) {
    let last = -1;
    for (const number of numbers) {
      if (number <= last || ships[number]?.at !== at) return false;
      last = number;
    }
    count += numbers.length;
  }
  return count === ships.length;
}

export function putIn(state: Ships, ship: ShipState, base: Base): void {
  moveTo(state, ship, base);
  ship.home = base;
}
