/** Finds the program, runs it, and turns whatever goes wrong into one clear line and an exit code. */
import { BadRecord, oneLine, quoted, UnknownSetting } from '../kernel/index.ts';
import { generalHelp, helpFor } from './help.ts';
import type { Io } from './io.ts';
import { DONE, FAILED, MISTAKEN, Mistake, TRACE } from './io.ts';
import type { Program } from './program.ts';
import { programs } from './programs/index.ts';

export async function run(args: readonly string[], io: Io): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    io.out(generalHelp(programs));
    return DONE;
  }
  const program = programs.find((each) => each.name === name);
  if (!program) return mistaken(io, `there is no program '${quoted(name)}'; there is ${programs.map((each) => each.name).join(', ')}`);
  if (asksForHelp(rest)) {
    io.out(helpFor(program));
    return DONE;
  }
  return runOne(program, rest, io);
}

/** What stands behind '--' is meant as it is. */
const asksForHelp = (args: readonly string[]): boolean => {
  const end = args.indexOf('--');
  return (end < 0 ? args : args.slice(0, end)).some((arg) => arg === '--help' || arg === '-h');
};

async function runOne(program: Program, args: readonly string[], io: Io): Promise<number> {
  try {
    return await program.run(args, io);
  } catch (error) {
    if (error instanceof Mistake || error instanceof UnknownSetting) return mistaken(io, error.message);
    if (error instanceof BadRecord) return refuse(io, error.message, FAILED);
    return unforeseen(io, error);
  }
}

const mistaken = (io: Io, words: string): number => refuse(io, words, MISTAKEN);

function refuse(io: Io, words: string, code: number): number {
  io.err(`line-ahead: ${oneLine(words)}`);
  return code;
}

/** What nobody thought of. Its words may tell what a side must not know, so they are for whoever asks for the trace. */
function unforeseen(io: Io, error: unknown): number {
  const wanted = io.env[TRACE] === '1';
  if (wanted) io.err(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return refuse(io, wanted ? WENT_WRONG : `${WENT_WRONG}; with ${TRACE}=1 in the environment it says where`, FAILED);
}

const WENT_WRONG = 'something went wrong that should not have';
