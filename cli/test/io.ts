/** A world for tests: keeps what is said, and answers from a list. */
import type { Io } from '../io.ts';
import { run } from '../run.ts';
import { packageRoot } from '../terminal.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

interface Given {
  readonly answers?: readonly string[];
  readonly env?: Io['env'];
  readonly root?: string;
}

export async function lineAhead(args: readonly string[], { answers = [], env = {}, root = packageRoot() }: Given = {}): Promise<Ran> {
  const [out, err]: [string[], string[]] = [[], []];
  const left = [...answers];
  const io: Io = {
    out: (line) => void out.push(`${line}\n`),
    err: (line) => void err.push(`${line}\n`),
    progress: () => {},
    ask: async () => left.shift() ?? null,
    untilStopped: async () => {},
    onScreen: false,
    env,
    root,
  };
  const code = await run(args, io);
  return { code, out: out.join(''), err: err.join('') };
}
