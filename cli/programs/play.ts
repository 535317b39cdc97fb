/** `line-ahead play`: a game in the terminal. */
import { randomBytes } from 'node:crypto';
import { gameNamed, games } from '../../games/index.ts';
import type { Kind, Ruleset } from '../../kernel/index.ts';
import { Game, quoted, replay } from '../../kernel/index.ts';
import { usualDice } from '../../lab/index.ts';
import { DONE, Mistake } from '../io.ts';
import { readPackFile } from '../pack-file.ts';
import { playOrRescue } from '../play/rescue.ts';
import type { Program } from '../program.ts';
import { gameGiven, OPTION_FLAG, PACK_FLAG, readArguments, readOptions, SCENARIO_FLAG } from '../program.ts';
import { readRecordFile, rulesOf } from '../record-file.ts';

const KEEPING = { log: true, undo: true, hashes: true } as const;

const flags = {
  scenario: SCENARIO_FLAG,
  option: OPTION_FLAG,
  pack: PACK_FLAG,
  seed: { type: 'string', takes: 'text', words: 'where chance starts (a new secret unless told)' },
  side: { type: 'string', takes: 'name', words: "the side you play (the game's first unless told)" },
  resume: { type: 'string', takes: 'file', words: 'play on from a record' },
} as const;

export const playProgram: Program = {
  name: 'play',
  words: 'Plays a game in the terminal; bots play the other sides.',
  takes: '<game> | --resume <file>',
  flags,
  run: async (args, io) => {
    const { values, positionals } = readArguments(flags, args, 1);
    const game = values.resume === undefined ? begun(gameNamed(gameGiven(positionals, games)), values) : resumed(values, positionals);
    const side = sideGiven(game.ruleset, values.side);
    io.out(`${game.ruleset.title} You play ${inSentence(game.ruleset.wording.name(side))}.${seedOf(game)}`);
    await playOrRescue(game, side, io);
    return DONE;
  },
};

interface Given {
  readonly scenario?: string | undefined;
  readonly option?: string[] | undefined;
  readonly pack?: string | undefined;
  readonly seed?: string | undefined;
  readonly resume?: string | undefined;
}

function begun(ruleset: Ruleset<Kind>, { scenario, option, pack, seed }: Given): Game<Kind> {
  const settings = {
    scenario: scenario ?? ruleset.scenarios[0]?.id ?? '',
    options: readOptions(option),
    seed: seed ?? randomBytes(16).toString('hex'),
    dice: usualDice(ruleset),
    pack: readPackFile(pack),
  };
  return new Game(ruleset, settings, KEEPING);
}

function resumed({ resume, scenario, option, pack, seed }: Given, [id]: readonly string[]): Game<Kind> {
  if ([scenario, option, pack, seed].some((each) => each !== undefined))
    throw new Mistake('a record brings its own scenario, options, data pack and seed');
  const record = readRecordFile(resume);
  if (id !== undefined && id !== record.game) throw new Mistake(`the record is of ${quoted(record.game)}, not of ${quoted(id)}`);
  return replay(rulesOf(record), record, KEEPING);
}

function sideGiven({ title, sides }: Ruleset<Kind>, given: string | undefined): string {
  const side = given ?? sides[0];
  if (side === undefined || !sides.includes(side))
    throw new Mistake(`${title} has no side '${quoted(side ?? '')}'; it has ${sides.join(', ')}`);
  return side;
}

/** Where orders are hidden the seed would tell all of them. */
const seedOf = ({ isHidden, settings }: Game<Kind>): string => (isHidden ? '' : ` The seed is ${quoted(settings.seed)}.`);

/** 'The Allies' at the start of a sentence are 'the Allies' within it. */
const inSentence = (name: string): string => name.replace(/^The /, 'the ');
