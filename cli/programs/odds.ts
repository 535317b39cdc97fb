/** `line-ahead odds`: the exact chances of a check, read from its declaration. */
import { gameNamed, games } from '../../games/index.ts';
import type { Check, Kind, Outcome, Ruleset } from '../../kernel/index.ts';
import { odds, quoted } from '../../kernel/index.ts';
import { possibleValues, wrongFact } from '../../lab/index.ts';
import { columns, percent } from '../columns.ts';
import { bold } from '../ink.ts';
import type { Io } from '../io.ts';
import { DONE, Mistake, printJson } from '../io.ts';
import type { Program } from '../program.ts';
import { gameGiven, JSON_FLAG, readArguments } from '../program.ts';

const flags = { json: JSON_FLAG } as const;

export const oddsProgram: Program = {
  name: 'odds',
  words: 'Lists the checks of a game and what they take, or gives the exact chances of one.',
  takes: "<game> [check ['<facts as JSON>']]",
  flags,
  notes: [`Example: line-ahead odds first-strike bomb '{"factor":2,"altitude":"low"}'`],
  run: async (args, io) => {
    const { values, positionals } = readArguments(flags, args, 3);
    const ruleset = gameNamed(gameGiven(positionals, games));
    const [, name, facts] = positionals;
    const asJson = values.json ?? false;
    if (name === undefined) return listChecks(ruleset, asJson, io);
    const check = checkGiven(ruleset, name);
    if (facts === undefined && Object.keys(check.takes).length > 0) return describeCheck(check, asJson, io);
    return showOdds(ruleset, check, readFacts(check, facts ?? '{}'), asJson, io);
  },
};

function checkGiven({ id, title, checks }: Ruleset<Kind>, name: string): Check<object, Outcome> {
  const check = checks.find((each) => each.name === name);
  if (!check) throw new Mistake(`${title} has no check '${quoted(name)}'; 'line-ahead odds ${id}' lists what it has`);
  return check;
}

function readFacts(check: Check<object, Outcome>, text: string): object {
  const facts = parseJson(text);
  if (typeof facts !== 'object' || facts === null || Array.isArray(facts)) throw new Mistake('the facts must be a JSON object');
  const wrong = wrongFact(check, facts);
  if (wrong !== null) throw new Mistake(wrong);
  return facts;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Mistake(`the facts are no JSON: ${error instanceof Error ? quoted(error.message) : 'unreadable'}`);
  }
}

// What there is.

function listChecks(ruleset: Ruleset<Kind>, asJson: boolean, io: Io): number {
  if (asJson) printJson(io, { game: ruleset.id, checks: ruleset.checks.map(declared) });
  else for (const check of ruleset.checks) for (const line of declaredInWords(check, io.onScreen)) io.out(line);
  return DONE;
}

function describeCheck(check: Check<object, Outcome>, asJson: boolean, io: Io): number {
  if (asJson) printJson(io, declared(check));
  else for (const line of [...declaredInWords(check, io.onScreen), '', ...modifiersInWords(check)]) io.out(line);
  return DONE;
}

const declared = ({ name, rule, title, dice, takes, modifiers, rows, words }: Check<object, Outcome>) => ({
  name,
  rule,
  title,
  dice,
  takes: Object.entries(takes).map(([fact, { kind, words, range, values }]) => ({
    name: fact,
    kind,
    words,
    ...(range && { range }),
    ...(values && { values }),
  })),
  modifiers: modifiers.map((modifier) => ({ rule: modifier.rule, words: modifier.words })),
  outcomes: Object.fromEntries(rows.map(({ outcome }) => [outcome, words(outcome)])),
});

const diceInWords = ({ dice }: Check<object, Outcome>): string => `${dice.count}d${dice.sides}`;

const declaredInWords = (check: Check<object, Outcome>, onScreen: boolean): string[] => [
  `${bold(check.name, onScreen)}: ${check.title}, ${diceInWords(check)} (${check.rule})`,
  ...columns(Object.entries(check.takes).map(([fact, taking]) => [`    ${fact}`, possibleValues(taking), taking.words])),
];

const modifiersInWords = ({ modifiers }: Check<object, Outcome>): string[] =>
  modifiers.length === 0 ? ['No modifiers.'] : ['Modifiers:', ...columns(modifiers.map(({ rule, words }) => [`    ${rule}`, words]))];

// What it comes to.

function showOdds(ruleset: Ruleset<Kind>, check: Check<object, Outcome>, facts: object, asJson: boolean, io: Io): number {
  const modifiers = check.modifiers.map((modifier) => ({ rule: modifier.rule, words: modifier.words, by: modifier.by(facts) }));
  const rows = check.rows.map((row) => ({ outcome: row.outcome, needs: row.needs(facts) }));
  const outcomes = odds(check, facts);
  const { name, title, rule, dice } = check;
  if (asJson) {
    printJson(io, { game: ruleset.id, check: name, title, rule, dice, facts, modifiers, rows, outcomes });
    return DONE;
  }
  io.out(`${bold(title, io.onScreen)}, ${diceInWords(check)} (${rule})`);
  io.out('');
  for (const line of columns(modifiers.map((each) => [`  ${signed(each.by)}`, each.rule, each.words]))) io.out(line);
  io.out(modifiers.length === 0 ? '  No modifiers.' : `  ${signed(modifiers.reduce((sum, { by }) => sum + by, 0))}  in all`);
  io.out('');
  const needs = new Map(rows.map((row) => [row.outcome, row.needs]));
  for (const line of columns(
    outcomes.map((each) => [`  ${each.ways}/${each.of}`, percent(each.chance), each.words, needs.get(each.outcome) ?? '']),
  ))
    io.out(line);
  return DONE;
}

const signed = (by: number): string => (by === 0 ? ' 0' : by > 0 ? `+${by}` : `−${-by}`);
