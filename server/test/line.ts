/** A person with a real line to a real server: HTTP with his token, and a socket to a seat. */
import { WebSocket } from 'ws';
import {
  type FromPage,
  type FromTable,
  type KnownLines,
  type Present,
  Reader,
  type SaidLine,
  type Sight,
  type TimeShown,
} from '../../table/index.ts';

type Answer = Extract<FromTable, { readonly id: number }>['answer'];

interface Answered {
  readonly status: number;
  readonly said: unknown;
  /** In how many seconds it is worth asking again, where that was told. */
  readonly wait?: number;
}

export class Caller {
  token: string | null = null;

  constructor(readonly address: string) {}

  async ask(method: string, path: string, body?: object): Promise<Answered> {
    const response = await fetch(`${this.address}/api${path}`, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const [cookie] = response.headers.getSetCookie();
    const given = /^(?:__Host-)?line-ahead=([^;]+)/.exec(cookie ?? '')?.[1];
    if (given !== undefined) this.token = given;
    const wait = response.headers.get('retry-after');
    return { status: response.status, said: await response.json(), ...(wait === null ? {} : { wait: Number(wait) }) };
  }

  static async guest(address: string, name: string): Promise<Caller> {
    const caller = new Caller(address);
    await caller.ask('POST', '/people/guest', { name });
    return caller;
  }
}

/** Until the last has sat down, in whatever process he is. */
export async function begun(caller: Caller, table: string): Promise<void> {
  const isGathering = async (): Promise<boolean> =>
    JSON.stringify((await caller.ask('GET', `/tables/${table}`)).said).includes('"stage":"gathering"');
  while (await isGathering()) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** A socket to a seat, and what came through it. */
export class SocketPage {
  readonly texts: string[] = [];
  sight: Sight | null = null;
  time: TimeShown | null = null;
  present: Present | null = null;
  readonly said: SaidLine[] = [];
  words: string[] = [];
  closed: { readonly code: number; readonly reason: string } | null = null;
  private readonly reader = new Reader();
  private readonly answers = new Map<number, Answer>();
  private asked = 0;
  private readonly waiting = new Set<() => void>();

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data) => {
      this.take(String(data));
      this.wake();
    });
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
      this.wake();
    });
    socket.on('error', () => undefined);
  }

  static at(caller: Caller, table: string, as: string, known: (KnownLines & { readonly said?: number }) | null = null): SocketPage {
    const query = new URLSearchParams({
      as,
      ...Object.fromEntries(Object.entries(known ?? {}).map(([name, value]) => [name, String(value)])),
    });
    const address = `${caller.address.replace('http', 'ws')}/api/tables/${table}/live?${query}`;
    const headers = caller.token === null ? {} : { authorization: `Bearer ${caller.token}` };
    return new SocketPage(new WebSocket(address, { headers }));
  }

  private take(text: string): void {
    this.texts.push(text);
    const message: FromTable = JSON.parse(text);
    if ('id' in message) this.answers.set(message.id, message.answer);
    if ('time' in message) this.time = message.time;
    if ('present' in message) this.present = message.present;
    if ('said' in message) this.said.push(...message.said);
    if (!('news' in message)) return;
    this.sight = this.reader.read(message.news);
    this.words = [...this.words.slice(0, this.sight.log.from), ...this.sight.log.entries.map(({ words }) => words)];
  }

  /** Until something holds; however busy the machine is, it does in the end. */
  async until(holds: () => boolean): Promise<void> {
    for (const since = Date.now(); !holds(); await this.stirred())
      if (Date.now() - since > 30_000) throw new Error(`it does not come${this.inWords}`);
  }

  private get inWords(): string {
    return this.closed ? `: the line was closed, ${this.closed.code} ${this.closed.reason}` : '';
  }

  /** Until something has come, or a moment later. */
  private stirred(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.wake(), 20);
      this.waiting.add(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  private wake(): void {
    const waiting = [...this.waiting];
    this.waiting.clear();
    for (const wake of waiting) wake();
  }

  async ask(request: FromPage['request'], ticket?: string): Promise<Answer> {
    const id = ++this.asked;
    if (this.socket.readyState === WebSocket.CONNECTING) await new Promise((resolve) => this.socket.once('open', resolve));
    this.socket.send(JSON.stringify({ id, request, ...(ticket === undefined ? {} : { ticket }) }));
    await this.until(() => this.answers.has(id) || this.closed !== null);
    const answer = this.answers.get(id);
    if (!answer) throw new Error(`the line was closed: ${this.closed?.code} ${this.closed?.reason}`);
    return answer;
  }

  leave(): void {
    this.socket.close();
  }
}
