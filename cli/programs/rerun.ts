/** `line-ahead rerun`: which stored games still hold under the present rules. */
import type { GameRecord } from '../../kernel/index.ts';
import { BadRecord, quoted } from '../../kernel/index.ts';
import type { Held } from '../../lab/index.ts';
import { rerun } from '../../lab/index.ts';
import { columns, counted } from '../columns.ts';
import { DONE, FAILED, Mistake, printJson } from '../io.ts';
import type { Program } from '../program.ts';
import { JSON_FLAG, readArguments } from '../program.ts';
import { readRecordFile, recordFilesIn, rulesOf } from '../record-file.ts';

const flags = { json: JSON_FLAG } as const;

export const rerunProgram: Program = {
  name: 'rerun',
  words: 'Plays stored games against the present rules and says which still hold.',
  takes: '<file or folder> ...',
  flags,
  notes: [
    'A game holds if its commands are legal and its dice fall as they did, whatever version of the rules it was played under.',
    'It may hold with other positions: the rules keep something else, or make something else of the same dice.',
    'Where the record tells how the game ended, it is said whether it still ends alike.',
    'Of a folder every .json file is taken. The exit code is 1 if any game breaks.',
  ],
  run: async (args, io) => {
    const { values, positionals } = readArguments(flags, args, Number.POSITIVE_INFINITY);
    if (positionals.length === 0) throw new Mistake('name the files or folders that hold the records');
    const results = positionals.flatMap(recordFilesIn).map((file) => {
      io.progress(quoted(file));
      return resultOf(file);
    });
    io.progress('');
    const counts = { holds: 0, 'other positions': 0, breaks: 0 };
    for (const { verdict } of results) counts[verdict]++;
    if (values.json) printJson(io, { counts, games: results });
    else for (const line of inWords(results, counts)) io.out(line);
    return counts.breaks > 0 ? FAILED : DONE;
  },
};

interface Good extends Pick<GameRecord, 'game' | 'scenario' | 'rules'>, Omit<Held, 'positions'> {
  readonly file: string;
  readonly verdict: 'holds' | 'other positions';
}

interface Broken extends Pick<BadRecord, 'place' | 'reason'> {
  readonly file: string;
  readonly verdict: 'breaks';
}

type Result = Good | Broken;
type Counts = Readonly<Record<Result['verdict'], number>>;

function resultOf(file: string): Result {
  try {
    const record = readRecordFile(file);
    const { positions, ...held } = rerun(rulesOf(record), record);
    const { game, scenario, rules } = record;
    return { file, verdict: positions === 'same' ? 'holds' : 'other positions', game, scenario, rules, ...held };
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error;
    return { file, verdict: 'breaks', place: error.place, reason: error.reason };
  }
}

const inWords = (results: readonly Result[], counts: Counts): string[] => [
  ...columns(results.map((result) => [result.verdict, quoted(result.file), about(result)])),
  '',
  `${counted(results.length, 'game')}: ${counts.holds} hold, ${counts['other positions']} hold with other positions, ${counts.breaks} break`,
];

const about = (result: Result): string =>
  result.verdict === 'breaks'
    ? `at ${result.place}: ${result.reason}`
    : `${counted(result.entries, 'entry', 'entries')}${endsIn(result)}. ${result.ending?.words ?? 'The game is not over.'}`;

const endsIn = ({ endsAlike }: Good): string => (endsAlike === null ? '' : endsAlike ? ', ends alike' : ', ends otherwise than it did');
