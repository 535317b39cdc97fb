/**
 * Games by bots, many of them, for whoever asks: put into the queue, played by whoever works, and counted. Game number n follows from the
 * seed and n alone, and how far one has got is stored with the counts: whatever process is killed, no game is left out or counted twice.
 */
import { gameNamed } from '../../games/index.ts';
import { emptyTally, mergeTallies, type Plan, type Range, simulate, type Tally } from '../../lab/index.ts';
import type { Database, Sql } from '../db/database.ts';
import { text } from '../db/row.ts';
import { newId } from '../ids.ts';
import { holdPerson } from '../people/person.ts';
import { Refusal } from '../refusal.ts';
import { type Simulation, simulationIn, tallyAsText } from './kept.ts';

export const MOST_GAMES = 1000;

/** ASVS 15.2.2: a simulation that takes longer, in milliseconds, is left where it is. */
const MOST_TIME = 600_000;

/** How many may wait in the whole house, and how many that are over are kept of each person. */
const [MOST_WAITING, MOST_KEPT] = [100, 20];

/** So long, in milliseconds, whoever works plays before he says how far he is. */
const STRIDE = 400;

/** Whoever plays is let go when he was not wanted for so long, in milliseconds. */
const IDLE = 10_000;

/** Somebody who plays games of one plan, until he is let go. */
export interface Player {
  play(range: Range): Promise<Tally>;
  letGo(): Promise<unknown>;
}

/** In a thread of his own where he must keep nobody waiting. */
export type CallsPlayer = (plan: Plan) => Player;

const playHere: CallsPlayer = (plan) => ({
  play: async (range) => simulate(gameNamed(plan.game), plan, range),
  letGo: async () => undefined,
});

export interface SimulationsWanted {
  readonly database: Database;
  readonly now?: () => number;
  readonly callPlayer?: CallsPlayer;
  /** Into the queue. */
  readonly put: (simulation: string) => void;
}

export const isOver = ({ played, games, spent }: Simulation): boolean => played >= games || spent >= MOST_TIME;

const UNFINISHED = `played < games AND spent < ${MOST_TIME}`;

export class Simulations {
  private readonly now: () => number;
  private readonly callPlayer: CallsPlayer;
  private readonly playing = new Set<Player>();
  private isClosed = false;
  /** Called for a simulation, and waiting for its next turn. */
  private readonly players = new Map<string, { readonly player: Player; readonly idle: NodeJS.Timeout }>();

  constructor(private readonly wanted: SimulationsWanted) {
    this.now = wanted.now ?? Date.now;
    this.callPlayer = wanted.callPlayer ?? playHere;
  }

  /** One at a time for each person, also where two are asked for at once; so many in the whole house, or a few more. */
  async ask(person: string, plan: Plan, games: number): Promise<string> {
    const id = newId();
    await this.wanted.database.transaction(async (sql) => {
      await holdPerson(sql, person);
      const waiting = await sql.rows(`SELECT person FROM simulations WHERE ${UNFINISHED}`);
      if (waiting.some((row) => text(row, 'person') === person))
        throw new Refusal('conflict', 'one-at-a-time', 'A simulation of yours is still going on. Wait for it, or end it.');
      if (waiting.length >= MOST_WAITING) throw new Refusal('unavailable', 'busy', 'The server is busy. Try again in a moment.', 60_000);
      await forgetOld(sql, person);
      await sql.rows(
        'INSERT INTO simulations (id, person, plan, games, played, spent, tally, made) VALUES ($1, $2, $3, $4, 0, 0, $5, $6)',
        [id, person, JSON.stringify(plan), games, tallyAsText(emptyTally()), this.now()],
      );
    });
    this.wanted.put(id);
    return id;
  }

  async find(id: string): Promise<Simulation | null> {
    const [row] = await this.wanted.database.rows('SELECT * FROM simulations WHERE id = $1', [id]);
    return row ? simulationIn(row) : null;
  }

  async remove(id: string, person: string): Promise<boolean> {
    return (await this.wanted.database.rows('DELETE FROM simulations WHERE id = $1 AND person = $2 RETURNING id', [id, person])).length > 0;
  }

  /** Plays on until it is over or enough; true if there is more to do. */
  async work(id: string, isEnough: () => boolean): Promise<boolean> {
    const first = await this.find(id);
    if (!first || isOver(first)) return false;
    const player = this.taken(id) ?? this.callPlayer(first.plan);
    this.playing.add(player);
    let goesOn = false;
    try {
      goesOn = await this.playOn(id, player, isEnough);
      return goesOn;
    } catch (error) {
      // Whoever closes does not wait for a game to end.
      if (!this.isClosed) throw error;
      return true;
    } finally {
      this.playing.delete(player);
      if (goesOn && !this.isClosed) this.players.set(id, { player, idle: setTimeout(() => void this.taken(id)?.letGo(), IDLE).unref() });
      else await player.letGo();
    }
  }

  private taken(id: string): Player | null {
    const kept = this.players.get(id);
    clearTimeout(kept?.idle);
    this.players.delete(id);
    return kept?.player ?? null;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const waiting = [...this.players.keys()].flatMap((id) => this.taken(id) ?? []);
    await Promise.all([...waiting, ...this.playing].map((player) => player.letGo()));
  }

  private async playOn(id: string, player: Player, isEnough: () => boolean): Promise<boolean> {
    for (let size = 1; !isEnough(); ) {
      const found = await this.find(id);
      if (!found || isOver(found)) return false;
      const began = performance.now();
      const to = Math.min(found.played + size, found.games);
      const tally = mergeTallies([found.tally, await player.play({ from: found.played + 1, to: to + 1 })]);
      const took = Math.ceil(performance.now() - began);
      await this.store(found, to, took, tally);
      size = Math.max(1, Math.min(size * 2, Math.floor((size * STRIDE) / took)));
    }
    return true;
  }

  /** Somebody else may have played the same games meanwhile; then these are not counted. */
  private async store({ id, played }: Simulation, to: number, took: number, tally: Tally): Promise<void> {
    await this.wanted.database.rows('UPDATE simulations SET played = $3, spent = spent + $4, tally = $5 WHERE id = $1 AND played = $2', [
      id,
      played,
      to,
      took,
      tallyAsText(tally),
    ]);
  }

  /** What a process that is no more may have left. */
  async takeUp(): Promise<void> {
    for (const row of await this.wanted.database.rows(`SELECT id FROM simulations WHERE ${UNFINISHED}`)) this.wanted.put(text(row, 'id'));
  }
}

async function forgetOld(sql: Sql, person: string): Promise<void> {
  await sql.rows(
    `DELETE FROM simulations WHERE person = $1 AND id NOT IN
       (SELECT id FROM simulations WHERE person = $1 ORDER BY made DESC LIMIT ${MOST_KEPT - 1})`,
    [person],
  );
}

/** Nothing is left of what somebody has asked for. */
export async function forgetSimulations(sql: Sql, person: string): Promise<void> {
  await sql.rows('DELETE FROM simulations WHERE person = $1', [person]);
}
