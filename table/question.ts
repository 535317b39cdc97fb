/** A question with the odds of its options spelled out, and why a piece has no option. */
import type { Game, Kind, Prospect, Reason, Ruleset, SeenQuestion } from '../kernel/index.ts';
import { activeModifiers, checkNamed } from '../kernel/index.ts';
import type { Odds, Roll, ShownQuestion } from './sight.ts';

export function questionOf(ruleset: Ruleset<Kind>, question: SeenQuestion, view: object): ShownQuestion {
  const options = question.options.map((option) => ({ ...option, odds: option.prospects.map((each) => oddsOf(ruleset, each)) }));
  const firsts = options.flatMap(({ target }) => (typeof target === 'object' ? (target?.slice(0, 1) ?? []) : [target])).map(String);
  return { ...question, options, names: Object.fromEntries(firsts.map((id) => [id, ruleset.wording.name(id, view)])) };
}

const oddsOf = (ruleset: Ruleset<Kind>, { words, chance, good, rolls, joint = false }: Prospect): Odds => ({
  words,
  chance,
  good,
  joint,
  rolls: rolls.map(({ check, facts, outcome, chance: each }) => rollOf(ruleset, check, facts, outcome, each)),
});

function rollOf(ruleset: Ruleset<Kind>, name: string, facts: object, outcome: string, chance: number): Roll {
  const check = checkNamed(ruleset, name);
  return {
    title: check.title,
    rule: check.rule,
    modifiers: activeModifiers(check, facts),
    rows: check.rows.map((row) => ({ needs: row.needs(facts), words: check.outcomes[row.outcome] ?? row.outcome, outcome: row.outcome })),
    outcome,
    words: check.outcomes[outcome] ?? outcome,
    chance,
  };
}

/** Why the side can do nothing with a piece of its own in what it is asked; nothing for what is not its own. */
export function reasonsFor(game: Game<Kind>, side: string, id: string): readonly Reason[] {
  const question = game.questionFor(side);
  if (!question || question.secret || !isOwn(game.view(side), side, id)) return [];
  const step = game.play.choiceAt(question.step);
  if (step.secret) return [];
  const reasons = new Map<string, Reason>();
  for (const verb of step.whyNot.keys()) {
    const targets = question.offer[verb];
    if (targets === true) continue;
    const target = targets?.some((each) => typeof each === 'object') ? [id] : id;
    const refusal = game.whyNot({ side, verb, target });
    // Where the rules have no word of their own, the list of options says as much as the general one.
    if (refusal && refusal.words !== `'${verb} ${id}' is not possible now`) reasons.set(refusal.words, refusal);
  }
  return [...reasons.values()].map(({ words, rule }) => ({ words, rule }));
}

/** Views list pieces with their id and side; those of the side itself are its own. */
function isOwn(view: object, side: string, id: string): boolean {
  return Object.values(view).some(
    (list: unknown) => Array.isArray(list) && list.some((piece: unknown) => isPiece(piece) && piece.id === id && piece.side === side),
  );
}

const isPiece = (value: unknown): value is { readonly id: unknown; readonly side: unknown } =>
  typeof value === 'object' && value !== null && 'id' in value && 'side' in value;
