/** The world as it is: this process, its terminal and its folder. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Io } from './io.ts';

export function terminal(): Io {
  const { stdout, stderr, env } = process;
  const ask = asker();
  return {
    out: (line) => void stdout.write(`${line}\n`),
    err: (line) => void stderr.write(`${line}\n`),
    progress: (line) => void (stderr.isTTY && stderr.write(`\r${line}\u001b[K`)),
    ask,
    untilStopped,
    onScreen: stdout.isTTY === true && env.NO_COLOR === undefined,
    env,
    root: packageRoot(),
  };
}

/** Opens the input only when somebody is asked something, and keeps every line that arrives early. */
function asker(): Io['ask'] {
  let lines: AsyncIterator<string> | null = null;
  let prompter: ((prompt: string) => void) | null = null;
  return async (prompt) => {
    if (!lines) {
      const { stdin, stdout } = process;
      const screen = stdin.isTTY === true && stdout.isTTY === true;
      const reader = createInterface({ input: stdin, ...(screen ? { output: stdout } : {}), terminal: screen });
      lines = reader[Symbol.asyncIterator]();
      prompter = (text) => {
        reader.setPrompt(text);
        if (screen) reader.prompt();
      };
    }
    prompter?.(prompt);
    const { done, value } = await lines.next();
    return done ? null : value;
  };
}

/** Whoever wants us to stop does not wait for longer, in milliseconds; whoever says it twice not at all. */
const PATIENCE = 5_000;

function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => {
      setTimeout(() => process.exit(1), PATIENCE).unref();
      resolve();
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
}

/** The nearest folder above this file with a package.json, whether this runs from the sources or from dist. */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error('this file does not lie in a package');
    folder = above;
  }
  return folder;
}
