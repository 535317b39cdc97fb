/** `line-ahead sim`: many games by bots, on all cores. */

import { availableParallelism } from 'node:os';
import { bestBot, botForEachSide } from '../../bots/index.ts';
import { gameNamed, games } from '../../games/index.ts';
import type { Kind, Ruleset } from '../../kernel/index.ts';
import { Game } from '../../kernel/index.ts';
import type { Plan, Report } from '../../lab/index.ts';
import { reportOf } from '../../lab/index.ts';
import { grouped } from '../columns.ts';
import type { Io } from '../io.ts';
import { DONE, FAILED, printJson } from '../io.ts';
import { readPackFile } from '../pack-file.ts';
import type { Program } from '../program.ts';
import { gameGiven, JSON_FLAG, OPTION_FLAG, PACK_FLAG, readArguments, readOptions, SCENARIO_FLAG, wholeNumber } from '../program.ts';
import { runPlan } from '../sim/pool.ts';
import { reportInWords } from '../sim/words.ts';

const flags = {
  games: { type: 'string', takes: 'n', words: 'how many games (1000 unless told)' },
  seed: { type: 'string', takes: 'text', words: 'where chance starts; game n starts from seed/n (1914 unless told)' },
  bots: { type: 'string', takes: 'name[,name]', words: "who plays: one bot for all sides, or one for each (the game's best unless told)" },
  scenario: SCENARIO_FLAG,
  option: OPTION_FLAG,
  pack: PACK_FLAG,
  workers: { type: 'string', takes: 'n', words: 'how many threads (one for each core unless told); the figures do not depend on it' },
  laws: { type: 'boolean', words: "check the game's laws after every command" },
  json: JSON_FLAG,
} as const;

export const simProgram: Program = {
  name: 'sim',
  words: 'Plays many games with bots and counts how they end.',
  takes: '<game>',
  flags,
  notes: ['Example: line-ahead sim first-strike --games 20000 --seed 7 --bots captain --json', 'The exit code is 1 if any game failed.'],
  run: async (args, io) => {
    const { values, positionals } = readArguments(flags, args, 1);
    const ruleset = gameNamed(gameGiven(positionals, games));
    const plan = planOf(ruleset, values);
    const count = wholeNumber('--games', values.games ?? '1000', 1, 100_000_000);
    const workers = wholeNumber('--workers', values.workers ?? String(availableParallelism()), 1, 256);
    const report = await simulated(plan, count, workers, io);
    if (values.json) printJson(io, report);
    else for (const line of reportInWords(ruleset, report)) io.out(line);
    return report.failures.length > 0 ? FAILED : DONE;
  },
};

interface Given {
  readonly scenario?: string | undefined;
  readonly option?: string[] | undefined;
  readonly pack?: string | undefined;
  readonly seed?: string | undefined;
  readonly bots?: string | undefined;
  readonly laws?: boolean | undefined;
}

function planOf(ruleset: Ruleset<Kind>, given: Given): Plan {
  const bots = (given.bots ?? bestBot(ruleset).name).split(',');
  botForEachSide(ruleset, bots);
  const settings = {
    scenario: given.scenario ?? ruleset.scenarios[0]?.id ?? '',
    options: readOptions(given.option),
    seed: given.seed ?? '1914',
    pack: readPackFile(given.pack),
  };
  // Begun once here, so that a wrong setting is told before any thread starts.
  const { scenario, options, seed, pack } = new Game(ruleset, { ...settings, dice: 'fast' }).settings;
  return { game: ruleset.id, scenario, options, seed, pack, bots, laws: given.laws ?? false };
}

async function simulated(plan: Plan, count: number, workers: number, io: Io): Promise<Report> {
  const start = performance.now();
  const seconds = (): number => Math.max(performance.now() - start, 0.001) / 1000;
  const tally = await runPlan(plan, count, workers, (done) =>
    io.progress(`${grouped(done)} of ${grouped(count)} games, ${grouped(done / seconds())} a second`),
  );
  io.progress('');
  return reportOf(plan, count, workers, seconds(), tally);
}
