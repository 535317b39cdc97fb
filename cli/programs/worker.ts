/** `line-ahead worker`: does the work of servers that share a PostgreSQL database, on this machine. */
import { DONE, Mistake } from '../io.ts';
import type { Program } from '../program.ts';
import { readArguments } from '../program.ts';
import { callPlayer } from '../sim/pool.ts';

const flags = {} as const;

export const workerProgram: Program = {
  name: 'worker',
  words: 'Lets bots move, plays simulations and sends notices for servers that share a database, until it is stopped.',
  takes: '',
  flags,
  notes: ['DATABASE_URL in the environment names the PostgreSQL database. Any number of workers may run, anywhere.'],
  run: async (args, io) => {
    readArguments(flags, args, 0);
    const url = io.env.DATABASE_URL;
    if (!url) throw new Mistake('a worker needs DATABASE_URL; without it a server does its work by itself');
    const stopped = io.untilStopped();
    const server = await import('../../server/index.ts');
    const house = await server
      .openHouse({ place: { url, folder: '' }, log: server.logLines(io.err), notices: server.noticeSettingFrom(io.env), callPlayer })
      .catch((error: unknown) => {
        throw error instanceof server.ServerTrouble ? new Mistake(error.message) : error;
      });
    io.out('Line Ahead works here');
    await stopped;
    await house.close();
    return DONE;
  },
};
