/** Somebody who goes for good gives up his seats: games that are on are resigned, tables that wait are left and listed no longer. */
import { RESIGN } from '../../kernel/index.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import type { Rooms } from '../tables/rooms.ts';
import { gamesOf } from './own-games.ts';

export const farewellAt =
  (database: Database, rooms: Rooms) =>
  async (person: string): Promise<void> => {
    // Between the look and the deed the game may have begun.
    for (const { table, stage, sides } of await gamesOf(database, person))
      for (const side of stage === 'over' ? [] : sides)
        if (!(await rooms.tables.stand(table, side, person))) await resign(rooms, table, side);
    await database.rows("UPDATE tables SET is_listed = 0 WHERE host = $1 AND stage = 'gathering'", [person]);
  };

/** A game that cannot be laid any more is nobody's to give up, and one that is over needs it no longer. */
async function resign(rooms: Rooms, table: string, side: string): Promise<void> {
  const outcome = await rooms.at(table).act({ does: 'order', side, commands: [{ side, verb: RESIGN }] }, null);
  if (outcome.type === 'failed' && outcome.code !== 'astray') throw new Refusal('unavailable', outcome.code, outcome.words, 5000);
}
