/** A server for the browser client: static files, strictly served. */
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { recordsApi } from './api/records.ts';
import { appFor } from './app.ts';
import type { Site } from './site.ts';
import { ServerTrouble } from './trouble.ts';

export { appFor } from './app.ts';
export type { Page, Site } from './site.ts';
export { loadSite } from './site.ts';
export { ServerTrouble } from './trouble.ts';

export interface Running {
  /** The port that was really opened, which matters when 0 was asked for. */
  readonly port: number;
  close(): Promise<void>;
}

interface Wanted {
  readonly site: Site;
  readonly port: number;
  /** Every address unless told. */
  readonly host?: string;
  /** Whether programs that bring records are answered too, with JSON. */
  readonly api?: boolean;
}

export function startServer({ site, port, host, api }: Wanted): Promise<Running> {
  const server = createAdaptorServer({ fetch: appFor(site, api ? new Hono().route('/records', recordsApi()) : null).fetch });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(troubleOf(error, port)));
    server.listen(port, host ?? 'localhost', () => {
      const address = server.address();
      resolve({ port: typeof address === 'object' && address ? address.port : port, close: () => closed(server) });
    });
  });
}

/** Browsers keep connections open; waiting for them would make stopping slow. */
function closed(server: ReturnType<typeof createAdaptorServer>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}

function troubleOf(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') return new ServerTrouble(`port ${port} is in use; choose another with --port or PORT`);
  if (error.code === 'EACCES')
    return new ServerTrouble(`port ${port} may not be opened by this user; choose one above 1023 with --port or PORT`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new ServerTrouble(`this machine has no such address to listen on (${error.message})`);
  return error;
}
