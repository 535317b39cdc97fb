/** Builds the programs for Node and the client for the browser, each only if its sources have changed. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { install } from './install.mjs';
import { fingerprint, stampSays, writeStamp } from './parts/fingerprint.mjs';
import { isMain, ROOT, runTool, say, script, Trouble } from './parts/process.mjs';

const SOURCES = ['kernel', 'chart', 'register', 'tactical', 'games', 'bots', 'lab', 'table', 'report'];
const SHARED = [...SOURCES, 'package.json', 'package-lock.json', 'tsconfig.json'];

const NODE = {
  name: 'the programs',
  stamp: 'dist/.stamps/node',
  now: () => fingerprint([...SHARED, 'cli', 'server', 'tsconfig.node.json'], ['test', 'board']),
  make: () => runTool('typescript', 'tsc', ['-p', 'tsconfig.node.json'], { quiet: true }),
};

const WEB = {
  name: 'the client',
  stamp: 'dist/.stamps/web',
  now: () => fingerprint([...SHARED, 'web', 'kit', 'vite.config.ts'], ['test']),
  make: async () => {
    const code = await runTool('vite', 'vite', ['build', '--logLevel', 'warn'], { quiet: true });
    if (code === 0) compress(join(ROOT, 'dist', 'web'));
    return code;
  },
};

export const buildNode = () => build(NODE);
export const buildWeb = () => build(WEB);

async function build({ name, stamp, now, make }) {
  const sources = now();
  if (stampSays(stamp, sources)) return;
  say(`Building ${name} ...`);
  writeStamp(stamp, 'being built');
  if ((await make()) !== 0) throw new Trouble(`${name} could not be built; why stands above`);
  writeStamp(stamp, sources);
}

const TEXTS = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.md', '.txt']);

/** With tables of this size what we have comes out smallest. */
const BEST = { level: 9, memLevel: 7 };

/** Every text beside itself gzipped, as well as it can be, so that the server need not do it. */
function compress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXTS.has(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), BEST));
  }
}

if (isMain(import.meta.url)) {
  await script(async () => {
    await install();
    await buildNode();
    await buildWeb();
  });
}
