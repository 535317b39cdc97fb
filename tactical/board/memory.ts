/** What the board remembers from one view to the next: which way ships head, and what the last fire did. */
import { type Accessor, createMemo } from 'solid-js';
import type { Playback } from '../../kit/playback.ts';
import type { Side } from '../battle.ts';
import type { BattleView } from '../view.ts';
import { moverIn, type Track, trackOf } from './headings.ts';
import { type Blow, type Fight, onTheWater, type Results, resultsOf, type Wound, woundsAfter } from './results.ts';

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

const TOLD = ['ship', 'words', 'sunk'] as const satisfies readonly (keyof Blow)[];

/** Splashes that are seen already are not drawn anew. */
const isToldAlike = (before: readonly Blow[], now: readonly Blow[]): boolean =>
  before.length === now.length && now.every((blow, place) => TOLD.every((key) => blow[key] === before[place]?.[key]));

/** What the last fire did. While it is played, ships are as they were before it, and nothing is told. */
export function createResults(
  fight: Accessor<Fight>,
  playback: Accessor<Playback<unknown, unknown> | undefined>,
): { readonly steps: Accessor<readonly Results[]>; readonly onTheWater: Accessor<readonly Blow[]> } {
  const wounds = createMemo<readonly Wound[]>((before) => woundsAfter(before, playback()?.news ?? null), []);
  const shown = createMemo(() => (playback()?.step == null ? wounds() : []));
  return {
    steps: createMemo(() => resultsOf(shown(), fight())),
    onTheWater: createMemo(() => onTheWater(shown(), fight()), undefined, { equals: isToldAlike }),
  };
}
