/** One table: a worker with a game in it, and signals that say how the game stands. */
import { batch, createSignal } from 'solid-js';
import type { Lesson, Reason, Refusal, RollAhead, Target, TaughtOrder } from '../kernel/index.ts';
import type { Happened, News } from '../kit/playback.ts';
import type { Forecast } from '../lab/forecast/forecast.ts';
import type { Verified } from '../lab/verify.ts';
import type { Report as AfterAction } from '../report/index.ts';
import { Incoming } from '../table/changes.ts';
import type { About, Curtain, Display, Landmark, Moving, Picture, ShownEntry, Sight, StaffScope, StandingOrder } from '../table/index.ts';
import { Reader } from '../table/news.ts';
import { rollsUnder } from '../table/reading.ts';
import type { Seats } from '../table/seats.ts';
import type { Deed } from '../table/wire.ts';
import { plain } from './parts/plain.ts';
import { sparesQuestions } from './preferences.ts';
import type { Answer, Answered, Asked, NewSettings, Report, Request, Trouble } from './protocol.ts';
import type { Keeping } from './safe.ts';
import type { Save } from './save.ts';
import { createScene } from './scene.ts';
import type { Spared } from './table/spared.tsx';

/** A request that could not be carried out at all. */
export class Failed extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.place === null ? trouble.reason : `${trouble.place}: ${trouble.reason}`);
  }
}

/** How the game stands, and what of it anybody may see, told once in a turn while the record is sealed. */
export type Standing = Display & { readonly outside: object | null };

export const gameOf = (standing: Standing): string => (standing.type === 'sight' ? standing.sight.game : standing.curtain.game);

/** What a person orders, whose side the table knows. */
export interface Order {
  readonly verb: string;
  readonly target: Target | null;
}

/** The way to whoever has the game: a worker of the page's own, or a server. */
export interface Line {
  ask(request: Request): Promise<Answer>;
  close(): void;
}

/** Posts requests to a worker of its own and hands each answer to whoever asked. */
function workerLine(): Line {
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

const isOf = <T extends Answer['type']>(answer: Answer, type: T): answer is Extract<Answer, { type: T }> => answer.type === type;

/** Bots that are done sooner than this, in milliseconds, need no words. */
const UNNOTICED = 120;

export type Session = ReturnType<typeof createSession>;

/** `lineTo` is given what is told without having been asked for. */
export function createSession(lineTo: (tell: (report: Report) => void) => Line = workerLine) {
  const { ask, close } = lineTo((report) => void take(report));
  const [sight, setSight] = createSignal<Sight | null>(null, { equals: false });
  const [curtain, setCurtain] = createSignal<Curtain | null>(null);
  const [moving, setMoving] = createSignal<Moving | null>(null);
  const [log, setLog] = createSignal<readonly ShownEntry[]>([]);
  const [spared, setSpared] = createSignal<readonly Spared[]>([]);
  const [news, setNews] = createSignal<News<object> | null>(null);
  const [refusal, setRefusal] = createSignal<Refusal | null>(null);
  const [busy, setBusy] = createSignal(false);
  const scene = createScene();
  let reader = new Reader();
  const outsides = new Incoming<object>();
  const prefer = (spares: boolean): void => void ask({ type: 'prefer', sparesQuestions: spares });
  prefer(sparesQuestions());

  /** While the machine is passed on, nothing of what anybody saw stays here. */
  const clear = (): void => {
    reader = new Reader();
    setSight(null);
    setLog([]);
    setSpared([]);
    setNews(null);
    scene.clear();
  };

  const take = (report: Report): Standing => {
    const outside = report.outside && outsides.read(report.outside);
    if (report.type === 'curtain') {
      clear();
      setCurtain(report.curtain);
      return { type: 'curtain', curtain: report.curtain, outside };
    }
    const next = reader.read(report.news);
    const last = sight();
    const before = next.before ?? (last?.viewer.id === next.viewer.id ? last.view : null);
    const lines = [...log().slice(0, next.log.from), ...next.log.entries];
    batch(() => {
      scene.show(next.view);
      setLog(lines);
      if (next.answered.length > 0) setSpared((before) => [...before, { after: lines.length, answered: next.answered }]);
      setSight(next);
      if (before && next.played.some((event) => event !== null))
        setNews({ before, now: next.view, from: next.heard, happened: happenedIn(next.played, lines.slice(next.heard)) });
      setCurtain(null);
    });
    return { type: 'sight', sight: next, outside };
  };

  /** Asks, and goes on asking while bots move. */
  const settled = async (request: Request): Promise<Answer> => {
    let answer = await ask(request);
    const since = performance.now();
    while (answer.type === 'moving') {
      if (performance.now() - since > UNNOTICED) setMoving(answer.moving);
      answer = await ask({ type: 'go-on', answers: null });
    }
    setMoving(null);
    return answer;
  };

  /** Sends what changes the game; a refusal is shown and changes nothing. */
  const change = async (request: Request): Promise<Standing | null> => {
    setBusy(true);
    const answer = await settled(request);
    setBusy(false);
    setRefusal(answer.type === 'refused' ? answer.refusal : null);
    if (answer.type === 'news' || answer.type === 'curtain') return take(answer);
    if (answer.type === 'done') return standing();
    if (answer.type === 'refused') return null;
    throw unexpected(answer);
  };

  /** What came of an order has been told already. */
  const standing = (): Standing | null => {
    const now = sight();
    return now && { type: 'sight', sight: now, outside: null };
  };

  /** Asks what is answered in one way, or not at all. */
  const told = async <T extends Answer['type']>(request: Request, type: T): Promise<Extract<Answer, { type: T }>> => {
    const answer = await ask(request);
    if (isOf(answer, type)) return answer;
    throw unexpected(answer);
  };

  const describe = async (game: string, pack?: unknown): Promise<About> =>
    (await told({ type: 'describe', game, pack }, 'described')).about;

  const pictureAt = async (at: number, viewer: string | null, known: number): Promise<Picture> =>
    (await told({ type: 'replay', at, viewer, known }, 'picture')).picture;

  const landmarks = async (viewer: string | null): Promise<readonly Landmark[]> =>
    (await told({ type: 'landmarks', viewer }, 'landmarks')).landmarks;

  const verify = async (): Promise<Verified> => (await told({ type: 'verify' }, 'verified')).verified;

  /** The after-action report; meanwhile it is told how much of it is done. */
  const reported = async (onShare: (share: number) => void): Promise<AfterAction> => {
    let answer = await ask({ type: 'report' });
    while (answer.type === 'reckoning') {
      onShare(answer.share);
      answer = await ask({ type: 'report' });
    }
    if (answer.type === 'reported') return answer.report;
    throw unexpected(answer);
  };

  const fork = async (at: number): Promise<string> => (await told({ type: 'fork', at }, 'forked')).record;

  const why = async (id: string): Promise<readonly Reason[]> => (await told({ type: 'why', id }, 'reasons')).reasons;

  const rolls = async (verb: string, target: Target | null): Promise<readonly RollAhead[]> =>
    (await told({ type: 'rolls', verb, target }, 'rolls')).rolls;

  /** Tells how a forecast comes along, until it is done or `onForecast` says that it need not go on. */
  const foresee = async (onForecast: (forecast: Forecast | null, goesOn: boolean) => boolean): Promise<void> => {
    for (;;) {
      const { forecast, goesOn } = await told({ type: 'forecast' }, 'forecast');
      if (!onForecast(forecast, goesOn) || !goesOn) return;
    }
  };

  const keep = async (save: Save): Promise<Keeping> => (await told({ type: 'keep', save }, 'kept')).keeping;

  const record = (): Promise<Extract<Answer, { type: 'record' }>> => told({ type: 'record' }, 'record');

  const pack = async (): Promise<unknown> => (await told({ type: 'pack' }, 'pack')).pack;

  const exported = async (save: string): Promise<string> => (await told({ type: 'export', save }, 'exported')).record;

  const handOver = async (save: Save, to: string): Promise<string> =>
    (await told({ type: 'hand-over', save, address: to }, 'exported')).record;

  const address = async (): Promise<string | null> => (await told({ type: 'address' }, 'address')).address;

  /** All of them or none. */
  const order = (orders: readonly Order[]): Promise<Standing | null> => {
    const side = sight()?.viewer.id ?? '';
    return change({
      type: 'commands',
      commands: orders.map(({ verb, target }) => (target === null ? { side, verb } : { side, verb, target })),
    });
  };

  return {
    sight,
    curtain,
    moving,
    log,
    /** What was not asked because there was one answer. */
    spared,
    /** What happened last that boards play. */
    news,
    view: scene.view,
    refusal,
    busy,
    begin: (game: string, settings: NewSettings, seats: Seats | null) => change({ type: 'new', game, settings, seats }),
    open: (text: string, seats: Seats | null) => change({ type: 'open', record: text, seats }),
    teach: (game: string, lesson: Lesson, orders: readonly TaughtOrder[]) => change({ type: 'teach', game, lesson, orders }),
    resume: (save: Save) => change({ type: 'resume', save }),
    order,
    course: (piece: string, goal: string) => change({ type: 'course', piece, goal }),
    /** A side's question is answered so from now on, or is asked again. */
    stand: (side: string, order: StandingOrder) => change({ type: 'stand', side, order }),
    standInRow: (side: string, order: StandingOrder) => change({ type: 'stand-in-row', side, order }),
    standDown: (question: string) => change({ type: 'stand-down', question }),
    undo: () => change({ type: 'undo' }),
    /** What those at a table ask of each other. */
    ask: (deed: Deed) => change(deed),
    staff: (scope: StaffScope) => change({ type: 'staff', scope }),
    lift: () => change({ type: 'lift' }),
    prefer,
    /** Where bots play all sides: so many answers, or as many as fit into a moment. */
    goOn: (answers: number | null) => change({ type: 'go-on', answers }),
    describe,
    pictureAt,
    landmarks,
    verify,
    reported,
    fork,
    why,
    rolls,
    foresee,
    record,
    pack,
    exported,
    handOver,
    address,
    keep,
    close,
  };
}

/** Lines of the log, each with its event if boards play it. */
export function happenedIn(played: readonly (object | null)[], lines: readonly ShownEntry[]): readonly Happened[] {
  const rolls = rollsUnder(lines);
  return played.map((event, place) => ({ event, words: plain(lines[place]?.words ?? ''), rolls: rolls[place] ?? [] }));
}
