/** What the board remembers from one view to the next: which way ships head, and what the last fire did. */
import { type Accessor, createMemo, mapArray } from 'solid-js';
import type { Side } from '../battle.ts';
import type { BattleView } from '../view.ts';
import { moverIn, type Track, trackOf } from './headings.ts';
import { type Fight, marksOf, type Results, resultsAfter, type Snapshot, snapshotOf } from './results.ts';

interface Kept {
  readonly round: number;
  readonly mover: Side | null;
  readonly track: Track;
}

/** Nothing where there is no battle on the map. */
export function createTrack(battle: Accessor<BattleView | null>): Accessor<Track> {
  const kept = createMemo<Kept | undefined>((before) => {
    const view = battle();
    if (!view) return undefined;
    const mover = moverIn(view);
    // Another battle, or the same one taken up anew, has no past.
    const past = before && before.round <= view.round ? before : undefined;
    return { round: view.round, mover, track: trackOf(view, past?.track, mover ?? past?.mover ?? null) };
  });
  return () => kept()?.track ?? { hexes: new Map(), headings: new Map(), slid: 0 };
}

export function createResults(fight: Accessor<Fight>): Accessor<Results | null> {
  /** An order changes a few of hundreds: the others are not read again. */
  const marksOfEach = mapArray(
    () => fight().pieces,
    (piece) => createMemo(() => marksOf(piece)),
  );
  const kept = createMemo<{ readonly now: Snapshot; readonly results: Results | null } | undefined>((before) => {
    const now = snapshotOf(
      fight(),
      marksOfEach().flatMap((marks) => marks()),
    );
    return { now, results: before && before.now.round <= now.round ? resultsAfter(before.results, before.now, now) : null };
  });
  return () => kept()?.results ?? null;
}
