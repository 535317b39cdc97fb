/** `line-ahead games`: what there is to play. */

import { botsOf, summaryOf } from '../../bots/index.ts';
import { gameNamed, games } from '../../games/index.ts';
import type { Kind, Ruleset, Scenario } from '../../kernel/index.ts';
import { dataWith, scenariosOf } from '../../kernel/index.ts';
import { isFields } from '../../register/reading.ts';
import { columns } from '../columns.ts';
import { bold } from '../ink.ts';
import { DONE, Mistake, printJson } from '../io.ts';
import { readPackFile } from '../pack-file.ts';
import type { Program } from '../program.ts';
import { JSON_FLAG, PACK_FLAG, readArguments } from '../program.ts';

const flags = { pack: { ...PACK_FLAG, words: 'what can be played with these figures of your own' }, json: JSON_FLAG } as const;

export const gamesProgram: Program = {
  name: 'games',
  words: 'Lists the games with their scenarios, options and bots.',
  takes: '',
  flags,
  run: async (args, io) => {
    const { values } = readArguments(flags, args, 0);
    const listed = listedWith(readPackFile(values.pack));
    if (values.json) printJson(io, { games: listed.map(({ game, scenarios }) => summaryOf(game, scenarios)) });
    else for (const each of listed) for (const line of linesAbout(each, io.onScreen)) io.out(line);
    return DONE;
  },
};

/** A game with what can be played of it. */
interface Listed {
  readonly game: Ruleset<Kind>;
  readonly scenarios: readonly Scenario[];
}

/** All games; with a data pack only the one it is for, and what it brings. */
function listedWith(pack: unknown): readonly Listed[] {
  if (pack === undefined) return games.map((game) => ({ game, scenarios: game.scenarios }));
  if (!isFields(pack) || typeof pack.game !== 'string') throw new Mistake('the data pack does not say which game it is for');
  const game = gameNamed(pack.game);
  return [{ game, scenarios: scenariosOf(game, dataWith(game, pack)) }];
}

const linesAbout = ({ game, scenarios: playable }: Listed, onScreen: boolean): string[] => [
  `${bold(game.id, onScreen)}: ${game.title}`,
  `  ${game.words}`,
  `  Sides: ${game.sides.join(', ')}`,
  '  Scenarios:',
  ...columns(playable.map(({ id, title }) => [`    ${id}`, title])),
  '  Options, the usual value first:',
  ...columns(
    game.options.map(({ id, values, title, rule, scenarios }) => [
      `    ${id}`,
      values.map((value) => value.id).join(' | '),
      `${title} (${rule})${scenarios === undefined ? '' : `, in ${scenarios.join(', ')}`}`,
    ]),
  ),
  ...(game.packs === undefined ? [] : [`  A data pack may replace: ${game.packs}`]),
  '  Bots:',
  ...columns(botsOf(game).map(({ name, words }) => [`    ${name}`, words])),
];
