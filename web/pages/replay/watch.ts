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
      const next = await session.frameAt(moment, eyes, entries().length);
      if (at() !== moment || viewer() !== eyes) return;
      setEntries((old) => [...old.slice(0, next.log.from), ...next.log.entries]);
      scene.show(next.view);
      setFrame(next);
      // Other eyes have noticed fewer moments.
      if (moment > next.last) setAt(next.last);
    }),
  );

  return {
    at,
    goTo: (moment: number) => void setAt(moment),
    last: () => frame()?.last ?? 0,
    viewer,
    viewers,
    lookAs: (id: string) => {
      setEntries([]);
      setViewer(id);
    },
    frame,
    entries,
    view: scene.view,
  };
}
