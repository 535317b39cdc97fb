/** A server of its own for one of two worlds, with a table of a pair at it: the blind side, another who has secrets, and an onlooker, each with a line. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from '../../../kernel/index.ts';
import { ONLOOKER, PERSON, Table } from '../../../table/index.ts';
import { diceOf, type Pair, settingsOf, type World } from '../../../test/secrets.ts';
import { openAdmiralty } from '../../admiralty.ts';
import { startServer } from '../../index.ts';
import { numberOf } from '../house.ts';
import { Caller, SocketPage } from '../line.ts';

export interface LineTrial extends Pair {
  /** What was played before anybody sat down, alike in both worlds. */
  readonly before?: readonly Command[];
  /** How often the blind side leaves an answer to its staff; now and then, unless told. */
  readonly staff?: 'never' | 'always';
  /** Whether only a few things are asked for after each answer. */
  readonly isBrief?: boolean;
  /** Spoils a part of the table, to see whether a leak in it is found. */
  readonly double?: (table: Table, truth: Truth) => void;
}

/** What a leak could draw on. */
export interface Truth {
  /** What the others have answered so far. */
  readonly commands: Command[];
  readonly clock: Clock;
}

/** Goes on by a millisecond whenever it is looked at, so that whoever does more takes longer; or stands still. */
class Clock {
  time = 0;
  isStill = false;
  readonly now = (): number => (this.isStill ? this.time : ++this.time);
}

const AT_ANY_PACE = { each: 1e9, atOnce: 1e9 };

export interface SecretHouse {
  readonly truth: Truth;
  readonly id: string;
  /** The hash of a number that is another in each world and has nothing to do with the secrets of this game. */
  readonly promise: string;
  /** The game as it truly is. */
  table(): Table;
  readonly people: { readonly blind: Caller; readonly other: Caller; readonly crowd: Caller };
  readonly pages: { readonly blind: SocketPage; readonly other: SocketPage; readonly crowd: SocketPage };
  readonly other: string;
  close(): Promise<void>;
}

/** The table is the trial's, whatever the shelf has under that name: its rules, its dice, its beginning. */
function layingOut(trial: LineTrial, world: World, truth: Truth): () => Table {
  return () => {
    const { ruleset, before = [], double } = trial;
    const seats = Object.fromEntries(ruleset.sides.map((side) => [side, PERSON]));
    const table = Table.begin(ruleset, settingsOf(trial), seats, () => diceOf(trial, world));
    for (const command of before) table.game.apply(command);
    table.isApart = true;
    table.remember();
    double?.(table, truth);
    return table;
  };
}

interface Opened {
  readonly address: string;
  /** Throws whatever trouble it had. */
  close(): Promise<void>;
}

export async function openHouse(means: Pick<Parameters<typeof openAdmiralty>[0], 'lay' | 'now'> = {}): Promise<Opened> {
  const folder = mkdtempSync(join(tmpdir(), 'line-ahead-secrets-'));
  const troubles: string[] = [];
  const admiralty = await openAdmiralty({
    place: { folder },
    pace: AT_ANY_PACE,
    log: (what, facts) => void (['trouble', 'failed'].includes(what) && troubles.push(JSON.stringify(facts))),
    ...means,
  });
  const server = await startServer({ site: new Map(), port: 0, admiralty });
  return {
    address: `http://localhost:${server.port}`,
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true });
      if (troubles.length > 0) throw new Error(troubles.join('\n'));
    },
  };
}

export async function secretHouse(trial: LineTrial, world: World): Promise<SecretHouse> {
  const truth: Truth = { commands: [], clock: new Clock() };
  const layOut = layingOut(trial, world, truth);
  let laid: Table | null = null;
  const lay = (): Table => {
    laid = layOut();
    return laid;
  };
  const { address, close } = await openHouse({ lay, now: truth.clock.now });
  const { ruleset, blind } = trial;
  const other = ruleset.sides.find((side) => side !== blind) ?? '';
  const people = { blind: await Caller.guest(address, 'Anne'), other: await Caller.guest(address, 'Bert'), crowd: new Caller(address) };
  const made = await people.blind.ask('POST', '/tables', {
    game: ruleset.id,
    seats: { [blind]: { me: true } },
    isListed: false,
    number: numberOf(1),
  });
  const { id, promise } = JSON.parse(JSON.stringify(made.said)).table;
  await people.other.ask('POST', `/tables/${id}/sit`, { side: other, number: numberOf(2) });
  const pages = {
    blind: SocketPage.at(people.blind, id, blind),
    other: SocketPage.at(people.other, id, other),
    crowd: SocketPage.at(people.crowd, id, ONLOOKER.id),
  };
  for (const page of Object.values(pages)) await page.until(() => page.sight !== null);
  return {
    truth,
    id,
    promise,
    table: () => {
      if (!laid) throw new Error('no table was laid');
      return laid;
    },
    people,
    pages,
    other,
    close,
  };
}
