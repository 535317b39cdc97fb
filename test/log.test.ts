/** The log of whole games as people read it: one line for an event, with its rolls and draws under it, and nothing twice. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../games/index.ts';
import type { GameRecord, Kind, Ruleset, SeenEntry } from '../kernel/index.ts';
import { logSeen, parseRecord, replay } from '../kernel/index.ts';
import { type Line, readOf } from '../table/reading.ts';
import { filesUnder } from './files.ts';

/** A campaign and a battle of each title, where it has both. */
const [FIRST, OTHER] = [0, 7];

const storedGames = ({ id }: Ruleset<Kind>): readonly GameRecord[] =>
  filesUnder(`games/${id}/test/games`)
    .filter((_file, place) => place === FIRST || place === OTHER)
    .map((file) => parseRecord(readFileSync(file, 'utf8')));

type Shown = SeenEntry & { readonly parts: readonly Shown[]; readonly round: number };
const shown = (entry: SeenEntry): Shown => ({ ...entry, round: 0, parts: entry.parts.map(shown) });

/** What each side reads, phase by phase. */
function phasesRead(ruleset: Ruleset<Kind>, record: GameRecord): (readonly Line[])[] {
  const game = replay(ruleset, record, { log: true });
  return ruleset.sides.flatMap((side) => {
    const phases: Shown[][] = [];
    for (const entry of logSeen(game, side)) {
      const last = phases.at(-1);
      if (last?.[0]?.phase === entry.phase) last.push(shown(entry));
      else phases.push([shown(entry)]);
    }
    return phases.map((phase) => readOf(phase, 0));
  });
}

/** Lines that say what the line before them said, and draws of which nobody reads what came of them. */
const faultsIn = (lines: readonly Line[]): string[] =>
  lines.flatMap(({ words, scene }, place) => [
    ...(words === lines[place - 1]?.words ? [`twice: ${words}`] : []),
    ...(scene.rolls === 'itself' ? [`by itself: ${words}`] : []),
  ]);

test.each(games)('$id: whatever happens is told once, and draws stand under what came of them', (ruleset) => {
  const phases = storedGames(ruleset).flatMap((record) => phasesRead(ruleset, record));
  expect(phases.flat().length).toBeGreaterThan(100);
  expect([...new Set(phases.flatMap(faultsIn))]).toEqual([]);
});
