/** `line-ahead verify`: whether a record is what it says. */
import { BadRecord, type GameRecord } from '../../kernel/index.ts';
import type { Verified } from '../../lab/index.ts';
import { verifyRecord } from '../../lab/index.ts';
import { counted } from '../columns.ts';
import { inked } from '../ink.ts';
import { DONE, FAILED, printJson } from '../io.ts';
import type { Program } from '../program.ts';
import { JSON_FLAG, readArguments } from '../program.ts';
import { inBundle, readRecordsFile, rulesOf } from '../record-file.ts';

const flags = { json: JSON_FLAG } as const;

export const verifyProgram: Program = {
  name: 'verify',
  words: 'Plays a record again, or each of a bundle of games, and checks every entry, link, hash, die and outcome.',
  takes: '<file>',
  flags,
  notes: ['The exit code is 1 if the record is bad. A good one is consistent; who made it, and why with this seed, it cannot show.'],
  run: async (args, io) => {
    const { values, positionals } = readArguments(flags, args, 1);
    try {
      const records = readRecordsFile(positionals[0]);
      const all = records.map((record, place) => ({ game: record.game, ...verifiedAt(record, records.length > 1 ? place : null) }));
      const [one] = all;
      if (values.json) printJson(io, one && all.length === 1 ? { ok: true, ...one } : { ok: true, games: all });
      else if (!one) io.out('There is no game in it that is over.');
      else for (const each of all) io.out(inked(inWords(each.game, each), io.onScreen));
      return DONE;
    } catch (error) {
      if (!(error instanceof BadRecord && values.json)) throw error;
      printJson(io, { ok: false, place: error.place, reason: error.reason });
      return FAILED;
    }
  },
};

function verifiedAt(record: GameRecord, place: number | null): Verified {
  try {
    return verifyRecord(rulesOf(record), record);
  } catch (error) {
    throw error instanceof BadRecord && place !== null ? inBundle(error, place) : error;
  }
}

const inWords = (game: string, { entries, checkpoints, rolls, draws, takebacks, agreed, ending, promise }: Verified): string =>
  [
    `OK: ${game}, ${counted(entries, 'entry', 'entries')}`,
    ...(takebacks > 0 ? [`, ${counted(takebacks, 'takeback')} that could be made`] : []),
    ...(agreed > 0 ? [`, ${counted(agreed, 'takeback')} that all agreed on`] : []),
    `, ${counted(checkpoints, 'checkpoint')}, ${counted(rolls, 'roll')} and ${counted(draws, 'draw')} agree. `,
    (ending?.words ?? 'The game is not over').replace(/\.?$/, '.'),
    ...(promise === null ? [] : [` Its dice come from the secret that the server promised as ${promise}, and from what each seat added.`]),
  ].join('');
