/** Tables over sockets: who may open one, what comes through it, and when it is closed. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { FromTable } from '../../table/index.ts';
import { ONLOOKER } from '../../table/index.ts';
import type { Opener } from '../api/upgrade.ts';
import { Unreachable } from '../db/database.ts';
import type { Limits } from '../limits.ts';
import type { Attention } from '../notices/attention.ts';
import { Refusal } from '../refusal.ts';
import type { Rooms } from '../tables/rooms.ts';
import type { Found } from '../tables/tables.ts';
import { type Asked, readAddress } from './address.ts';
import { isSlow, type MostWaiting, USUAL_WAITING } from './backlog.ts';
import { breathOn } from './breath.ts';
import { endWith } from './ending.ts';
import type { Hearers } from './hearers.ts';
import type { Labour } from './labour.ts';
import type { Lines } from './lines.ts';
import { MOST_BYTES, readMessage } from './messages.ts';
import { type Pace, Pacer } from './pace.ts';
import type { Presence } from './presence.ts';
import { feelPulse } from './pulse.ts';
import { Seat } from './seat.ts';

/** Nobody who is there keeps silent for longer, in milliseconds. */
const SILENCE = 30_000;

/** When the server stops, so long is waited for the other end to say goodbye, in milliseconds. */
const GOODBYE = 1_000;

const STOPPING = new Refusal('unavailable', 'stopping', 'The server stops.');

/** No hand is quicker. */
const USUAL_PACE: Pace = { each: 20, atOnce: 60 };

/** Why a socket is closed, for the page. */
export const CLOSED = {
  unknown: 4404,
  forbidden: 4403,
  signedOut: 4401,
  notBegun: 4409,
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
  readonly lines: Lines;
  readonly labour: Labour;
  readonly limits: Limits;
  readonly now: () => number;
  /** Who is at the other end; a refusal if a page of somebody else's asks. */
  openerOf(request: IncomingMessage): Promise<Opener>;
  onTrouble(error: unknown): void;
  /** Somebody tried what is not his to do. */
  onRefused(request: IncomingMessage, code: string): void;
  /** How fast one page may send messages. */
  readonly pace?: Pace;
  /** How much may wait for pages that do not read. */
  readonly waiting?: MostWaiting;
  /** Who has an eye on a table is told nothing by mail. */
  readonly attention?: Attention;
}

/** Whoever is at the other end was refused something, and it is noted. */
type Closed = 'unknown' | 'forbidden' | 'notBegun' | 'flood' | 'malformed' | 'slow';

/** By what the log calls them. */
const NOTED: Readonly<Record<Closed, string>> = {
  unknown: 'no-such-table',
  forbidden: 'forbidden',
  notBegun: 'not-begun',
  flood: 'flood',
  malformed: 'malformed',
  slow: 'slow',
};

/** A line that was opened, and whoever is at its other end. */
interface OpenedLine {
  readonly socket: WebSocket;
  readonly opener: Opener;
  readonly asked: Asked;
  /** Closes it and notes why. */
  refuse(closed: Closed, words: string): void;
}

export class Live {
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, clientTracking: true, autoPong: false });
  private readonly breaths = new WeakMap<WebSocket, () => void>();
  /** What was heard and is not answered yet. */
  private readonly hearing = new Set<Promise<void>>();
  private isClosed = false;

  constructor(private readonly wanted: LiveWanted) {
    this.sockets.on('wsClientError', (_, socket, request) => {
      wanted.onRefused(request, 'bad-handshake');
      endWith(socket, '400 Bad Request');
    });
  }

  get count(): number {
    return this.sockets.clients.size;
  }

  /** False for an address that is not ours to answer. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    const asked = readAddress(request.url ?? '');
    if (!asked) return false;
    this.admit(request, socket, head, asked).catch((error: unknown) => this.turnAway(request, socket, error));
    return true;
  }

  private async admit(request: IncomingMessage, socket: Duplex, head: Buffer, asked: Asked): Promise<void> {
    const opener = await this.wanted.openerOf(request);
    if (this.isClosed) throw STOPPING;
    if (socket.destroyed) return;
    let hangUp = (): void => void socket.destroy();
    socket.once(
      'close',
      this.wanted.lines.come(opener, () => hangUp()),
    );
    this.sockets.handleUpgrade(request, socket, head, (opened) => {
      hangUp = () => opened.close(CLOSED.signedOut, 'you are signed out');
      this.breaths.set(opened, breathOn(socket));
      const refuse = (closed: Closed, words: string): void => {
        this.wanted.onRefused(request, NOTED[closed]);
        opened.close(CLOSED[closed], words);
      };
      this.open({ socket: opened, opener, asked, refuse }).catch((error: unknown) => this.broken(opened, error));
    });
  }

  private turnAway(request: IncomingMessage, socket: Duplex, error: unknown): void {
    if (!(error instanceof Refusal)) this.wanted.onTrouble(error);
    else if (error !== STOPPING) this.wanted.onRefused(request, error.code);
    endWith(socket, statusOf(error));
  }

  private async open(line: OpenedLine): Promise<void> {
    const { socket, asked, refuse } = line;
    feelPulse(socket, SILENCE);
    // What is no frame of a socket, or too long a one, ends it.
    socket.on('error', (error) => {
      if (isOfFrames(error)) refuse('malformed', '');
      socket.terminate();
    });
    // What comes before the seat is taken waits for it, at the same pace: however long that takes, it is never much.
    const early: string[] = [];
    let take = (text: string): void => void early.push(text);
    const pacer = new Pacer(this.wanted.pace ?? USUAL_PACE, this.wanted.now);
    const isTaken = (): boolean => {
      // A line that is being closed may still bring something.
      if (socket.readyState !== socket.OPEN) return false;
      const isInTime = pacer.takes();
      if (!isInTime) refuse('flood', 'too many messages');
      return isInTime;
    };
    socket.on('message', (data, isBinary) => {
      if (!isTaken()) return;
      if (isBinary) refuse('malformed', 'this is no message that can be read');
      else take(String(data));
    });
    // Answered at the same pace: else the answers would wait here without end for whoever does not read them.
    socket.on('ping', (data) => {
      if (isTaken() && this.isRead(line)) socket.pong(data);
    });
    const seat = await this.seatFor(line);
    if (!seat) return;
    const { presence, hearers, attention } = this.wanted;
    const attending = asked.as === ONLOOKER.id ? null : attention?.come(asked.table, asked.as);
    socket.on('message', () => attending?.heard());
    const goings = [
      () => seat.leave(),
      () => attending?.leave(),
      presence.come(asked.table, asked.as, (present) => this.send(line, { present })),
      hearers.attend(asked.table, asked.said, (said) => this.send(line, { said })),
    ];
    const leave = (): void => {
      for (const go of goings.splice(0)) go();
    };
    socket.on('close', leave);
    if (socket.readyState !== socket.OPEN) leave();
    take = this.hearingOf(line, seat);
    for (const text of early) take(text);
  }

  private async seatFor(line: OpenedLine): Promise<Seat | null> {
    const { rooms, labour, limits, now } = this.wanted;
    const { opener, asked, refuse } = line;
    const { person, address } = opener;
    const { table, as, known } = asked;
    const found = await rooms.tables.find(table);
    if (!found) refuse('unknown', 'there is no such table');
    else if (!maySit(found, person?.id ?? null, as)) refuse('forbidden', 'this seat is not yours');
    else if (as !== ONLOOKER.id && found.stage === 'gathering') refuse('notBegun', 'the game has not begun');
    else {
      const side = as === ONLOOKER.id ? null : as;
      const asker = person?.id ?? address;
      return Seat.take({
        room: rooms.at(table),
        side,
        known,
        now,
        labour,
        asker,
        mayPropose: () => limits.takes('proposals', asker),
        send: (message) => this.send(line, message),
      });
    }
    return null;
  }

  private hearingOf({ socket, refuse }: OpenedLine, seat: Seat): (text: string) => void {
    return (text) => {
      if (this.isClosed) return;
      const message = readMessage(text);
      if (!message) return refuse('malformed', 'this is no message that can be read');
      const heard = seat
        .hear(message)
        .catch((error: unknown) => this.broken(socket, error))
        .finally(() => this.hearing.delete(heard));
      this.hearing.add(heard);
    };
  }

  private send(line: OpenedLine, message: FromTable): void {
    const { socket } = line;
    if (socket.readyState !== socket.OPEN || !this.isRead(line)) return;
    this.breaths.get(socket)?.();
    socket.send(JSON.stringify(message));
  }

  /** Whoever does not read what he is sent is let go. */
  private isRead({ socket, refuse }: OpenedLine): boolean {
    const isLate = isSlow(socket, this.sockets.clients, this.wanted.waiting ?? USUAL_WAITING);
    if (isLate) refuse('slow', 'what was sent is not read');
    return !isLate;
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

/**
 * A seat is its person's, and from the moment the game begins nobody else's: until then it can be given up, so there is no line to it.
 * Whoever looks on sees what is public.
 */
const maySit = ({ seats }: Found, person: string | null, as: string): boolean =>
  as === ONLOOKER.id || (person !== null && seats.some((seat) => seat.side === as && seat.person === person));

const isOfFrames = (error: Error): boolean => 'code' in error && String(error.code).startsWith('WS_ERR_');

function statusOf(error: unknown): string {
  if (!(error instanceof Refusal) || error === STOPPING) return '503 Service Unavailable';
  return error.kind === 'too-often' ? '429 Too Many Requests' : '403 Forbidden';
}
