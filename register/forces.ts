/** A side's ships as a reader of the scenario is told of them: how many of which type, and the one that stands for all. */
import { hasShip, shipNamed } from './index.ts';
import type { Ship, ShipType } from './types.ts';
import { SHIP_TYPES } from './types.ts';

export interface Force {
  readonly words: string;
  readonly ships: number;
  /** The heaviest of the best type among them, by her id in the register; null where it has none of them. */
  readonly flagship: string | null;
}

/** So many alike, for what is counted by the class. */
export interface Counted {
  readonly id: string;
  readonly number: number;
}

/** Few enough to be called by name. */
const FEW = 4;

const called = (type: ShipType): string => (type === 'coast-defence' ? 'coast defence ship' : type.replaceAll('-', ' '));

const some = (number: number, type: ShipType): string => `${number} ${called(type)}${number === 1 ? '' : 's'}`;

export function forceOf(counted: readonly Counted[]): Force {
  const known = counted.filter(({ id }) => hasShip(id)).map(({ id, number }) => ({ ship: shipNamed(id), number }));
  const ships = counted.reduce((sum, { number }) => sum + number, 0);
  const warships = known.reduce((sum, { number }) => sum + number, 0);
  const kinds = SHIP_TYPES.flatMap((type) => {
    const number = known.filter(({ ship }) => ship.type === type).reduce((sum, each) => sum + each.number, 0);
    return number === 0 ? [] : [some(number, type)];
  });
  const others = ships > warships ? [ships - warships === 1 ? '1 merchantman' : `${ships - warships} merchantmen`] : [];
  const isFew = ships <= FEW && known.every(({ ship }) => ship.built === undefined);
  return {
    words: isFew ? named([...known.map(({ ship }) => ship.name), ...others]) : [...kinds, ...others].join(', '),
    ships,
    flagship: heaviest(known.map(({ ship }) => ship))?.id ?? null,
  };
}

const named = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const heaviest = (ships: readonly Ship[]): Ship | undefined =>
  ships.toSorted((a, b) => rankOf(a) - rankOf(b) || b.displacement - a.displacement)[0];

/** The types stand in the order of their fighting worth, liners with guns behind all that were built for war. */
const rankOf = ({ type }: Ship): number => (type === 'armed-merchant-cruiser' ? SHIP_TYPES.length : SHIP_TYPES.indexOf(type));
