/** What happened last, run over the board: by itself where motion is allowed, and still by still at will. Any key ends what runs. */
import { createComputed, createEffect, createMemo, createSignal, on, onCleanup, onMount } from 'solid-js';
import { isMotionAllowed } from '../../kit/motion.ts';
import { beatOf, type Playback, type Still, stillsOf } from '../../kit/playback.ts';
import type { Opened } from '../parts/at-save.tsx';
import type { Session } from '../session.ts';
import { isWriting } from './keys.ts';

const BAR = '.kit-playback';
/** These lead to something else, and end nothing. */
const PASSING = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

const inWords = ({ title, words }: Still<object, unknown>, before: Still<object, unknown> | undefined): string =>
  [`${title}.`, ...(before?.words === words ? [] : words)].join(' ');

/** `isHurried` while bots play by themselves, who do not wait for anybody to look. */
export function createPlayback(session: Session, { board }: Opened, isHurried: () => boolean): Playback<object, unknown> {
  const stills = createMemo(() => {
    const news = session.news();
    return news && board.playback ? stillsOf(board.playback, news) : [];
  });
  /** The place of the still that is shown; null for how it stands. */
  const [at, setAt] = createSignal<number | null>(null);
  const [running, setRunning] = createSignal(false);
  const [said, setSaid] = createSignal('');
  const beat = () => beatOf(stills());

  const show = (place: number): void => void setAt(place < stills().length ? Math.max(0, place) : null);
  const end = (): void => {
    setRunning(false);
    setAt(null);
  };
  const run = (): void => {
    setSaid('');
    show(at() ?? 0);
    setRunning(true);
  };
  const go = (by: 1 | -1): void => {
    setRunning(false);
    const from = at() ?? stills().length;
    show(Math.min(from + by, stills().length));
    const [now, before] = [stills()[at() ?? -1], stills()[from]];
    setSaid(now ? `Step ${(at() ?? 0) + 1} of ${stills().length}. ${inWords(now, before)}` : 'The board as it stands.');
  };

  // Before anything is drawn, so that nobody sees the end first.
  createComputed(
    on(stills, (news) => {
      end();
      setSaid('');
      if (news.length > 0 && isMotionAllowed() && !isHurried()) run();
    }),
  );
  createEffect(() => {
    const place = at();
    if (!running() || place === null) return setRunning(false);
    const timer = setTimeout(() => show(place + 1), beat());
    onCleanup(() => clearTimeout(timer));
  });

  /** Whoever writes goes on writing; any other key has done its work. */
  const onKey = (event: KeyboardEvent): void => {
    const isOfBar = event.target instanceof Element && event.target.closest(BAR) !== null;
    if (!running() || isOfBar || PASSING.includes(event.key)) return;
    end();
    if (isWriting(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  onMount(() => window.addEventListener('keydown', onKey, { capture: true }));
  onCleanup(() => window.removeEventListener('keydown', onKey, { capture: true }));

  return {
    get still() {
      return stills()[at() ?? -1] ?? null;
    },
    get step() {
      const place = at();
      return place === null ? null : place + 1;
    },
    get steps() {
      return stills().length;
    },
    get isRunning() {
      return running();
    },
    get beat() {
      return beat();
    },
    get said() {
      return said();
    },
    toggle: () => (running() ? setRunning(false) : run()),
    go,
    end,
  };
}
