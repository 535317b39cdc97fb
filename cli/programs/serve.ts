/** `line-ahead serve`: the browser client on this machine, and tables for people to play at. */
import { join } from 'node:path';
import { DONE, type Io, Mistake } from '../io.ts';
import type { Program } from '../program.ts';
import { readArguments, wholeNumber } from '../program.ts';
import { callPlayer } from '../sim/pool.ts';

const DEFAULT_PORT = '1914';
const DEFAULT_FOLDER = 'data';

const flags = {
  port: { type: 'string', takes: 'n', words: `the port (PORT in the environment, else ${DEFAULT_PORT})` },
  host: { type: 'string', takes: 'address', words: 'the address to listen on (this machine alone unless told; 0.0.0.0 for every one)' },
  data: {
    type: 'string',
    takes: 'folder',
    words: `where games between people are kept (DATA_DIR in the environment, else ./${DEFAULT_FOLDER})`,
  },
  'no-work': { type: 'boolean', words: 'with DATABASE_URL: leave bots, notices and simulations to the workers (line-ahead worker)' },
  alone: { type: 'boolean', words: 'the client alone, for whoever plays in his own browser: nothing is kept here' },
  api: { type: 'boolean', words: 'answer programs that bring records too, in JSON, under /api/records (docs/api.md)' },
  backup: { type: 'string', takes: 'file', words: 'write all that is kept into a file, and stop' },
  restore: { type: 'string', takes: 'file', words: 'fill an empty database from such a file, and stop' },
} as const;

export const serveProgram: Program = {
  name: 'serve',
  words: 'Serves the browser client, and tables for people to play at, until it is stopped.',
  takes: '',
  flags,
  notes: [
    'DATABASE_URL in the environment names a PostgreSQL database, which several servers may share; else everything is in one file.',
    'METRICS_TOKEN lets whoever shows it ask for /metrics; /healthz is for everybody.',
    'MAIL_URL and MAIL_FROM let it write to people, PUSH_KEY and PUSH_CONTACT tell their browsers (docs/api.md, Notices).',
    'LINES_PER_ADDRESS and LINES_PER_PERSON say how many pages may be open at once from one address (5000) and of one person (200).',
    'ORIGIN is the address that people know (https://example.org), TRUST_PROXY how many proxies stand in front.',
  ],
  run: async (args, io) => {
    const { values } = readArguments(flags, args, 0);
    const port = portGiven(values.port, io.env.PORT);
    const place = { url: io.env.DATABASE_URL, folder: values.data ?? (io.env.DATA_DIR || DEFAULT_FOLDER) };
    // The databases are heavy, and no other program needs them.
    const server = await import('../../server/index.ts');
    const kept = async <T>(work: () => Promise<T>): Promise<T> => {
      try {
        return await work();
      } catch (error) {
        if (error instanceof server.ServerTrouble) throw new Mistake(error.message);
        throw error;
      }
    };
    if (values.backup !== undefined) return kept(() => backedUp(place, values.backup ?? '', io));
    if (values.restore !== undefined) return kept(() => restored(place, values.restore ?? '', io));
    const stopped = io.untilStopped();
    const running = await kept(async () => {
      const setting = server.settingFrom(io.env);
      const site = await server.loadSite(join(io.root, 'dist', 'web'));
      const log = server.logLines(io.err);
      const notices = server.noticeSettingFrom(io.env);
      const lines = server.linesFrom(io.env);
      const kept = { place, setting, log, notices, lines, works: values['no-work'] !== true, callPlayer, records: values.api === true };
      const admiralty = values.alone ? undefined : await server.openAdmiralty(kept);
      const wanted = { site, port, setting, api: values.api === true, metricsToken: io.env.METRICS_TOKEN };
      return server.startServer({
        ...wanted,
        ...(admiralty ? { admiralty } : {}),
        ...(values.host === undefined ? {} : { host: values.host }),
      });
    });
    io.out(`Line Ahead is at http://localhost:${running.port}`);
    await stopped;
    await running.close();
    return DONE;
  },
};

interface Place {
  readonly url: string | undefined;
  readonly folder: string;
}

async function backedUp(place: Place, file: string, io: Io): Promise<number> {
  const { openForBackup } = await import('../../server/index.ts');
  const database = await openForBackup(place);
  try {
    await database.backup(file);
  } finally {
    await database.close();
  }
  io.out(`Everything is in ${file}`);
  return DONE;
}

async function restored(place: Place, file: string, io: Io): Promise<number> {
  const { openDatabase, restore } = await import('../../server/index.ts');
  const database = await openDatabase(place);
  try {
    await restore(database, file);
  } finally {
    await database.close();
  }
  io.out(`The database holds what was in ${file}`);
  return DONE;
}

const portGiven = (flag: string | undefined, fromEnvironment: string | undefined): number =>
  flag === undefined ? wholeNumber('PORT', fromEnvironment || DEFAULT_PORT, 0, 65_535) : wholeNumber('--port', flag, 0, 65_535);
