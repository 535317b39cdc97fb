/** Shares a simulation out over threads. Which thread plays which games has no part in the result. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { gameNamed } from '../../games/index.ts';
import type { Plan, Range, Tally } from '../../lab/index.ts';
import { mergeTallies, shareOut, simulate } from '../../lab/index.ts';

type Progress = (gamesDone: number) => void;

export async function runPlan(plan: Plan, games: number, workers: number, progress: Progress): Promise<Tally> {
  const work = new Work(shareOut(games, workers), progress);
  const hands = Math.min(workers, work.size);
  if (hands <= 1) await workHere(plan, work);
  else await workOnThreads(plan, work, hands);
  return mergeTallies(work.results);
}

/** Pieces waiting, and the results in the order of the pieces. */
class Work {
  readonly results: Tally[] = [];
  private next = 0;
  private done = 0;

  constructor(
    private readonly ranges: readonly Range[],
    private readonly progress: Progress,
  ) {}

  get size(): number {
    return this.ranges.length;
  }

  take(): { readonly place: number; readonly range: Range } | null {
    const place = this.next++;
    const range = this.ranges[place];
    return range ? { place, range } : null;
  }

  put(place: number, { from, to }: Range, tally: Tally): void {
    this.results[place] = tally;
    this.done += to - from;
    this.progress(this.done);
  }
}

async function workHere(plan: Plan, work: Work): Promise<void> {
  const ruleset = gameNamed(plan.game);
  for (let piece = work.take(); piece; piece = work.take()) {
    work.put(piece.place, piece.range, simulate(ruleset, plan, piece.range));
    // A breath between pieces, so that an interrupt is heard.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function workOnThreads(plan: Plan, work: Work, hands: number): Promise<void> {
  const threads = Array.from({ length: hands }, () => openThread(plan));
  try {
    await Promise.all(threads.map((thread) => keepBusy(thread, work)));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

/** Built, a worker is plain JavaScript; run from the sources, it needs the loader that the sources need. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './worker-from-source.mjs' : './worker.js', import.meta.url);

const openThread = (plan: Plan): Worker => new Worker(WORKER, { workerData: plan });

/** A thread that plays what it is asked for, so that whoever serves people meanwhile is not kept waiting. */
export function callPlayer(plan: Plan): { play(range: Range): Promise<Tally>; letGo(): Promise<unknown> } {
  const thread = openThread(plan);
  const gone = new AbortController();
  // An error is told to whoever waits; where nobody does, the end of the thread is enough.
  thread.on('error', () => undefined).once('exit', () => gone.abort(new Error('the thread has ended')));
  return {
    play: async (range) => {
      const played = once(thread, 'message', { signal: gone.signal });
      thread.postMessage(range);
      const [tally] = await played;
      return tally;
    },
    letGo: () => thread.terminate(),
  };
}

function keepBusy(thread: Worker, work: Work): Promise<void> {
  return new Promise((resolve, reject) => {
    let piece = work.take();
    const goOn = (): void => (piece ? thread.postMessage(piece.range) : resolve());
    thread.on('error', reject);
    thread.on('message', (tally: Tally) => {
      if (piece) work.put(piece.place, piece.range, tally);
      piece = work.take();
      goOn();
    });
    goOn();
  });
}
