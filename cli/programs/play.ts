/** `line-ahead play`: a game in the terminal. */
import { randomBytes } from 'node:crypto';
import { bestBot } from '../../bots/index.ts';
import { gameNamed, games } from '../../games/index.ts';
import type { Kind, Ruleset } from '../../kernel/index.ts';
import { quoted } from '../../kernel/index.ts';
import { PERSON, type Seats, Table } from '../../table/index.ts';
import { DONE, Mistake } from '../io.ts';
import { readPackFile } from '../pack-file.ts';
import { type Keep, keptIn, keptOnIn, UNKEPT } from '../play/keeping.ts';
import { playOrRescue } from '../play/rescue.ts';
import type { Program } from '../program.ts';
import { gameGiven, OPTION_FLAG, PACK_FLAG, readArguments, readOptions, SCENARIO_FLAG } from '../program.ts';
import { readRecordFile, rulesOf } from '../record-file.ts';

const flags = {
  scenario: SCENARIO_FLAG,
  option: OPTION_FLAG,
  pack: PACK_FLAG,
  seed: { type: 'string', takes: 'text', words: 'where chance starts (a new secret unless told)' },
  side: { type: 'string', takes: 'name', words: "the side you play (the game's first unless told)" },
  resume: { type: 'string', takes: 'file', words: 'play on from a record' },
  keep: {
    type: 'string',
    takes: 'file',
    words: 'keep the game in this file after every command; to resume it is to go on keeping it there',
  },
} as const;

export const playProgram: Program = {
  name: 'play',
  words: 'Plays a game in the terminal; bots play the other sides.',
  takes: '<game> | --resume <file>',
  flags,
  run: async (args, io) => {
    const { values, positionals } = readArguments(flags, args, 1);
    const table = values.resume === undefined ? begun(gameNamed(gameGiven(positionals, games)), values) : resumed(values, positionals);
    const [side = ''] = table.persons;
    io.out(`${table.ruleset.title} You play ${inSentence(table.ruleset.wording.name(side))}.${seedOf(table)}`);
    await playOrRescue(table, side, io, await keepGiven(table, values));
    return DONE;
  },
};

interface Given {
  readonly scenario?: string | undefined;
  readonly option?: string[] | undefined;
  readonly pack?: string | undefined;
  readonly seed?: string | undefined;
  readonly side?: string | undefined;
  readonly resume?: string | undefined;
  readonly keep?: string | undefined;
}

async function keepGiven(table: Table, { keep, resume }: Given): Promise<Keep> {
  if (keep !== undefined) return keptIn(keep, table);
  return resume === undefined ? UNKEPT : keptOnIn(resume, table);
}

function begun(ruleset: Ruleset<Kind>, { scenario, option, pack, seed, side }: Given): Table {
  const settings = {
    ...(scenario === undefined ? {} : { scenario }),
    options: readOptions(option),
    seed: seed ?? randomBytes(16).toString('hex'),
    pack: readPackFile(pack),
  };
  return Table.begin(ruleset, settings, seatsAround(ruleset, side));
}

function resumed({ resume, scenario, option, pack, seed, side }: Given, [id]: readonly string[]): Table {
  if ([scenario, option, pack, seed].some((each) => each !== undefined))
    throw new Mistake('a record brings its own scenario, options, data pack and seed');
  const record = readRecordFile(resume);
  if (id !== undefined && id !== record.game) throw new Mistake(`the record is of ${quoted(record.game)}, not of ${quoted(id)}`);
  const ruleset = rulesOf(record);
  return Table.open(ruleset, record, seatsAround(ruleset, side));
}

/** One person; the best bot plays every other side. */
const seatsAround = (ruleset: Ruleset<Kind>, given: string | undefined): Seats => {
  const side = sideGiven(ruleset, given);
  return Object.fromEntries(ruleset.sides.map((each) => [each, each === side ? PERSON : bestBot(ruleset).name]));
};

function sideGiven({ title, sides }: Ruleset<Kind>, given: string | undefined): string {
  const side = given ?? sides[0];
  if (side === undefined || !sides.includes(side))
    throw new Mistake(`${title} has no side '${quoted(side ?? '')}'; it has ${sides.join(', ')}`);
  return side;
}

/** Where orders are hidden the seed would tell all of them. */
const seedOf = ({ isSealed, game }: Table): string => (isSealed ? '' : ` The seed is ${quoted(game.settings.seed)}.`);

/** 'The Allies' at the start of a sentence are 'the Allies' within it. */
const inSentence = (name: string): string => name.replace(/^The /, 'the ');
