/** `line-ahead recheck`: after an upgrade, which games of a server go on under the present rules. */
import { join } from 'node:path';
import type { Rechecked } from '../../server/index.ts';
import { columns, counted } from '../columns.ts';
import { DONE, FAILED, type Io, Mistake, printJson } from '../io.ts';
import type { Program } from '../program.ts';
import { JSON_FLAG, readArguments } from '../program.ts';
import { makeFolder, writeSecretFile } from '../record-file.ts';

const DEFAULT_FOLDER = 'data';

const flags = {
  data: { type: 'string', takes: 'folder', words: `where the games are kept (DATA_DIR in the environment, else ./${DEFAULT_FOLDER})` },
  export: { type: 'string', takes: 'folder', words: 'write every game that is held into a file there, with all its secrets' },
  json: JSON_FLAG,
} as const;

export const recheckProgram: Program = {
  name: 'recheck',
  words: "Plays a server's games again under the present rules, and moves those to them that come out alike.",
  takes: '',
  flags,
  notes: [
    'To be run after an upgrade, before the server is started again. DATABASE_URL names a PostgreSQL database, as for serve.',
    'A game is moved if it stands after every act exactly as it stood. One that does not is held: it stays under the rules that it began',
    'with, which this program does not have, so that nobody can play on here; an older Line Ahead still can. If it was over, what was done',
    'in it can still be read.',
    'The exit code is 1 if any game is held.',
  ],
  run: async (args, io) => {
    const { values } = readArguments(flags, args, 0);
    if (values.export !== undefined) makeFolder(values.export);
    const server = await import('../../server/index.ts');
    const place = { url: io.env.DATABASE_URL, folder: values.data ?? (io.env.DATA_DIR || DEFAULT_FOLDER) };
    const database = await server.openDatabase(place).catch((error: unknown) => {
      throw error instanceof server.ServerTrouble ? new Mistake(error.message) : error;
    });
    const games: Rechecked[] = [];
    try {
      for await (const { rechecked, held } of server.recheck(database)) {
        games.push(rechecked);
        io.progress(counted(games.length, 'game'));
        if (held && values.export !== undefined)
          writeSecretFile(join(values.export, `${held.id}.json`), `${JSON.stringify(held, null, 1)}\n`);
      }
    } finally {
      await database.close();
      io.progress('');
      // Wherever it breaks off: what was moved until then is told now or never.
      tell(io, games, values.json === true);
    }
    return games.some(({ verdict }) => verdict === 'held') ? FAILED : DONE;
  },
};

function tell(io: Io, games: readonly Rechecked[], isJson: boolean): void {
  const count = (wanted: Rechecked['verdict']): number => games.filter(({ verdict }) => verdict === wanted).length;
  const counts = { holds: count('holds'), migrated: count('migrated'), held: count('held') };
  if (isJson) return printJson(io, { counts, games });
  const lines = games.map(({ id, game, from, to, verdict, reason }) => [
    verdict,
    id,
    game,
    from === to ? `version ${from}` : `version ${from}, now ${to ?? 'none'}`,
    reason ?? '',
  ]);
  for (const line of columns(lines)) io.out(line);
  io.out(
    `${counted(games.length, 'game')}: ${counts.holds} hold, ${counts.migrated} were moved to the present rules, ${counts.held} are held`,
  );
}
