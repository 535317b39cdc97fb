/** Finished games of each title are kept beside its tests: a change of the rules must not change what became of them unnoticed. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../games/index.ts';
import type { GameRecord, Kind, Ruleset } from '../kernel/index.ts';
import { parsePieces, parseRecord, RESIGN, UNDO } from '../kernel/index.ts';
import { IN_PIECES } from '../kernel/pieces.ts';
import { type Verified, verifyRecord } from '../lab/index.ts';
import { filesUnder } from './files.ts';

const ANEW = "'npm run fixtures' plays them anew";
const DOZEN = 12;

const stored = games.flatMap((ruleset) => {
  const folder = `games/${ruleset.id}/test/games`;
  return existsSync(folder) ? filesUnder(folder).map((file) => ({ ruleset, file })) : [];
});

const recordIn = (file: string): GameRecord => parseRecord(readFileSync(file, 'utf8'));

/** What is drafted leaves no trace when it is taken back, so a game that is little else has no takebacks to show. */
const isMostlyDrafted = ({ flow }: Ruleset<Kind>): boolean => {
  const decisions = flow.flatMap(({ step }) => (step.kind === 'decision' ? [step.secret] : []));
  return 2 * decisions.filter((secret) => secret).length > decisions.length;
};

test.each(games)('$id: a dozen games are stored, some with takebacks, and some given up where they can be', (ruleset) => {
  const { id, resigned } = ruleset;
  const ours = stored.filter(({ ruleset }) => ruleset.id === id).map(({ file }) => recordIn(file));
  expect(ours.length, `games/${id}/test/games holds ${ours.length} games, not a dozen; ${ANEW}`).toBeGreaterThanOrEqual(DOZEN);
  const verbs = new Set(ours.flatMap(({ journal }) => journal.map(({ verb }) => verb)));
  expect([...verbs]).toEqual(expect.arrayContaining([...(isMostlyDrafted(ruleset) ? [] : [UNDO]), ...(resigned ? [RESIGN] : [])]));
});

test.each(stored)('$file', ({ ruleset, file }) => {
  const record = recordIn(file);
  const [then, now] = [record.rules, ruleset.version];
  if (then !== now) throw new Error(`${file} was played under version ${then} of the rules, and this is version ${now}; ${ANEW}`);
  expect(verified(ruleset, record).ending).not.toBeNull();
});

/** Where all hand in at once, several entries may come behind the end of a game, each with how it stood. */
test.each(stored)('$file is the same when it is kept in pieces', ({ file }) => {
  const record = recordIn(file);
  const { format: _format, journal, drafts: _drafts, checkpoints, ending, ...beginning } = record;
  const piece = { from: 0, journal, checkpoints, ...(ending ? { ending } : {}) };
  expect(parsePieces(JSON.stringify({ format: IN_PIECES, ...beginning }), [JSON.stringify(piece)])).toEqual(record);
});

function verified(ruleset: Ruleset<Kind>, record: GameRecord): Verified {
  try {
    return verifyRecord(ruleset, record);
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new Error(`${words}. If the rules were meant to change, raise the version of the ruleset; then ${ANEW}`);
  }
}
