/** Walks through a game: which moment is shown, and what it shows. */
import { createEffect, createSignal, on } from 'solid-js';
import type { Frame, TableEntry } from '../../protocol.ts';
import { createScene, type Session } from '../../session.ts';

const isSame = (a: TableEntry, b: TableEntry): boolean =>
  a.command === b.command && a.words === b.words && a.rule === b.rule && a.round === b.round;

export function createWatch(session: Session) {
  const scene = createScene();
  const [at, setAt] = createSignal(0);
  const [frame, setFrame] = createSignal<Frame>();
  const [entries, setEntries] = createSignal<readonly TableEntry[]>([]);

  /** Lines that are there already stay the same objects, so that the log is not drawn anew at every step. */
  const steady = (old: TableEntry | undefined, entry: TableEntry): TableEntry => (old && isSame(old, entry) ? old : entry);

  const show = (next: Frame): void => {
    scene.show(next.view);
    setFrame(next);
    setEntries((old) => next.log.entries.map((entry, place) => steady(old[place], entry)));
  };

  createEffect(
    on(at, async (moment) => {
      const next = await session.frameAt(moment);
      // While the scrubber is dragged only the latest moment counts.
      if (at() === moment) show(next);
    }),
  );

  return { at, goTo: (moment: number) => void setAt(moment), last: session.table()?.commands ?? 0, frame, entries, view: scene.view };
}
