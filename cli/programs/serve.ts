/** `line-ahead serve`: the browser client on this machine. */
import { join } from 'node:path';
import { loadSite, ServerTrouble, startServer } from '../../server/index.ts';
import { DONE, Mistake } from '../io.ts';
import type { Program } from '../program.ts';
import { readArguments, wholeNumber } from '../program.ts';

const DEFAULT_PORT = '1914';

const flags = {
  port: { type: 'string', takes: 'n', words: `the port (PORT in the environment, else ${DEFAULT_PORT})` },
  host: { type: 'string', takes: 'address', words: 'the address to listen on (this machine alone unless told; 0.0.0.0 for every one)' },
  api: { type: 'boolean', words: 'answer programs that bring records, in JSON, under /api/records (docs/api.md)' },
} as const;

export const serveProgram: Program = {
  name: 'serve',
  words: 'Serves the browser client until it is stopped.',
  takes: '',
  flags,
  run: async (args, io) => {
    const { values } = readArguments(flags, args, 0);
    const port = portGiven(values.port, io.env.PORT);
    const stopped = io.untilStopped();
    const server = await opened(join(io.root, 'dist', 'web'), port, values.host, values.api === true);
    io.out(`Line Ahead is at http://localhost:${server.port}`);
    await stopped;
    await server.close();
    return DONE;
  },
};

const portGiven = (flag: string | undefined, fromEnvironment: string | undefined): number =>
  flag === undefined ? wholeNumber('PORT', fromEnvironment || DEFAULT_PORT, 0, 65_535) : wholeNumber('--port', flag, 0, 65_535);

async function opened(folder: string, port: number, host: string | undefined, api: boolean) {
  try {
    return await startServer({ site: await loadSite(folder), port, api, ...(host === undefined ? {} : { host }) });
  } catch (error) {
    if (error instanceof ServerTrouble) throw new Mistake(error.message);
    throw error;
  }
}
