/** Real processes of the server: made into one file once, so that they start soon, and killed without warning. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export interface Program {
  readonly file: string;
  remove(): void;
}

/** Where it finds the packages that it needs. */
export async function program(): Promise<Program> {
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  const outDir = mkdtempSync(join(ROOT, 'dist', 'crash-'));
  const entry = join(ROOT, 'server', 'test', 'crash', 'server.ts');
  const output = { entryFileNames: 'server.mjs' };
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: { ssr: entry, outDir, minify: false, rolldownOptions: { output } },
  });
  return { file: join(outDir, 'server.mjs'), remove: () => rmSync(outDir, { recursive: true }) };
}

/** On a folder, or on a database of PostgreSQL. */
export type Ground = { readonly DATA_DIR: string } | { readonly DATABASE_URL: string };

/** One place at which a server runs, is killed and is started again. */
export class Berth {
  private child: ChildProcess | null = null;
  /** Null while nobody answers there. */
  address: string | null = null;
  /** What it said of its troubles. */
  said = '';

  constructor(
    private readonly file: string,
    private readonly ground: Ground,
  ) {}

  /** Resolves when it answers, or has ended before it did. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [this.file], {
      env: { PATH: process.env.PATH, ...this.ground },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    this.child = child;
    child.stderr.on('data', (text) => {
      this.said += text;
    });
    const [port] = await Promise.race([once(child.stdout, 'data').then(([text]) => [Number(text)]), once(child, 'exit').then(() => [])]);
    if (port !== undefined && child.exitCode === null && child.signalCode === null) this.address = `http://localhost:${port}`;
  }

  /** As if the power went. */
  async kill(): Promise<void> {
    const { child } = this;
    this.address = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}
