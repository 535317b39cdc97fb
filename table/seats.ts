/** Who sits where: for each side a person or a bot by its name. Kept with a save; a record knows only sides. */

export type Seats = Readonly<Record<string, string>>;

export const isSeats = (value: unknown): value is Seats =>
  typeof value === 'object' && value !== null && Object.values(value).every((seat) => typeof seat === 'string');

export const PERSON = 'person';

/** The person plays the first side, the best bot, which is the last, every other. */
export const usualSeats = (sides: readonly string[], bots: readonly string[]): Seats =>
  Object.fromEntries(sides.map((side, place) => [side, place === 0 ? PERSON : (bots.at(-1) ?? PERSON)]));

/** What was chosen, made whole: a bot that is no longer there gives its seat to the best, and a game for one is played by a person. */
export function fillSeats(sides: readonly string[], bots: readonly string[], given: Seats | null): Seats {
  const usual = usualSeats(sides, bots);
  if (!given || sides.length === 1) return usual;
  const best = bots.at(-1) ?? PERSON;
  const seatOf = (side: string): string => {
    const seat = given[side];
    if (seat === undefined) return usual[side] ?? PERSON;
    return seat === PERSON || bots.includes(seat) ? seat : best;
  };
  return Object.fromEntries(sides.map((side) => [side, seatOf(side)]));
}

export const personsIn = (seats: Seats): readonly string[] => Object.keys(seats).filter((side) => seats[side] === PERSON);
