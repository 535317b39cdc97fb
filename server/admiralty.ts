/** Play between people: a database, the tables in it, the people at them, and the lines to their pages. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Hono } from 'hono';
import { apiWith } from './api/app.ts';
import { tokenIn } from './api/caller.ts';
import { isFromOwnPage } from './api/origin.ts';
import { peopleRoutes } from './api/people-routes.ts';
import { recordsApi } from './api/records.ts';
import { PLAIN, type Setting } from './api/setting.ts';
import { tableRoutes } from './api/table-routes.ts';
import { openDatabase, type Place } from './db/open.ts';
import { Limits } from './limits.ts';
import { type Log, logLines } from './log.ts';
import { People } from './people/people.ts';
import { Live } from './play/live.ts';
import { Rooms } from './tables/rooms.ts';

export interface AdmiraltyWanted {
  readonly place: Place;
  readonly setting?: Setting;
  readonly limits?: Limits;
  readonly people?: ConstructorParameters<typeof People>[1];
  readonly log?: Log;
}

export interface Admiralty {
  readonly api: Hono;
  /** Whether a socket was asked for here. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  close(): Promise<void>;
}

const inWords = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

export async function openAdmiralty({
  place,
  setting = PLAIN,
  limits = new Limits(),
  people: means,
  log = logLines(console.error),
}: AdmiraltyWanted): Promise<Admiralty> {
  const database = await openDatabase(place);
  const onTrouble = (error: unknown): void => log('trouble', { error: inWords(error) });
  const rooms = await Rooms.open({ database, onTrouble });
  const people = new People(database, means);
  const live = new Live({
    rooms,
    now: Date.now,
    personOf: async (request) => {
      const token = tokenIn(request.headers, setting);
      return token === null ? null : ((await people.personOf(token))?.id ?? null);
    },
    isOurs: ({ headers }) => isOurs(headers, setting),
    onTrouble,
  });
  await rooms.takeUpBots();
  return {
    api: apiWith({ people, limits, setting, log }, [...peopleRoutes(people), ...tableRoutes({ database, rooms })], {
      '/records': recordsApi(),
    }),
    upgrade: (request, socket, head) => live.upgrade(request, socket, head),
    close: async () => {
      live.close();
      await rooms.close();
      await database.close();
    },
  };
}

/** A page of another site can open a socket with the browser's cookie; a program brings its token in a header, which no page can. */
function isOurs(headers: IncomingMessage['headers'], { origin, proxies }: Setting): boolean {
  if (headers.authorization !== undefined) return true;
  const passedOn = proxies > 0 ? headers['x-forwarded-host'] : undefined;
  const fetchSite = headers['sec-fetch-site'];
  return isFromOwnPage(
    {
      origin: headers.origin,
      fetchSite: typeof fetchSite === 'string' ? fetchSite : undefined,
      host: typeof passedOn === 'string' ? passedOn : headers.host,
      hasCookie: headers.cookie !== undefined,
    },
    origin,
  );
}
