/** What happened last, run over the board: by itself where motion is allowed, and still by still at will. Any key ends what runs. */
import { batch, createComputed, createEffect, createMemo, createSignal, on, onCleanup, onMount } from 'solid-js';
import { isMotionAllowed } from '../../kit/motion.ts';
import { beatOf, type Playback, type Still, type Stills, samePlace, stillsOf } from '../../kit/playback.ts';
import type { Opened } from '../parts/at-save.tsx';
import type { Session } from '../session.ts';
import { isWriting } from './keys.ts';

/** These lead to something else, and end nothing; nor do those that the buttons of the playback know. */
const PASSING = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];
const BUTTONS = ['Enter', ' ', 'ArrowLeft', 'ArrowRight'];

const endsIt = ({ key, target }: KeyboardEvent): boolean => {
  const isOnButton = target instanceof Element && target.closest('.kit-playback') !== null;
  return !PASSING.includes(key) && !(isOnButton && BUTTONS.includes(key));
};

const AS_IT_STANDS = 'The board as it stands.';

const inWords = ({ title, words }: Still<object, unknown>, before: Still<object, unknown> | undefined): string =>
  [`${title}.`, ...(before?.words === words ? [] : words)].join(' ');

const NONE: Stills<object, unknown> = { full: [], brief: [] };

/** `isHurried` while bots play by themselves, who do not wait for anybody to look. */
export function createPlayback(session: Session, { board }: Opened, isHurried: () => boolean): Playback<object, unknown> {
  const both = createMemo(() => {
    const news = session.news();
    return news && board.playing ? stillsOf(board.playing, news) : NONE;
  });
  /** The place of the still that is shown; null for how it stands. */
  const [at, setAt] = createSignal<number | null>(null);
  const [running, setRunning] = createSignal(false);
  const [said, setSaid] = createSignal('');
  /** What runs is brief; whoever steps has time. */
  const stills = () => (running() ? both().brief : both().full);
  const beat = () => beatOf(both().brief);

  /** The same, or none, whatever is new: a board that shows how it stands is not told of it. */
  const still = createMemo(() => stills()[at() ?? -1] ?? null);

  const show = (place: number): void => void setAt(place < stills().length ? Math.max(0, place) : null);
  const end = (): void => {
    if (at() !== null && !running()) setSaid(AS_IT_STANDS);
    setRunning(false);
    setAt(null);
  };
  const run = (): void => {
    const { full, brief } = both();
    setSaid('');
    batch(() => {
      setAt(samePlace(at() ?? 0, full, brief));
      setRunning(true);
    });
  };
  const pause = (): void => {
    const [{ full, brief }, place] = [both(), at()];
    batch(() => {
      if (running() && place !== null) setAt(samePlace(place, brief, full));
      setRunning(false);
    });
  };
  const go = (by: 1 | -1): void => {
    pause();
    const from = at() ?? stills().length;
    show(Math.min(from + by, stills().length));
    const [now, before] = [stills()[at() ?? -1], stills()[from]];
    setSaid(now ? `Step ${(at() ?? 0) + 1} of ${stills().length}. ${inWords(now, before)}` : AS_IT_STANDS);
  };

  // Before anything is drawn, so that nobody sees the end first. Whoever gives an order has seen enough of what came before it.
  createComputed(
    on([both, session.sight], ([now], before) => {
      end();
      setSaid('');
      if (now !== before?.[0] && now.full.length > 0 && isMotionAllowed() && !isHurried()) run();
    }),
  );
  createEffect(() => {
    const place = at();
    if (!running() || place === null) return setRunning(false);
    const timer = setTimeout(() => show(place + 1), beat());
    onCleanup(() => clearTimeout(timer));
  });

  /** A still that was stepped to is left by Escape, wherever the focus is: it may have gone with the scene that it was in. */
  const leavesIt = ({ key, target }: KeyboardEvent): boolean => key === 'Escape' && at() !== null && !isWriting(target);
  /** Whoever writes goes on writing; any other key has done its work. */
  const onKey = (event: KeyboardEvent): void => {
    if (!(running() ? endsIt(event) : leavesIt(event))) return;
    end();
    if (isWriting(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  onMount(() => window.addEventListener('keydown', onKey, { capture: true }));
  onCleanup(() => window.removeEventListener('keydown', onKey, { capture: true }));

  return {
    get news() {
      return session.news();
    },
    get still() {
      return still();
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
    toggle: () => (running() ? pause() : run()),
    go,
    end,
  };
}
