/** Plays every game of a store again under the present rules: which go on as they are, which can be moved to them, and which cannot. */
import type { Database } from '../db/database.ts';
import { text } from '../db/row.ts';
import { Astray, laidOut, playAgain } from './laid.ts';
import { rulesetNamed } from './rulesets.ts';
import { type Found, type StoredAct, Tables } from './tables.ts';

export interface Rechecked {
  readonly id: string;
  readonly game: string;
  readonly stage: Found['stage'];
  /** The version of the rules that it began with, and the present one; null where there is no such game any more. */
  readonly from: number;
  readonly to: number | null;
  /** As it was; moved to the present rules; or kept under those that it began with, which this program does not have. */
  readonly verdict: 'holds' | 'migrated' | 'held';
  /** Why it is held. */
  readonly reason: string | null;
}

/** All that is known of a game, secrets and all, for whoever has the rules that it needs. */
export interface HeldGame extends Found {
  readonly acts: readonly StoredAct[];
}

export interface Recheck {
  readonly rechecked: Rechecked;
  /** Null unless it is held. */
  readonly held: HeldGame | null;
}

/** One after the other. A game is moved only if it stands after every act exactly as it stood; one that waits for players, if it can be begun. */
export async function* recheck(database: Database): AsyncGenerator<Recheck> {
  const tables = new Tables(database);
  const rows = await database.rows('SELECT id FROM tables ORDER BY made, id');
  for (const row of rows) {
    const found = await tables.find(text(row, 'id'));
    if (found) yield await recheckOne(database, found, await tables.acts(found.id, 0));
  }
}

async function recheckOne(database: Database, found: Found, acts: readonly StoredAct[]): Promise<Recheck> {
  const { id, game, stage, rules: from } = found;
  const to = rulesetNamed(game)?.version ?? null;
  const reason = whyNot({ ...found, rules: to ?? from }, acts);
  if (reason !== null) return { rechecked: { id, game, stage, from, to, verdict: 'held', reason }, held: { ...found, acts } };
  if (from !== to) await database.rows('UPDATE tables SET rules = $2 WHERE id = $1 AND rules = $3', [id, to, from]);
  return { rechecked: { id, game, stage, from, to, verdict: from === to ? 'holds' : 'migrated', reason: null }, held: null };
}

/** Whatever goes wrong under other rules is a reason to leave the game as it is. */
function whyNot(found: Found, acts: readonly StoredAct[]): string | null {
  try {
    playAgain(laidOut(found), acts);
    return null;
  } catch (error) {
    if (error instanceof Astray) return error.closely;
    return 'it cannot be played under these rules at all';
  }
}
