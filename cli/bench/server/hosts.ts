/** Servers of the bench, each in a process of its own, and what they use of the processors. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Hosts {
  readonly addresses: readonly string[];
  /** Resident memory of all of them, in megabytes; null where that cannot be read. */
  memory(): number | null;
  stop(): void;
}

/** On the database that the address names; without one there is one server, on a file of its own. */
export async function startHosts(processes: number, url: string | undefined): Promise<Hosts> {
  const folder = mkdtempSync(join(tmpdir(), 'line-ahead-bench-'));
  const children: ChildProcess[] = [];
  const stop = (): void => {
    for (const child of children) child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const addresses: string[] = [];
    for (let number = 0; number < processes; number++) {
      const child = spawn(process.execPath, [fileURLToPath(new URL('host.js', import.meta.url))], {
        env: { ...process.env, DATA_DIR: folder, ...(url === undefined ? {} : { DATABASE_URL: url }) },
        stdio: ['pipe', 'pipe', 'ignore'],
      });
      children.push(child);
      addresses.push(`http://127.0.0.1:${await portOf(child)}`);
    }
    return { addresses, stop, memory: () => memoryOf(children) };
  } catch (error) {
    stop();
    throw error;
  }
}

async function portOf(child: ChildProcess): Promise<number> {
  if (!child.stdout) throw new Error('the server says nothing');
  const ended = once(child, 'exit').then(() => {
    throw new Error('the server of the bench ended before it answered');
  });
  const [text] = await Promise.race([once(child.stdout, 'data'), ended]);
  return Number(String(text));
}

function memoryOf(children: readonly ChildProcess[]): number | null {
  try {
    const kilobytes = children.map(({ pid }) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]));
    return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024);
  } catch {
    return null;
  }
}
