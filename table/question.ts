/** A question with the rolls behind its options spelled out, and why a piece has no option. */
import type { Game, Kind, Reason, Ruleset, SeenQuestion } from '../kernel/index.ts';
import { rollsAhead, targetsIn } from '../kernel/index.ts';
import type { ShownQuestion } from './sight.ts';

export function questionOf(game: Game<Kind>, question: SeenQuestion, view: object): ShownQuestion {
  const asked = game.questionFor(question.side);
  const options = question.options.map((option) => ({
    ...option,
    rolls: asked && option.odds.length > 0 ? rollsAhead(asked, option.verb, option.target ?? undefined) : [],
  }));
  const pieces = options.flatMap(({ under }) => under ?? []);
  return { ...question, options, names: namesIn(game.ruleset, pieces, view) };
}

const namesIn = (ruleset: Ruleset<Kind>, ids: readonly string[], view: object): Readonly<Record<string, string>> =>
  Object.fromEntries(ids.map((id) => [id, ruleset.wording.name(id, view)]));

/** Why the side can do nothing with a piece of its own in what it is asked; nothing for what is not its own. */
export function reasonsFor(game: Game<Kind>, side: string, id: string): readonly Reason[] {
  const question = game.questionFor(side);
  if (!question || !isOwn(game.view(side), side, id)) return [];
  const reasons = new Map<string, Reason>();
  for (const verb of question.verbs) {
    const targets = question.offered(verb);
    if (targets === true) continue;
    const target = targetsIn(targets).some((each) => typeof each === 'object') ? [id] : id;
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
