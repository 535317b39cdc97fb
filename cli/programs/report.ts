/** `line-ahead report`: the after-action report of a stored game in words. */
import { quoted, replay } from '../../kernel/index.ts';
import { capital, NoReport, nameOfParty, type Report, reportOf } from '../../report/index.ts';
import { columns } from '../columns.ts';
import { DONE, Mistake, printJson } from '../io.ts';
import type { Program } from '../program.ts';
import { JSON_FLAG, readArguments } from '../program.ts';
import { readRecordFile, rulesOf } from '../record-file.ts';

const flags = { json: JSON_FLAG } as const;

export const reportProgram: Program = {
  name: 'report',
  words: 'Tells what happened in a stored game: the story, where it turned, the losses and the luck of the dice.',
  takes: '<file>',
  flags,
  notes: ['Of a game whose orders are hidden nothing is told before it is over.'],
  run: async (args, io) => {
    const { values, positionals } = readArguments(flags, args, 1);
    const [file] = positionals;
    if (file === undefined) throw new Mistake('name the file that holds the record');
    const record = readRecordFile(file);
    const report = reported(() => reportOf(replay(rulesOf(record), record, { log: true, chain: true })), file);
    if (values.json) printJson(io, report);
    else for (const line of inWords(report)) io.out(line);
    return DONE;
  },
};

function reported(make: () => Report, file: string): Report {
  try {
    return make();
  } catch (error) {
    if (error instanceof NoReport) throw new Mistake(`${quoted(file)}: ${error.message}`);
    throw error;
  }
}

function inWords({ title, scenario, story, turningPoints, casualties, luck, parties }: Report): string[] {
  const named = (party: string): string => capital(nameOfParty(parties, party));
  return [
    `${title}: ${scenario.title}`,
    '',
    ...story,
    '',
    ...turningPoints.flatMap(({ moment, when, title: where, words }) => [`${capital(when)} (${where}, moment ${moment}):`, `  ${words}`]),
    '',
    ...columns(casualties.map(({ party, name, fate, when }) => [named(party), name, fate, when])),
    '',
    ...columns(luck.map(({ party, came, expected }) => [named(party), `${came} hits`, `${expected.toFixed(1)} expected`])),
  ];
}
