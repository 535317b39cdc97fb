/** Tables over sockets: who may open one, what comes through it, and when it is closed. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { FromTable, KnownLines } from '../../table/index.ts';
import { ONLOOKER } from '../../table/index.ts';
import type { Opener } from '../api/upgrade.ts';
import { Unreachable } from '../db/database.ts';
import type { Attention } from '../notices/attention.ts';
import { Refusal } from '../refusal.ts';
import type { Rooms } from '../tables/rooms.ts';
import type { Found } from '../tables/tables.ts';
import { breathOn } from './breath.ts';
import type { Hearers } from './hearers.ts';
import { MOST_BYTES, readMessage } from './messages.ts';
import { type Pace, Pacer } from './pace.ts';
import type { Presence } from './presence.ts';
import { feelPulse } from './pulse.ts';
import { Seat } from './seat.ts';

/** `/api/tables/<id>/live?as=<side>`, and what a page that comes back knows. */
const ADDRESS = /^\/api\/tables\/([\w-]{22})\/live$/;

/** Nobody who is there keeps silent for longer, in milliseconds. */
const SILENCE = 30_000;

/** When the server stops, so long is waited for the other end to say goodbye, in milliseconds. */
const GOODBYE = 1_000;

/** Whoever does not read what he is sent is let go. */
const MOST_WAITING = 8 * 2 ** 20;

const STOPPING = new Refusal('unavailable', 'stopping', 'The server stops.');

/** No hand is quicker. */
const USUAL_PACE: Pace = { each: 20, atOnce: 60 };

/** Why a socket is closed, for the page. */
export const CLOSED = {
  unknown: 4404,
  forbidden: 4403,
  flood: 4429,
  malformed: 4400,
  slow: 4408,
  stopping: 1001,
  broken: 1011,
  away: 1013,
} as const;

export interface LiveWanted {
  readonly rooms: Rooms;
  readonly presence: Presence;
  readonly hearers: Hearers;
  readonly now: () => number;
  /** Who is at the other end; a refusal if a page of somebody else's asks. */
  openerOf(request: IncomingMessage): Promise<Opener>;
  onTrouble(error: unknown): void;
  /** How fast one page may send messages. */
  readonly pace?: Pace;
  /** Who has an eye on a table is told nothing by mail. */
  readonly attention?: Attention;
}

interface Asked {
  readonly table: string;
  readonly as: string;
  readonly known: KnownLines | null;
}

export class Live {
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, clientTracking: true });
  private readonly breaths = new WeakMap<WebSocket, () => void>();
  /** What was heard and is not answered yet. */
  private readonly hearing = new Set<Promise<void>>();
  private isClosed = false;

  constructor(private readonly wanted: LiveWanted) {}

  get count(): number {
    return this.sockets.clients.size;
  }

  /** False for an address that is not ours to answer. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    const asked = readAddress(request.url ?? '');
    if (!asked) return false;
    this.wanted.openerOf(request).then(
      (opener) => {
        if (this.isClosed) return this.turnAway(socket, STOPPING);
        this.sockets.handleUpgrade(request, socket, head, (opened) => {
          this.breaths.set(opened, breathOn(socket));
          this.open(opened, opener, asked).catch((error: unknown) => this.broken(opened, error));
        });
      },
      (error: unknown) => this.turnAway(socket, error),
    );
    return true;
  }

  private turnAway(socket: Duplex, error: unknown): void {
    if (!(error instanceof Refusal)) this.wanted.onTrouble(error);
    const status = error instanceof Refusal && error !== STOPPING ? '403 Forbidden' : '503 Service Unavailable';
    socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`);
  }

  private async open(socket: WebSocket, opener: Opener, asked: Asked): Promise<void> {
    feelPulse(socket, SILENCE);
    socket.on('error', () => socket.terminate());
    // What comes before the seat is taken waits for it.
    const early: string[] = [];
    let take = (text: string): void => void early.push(text);
    socket.on('message', (data, isBinary) => (isBinary ? socket.close(CLOSED.malformed) : take(String(data))));
    const seat = await this.seatFor(socket, opener, asked);
    if (!seat) return;
    const { presence, hearers, attention } = this.wanted;
    const attending = asked.as === ONLOOKER.id ? null : attention?.come(asked.table, asked.as);
    socket.on('message', () => attending?.heard());
    const goings = [
      () => seat.leave(),
      () => attending?.leave(),
      presence.come(asked.table, asked.as, (present) => this.send(socket, { present })),
      hearers.attend(asked.table, (said) => this.send(socket, { said })),
    ];
    const leave = (): void => {
      for (const go of goings.splice(0)) go();
    };
    socket.on('close', leave);
    if (socket.readyState !== socket.OPEN) leave();
    take = this.hearingOf(socket, seat);
    for (const text of early) take(text);
  }

  private async seatFor(socket: WebSocket, { person }: Opener, { table, as, known }: Asked): Promise<Seat | null> {
    const { rooms, now } = this.wanted;
    const found = await rooms.tables.find(table);
    if (!found) socket.close(CLOSED.unknown, 'there is no such table');
    else if (!maySit(found, person?.id ?? null, as)) socket.close(CLOSED.forbidden, 'this seat is not yours');
    else {
      const side = as === ONLOOKER.id ? null : as;
      return Seat.take({ room: rooms.at(table), side, known, now, send: (message) => this.send(socket, message) });
    }
    return null;
  }

  private hearingOf(socket: WebSocket, seat: Seat): (text: string) => void {
    const pacer = new Pacer(this.wanted.pace ?? USUAL_PACE, this.wanted.now);
    return (text) => {
      if (this.isClosed) return;
      const message = readMessage(text);
      if (!pacer.takes()) return socket.close(CLOSED.flood, 'too many messages');
      if (!message) return socket.close(CLOSED.malformed, 'this is no message that can be read');
      const heard = seat
        .hear(message)
        .catch((error: unknown) => this.broken(socket, error))
        .finally(() => this.hearing.delete(heard));
      this.hearing.add(heard);
    };
  }

  private send(socket: WebSocket, message: FromTable): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_WAITING) return socket.close(CLOSED.slow, 'what was sent is not read');
    this.breaths.get(socket)?.();
    socket.send(JSON.stringify(message));
  }

  /** What went wrong is for the log: it may hold secrets. */
  private broken(socket: WebSocket, error: unknown): void {
    this.wanted.onTrouble(error);
    if (error instanceof Unreachable) socket.close(CLOSED.away, 'the server cannot reach its database; try again in a moment');
    else socket.close(CLOSED.broken, 'something went wrong');
  }

  /** Nothing more is heard; what was heard before is done and answered, and then the lines are closed. */
  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    await Promise.all(this.hearing);
    const { clients } = this.sockets;
    const gone = Promise.all([...clients].map((socket) => new Promise((resolve) => socket.once('close', resolve))));
    for (const socket of clients) socket.close(CLOSED.stopping, 'the server stops');
    await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, GOODBYE).unref())]);
    for (const socket of clients) socket.terminate();
    this.sockets.close();
  }
}

/** A seat is its person's; whoever looks on sees what is public. */
const maySit = ({ seats }: Found, person: string | null, as: string): boolean =>
  as === ONLOOKER.id || (person !== null && seats.some((seat) => seat.side === as && seat.person === person));

function readAddress(address: string): Asked | null {
  const { pathname, searchParams } = new URL(address, 'http://here');
  const table = ADDRESS.exec(pathname)?.[1];
  if (table === undefined) return null;
  const [lines, print] = [Number(searchParams.get('lines')), searchParams.get('print')];
  const known = print !== null && Number.isSafeInteger(lines) && lines >= 0 ? { lines, print } : null;
  return { table, as: searchParams.get('as') ?? ONLOOKER.id, known };
}
