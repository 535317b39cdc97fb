/** `line-ahead replay`: a recorded game told again. */
import type { Game, GameRecord, Kind } from '../../kernel/index.ts';
import { entrySeen, replay, tracker } from '../../kernel/index.ts';
import { inked } from '../ink.ts';
import type { Io } from '../io.ts';
import { DONE, printJson } from '../io.ts';
import { logLines } from '../log-lines.ts';
import type { Program } from '../program.ts';
import { JSON_FLAG, readArguments, wholeNumber } from '../program.ts';
import { readRecordFile, rulesOf } from '../record-file.ts';

const flags = {
  to: { type: 'string', takes: 'n', words: 'stop after entry n of its journal (the last unless told)' },
  json: JSON_FLAG,
} as const;

export const replayProgram: Program = {
  name: 'replay',
  words: 'Plays a recorded game again and prints its whole log.',
  takes: '<file>',
  flags,
  run: async (args, io) => {
    const { values, positionals } = readArguments(flags, args, 1);
    const record = readRecordFile(positionals[0]);
    const all = record.journal.length;
    const upTo = wholeNumber('--to', values.to ?? String(all), 0, all);
    const game = replay(rulesOf(record), record, { log: true, chain: true }, upTo);
    if (values.json) printJson(io, account(record, game));
    else tell(game, all, io);
    return DONE;
  },
};

const account = ({ game: id, scenario, options, seed, dice }: GameRecord, game: Game<Kind>) => ({
  game: id,
  scenario,
  options,
  seed,
  dice,
  journal: game.journal,
  hash: game.hash(),
  asked: game.questions.map(({ side, name, rule }) => ({ side, question: name, rule })),
  tracker: tracker(game.ruleset, game.play.frames),
  ending: game.ending,
  log: game.log.map((entry) => entrySeen(game, entry, entry.command, entry.readers?.[0] ?? 'onlooker')),
});

function tell(game: Game<Kind>, all: number, io: Io): void {
  const entries = game.log.map((entry) => entrySeen(game, entry, entry.command, entry.readers?.[0] ?? 'onlooker'));
  for (const line of logLines(entries, '', io.onScreen)) io.out(line);
  io.out('');
  io.out(`After entry ${game.journal.length} of ${all}, hash ${game.hash()}.`);
  if (game.ending) io.out(inked(game.ending.words, io.onScreen));
  for (const { side, name, rule } of game.questions) io.out(`${side} is asked: ${name} (${rule}).`);
}
