/** Walks through a game: which moment is shown, in whose eyes, and what they see. The address follows. */
import { createEffect, createResource, createSignal, on } from 'solid-js';
import type { News } from '../../../kit/playback.ts';
import type { Named, Picture, ShownEntry } from '../../../table/index.ts';
import { type Route, settleAt } from '../../router.ts';
import { createScene } from '../../scene.ts';
import { happenedIn, type Session } from '../../session.ts';

type Place = Omit<Extract<Route, { page: 'replay' }>, 'page'>;

export function createWatch(session: Session, place: Place) {
  const scene = createScene();
  const sight = session.sight();
  const viewers: readonly Named[] = sight && sight.seats.length > 1 ? sight.viewers : [];
  const own = viewers.find(({ id }) => id === sight?.viewer.id) ?? viewers[0];
  const [at, setAt] = createSignal(place.at ?? 0);
  const [viewer, setViewer] = createSignal<string | null>((viewers.find(({ id }) => id === place.viewer) ?? own)?.id ?? null);
  const [picture, setPicture] = createSignal<Picture>();
  /** What happened in the moment that is shown. */
  const [news, setNews] = createSignal<News<object>>();
  const [entries, setEntries] = createSignal<readonly ShownEntry[]>([]);
  const [landmarks] = createResource(
    () => [viewer()] as const,
    ([eyes]) => session.landmarks(eyes),
  );

  const addressOf = (moment: number, eyes: string | null): Route => ({
    page: 'replay',
    save: place.save,
    at: moment,
    ...(eyes === null || eyes === own?.id ? {} : { viewer: eyes }),
  });

  createEffect(
    on([at, viewer], async ([moment, eyes]) => {
      const next = await session.pictureAt(moment, eyes, entries().length);
      if (at() !== moment || viewer() !== eyes) return;
      setEntries((old) => [...old.slice(0, next.log.from), ...next.log.entries]);
      const last = picture();
      const before = last && last.moment === next.moment - 1 ? last.view : next.view;
      scene.show(next.view);
      setNews({ before, now: next.view, from: next.heard, happened: happenedIn(next.played, entries().slice(next.heard)) });
      setPicture(next);
      settleAt(addressOf(next.moment, eyes));
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
      // What one knows of what fell is not the other's.
      setNews(undefined);
      setViewer(id);
    },
    landmarks: () => landmarks.latest ?? [],
    picture,
    news,
    entries,
    view: scene.view,
  };
}
