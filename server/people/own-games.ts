/** The games at which a person sits: where they stand, and how those that are over came out. */
import type { Database, Row } from '../db/database.ts';
import { text, textOrNull, whole } from '../db/row.ts';
import { endingIn, type Stage, stageIn } from '../tables/rows.ts';

export interface OwnGame {
  readonly table: string;
  readonly game: string;
  readonly stage: Stage;
  /** The sides that the person plays. */
  readonly sides: readonly string[];
  readonly made: number;
  /** When an onlooker last noticed something: that another has acted unseen must not show. */
  readonly changed: number;
}

/** Of one game, against people or against bots alone. */
export interface Results {
  readonly game: string;
  readonly isAgainstBots: boolean;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

/** All of them, the latest first. */
export async function gamesOf(database: Database, person: string): Promise<readonly OwnGame[]> {
  const rows = await database.rows(
    `SELECT tables.id, tables.game, tables.stage, tables.made, tables.noticed, seats.side
     FROM seats JOIN tables ON tables.id = seats.table_id WHERE seats.person = $1 ORDER BY tables.noticed DESC, tables.id, seats.side`,
    [person],
  );
  return [...byTable(rows).values()].flatMap((seats) => {
    const [row] = seats;
    if (!row) return [];
    const sides = seats.map((seat) => text(seat, 'side'));
    return [
      {
        table: text(row, 'id'),
        game: text(row, 'game'),
        stage: stageIn(row),
        sides,
        made: whole(row, 'made'),
        changed: whole(row, 'noticed'),
      },
    ];
  });
}

/** A game of somebody against himself is no result. */
export async function resultsOf(database: Database, person: string): Promise<readonly Results[]> {
  const rows = await database.rows(
    `SELECT tables.id, tables.game, tables.ending, seats.side, seats.person FROM seats JOIN tables ON tables.id = seats.table_id
     WHERE tables.stage = 'over' AND tables.id IN (SELECT table_id FROM seats WHERE person = $1) ORDER BY tables.game`,
    [person],
  );
  const results = new Map<string, Results>();
  for (const seats of byTable(rows).values()) {
    const one = resultAt(seats, person);
    if (!one) continue;
    const key = `${one.game} ${one.isAgainstBots}`;
    results.set(key, added(results.get(key), one));
  }
  return [...results.values()];
}

function resultAt(seats: readonly Row[], person: string): Results | null {
  const [own, ...more] = seats.filter((seat) => textOrNull(seat, 'person') === person);
  const ending = own && endingIn(own);
  if (!own || more.length > 0 || !ending) return null;
  const isAgainstBots = seats.every((seat) => seat === own || textOrNull(seat, 'person') === null);
  const isWon = ending.winner === text(own, 'side');
  return {
    game: text(own, 'game'),
    isAgainstBots,
    won: Number(isWon),
    lost: Number(!isWon && ending.winner !== null),
    drawn: Number(ending.winner === null),
  };
}

const added = (before: Results | undefined, one: Results): Results =>
  before ? { ...one, won: before.won + one.won, lost: before.lost + one.lost, drawn: before.drawn + one.drawn } : one;

function byTable(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const tables = new Map<string, Row[]>();
  for (const row of rows) {
    const there = tables.get(text(row, 'id'));
    if (there) there.push(row);
    else tables.set(text(row, 'id'), [row]);
  }
  return tables;
}
