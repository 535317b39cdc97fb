/** Walks through a game: which moment is shown, in whose eyes, and what they see. */
import { createEffect, createSignal, on } from 'solid-js';
import type { Frame, Named, TableEntry } from '../../protocol.ts';
import { createScene, type Session } from '../../session.ts';

export function createWatch(session: Session) {
  const scene = createScene();
  const table = session.table();
  const viewers: readonly Named[] = table && table.players.length > 1 ? table.viewers : [];
  const [at, setAt] = createSignal(0);
  const [viewer, setViewer] = createSignal<string | null>(viewers.find(({ id }) => id === table?.viewer.id)?.id ?? viewers[0]?.id ?? null);
  const [frame, setFrame] = createSignal<Frame>();
  const [entries, setEntries] = createSignal<readonly TableEntry[]>([]);

  createEffect(
    on([at, viewer], async ([moment, eyes]) => {
      const next = await session.frameAt(moment, eyes);
      // Every answer tells only what is new of the log, so none is passed over; but only the latest moment is drawn.
      setEntries((old) => [...old.slice(0, next.log.from), ...next.log.entries]);
      if (at() !== moment || viewer() !== eyes) return;
      scene.show(next.view);
      setFrame(next);
    }),
  );

  return {
    at,
    goTo: (moment: number) => void setAt(moment),
    last: table?.commands ?? 0,
    viewer,
    viewers,
    lookAs: (id: string) => void setViewer(id),
    frame,
    entries,
    view: scene.view,
  };
}
