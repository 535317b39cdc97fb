/** A table laid out of what the database holds: the same rules, the same seed, the same acts. */
import { type Kind, type Ruleset, type Settings, UnknownSetting } from '../../kernel/index.ts';
import { fairSeed } from '../../lab/fair.ts';
import { PERSON, Table } from '../../table/index.ts';
import { perform } from './act.ts';
import type { SeatRow } from './rows.ts';
import { rulesetNamed } from './rulesets.ts';
import type { Found, StoredAct } from './tables.ts';

/** The game cannot be played on by these rules: it comes out otherwise than when it was played. What it says anybody at the table may hear. */
export class Astray extends Error {
  constructor(
    words: string,
    /** For whoever looks after the server: why an act is refused may tell where ships lie. */
    readonly closely = words,
  ) {
    super(words);
  }
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
  const table = begunWith(ruleset, found);
  table.isApart = true;
  table.remember();
  return table;
}

/** What was chosen when the table was made may not be there to choose any more. */
function begunWith(ruleset: Ruleset<Kind>, found: Found): Table {
  try {
    return Table.begin(ruleset, settingsOf(found), Object.fromEntries(found.seats.map((seat) => [seat.side, seatName(seat)])));
  } catch (error) {
    if (error instanceof UnknownSetting) throw new Astray(`these rules do not know what was chosen for it (${error.message})`);
    throw error;
  }
}

/** Does again what was done, and looks after each act whether it stands as it stood then. */
export function playAgain(table: Table, acts: readonly StoredAct[], done: (at: number) => void = () => undefined): void {
  for (const stored of acts) {
    playOne(table, stored);
    mustStand(table, stored);
    done(stored.at);
  }
}

/** Hashing a position takes longer than an act: a long game that is only opened is looked at after so many of them, and after the last. */
const BETWEEN_LOOKS = 50;

/** How long others wait while a game is played again, in milliseconds. */
const MOMENT = 25;

/** The same for a game that is opened, which may be long: others are heard in between. */
export async function playAgainInMoments(
  table: Table,
  acts: readonly StoredAct[],
  done: (at: number) => void,
  breath: () => Promise<void>,
): Promise<void> {
  let since = performance.now();
  for (const [place, stored] of acts.entries()) {
    playOne(table, stored);
    if (place === acts.length - 1 || place % BETWEEN_LOOKS === BETWEEN_LOOKS - 1) mustStand(table, stored);
    done(stored.at);
    if (performance.now() - since < MOMENT) continue;
    await breath();
    since = performance.now();
  }
}

function playOne(table: Table, { place, act }: StoredAct): void {
  const refusal = perform(table, act);
  if (refusal) throw new Astray(`act ${place} is refused`, `act ${place} is refused: ${refusal.words}`);
  table.callStaffBack();
  table.remember();
}

function mustStand(table: Table, { place, hash }: StoredAct): void {
  if (table.game.hash() !== hash) throw new Astray(`after act ${place} it stands otherwise than it stood`);
}
