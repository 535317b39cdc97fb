/**
 * One tab at a time sits at a saved game: the browser has a lock for each. Where the browser has no locks every tab may sit
 * down, and the revision of the save tells who came too late.
 */
import { createSignal, onCleanup } from 'solid-js';

/** Whether the game is here, or why it is not. */
export type Hold = 'asked' | 'here' | 'elsewhere' | 'taken' | 'overtaken';

/** A page that is being closed or loaded anew lets go within this time, in milliseconds; until then nothing is said. */
const SOON = 500;

export function createHold(save: string) {
  const locks: LockManager | undefined = navigator.locks;
  const [hold, setHold] = createSignal<Hold>('asked');
  /** Counts what was asked for: only the last request still matters. */
  let last = 0;
  let stopWaiting = new AbortController();
  let letGo = (): void => undefined;
  let isGone = false;

  const sitDown = (): Promise<void> | undefined => {
    if (isGone) return undefined;
    setHold('here');
    return new Promise((resolve) => {
      letGo = resolve;
    });
  };

  const ask = async (options: LockOptions): Promise<void> => {
    const request = ++last;
    try {
      if (locks) await locks.request(`line-ahead save ${save}`, options, sitDown);
      else setHold('here');
    } catch (error) {
      if (request !== last || isGone) return;
      // Where locks are forbidden it is as if there were none.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setHold('here');
      else if (hold() === 'here') {
        setHold('taken');
        wait();
      }
    }
  };

  /** If whoever has it lets go, it comes here. */
  const wait = (): void => {
    stopWaiting = new AbortController();
    void ask({ signal: stopWaiting.signal });
  };

  const takeOver = (): void => {
    stopWaiting.abort();
    void ask({ steal: true });
  };

  wait();
  const patience = setTimeout(() => {
    if (hold() === 'asked') setHold('elsewhere');
  }, SOON);
  onCleanup(() => {
    isGone = true;
    clearTimeout(patience);
    stopWaiting.abort();
    letGo();
  });

  return { hold, takeOver, overtaken: () => void setHold('overtaken') };
}
