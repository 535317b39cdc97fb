/** Watching bots play: they run at a pace, stop, or take one step. */
import { createSignal, onCleanup } from 'solid-js';
import type { Session, Standing } from '../session.ts';

export interface Pace {
  readonly name: string;
  /** Answers at once; null for as many as fit into a moment. */
  readonly answers: number | null;
  /** Milliseconds from one to the next. */
  readonly rest: number;
}

const usual: Pace = { name: 'Steady', answers: 1, rest: 250 };
export const paces: readonly Pace[] = [{ name: 'Slow', answers: 1, rest: 1000 }, usual, { name: 'Fast', answers: null, rest: 40 }];

/** While bots run the game goes to the store now and then; what comes after is played again the same way. */
const KEEP_EVERY = 2000;

export type Watching = ReturnType<typeof createWatching>;

const rest = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** `take` is told of every move, `keep` when it is time to store. */
export function createWatching(
  session: Session,
  take: (work: () => Promise<Standing | null>) => Promise<boolean>,
  keep: () => Promise<void>,
) {
  const [running, setRunning] = createSignal(false);
  const [pace, setPace] = createSignal<Pace>(usual);
  let isGone = false;
  onCleanup(() => {
    isGone = true;
  });

  const goesOn = (): boolean => running() && !isGone && session.sight()?.ending === null;

  const run = async (): Promise<void> => {
    let kept = Date.now();
    while (goesOn()) {
      const { answers, rest: pause } = pace();
      if (!(await take(() => session.goOn(answers)))) break;
      if (Date.now() - kept > KEEP_EVERY) {
        await keep();
        kept = Date.now();
      }
      await rest(pause);
    }
    setRunning(false);
    if (!isGone) await keep();
  };

  const toggle = (): void => {
    if (running()) setRunning(false);
    else if (session.sight()?.ending === null) {
      setRunning(true);
      void run();
    }
  };

  const step = async (): Promise<void> => {
    if (running()) return;
    if (await take(() => session.goOn(1))) await keep();
  };

  return { running, pace, setPace: (next: Pace) => void setPace(next), toggle, step: () => void step() };
}
