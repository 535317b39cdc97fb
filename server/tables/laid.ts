/** A table laid out of what the database holds: the same rules, the same seed, the same acts. */
import { games } from '../../games/index.ts';
import type { Kind, Ruleset, Settings } from '../../kernel/index.ts';
import { fairSeed } from '../../lab/fair.ts';
import { PERSON, Table } from '../../table/index.ts';
import { perform } from './act.ts';
import type { SeatRow } from './rows.ts';
import type { Found, StoredAct } from './tables.ts';

/** The game cannot be played on by these rules: it comes out otherwise than when it was played. */
export class Astray extends Error {}

export function rulesetNamed(id: string): Ruleset<Kind> | null {
  return games.find((game) => game.id === id) ?? null;
}

/** What the dice of a table come from; those who sit at it must not know before the game is over. */
export function settingsOf({ setup, secret, seats }: Found): Settings {
  const numbers = seats.flatMap(({ side, number }) => (number === null ? [] : [[side, number]]));
  return { ...setup, seed: fairSeed(secret, Object.fromEntries(numbers)), dice: 'keyed' };
}

const seatName = ({ bot }: SeatRow): string => bot ?? PERSON;

export function laidOut(found: Found): Table {
  const ruleset = rulesetNamed(found.game);
  if (!ruleset) throw new Astray(`there is no game called ${found.game} here`);
  if (ruleset.version !== found.rules)
    throw new Astray(`it began under version ${found.rules} of the rules; this is version ${ruleset.version}`);
  const table = Table.begin(ruleset, settingsOf(found), Object.fromEntries(found.seats.map((seat) => [seat.side, seatName(seat)])));
  table.isApart = true;
  table.remember();
  return table;
}

/** Does again what was done, and looks after each act whether it stands as it stood then. */
export function playAgain(table: Table, acts: readonly StoredAct[], done: (at: number) => void = () => undefined): void {
  for (const { place, act, hash, at } of acts) {
    const refusal = perform(table, act);
    if (refusal) throw new Astray(`act ${place} is refused: ${refusal.words}`);
    table.callStaffBack();
    table.remember();
    if (table.game.hash() !== hash) throw new Astray(`after act ${place} it stands otherwise than it stood`);
    done(at);
  }
}
