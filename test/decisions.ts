/** What must hold of every decision, whatever the game: a reason with a rule for what is not offered, words without a hole, and odds, or a word on why there are none, where dice follow. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Decision, Kind, Question, Ruleset, Settings } from '../kernel/index.ts';
import { anyAnswer, FastDice, Game, seen } from '../kernel/index.ts';

/** All rules of a game and of what it shares with others. */
const rulesOf = ({ id, shares = [] }: Pick<Ruleset<Kind>, 'id' | 'shares'>): ReadonlySet<string> =>
  new Set(
    [join('games', id), ...shares].flatMap((room) =>
      [...readFileSync(join(room, 'rulebook.md'), 'utf8').matchAll(/^### (\S+)/gm)].map((match) => match[1] ?? ''),
    ),
  );

const decisionsOf = <K extends Kind>({ flow }: Ruleset<K>): Decision<K>[] =>
  flow.flatMap(({ step }) => (step.kind === 'decision' ? [step] : []));

/** Verbs that do not take everything, and do not say why. */
export const unexplained = <K extends Kind>(ruleset: Ruleset<K>): string[] =>
  decisionsOf(ruleset).flatMap(({ name, verbs }) =>
    [...verbs.values()].filter((verb) => verb.of && !verb.why).map((verb) => `${name}: ${verb.name} gives no reason`),
  );

/** Questions of several orders whose one ending does not say what comes of it. */
export const unspokenEnds = <K extends Kind>(ruleset: Ruleset<K>): string[] =>
  decisionsOf(ruleset).flatMap(({ name, list }) => {
    const ends = list.filter((verb) => verb.ends);
    const last = ends.length === 1 ? ends[0] : ends.find(({ closes }) => closes);
    const isEnd = last !== undefined && list.length > 1 && last.of === undefined;
    return isEnd && last.consequence === undefined ? [`${name}: ${last.name} does not say what comes of it`] : [];
  });

/** What is refused, for the question and for something that nobody offers, by a rule that the rulebook lacks. */
function badReasons<K extends Kind>(question: Question<K>, rules: ReadonlySet<string>): string[] {
  return [...question.verbs].flatMap((verb) =>
    [question.why(verb, undefined), question.why(verb, 'nobody'), question.why(verb, ['nobody', 'nowhere'])].flatMap((reason) =>
      reason && !rules.has(reason.rule) ? [`${question.name}: ${verb} is refused by ${reason.rule}`] : [],
    ),
  );
}

/** Options whose words have a hole. */
const badLabels = <K extends Kind>(game: Game<K>, { side, name }: Question<K>): string[] =>
  (seen(game, side, game.log.length).question?.options ?? []).flatMap(({ verb, label }) =>
    /undefined|NaN/.test(label) ? [`${name}: ${verb} reads '${label}'`] : [],
  );

const diceIn = <K extends Kind>({ log }: Game<K>): number =>
  log.filter(({ what }) => what.kind === 'roll' || what.kind === 'volley').length;

/** Plays at random, and tells of every refusal without a rule of the book, of words with a hole and of every verb that lets dice fall and says nothing of them. */
export function faultsInPlay<K extends Kind>(ruleset: Ruleset<K>, settings: Omit<Settings, 'dice'>): string[] {
  const rules = rulesOf(ruleset);
  const faults = new Set<string>();
  const game = new Game(ruleset, { ...settings, dice: 'fast' }, { log: true });
  const chance = new FastDice(`${settings.seed}, any answer`);
  const asked = new Set<string>();
  while (!game.finished) {
    const question = game.questions[chance.draw(game.questions.length)];
    if (!question) break;
    for (const fault of badReasons(question, rules)) faults.add(fault);
    if (!asked.has(question.name)) for (const fault of badLabels(game, question)) faults.add(fault);
    asked.add(question.name);
    const { verbs } = game.play.decisionAt(question.step);
    const command = anyAnswer(question, (of) => chance.draw(of));
    const before = diceIn(game);
    game.apply(command);
    if (diceIn(game) > before && verbs.get(command.verb)?.odds === undefined)
      faults.add(`${question.name}: ${command.verb} lets dice fall without a word`);
  }
  return [...faults].sort();
}
