/** `line-ahead verify`: whether a record is what it says. */
import { BadRecord } from '../../kernel/index.ts';
import type { Verified } from '../../lab/index.ts';
import { verifyRecord } from '../../lab/index.ts';
import { counted } from '../columns.ts';
import { DONE, FAILED, printJson } from '../io.ts';
import type { Program } from '../program.ts';
import { JSON_FLAG, readArguments } from '../program.ts';
import { readRecordFile, rulesOf } from '../record-file.ts';

const flags = { json: JSON_FLAG } as const;

export const verifyProgram: Program = {
  name: 'verify',
  words: 'Plays a record again and checks every entry, link, hash, die and outcome.',
  takes: '<file>',
  flags,
  notes: ['The exit code is 1 if the record is bad. A good one is consistent; who made it, and why with this seed, it cannot show.'],
  run: async (args, io) => {
    const { values, positionals } = readArguments(flags, args, 1);
    try {
      const record = readRecordFile(positionals[0]);
      const verified = verifyRecord(rulesOf(record), record);
      if (values.json) printJson(io, { ok: true, game: record.game, ...verified });
      else io.out(inWords(record.game, verified));
      return DONE;
    } catch (error) {
      if (!(error instanceof BadRecord && values.json)) throw error;
      printJson(io, { ok: false, place: error.place, reason: error.reason });
      return FAILED;
    }
  },
};

const inWords = (game: string, { entries, checkpoints, rolls, draws, takebacks, agreed, ending, promise }: Verified): string =>
  [
    `OK: ${game}, ${counted(entries, 'entry', 'entries')}`,
    ...(takebacks > 0 ? [`, ${counted(takebacks, 'takeback')} that could be made`] : []),
    ...(agreed > 0 ? [`, ${counted(agreed, 'takeback')} that all agreed on`] : []),
    `, ${counted(checkpoints, 'checkpoint')}, ${counted(rolls, 'roll')} and ${counted(draws, 'draw')} agree. `,
    ending?.words ?? 'The game is not over.',
    ...(promise === null ? [] : [` Its dice come from the secret that the server promised as ${promise}, and from what each seat added.`]),
  ].join('');
