/** Fleets out of the register: who was there in a year, what a fleet weighs, and how it forms squadrons. */
import { SHIPS, shipNamed } from '../../../register/index.ts';
import type { Ship } from '../../../register/types.ts';
import type { ShipId } from '../state.ts';
import { type Card, cardFrom, hasCard } from './card.ts';
import { sizeOf } from './sizes.ts';

/** Ships that were in service by a year, and have a card for it. */
export const shipsOf = (year: number): readonly Ship[] =>
  SHIPS.filter((ship) => (ship.completed?.year ?? Number.POSITIVE_INFINITY) <= year && hasCard(ship, year));

/** A rough balance: what has to be shot away, and what shoots. */
export interface Weight {
  readonly hull: number;
  /** Barrels that pierce something at short range. */
  readonly guns: number;
  readonly tubes: number;
  /** Of the slowest ship. */
  readonly speed: number;
}

const HEAVY = 4;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const heavyGunsOf = ({ guns }: Card): number =>
  sum(
    guns.filter(({ penetration: [short] }) => short >= HEAVY).flatMap((line) => line.mounts.map(({ mounts, barrels }) => mounts * barrels)),
  );

export function weightOf(ships: readonly ShipId[], year: number): Weight {
  const cards = ships.map((ship) => cardFrom(shipNamed(ship), year));
  return {
    hull: sum(cards.map(({ hull }) => hull)),
    guns: sum(cards.map(heavyGunsOf)),
    tubes: sum(cards.map(({ torpedoes }) => torpedoes?.tubes.length ?? 0)),
    speed: cards.length === 0 ? 0 : Math.min(...cards.map(({ speed }) => speed)),
  };
}

/** Longer lines are hard to lead. */
const LINE = 8;
/** GF-4.1b */
const ENOUGH = 8;

const controlOf = (ships: readonly ShipId[], year: number): number =>
  sum(ships.map((ship) => sizeOf(cardFrom(shipNamed(ship), year)).control));

/** GF-4.1b: ships of one type together, in the order in which they were chosen; whoever is too few to be a squadron joins the one before. */
export function squadronsOf(ships: readonly ShipId[], year: number): readonly (readonly ShipId[])[] {
  const lines: ShipId[][] = [];
  for (const type of new Set(ships.map((ship) => shipNamed(ship).type))) {
    const alike = ships.filter((ship) => shipNamed(ship).type === type);
    for (let first = 0; first < alike.length; first += LINE) lines.push(alike.slice(first, first + LINE));
  }
  const joined: ShipId[][] = [];
  for (const line of lines.toSorted((one, other) => controlOf(other, year) - controlOf(one, year))) {
    if (joined.length > 0 && controlOf(line, year) < ENOUGH) joined.at(-1)?.push(...line);
    else joined.push(line);
  }
  return joined;
}
