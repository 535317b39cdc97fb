/** `line-ahead games`: what there is to play. */

import { botsOf } from '../../bots/index.ts';
import { games } from '../../games/index.ts';
import type { Kind, Ruleset } from '../../kernel/index.ts';
import { columns } from '../columns.ts';
import { bold } from '../ink.ts';
import { DONE, printJson } from '../io.ts';
import type { Program } from '../program.ts';
import { JSON_FLAG, readArguments } from '../program.ts';

const flags = { json: JSON_FLAG } as const;

export const gamesProgram: Program = {
  name: 'games',
  words: 'Lists the games with their scenarios, options and bots.',
  takes: '',
  flags,
  run: async (args, io) => {
    const { values } = readArguments(flags, args, 0);
    if (values.json) printJson(io, { games: games.map(summaryOf) });
    else for (const game of games) for (const line of linesAbout(game, io.onScreen)) io.out(line);
    return DONE;
  },
};

const summaryOf = (game: Ruleset<Kind>) => ({
  id: game.id,
  title: game.title,
  rules: game.version,
  words: game.words,
  sides: game.sides,
  scenarios: game.scenarios,
  options: game.options,
  packs: game.packs ?? null,
  bots: botsOf(game).map(({ name, words }) => ({ name, words })),
  checks: game.checks.map(({ name }) => name),
});

const linesAbout = (game: Ruleset<Kind>, onScreen: boolean): string[] => [
  `${bold(game.id, onScreen)}: ${game.title}`,
  `  ${game.words}`,
  `  Sides: ${game.sides.join(', ')}`,
  '  Scenarios:',
  ...columns(game.scenarios.map(({ id, title }) => [`    ${id}`, title])),
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
