/** Every program of the command line, in the order of the help. */
import type { Program } from '../program.ts';
import { benchProgram } from './bench.ts';
import { gamesProgram } from './games.ts';
import { oddsProgram } from './odds.ts';
import { playProgram } from './play.ts';
import { recheckProgram } from './recheck.ts';
import { replayProgram } from './replay.ts';
import { reportProgram } from './report.ts';
import { rerunProgram } from './rerun.ts';
import { rulesProgram } from './rules.ts';
import { serveProgram } from './serve.ts';
import { sheetsProgram } from './sheets.ts';
import { simProgram } from './sim.ts';
import { verifyProgram } from './verify.ts';
import { workerProgram } from './worker.ts';

export const programs: readonly Program[] = [
  gamesProgram,
  playProgram,
  serveProgram,
  workerProgram,
  recheckProgram,
  simProgram,
  oddsProgram,
  rulesProgram,
  sheetsProgram,
  replayProgram,
  reportProgram,
  verifyProgram,
  rerunProgram,
  benchProgram,
];
