/** SIGKILL in the middle of play: no deed that was answered is lost, none is done twice, and every table goes on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gamesFor, seedOf } from '../../test/fuzz.ts';
import { type DeedDone, faultsIn, type Looked, type Truth } from './crash/history.ts';
import { type Ground, type Program, program } from './crash/process.ts';
import { crash } from './crash/trial.ts';
import { startPostgres } from './postgres.ts';

/** So many kills to a set of tables, so that there is something to play for until the last. */
const MOST_KILLS = 20;

/** Minutes of real processes: the soak's. */
const isSoak = process.env.LINE_AHEAD_SOAK !== undefined;
const postgres = isSoak ? await startPostgres() : 'only in a soak';
const root = mkdtempSync(join(tmpdir(), 'line-ahead-crash-'));
let made: Program | null = null;
beforeAll(async () => {
  if (isSoak) made = await program();
}, 120_000);
afterAll(async () => {
  made?.remove();
  rmSync(root, { recursive: true });
  if (typeof postgres !== 'string') await postgres.stop();
});

async function crashes(name: string, kills: number, servers: number, newGround: () => Promise<Ground>): Promise<void> {
  for (let [left, round] = [kills, 0]; left > 0; left -= MOST_KILLS, round++) {
    const trial = {
      file: made?.file ?? '',
      ground: await newGround(),
      servers,
      kills: Math.min(left, MOST_KILLS),
      seed: seedOf(name, round),
    };
    const verdict = await crash(trial);
    if (process.env.LINE_AHEAD_SOAK) console.log(name, JSON.stringify(verdict));
    expect(verdict).toMatchObject({ faults: [], goOn: 4 });
    expect(verdict.done).toBeGreaterThan(0);
  }
}

test.skipIf(!isSoak)('killed at random moments, a server on a file of its own loses nothing and does nothing twice', () =>
  crashes('crash', gamesFor(6, 200), 1, async () => ({ DATA_DIR: mkdtempSync(join(root, 'data-')) })),
);

describe.skipIf(typeof postgres === 'string')(typeof postgres === 'string' ? `no PostgreSQL: ${postgres}` : 'PostgreSQL', () => {
  test('of two servers on one database either may be killed: clients go on with the other', () =>
    crashes('crash of two', gamesFor(3, 50), 2, async () => ({
      DATABASE_URL: typeof postgres === 'string' ? '' : await postgres.database(),
    })));
});

describe('the checker notices', () => {
  const truth: Truth = { table: 't', tickets: ['a', null, 'b'], prints: new Map([['red', ['0', '1', '2', '3']]]) };
  const deed = (ticket: string, sent: number, answered: number | null, outcome: DeedDone['outcome'] = 'done'): DeedDone => ({
    ticket,
    table: 't',
    sent,
    answered,
    outcome,
  });
  const BOTH = [deed('a', 1, 2), deed('b', 3, 8)];
  const look = (at: number, print: string, knows: string | null = null): Looked => ({ at, print, knows });
  const faults = (deeds: readonly DeedDone[], looks: readonly Looked[], given: Truth = truth) =>
    faultsIn(given, deeds, [{ table: 't', viewer: 'red', looks }]);

  test('nothing where nothing is wrong', () => expect(faults(BOTH, [look(2, '1', 'a'), look(4, '2'), look(9, '3', 'b')])).toEqual([]));
  test('a deed that is lost', () => expect(faults([...BOTH, deed('c', 4, 5)], [])).toEqual(['c: done, and lost']));
  test('a deed that is there twice', () => expect(faults(BOTH, [], { ...truth, tickets: ['a', 'a', 'b'] })).toEqual(['a: stored 2 times']));
  test('a deed that was refused and is there', () =>
    expect(faults([deed('a', 1, 2, 'refused'), deed('b', 3, 8)], [])).toEqual(['a: refused, and stored']));
  test('a deed of nobody', () => expect(faults([deed('a', 1, 2)], [])).toEqual(['b: nobody sent it']));
  test('deeds in the wrong order', () => expect(faults([deed('a', 5, 6), deed('b', 1, 2)], [])).toHaveLength(1));
  test('a view that goes back', () =>
    expect(faults(BOTH, [look(4, '2'), look(5, '1')])).toEqual(['red at 5: was told of act 1 after act 2']));
  test('a view that never was', () => expect(faults(BOTH, [look(4, 'x')])).toEqual(['red at 4: was told what never was (after act 0)']));
  test('a view without what was done', () =>
    expect(faults(BOTH, [look(2, '0', 'a')])).toEqual(['red at 2: was not told of his own act 1, but of 0']));
  test('a view of what is to come', () => expect(faults(BOTH, [look(2, '3')])).toEqual(['red at 2: was told of act 3 before it was sent']));
});
