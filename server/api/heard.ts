/** A request as far as its headers and its line go: put over HTTP, or to open a socket. */
import type { IncomingMessage } from 'node:http';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

export interface Heard {
  /** By its name in small letters. */
  header(name: string): string | undefined;
  /** The address at the other end of the line. */
  readonly from: string;
}

export const heardIn = (c: Context): Heard => ({
  header: (name) => c.req.header(name),
  get from() {
    return getConnInfo(c).remote.address ?? '';
  },
});

export const heardBy = ({ headers, socket }: IncomingMessage): Heard => ({
  header: (name) => [headers[name]].flat()[0],
  from: socket.remoteAddress ?? '',
});
