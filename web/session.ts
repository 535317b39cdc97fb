/** One table: a worker with a game in it, and signals that say how the game stands. */
import { createSignal } from 'solid-js';
import { createStore, reconcile } from 'solid-js/store';
import type { Refusal } from '../kernel/index.ts';
import type {
  About,
  Answer,
  Answered,
  Asked,
  Frame,
  NewSettings,
  Request,
  StaffScope,
  Table,
  TableEntry,
  TableOption,
  Trouble,
} from './protocol.ts';

/** A request that could not be carried out at all. */
export class Failed extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.place === null ? trouble.reason : `${trouble.place}: ${trouble.reason}`);
  }
}

/** Posts requests to a worker of its own and hands each answer to whoever asked. */
function line() {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'line-ahead' });
  const waiting = new Map<number, (answer: Answer) => void>();
  let asked = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    waiting.get(data.id)?.(data.answer);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', (event) => {
    const failed: Answer = { type: 'failed', trouble: { place: null, reason: event.message || 'the rules could not be loaded' } };
    for (const tell of waiting.values()) tell(failed);
    waiting.clear();
  });
  const ask = (request: Request): Promise<Answer> =>
    new Promise((tell) => {
      const message: Asked = { id: ++asked, request };
      waiting.set(message.id, tell);
      worker.postMessage(message);
    });
  return { ask, close: () => worker.terminate() };
}

const unexpected = (answer: Answer): Failed =>
  new Failed(answer.type === 'failed' ? answer.trouble : { place: null, reason: `an answer of the wrong kind came (${answer.type})` });

export type Session = ReturnType<typeof createSession>;

export function createSession() {
  const { ask, close } = line();
  const [table, setTable] = createSignal<Table | null>(null, { equals: false });
  const [log, setLog] = createSignal<readonly TableEntry[]>([]);
  const [refusal, setRefusal] = createSignal<Refusal | null>(null);
  const [busy, setBusy] = createSignal(false);
  const scene = createScene();

  const take = (next: Table): Table => {
    scene.show(next.view);
    setLog((old) => [...old.slice(0, next.log.from), ...next.log.entries]);
    setTable(next);
    return next;
  };

  /** Sends what changes the game; a refusal is shown and changes nothing. */
  const change = async (request: Request): Promise<Table | null> => {
    setBusy(true);
    const answer = await ask(request);
    setBusy(false);
    setRefusal(answer.type === 'refused' ? answer.refusal : null);
    if (answer.type === 'table') return take(answer.table);
    if (answer.type === 'refused') return null;
    throw unexpected(answer);
  };

  const describe = async (game: string): Promise<About> => {
    const answer = await ask({ type: 'describe', game });
    if (answer.type === 'described') return answer.about;
    throw unexpected(answer);
  };

  const frameAt = async (at: number): Promise<Frame> => {
    const answer = await ask({ type: 'replay', at });
    if (answer.type === 'frame') return answer.frame;
    throw unexpected(answer);
  };

  const fork = async (at: number): Promise<string> => {
    const answer = await ask({ type: 'fork', at });
    if (answer.type === 'forked') return answer.record;
    throw unexpected(answer);
  };

  const choose = ({ verb, target }: Pick<TableOption, 'verb' | 'target'>): Promise<Table | null> => {
    const side = table()?.question?.side ?? '';
    return change({ type: 'commands', commands: [target === null ? { side, verb } : { side, verb, target }] });
  };

  return {
    table,
    log,
    view: scene.view,
    refusal,
    busy,
    begin: (game: string, settings: NewSettings) => change({ type: 'new', game, settings }),
    open: (record: string) => change({ type: 'open', record }),
    choose,
    undo: () => change({ type: 'undo' }),
    staff: (scope: StaffScope) => change({ type: 'staff', scope }),
    describe,
    frameAt,
    fork,
    close,
  };
}

/**
 * The view as a store into which each new view is worked piece by piece, so that a counter that stays on the board
 * stays the same element: it keeps the focus, and it can glide to where it goes.
 */
export function createScene() {
  const [held, setHeld] = createStore<{ view: object | null }>({ view: null });
  return { view: () => held.view, show: (view: object) => setHeld('view', reconcile(view)) };
}
