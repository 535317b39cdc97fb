/** Twins for tests: a table, and the same taken up out of the text that the store would keep of it. */
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { momentsOf } from '../../kernel/index.ts';
import { ONLOOKER, outlookOf, type Table } from '../../table/index.ts';
import { type Act, perform } from '../tables/act.ts';
import { snapshotIn, snapshotText } from '../tables/snapshots.ts';

/** Through the text that the store would keep, into another that has just been laid. */
export async function takenUp(table: Table, laid: Table): Promise<Table> {
  const text = await snapshotText({ table: table.kept(), time: [] }, async () => undefined);
  laid.takeUp(snapshotIn(text).table);
  return laid;
}

/** As a server does again what was done. */
export function redo(table: Table, act: Act): void {
  const refusal = perform(table, act);
  if (refusal) throw new Error(`${act.does} is refused: ${refusal.words}`);
  table.callStaffBack();
  table.remember();
}

/** All that a viewer is shown and told, and what he may do. */
function seenBy(table: Table, viewer: string): unknown {
  const { game } = table;
  const log = table.logOf(viewer);
  log.readOn();
  return {
    outlook: outlookOf(table, viewer, Math.floor(game.commands.length / 2)),
    lines: log.since(0),
    played: log.playedSince(0),
    told: log.toldAfter(game.commands.length - 3),
    moments: momentsOf(game, viewer),
    landmarks: table.landmarks(viewer, [viewer]),
    undoer: table.undoer(viewer),
    moving: table.moving(viewer),
    drafted: game.draftedBy(viewer),
  };
}

const wholeOf = (table: Table): unknown => {
  const { game } = table;
  return {
    hash: game.hash(),
    record: table.record(),
    movers: [table.isMoving, table.isStaffOut, table.isSealed, table.secretsPassed],
    flags: [table.isApart, table.sparesQuestions],
    seen: [...table.ruleset.sides, ONLOOKER.id].map((viewer) => seenBy(table, viewer)),
    kept: JSON.parse(JSON.stringify(table.kept())),
  };
};

const isThing = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Where two differ first, for a report that can be read; null where they do not. */
function difference(one: unknown, other: unknown, path = ''): string | null {
  if (isDeepStrictEqual(one, other)) return null;
  if (!isThing(one) || !isThing(other)) return `${path}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`;
  const [all, others] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  for (const key of new Set([...all.keys(), ...others.keys()])) {
    const found = difference(all.get(key), others.get(key), `${path}.${key}`);
    if (found !== null) return found;
  }
  return `${path}: of another kind`;
}

/** Down to what is kept of it in turn. */
export function expectTwins(one: Table, other: Table, where: string): void {
  // What JSON cannot tell apart, such as a field that is missing from one that is undefined, is looked at too.
  expect(difference(one.game.state, other.game.state), `${where}: the state`).toBeNull();
  expect(difference(one.game.log, other.game.log), `${where}: the log`).toBeNull();
  expect(difference(wholeOf(one), wholeOf(other)), where).toBeNull();
}
