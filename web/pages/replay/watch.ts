/** Walks through a game: which moment is shown, in whose eyes, and what they see. */
import { createEffect, createSignal, on } from 'solid-js';
import type { Named, Picture, ShownEntry } from '../../../table/index.ts';
import { createScene, type Session } from '../../session.ts';

export function createWatch(session: Session) {
  const scene = createScene();
  const sight = session.sight();
  const viewers: readonly Named[] = sight && sight.seats.length > 1 ? sight.viewers : [];
  const [at, setAt] = createSignal(0);
  const [viewer, setViewer] = createSignal<string | null>(viewers.find(({ id }) => id === sight?.viewer.id)?.id ?? viewers[0]?.id ?? null);
  const [picture, setPicture] = createSignal<Picture>();
  const [entries, setEntries] = createSignal<readonly ShownEntry[]>([]);

  createEffect(
    on([at, viewer], async ([moment, eyes]) => {
      const next = await session.pictureAt(moment, eyes, entries().length);
      if (at() !== moment || viewer() !== eyes) return;
      setEntries((old) => [...old.slice(0, next.log.from), ...next.log.entries]);
      scene.show(next.view);
      setPicture(next);
      // Other eyes have noticed fewer moments.
      if (moment > next.last) setAt(next.last);
    }),
  );

  return {
    at,
    goTo: (moment: number) => void setAt(moment),
    last: () => picture()?.last ?? 0,
    viewer,
    viewers,
    lookAs: (id: string) => {
      setEntries([]);
      setViewer(id);
    },
    picture,
    entries,
    view: scene.view,
  };
}
