/** `line-ahead sheets`: what a game has printed of its pieces, to be read, or to be changed as a data pack. */
import { gameNamed, games } from '../../games/index.ts';
import type { Sheet } from '../../kernel/index.ts';
import { bare, checkScenario, dataWith, packText, quoted } from '../../kernel/index.ts';
import { columns } from '../columns.ts';
import { DONE, Mistake, printJson } from '../io.ts';
import { namesNear } from '../near.ts';
import { readPackFile } from '../pack-file.ts';
import type { Program } from '../program.ts';
import { gameGiven, JSON_FLAG, PACK_FLAG, readArguments, SCENARIO_FLAG } from '../program.ts';

const flags = {
  scenario: { ...SCENARIO_FLAG, words: 'sheets as they are in this scenario' },
  pack: PACK_FLAG,
  'as-pack': { type: 'boolean', words: 'print a data pack that holds these sheets, to be changed and played with' },
  json: JSON_FLAG,
} as const;

const MOST_NAMES = 500;

export const sheetsProgram: Program = {
  name: 'sheets',
  words: 'Lists the sheets of a game, prints some of them, or gives them as a data pack.',
  takes: '<game> [name ...]',
  flags,
  notes: [
    'Examples: line-ahead sheets grand-fleets tiger "von der tann"',
    '          line-ahead sheets grand-fleets tiger --scenario jutland --as-pack > mine.json',
  ],
  run: async (args, io) => {
    const { values, positionals } = readArguments(flags, args, MOST_NAMES);
    const game = gameNamed(gameGiven(positionals, games));
    const { sheets } = game;
    if (sheets === undefined) throw new Mistake(`${game.title} has no sheets`);
    const data = dataWith(game, readPackFile(values.pack));
    if (values.scenario !== undefined) checkScenario(game, values.scenario, data);
    const all = sheets.all(data, values.scenario);
    const names = positionals.slice(1);
    const chosen =
      names.length === 0 ? all : names.map((name) => meant(name, all, `the ${sheets.title} of ${values.scenario ?? game.title}`));
    const ids = chosen.map(({ id }) => id);
    if (values['as-pack']) io.out(packText(sheets.packOf(ids, data, values.scenario)));
    else if (values.json) printJson(io, { game: game.id, sheets: chosen.map(asJson) });
    else if (names.length === 0) for (const line of columns(all.map(({ id, name, words }) => [id, name, words]))) io.out(line);
    else io.out(chosen.map((sheet) => sheet.text()).join('\n\n\n'));
    return DONE;
  },
};

const asJson = (sheet: Sheet) => ({ id: sheet.id, name: sheet.name, words: sheet.words, text: sheet.text() });

/** 'Von der Tann' as an id has it. */
const asId = (typed: string): string =>
  bare(typed)
    .trim()
    .replaceAll(/[^a-z0-9]+/g, '-');

/** By id, or by the one name that it can be. */
function meant(typed: string, all: readonly Sheet[], where: string): Sheet {
  const alike = all.filter(({ name }) => bare(name) === bare(typed));
  const found = all.find(({ id }) => id === asId(typed)) ?? (alike.length === 1 ? alike[0] : undefined);
  if (found) return found;
  if (alike.length > 1) throw new Mistake(`'${quoted(typed)}' can be ${alike.map(({ id }) => id).join(' or ')}`);
  throw new Mistake(`'${quoted(typed)}' is not among ${where}; ${hint(asId(typed), all)}`);
}

function hint(typed: string, all: readonly Sheet[]): string {
  const near = namesNear(
    typed,
    all.map(({ id }) => id),
  );
  return near.length === 0 ? `without a name all ${all.length} are listed` : `near it are ${near.join(', ')}`;
}
