/** Play between people: a database, the tables in it, the people at them, and the lines to their pages. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Hono } from 'hono';
import { apiWith } from './api/app.ts';
import { peopleRoutes } from './api/people-routes.ts';
import { recordsApi } from './api/records.ts';
import { PLAIN, type Setting } from './api/setting.ts';
import { tableRoutes } from './api/table-routes.ts';
import { openerOf } from './api/upgrade.ts';
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
  /** Whether programs that bring records are answered too. */
  readonly records?: boolean;
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
  records = false,
}: AdmiraltyWanted): Promise<Admiralty> {
  const database = await openDatabase(place);
  const onTrouble = (error: unknown): void => log('trouble', { error: inWords(error) });
  const rooms = await Rooms.open({ database, onTrouble });
  const people = new People(database, means);
  const live = new Live({
    rooms,
    now: Date.now,
    openerOf: (request) => openerOf(request, { people, setting }),
    onTrouble,
  });
  await rooms.takeUpBots();
  return {
    api: apiWith(
      { people, limits, setting, log },
      [...peopleRoutes(people), ...tableRoutes({ database, rooms })],
      records ? { '/records': recordsApi() } : {},
    ),
    upgrade: (request, socket, head) => live.upgrade(request, socket, head),
    close: async () => {
      live.close();
      await rooms.close();
      await database.close();
    },
  };
}
