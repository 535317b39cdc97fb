/** A server for the browser client: static files, strictly served, and if wanted tables for people to play at. */
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import type { Admiralty } from './admiralty.ts';
import { recordsApi } from './api/records.ts';
import type { Setting } from './api/setting.ts';
import { appFor } from './app.ts';
import { healthRoutes } from './health.ts';
import { endWith, mindTheLine } from './play/ending.ts';
import type { Site } from './site.ts';
import { ServerTrouble } from './trouble.ts';

export { type Admiralty, openAdmiralty } from './admiralty.ts';
export { settingFrom } from './api/setting.ts';
export { appFor } from './app.ts';
export { openDatabase, openForBackup } from './db/open.ts';
export { restore } from './db/restore.ts';
export { openHouse } from './house.ts';
export { logLines } from './log.ts';
export { noticeSettingFrom } from './notices/setting.ts';
export { linesFrom } from './play/lines.ts';
export type { CallsPlayer } from './simulations/simulations.ts';
export type { Page, Site } from './site.ts';
export { loadSite } from './site.ts';
export { type Rechecked, recheck } from './tables/recheck.ts';
export { ServerTrouble } from './trouble.ts';

export interface Running {
  /** The port that was really opened, which matters when 0 was asked for. */
  readonly port: number;
  close(): Promise<void>;
}

interface Wanted {
  readonly site: Site;
  readonly port: number;
  /** This machine alone unless told. */
  readonly host?: string;
  /** Whether programs that bring records are answered too, with JSON. */
  readonly api?: boolean;
  /** Where people play; without it there is only the client, for those who play by themselves. */
  readonly admiralty?: Admiralty;
  readonly setting?: Setting;
  /** Whoever shows it may ask for the metrics; without it nobody may. */
  readonly metricsToken?: string | undefined;
}

/** For requests that are being answered when the server stops, in milliseconds. */
const LAST_ANSWERS = 2_000;

export function startServer({ site, port, host, api, admiralty, setting, metricsToken }: Wanted): Promise<Running> {
  const answers = admiralty?.api ?? (api ? new Hono().route('/records', recordsApi()) : null);
  const health = healthRoutes({
    isWell: async () => admiralty?.isWell() ?? true,
    metrics: async () => admiralty?.metrics() ?? '',
    token: (admiralty && metricsToken) || null,
  });
  const server = createAdaptorServer({ fetch: appFor(site, answers, setting, health).fetch });
  server.on('upgrade', (request, socket, head) => {
    mindTheLine(socket);
    if (!admiralty?.upgrade(request, socket, head)) endWith(socket, '404 Not Found');
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(troubleOf(error, port)));
    server.listen(port, host ?? 'localhost', () => {
      const address = server.address();
      resolve({ port: typeof address === 'object' && address ? address.port : port, close: () => closed(server, admiralty) });
    });
  });
}

/** Nobody new is let in; what was begun is finished, stored and answered. */
async function closed(server: ReturnType<typeof createAdaptorServer>, admiralty: Admiralty | undefined): Promise<void> {
  const stopped = new Promise<void>((resolve) => server.close(() => resolve()));
  // Browsers keep connections open between requests; waiting for them would make stopping slow.
  const hangUp = (): void => void ('closeIdleConnections' in server && server.closeIdleConnections());
  const again = setInterval(hangUp, 20);
  await admiralty?.hangUp();
  await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, LAST_ANSWERS).unref())]);
  clearInterval(again);
  await admiralty?.close();
  if ('closeAllConnections' in server) server.closeAllConnections();
  await stopped;
}

function troubleOf(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') return new ServerTrouble(`port ${port} is in use; choose another with --port or PORT`);
  if (error.code === 'EACCES')
    return new ServerTrouble(`port ${port} may not be opened by this user; choose one above 1023 with --port or PORT`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new ServerTrouble(`this machine has no such address to listen on (${error.message})`);
  return error;
}
