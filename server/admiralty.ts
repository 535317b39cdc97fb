/** Play between people: a database, the tables in it, the people at them, and the lines to their pages. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Hono } from 'hono';
import { accountRoutes } from './api/account-routes.ts';
import { apiWith } from './api/app.ts';
import { addressOf } from './api/caller.ts';
import { heardBy } from './api/heard.ts';
import { leaveRoutes } from './api/leave-routes.ts';
import { noticeRoutes } from './api/notice-routes.ts';
import { passkeyRoutes } from './api/passkey-routes.ts';
import { peopleRoutes } from './api/people-routes.ts';
import { recordsApi } from './api/records.ts';
import { PLAIN, type Setting } from './api/setting.ts';
import { simulationRoutes } from './api/simulation-routes.ts';
import { tableRoutes } from './api/table-routes.ts';
import { openerOf } from './api/upgrade.ts';
import { isReachable } from './db/reachable.ts';
import { type HouseWanted, openHouse } from './house.ts';
import { Limits } from './limits.ts';
import { type Log, logLines } from './log.ts';
import { tablesInWords } from './metrics.ts';
import { farewellAt } from './people/farewell.ts';
import { People } from './people/people.ts';
import { LIVE_ROUTE } from './play/address.ts';
import { Hearers } from './play/hearers.ts';
import { Labour } from './play/labour.ts';
import { Lines, type MostLines, USUAL_LINES } from './play/lines.ts';
import { Live, type LiveWanted } from './play/live.ts';
import { Presence } from './play/presence.ts';
import { Rounds } from './rounds.ts';

export interface AdmiraltyWanted extends Omit<HouseWanted, 'log'> {
  readonly setting?: Setting;
  readonly limits?: Limits;
  readonly people?: ConstructorParameters<typeof People>[1];
  readonly log?: Log;
  /** Whether programs that bring records are answered too. */
  readonly records?: boolean;
  /** How fast one page may send messages. */
  readonly pace?: LiveWanted['pace'];
  /** How much may wait for pages that do not read. */
  readonly waiting?: LiveWanted['waiting'];
  /** How many lines may be open at once. */
  readonly lines?: MostLines;
  /** How much of the server's time somebody may take with questions. */
  readonly labour?: Labour;
}

export interface Admiralty {
  readonly api: Hono;
  /** Whether a socket was asked for here. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Whether people can play: the database answers. */
  isWell(): Promise<boolean>;
  /** For Prometheus. */
  metrics(): Promise<string>;
  /** Closes the lines to pages, when what came through them is stored and answered. */
  hangUp(): Promise<void>;
  /** What was begun is stored; nothing can be asked any more. */
  close(): Promise<void>;
}

/** How often sessions are cleared away that have ended for want of use, in milliseconds. */
const TIDY = 3_600_000;

/** How often is looked for lines whose session has ended, in case that was not heard, in milliseconds. */
const LOOK_AT_LINES = 60_000;

export async function openAdmiralty({
  setting = PLAIN,
  limits = new Limits(),
  people: means,
  log = logLines(console.error),
  records = false,
  pace,
  waiting,
  lines: most = USUAL_LINES,
  labour = new Labour(),
  ...wanted
}: AdmiraltyWanted): Promise<Admiralty> {
  const house = await openHouse({ ...wanted, log });
  const { database, rooms, notices, metrics, onTrouble } = house;
  const now = wanted.now ?? Date.now;
  const people = new People(database, { farewell: farewellAt(database, rooms), ...means });
  const presence = await Presence.open({ database, now, onTrouble });
  const { talk, leaves } = rooms;
  const hearers = await Hearers.open({ database, talk, onTrouble });
  const lines = new Lines({ most, standing: (sessions) => people.sessions.standing(sessions) });
  const lookAtLines = (person?: string): void => void lines.look(person).catch(onTrouble);
  const stopHearing = await database.listen({
    heard: (subject) => {
      const [what, person] = subject.split(' ');
      if (what === 'ended') lookAtLines(person);
    },
    missed: () => lookAtLines(),
  });
  const refused = (request: IncomingMessage, route: string, code: string): void =>
    log('refused', { method: 'GET', route, code, address: addressOf(heardBy(request), setting) });
  const live = new Live({
    rooms,
    lines,
    labour,
    limits,
    presence,
    hearers,
    now,
    ...(pace === undefined ? {} : { pace }),
    ...(waiting === undefined ? {} : { waiting }),
    openerOf: (request) => openerOf(request, { people, setting }),
    onTrouble,
    onRefused: (request, code) => refused(request, LIVE_ROUTE, code),
    attention: notices.attention,
  });
  metrics.measure('sockets', () => live.count);
  const tidying = setInterval(() => people.sessions.tidy().catch(onTrouble), TIDY);
  tidying.unref();
  const looking = new Rounds(LOOK_AT_LINES, () => lines.look(), onTrouble);
  return {
    api: apiWith(
      { people, limits, setting, log, metrics },
      [
        ...peopleRoutes(people),
        ...leaveRoutes(leaves),
        ...accountRoutes(people, database),
        ...passkeyRoutes(people),
        ...simulationRoutes(house.simulations),
        ...noticeRoutes({ notices, tables: rooms.tables }),
        ...tableRoutes({ database, rooms, talk, labour }),
      ],
      records ? { '/records': recordsApi() } : {},
    ),
    upgrade: (request, socket, head) => {
      const isOurs = live.upgrade(request, socket, head);
      if (!isOurs) refused(request, '*', 'no-such-address');
      return isOurs;
    },
    isWell: () => isReachable(database),
    metrics: async () => `${metrics.text()}${(await isReachable(database)) ? await tablesInWords(database) : ''}`,
    hangUp: () => live.close(),
    close: async () => {
      clearInterval(tidying);
      await looking.end();
      await stopHearing();
      await live.close();
      await presence.close();
      await hearers.close();
      await house.close();
    },
  };
}
