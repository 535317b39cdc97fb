/**
 * The line to a table at a server. It may be cut at any time: it is tied again by itself, says which lines of the log and of what was said
 * the page has, and sends again what was not answered, each deed under its own ticket, so that none is done twice.
 */
import { createSignal } from 'solid-js';
import type { Deed, FromPage, FromTable, Inquiry, KnownLines, Present, SaidLine, TimeShown } from '../../table/wire.ts';
import { isDeed, isInquiry } from '../../table/wire.ts';
import type { Answer, Report, Request } from '../protocol.ts';
import type { Line } from '../session.ts';

/** How a line stands. */
export type Tied = { readonly state: 'tying' | 'tied' } | { readonly state: 'lost'; readonly words: string };

/** Closed for good: there is no use in trying again. */
const FINAL: ReadonlyMap<number, string> = new Map([
  [4403, 'This seat is not yours. Perhaps you have signed in under another name.'],
  [4404, 'There is no such table.'],
  [4400, 'The server does not understand this page. Load it anew.'],
]);

/** Milliseconds until the line is tied again: soon, and then ever less often. */
const WAITS = [250, 500, 1000, 2000, 5000, 10_000] as const;

interface Waiting {
  readonly message: FromPage;
  readonly tell: (answer: Answer) => void;
}

/** What goes over the line; all else is a page's own affair. */
const isSent = (request: Request): request is Deed | Inquiry => isDeed(request) || isInquiry(request);

const addressOf = (table: string, as: string, known: KnownLines | null, said: number): string => {
  const { protocol, host } = globalThis.location;
  const query = new URLSearchParams({
    as,
    ...(known ? { lines: String(known.lines), print: known.print } : {}),
    ...(said > 0 ? { said: String(said) } : {}),
  });
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/tables/${encodeURIComponent(table)}/live?${query}`;
};

export interface NetLine {
  readonly tied: () => Tied;
  /** How the time stands, by this browser's own clock; null until it is told. */
  readonly time: () => TimeShown | null;
  /** Who has a page open there; null until it is told. */
  readonly present: () => Present | null;
  readonly said: () => readonly SaidLine[];
  readonly lineTo: (tell: (report: Report) => void) => Line;
}

/** `known` says which lines the page has when the line is tied again. */
export function netLine(table: string, as: string, known: () => KnownLines | null): NetLine {
  const [tied, setTied] = createSignal<Tied>({ state: 'tying' });
  const [time, setTime] = createSignal<TimeShown | null>(null);
  const [present, setPresent] = createSignal<Present | null>(null);
  const [said, setSaid] = createSignal<readonly SaidLine[]>([]);
  const waiting = new Map<number, Waiting>();
  let [asked, failures, isClosed, hasHeard] = [0, 0, false, false];
  let socket: WebSocket | null = null;
  let tell: (report: Report) => void = () => undefined;

  const take = (text: string): void => {
    const message: FromTable = JSON.parse(text);
    if ('news' in message) {
      hasHeard = true;
      tell({ type: 'news', news: message.news, outside: null });
    } else if ('time' in message) setTime(byOwnClock(message.time, Date.now()));
    else if ('present' in message) setPresent(message.present);
    else if ('said' in message) setSaid((before) => [...before, ...message.said]);
    else if ('trouble' in message) lose(message.trouble);
    else {
      waiting.get(message.id)?.tell(message.answer);
      waiting.delete(message.id);
    }
  };

  const lose = (words: string): void => {
    isClosed = true;
    setTied({ state: 'lost', words });
    for (const { tell: answer } of waiting.values()) answer({ type: 'failed', trouble: { place: null, reason: words } });
    waiting.clear();
    socket?.close();
  };

  const tie = (): void => {
    if (isClosed) return;
    socket = new WebSocket(addressOf(table, as, hasHeard ? known() : null, said().at(-1)?.place ?? 0));
    socket.addEventListener('open', () => {
      failures = 0;
      setTied({ state: 'tied' });
      for (const { message } of waiting.values()) socket?.send(JSON.stringify(message));
    });
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => take(String(data)));
    socket.addEventListener('close', ({ code }) => {
      const final = FINAL.get(code);
      if (final !== undefined) lose(final);
      if (isClosed) return;
      setTied({ state: 'tying' });
      setTimeout(tie, WAITS[Math.min(failures++, WAITS.length - 1)]);
    });
  };

  const ask = (request: Request): Promise<Answer> => {
    if (!isSent(request)) return Promise.resolve(ownAnswer(request));
    return new Promise((answer) => {
      const message: FromPage = { id: ++asked, request, ticket: crypto.randomUUID() };
      waiting.set(message.id, { message, tell: answer });
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    });
  };

  const close = (): void => {
    isClosed = true;
    socket?.close();
  };

  return {
    tied,
    time,
    present,
    said,
    lineTo: (heard) => {
      tell = heard;
      tie();
      return { ask, close };
    },
  };
}

/** Two clocks seldom agree. */
function byOwnClock({ now, since, hands }: TimeShown, here: number): TimeShown {
  const own = (moment: number | null): number | null => (moment === null ? null : moment + here - now);
  return { now: here, since: own(since), hands: hands.map((hand) => ({ ...hand, since: own(hand.since) })) };
}

/** The server keeps the game and asks everybody everything. */
function ownAnswer({ type }: Request): Answer {
  if (type === 'prefer') return { type: 'preferred' };
  if (type === 'keep') return { type: 'kept', keeping: { type: 'stored' } };
  return { type: 'failed', trouble: { place: null, reason: `'${type}' is not for a table over the net` } };
}
