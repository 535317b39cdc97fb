/** The line of a page to its table at a server: it is cut, and tied again, and nothing is asked twice or lost on the way. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { netLine } from '../online/net-line.ts';
import type { Answer, Report } from '../protocol.ts';

/** A socket that is opened, spoken through and closed by the test. */
class Socket extends EventTarget {
  static readonly OPEN = 1;
  static readonly all: Socket[] = [];
  readonly sent: string[] = [];
  readyState = 0;

  constructor(readonly address: string) {
    super();
    Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  open(): void {
    this.readyState = Socket.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  say(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  cut(code = 1006): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }

  close(): void {
    this.cut(1000);
  }
}

const latest = (): Socket => {
  const found = Socket.all.at(-1);
  if (!found) throw new Error('no line was opened');
  return found;
};

const query = (): Record<string, string> => Object.fromEntries(new URL(latest().address).searchParams);

const NEWS = { news: { of: 'a table' } };
const DRAFT = { type: 'undo' } as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', new URL('https://ships.example/#/at/t1'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Socket.all.splice(0);
});

function atTable() {
  const reports: Report[] = [];
  const net = netLine('t1', 'allied', () => ({ lines: 7, print: 'p' }));
  const line = net.lineTo((report) => reports.push(report));
  const answers: Answer[] = [];
  const ask = (): void => void line.ask(DRAFT).then((answer) => answers.push(answer));
  return { net, line, reports, answers, ask };
}

test('what was not answered when the line was cut is sent again, the same under the same ticket, and what was answered is not', async () => {
  const { answers, ask, net } = atTable();
  expect(latest().address).toBe('wss://ships.example/api/tables/t1/live?as=allied');
  latest().open();
  ask();
  ask();
  const [first = '', second = ''] = latest().sent;
  expect([JSON.parse(first).ticket, JSON.parse(second).ticket]).toEqual([expect.stringMatching(/^[\w-]{16,64}$/), expect.anything()]);
  expect(JSON.parse(first).ticket).not.toBe(JSON.parse(second).ticket);
  latest().say({ id: 1, answer: { type: 'done' } });
  latest().cut();
  ask();
  expect(net.tied()).toEqual({ state: 'tying' });
  vi.advanceTimersByTime(250);
  latest().open();
  expect(net.tied()).toEqual({ state: 'tied' });
  expect(latest().sent).toEqual([second, expect.stringContaining('"id":3')]);
  latest().say({ id: 2, answer: { type: 'done' } });
  latest().say({ id: 2, answer: { type: 'done' } });
  await vi.advanceTimersByTimeAsync(0);
  expect(answers).toEqual([{ type: 'done' }, { type: 'done' }]);
});

test('a line that is tied again says which lines of the log and of the talk the page has, once it has heard anything', () => {
  const { reports, net } = atTable();
  latest().open();
  latest().cut();
  vi.advanceTimersByTime(250);
  expect(query()).toEqual({ as: 'allied' });
  latest().open();
  latest().say(NEWS);
  latest().say({ said: [{ place: 1, by: 'Anne', words: 'Hello', at: 0 }] });
  latest().say({ said: [{ place: 4, by: 'Bert', words: 'Hello', at: 0 }] });
  latest().cut();
  vi.advanceTimersByTime(250);
  expect(query()).toEqual({ as: 'allied', lines: '7', print: 'p', said: '4' });
  expect(reports).toEqual([{ type: 'news', ...NEWS, outside: null }]);
  expect(net.said().map(({ place }) => place)).toEqual([1, 4]);
});

test('a server that is away is asked ever less often, and again at once when it was there in between', () => {
  atTable();
  const waits = [250, 500, 1000, 2000, 5000, 10_000, 10_000];
  for (const [times, wait] of waits.entries()) {
    latest().cut();
    vi.advanceTimersByTime(wait - 1);
    expect(Socket.all).toHaveLength(times + 1);
    vi.advanceTimersByTime(1);
    expect(Socket.all).toHaveLength(times + 2);
  }
  latest().open();
  latest().cut();
  vi.advanceTimersByTime(250);
  expect(Socket.all).toHaveLength(waits.length + 2);
});

test.each([
  [4403, /not yours/],
  [4404, /no such table/],
  [4400, /does not understand/],
])('a line that is closed with %i is not tied again, and whoever waits is told why', async (code, words) => {
  const { answers, ask, net } = atTable();
  latest().open();
  ask();
  latest().cut(code);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(net.tied()).toEqual({ state: 'lost', words: expect.stringMatching(words) });
  expect(answers).toEqual([{ type: 'failed', trouble: { place: null, reason: expect.stringMatching(words) } }]);
  expect(Socket.all).toHaveLength(1);
});

test('a page that goes hangs up and does not come back, and clocks go by its own', async () => {
  const { line, net } = atTable();
  vi.setSystemTime(5000);
  latest().open();
  const hand = { side: 'allied', left: 60_000 };
  latest().say({
    time: {
      now: 900_000,
      since: 899_000,
      hands: [
        { ...hand, since: 899_500 },
        { ...hand, since: null },
      ],
    },
  });
  expect(net.time()).toEqual({
    now: 5000,
    since: 4000,
    hands: [
      { ...hand, since: 4500 },
      { ...hand, since: null },
    ],
  });
  line.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Socket.all).toHaveLength(1);
});
