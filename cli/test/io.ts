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
  /** An error is what goes wrong while the person is asked. */
  readonly answers?: readonly (string | Error)[];
  readonly env?: Io['env'];
  readonly root?: string;
}

function answered(answer: string | Error | undefined): string | null {
  if (answer instanceof Error) throw answer;
  return answer ?? null;
}

export async function lineAhead(args: readonly string[], { answers = [], env = {}, root = packageRoot() }: Given = {}): Promise<Ran> {
  const [out, err]: [string[], string[]] = [[], []];
  const left = [...answers];
  const io: Io = {
    out: (line) => void out.push(`${line}\n`),
    err: (line) => void err.push(`${line}\n`),
    progress: () => {},
    ask: async () => answered(left.shift()),
    untilStopped: async () => {},
    onScreen: false,
    env,
    root,
  };
  const code = await run(args, io);
  return { code, out: out.join(''), err: err.join('') };
}
