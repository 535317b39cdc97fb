/** `line-ahead rules`: the rulebook, by number or by words. */
import { gameNamed, games } from '../../games/index.ts';
import { quoted } from '../../kernel/index.ts';
import { columns } from '../columns.ts';
import { bold, inked } from '../ink.ts';
import type { Io } from '../io.ts';
import { DONE, Mistake, printJson } from '../io.ts';
import type { Program } from '../program.ts';
import { gameGiven, JSON_FLAG, readArguments } from '../program.ts';
import type { Rule } from '../rulebook.ts';
import { readRulebook, rulesUnder, rulesWith } from '../rulebook.ts';

const flags = { json: JSON_FLAG } as const;

export const rulesProgram: Program = {
  name: 'rules',
  words: "Shows a game's rulebook: its contents, one rule, or the rules that hold some words.",
  takes: '<game> [rule | words]',
  flags,
  notes: ['Examples: line-ahead rules first-strike FS-9.4', '          line-ahead rules first-strike fog sortie'],
  run: async (args, io) => {
    const { values, positionals } = readArguments(flags, args, 50);
    const game = gameNamed(gameGiven(positionals, games));
    const { id, title } = game;
    const wanted = positionals.slice(1);
    const found = find(readRulebook(io.root, game), wanted);
    if (found.length === 0) throw new Mistake(`the rulebook of ${title} has nothing on '${quoted(wanted.join(' '))}'`);
    if (values.json) printJson(io, { game: id, rules: found });
    else if (wanted.length === 0) listContents(found, io);
    else for (const rule of found) for (const line of ruleInWords(rule, io.onScreen)) io.out(line);
    return DONE;
  },
};

function find(rules: readonly Rule[], wanted: readonly string[]): readonly Rule[] {
  const [first] = wanted;
  if (first === undefined) return rules;
  const numbered = wanted.length === 1 ? rulesUnder(rules, first) : [];
  return numbered.length > 0 ? numbered : rulesWith(rules, wanted);
}

function listContents(rules: readonly Rule[], io: Io): void {
  const lines = columns(rules.map(({ id, title }) => [`  ${id}`, title]));
  rules.forEach(({ chapter }, place) => {
    if (chapter !== rules[place - 1]?.chapter) io.out(bold(chapter, io.onScreen));
    io.out(lines[place] ?? '');
  });
}

export const ruleInWords = ({ id, title, text }: Rule, onScreen: boolean): string[] => [
  bold(`${id} ${title}`, onScreen),
  ...(text === '' ? [] : ['', inked(text, onScreen)]),
  '',
];
