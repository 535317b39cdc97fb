/**
 * Which program this is: a print of all the code that a table stands on. The version of the rules is not enough, for what the log holds
 * and what a table remembers may change without any game being played otherwise.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What tables are made of, as sources or as they were built. */
const FOLDERS = ['kernel', 'chart', 'register', 'tactical', 'games', 'bots', 'lab', 'table', 'server/tables'];

const isCode = (name: string): boolean => /\.(ts|js|json)$/.test(name) && !name.endsWith('.d.ts');

/** Neither tests nor boards, which draw what they are shown. */
const ELSEWHERE = ['test', 'board'];

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = await Promise.all(
    entries.map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return ELSEWHERE.includes(entry.name) ? [] : filesIn(path);
      return isCode(entry.name) ? [path] : [];
    }),
  );
  return files.flat().sort();
}

async function printed(): Promise<string> {
  const files = (await Promise.all(FOLDERS.map((folder) => filesIn(join(ROOT, folder))))).flat();
  const prints = await Promise.all(
    files.map(async (file) => [
      file.slice(ROOT.length),
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    ]),
  );
  return createHash('sha256').update(JSON.stringify(prints)).digest('hex');
}

let known: Promise<string> | undefined;

/** Read once for a process. */
export function programme(): Promise<string> {
  known ??= printed();
  return known;
}
