/** Tables of a running server as the bench plays at them: two seats, each with a line, and lines of those who look on. */
import { WebSocket } from 'ws';
import { type FromTable, ONLOOKER, Reader, type Sight } from '../../../table/index.ts';
import type { LiveTable } from './load.ts';

export interface TablesWanted {
  readonly addresses: readonly string[];
  readonly game: string;
  readonly sides: readonly string[];
  readonly tables: number;
  readonly watchers: number;
  onProgress(tables: number): void;
}

/** Of what is offered each time another is taken, so far apart. */
const STRIDE = 7;

/** So many are made at once. */
const AT_ONCE = 16;

export async function openTables(wanted: TablesWanted): Promise<readonly BenchTable[]> {
  const { tables: count, watchers, onProgress } = wanted;
  const tables: BenchTable[] = [];
  let next = 0;
  const opening = async (): Promise<void> => {
    while (next < count) {
      const number = next++;
      const own = Math.floor(((number + 1) * watchers) / count) - Math.floor((number * watchers) / count);
      tables.push(await BenchTable.open(wanted, number, own));
      onProgress(tables.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, opening));
  return tables;
}

/** One person in all seats, as each line is one seat's alone. Seats and onlookers are spread over the servers. */
export class BenchTable implements LiveTable {
  onSeen: () => void = () => undefined;
  private readonly seats: SeatLine[] = [];
  private readonly crowd: WebSocket[] = [];
  private picks = 0;
  bytes = 0;

  static async open({ addresses, game, sides }: TablesWanted, number: number, watchers: number): Promise<BenchTable> {
    const address = (line: number): string => addresses[(number + line) % addresses.length] ?? '';
    const token = await guestAt(address(0));
    const seats = Object.fromEntries(sides.map((side) => [side, { me: true }]));
    const made = await post(address(0), '/tables', token, { game, seats, isListed: false, number: number.toString(16).padStart(16, '0') });
    const id: string = Object(Object(made).table).id;
    const table = new BenchTable();
    for (const [line, side] of sides.entries()) table.seats.push(await SeatLine.open(lineTo(address(line), id, side, token)));
    for (let line = 0; line < watchers; line++) table.crowd.push(await opened(lineTo(address(line + 1), id, ONLOOKER.id, null)));
    for (const socket of table.crowd)
      socket.on('message', (data: Buffer) => {
        table.bytes += data.length;
        table.onSeen();
      });
    return table;
  }

  /** Whatever is offered, in turn. */
  async order(): Promise<boolean> {
    const seat = this.seats.find(({ sight }) => sight?.question);
    const options = seat?.sight?.question?.options.filter(({ takes }) => takes === null) ?? [];
    const option = options[(this.picks++ * STRIDE) % Math.max(1, options.length)];
    if (!seat?.sight || !option) return false;
    const { verb, target } = option;
    const side = seat.sight.viewer.id;
    const answer = await seat.ask({ type: 'commands', commands: [target === null ? { side, verb } : { side, verb, target }] });
    if (answer !== 'done') throw new Error(`the order was answered with '${answer}'`);
    return true;
  }

  close(): void {
    for (const { socket } of this.seats) socket.terminate();
    for (const socket of this.crowd) socket.terminate();
  }
}

class SeatLine {
  sight: Sight | null = null;
  private readonly reader = new Reader();
  private readonly answers = new Map<number, (answer: string) => void>();
  private asked = 0;

  private constructor(readonly socket: WebSocket) {}

  static async open(socket: WebSocket): Promise<SeatLine> {
    const line = new SeatLine(socket);
    await opened(socket, (text) => line.take(text));
    return line;
  }

  private take(text: string): void {
    const message: FromTable = JSON.parse(text);
    if ('news' in message) this.sight = this.reader.read(message.news);
    if (!('id' in message)) return;
    this.answers.get(message.id)?.(message.answer.type);
    this.answers.delete(message.id);
  }

  ask(request: object): Promise<string> {
    const id = ++this.asked;
    return new Promise((resolve) => {
      this.answers.set(id, resolve);
      this.socket.send(JSON.stringify({ id, request, ticket: `the-ticket-of-${id}-${Math.round(performance.now() * 1000)}` }));
    });
  }
}

const lineTo = (address: string, table: string, as: string, token: string | null): WebSocket =>
  new WebSocket(`${address.replace('http', 'ws')}/api/tables/${table}/live?as=${as}`, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    perMessageDeflate: false,
  });

/** When the first news have come. */
function opened(socket: WebSocket, take: (text: string) => void = () => undefined): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    socket.on('message', (data) => {
      take(String(data));
      resolve(socket);
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('a line was closed')));
  });
}

async function guestAt(address: string): Promise<string> {
  const response = await fetch(`${address}/api/people/guest`, { method: 'POST' });
  await response.arrayBuffer();
  const token = /=([^;]+)/.exec(response.headers.getSetCookie()[0] ?? '')?.[1];
  if (token === undefined) throw new Error('no guest is let in');
  return token;
}

async function post(address: string, path: string, token: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const response = await fetch(`${address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  return response.json();
}
