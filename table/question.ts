/** What is said beside a question: names, the rolls behind an option, how a path goes on, and why a piece has no option. */
import type { Atom, Game, Kind, Reason, RollAhead, Ruleset, SeenOption, Target } from '../kernel/index.ts';
import { rollsAhead, stepsFrom, targetsIn } from '../kernel/index.ts';

/** What the pieces and places are called under which options are listed. */
export function namesIn(ruleset: Ruleset<Kind>, options: readonly SeenOption[], view: object): Readonly<Record<string, string>> {
  const names = new Map<string, string>();
  for (const { under } of options) if (under !== null && !names.has(under)) names.set(under, ruleset.wording.name(under, view));
  return Object.fromEntries(names);
}

/** All that would count in the rolls that an order leads to; nothing for what is not offered. */
export function rollsBehind(game: Game<Kind>, side: string, verb: string, target: Target | undefined): readonly RollAhead[] {
  const question = game.questionFor(side);
  const offered = question?.takes(verb, target);
  return !question || offered === null ? [] : rollsAhead(question, verb, offered);
}

/** One part more of what is laid part by part, and what it is called. */
export interface Step {
  readonly part: Atom;
  readonly words: string;
}

/** Where a path goes on from what is laid of it, and what it is called as it is; null where it may not end there. */
export interface StepsOn {
  readonly next: readonly Step[];
  readonly whole: { readonly label: string; readonly caution: string | null } | null;
}

/** Null for what is not asked of the side part by part, and for what cannot begin so. */
export function stepsOn(game: Game<Kind>, side: string, verb: string, path: readonly Atom[]): StepsOn | null {
  const question = game.questionFor(side);
  const steps = question ? stepsFrom(question, verb, path) : null;
  if (!question || !steps) return null;
  const view = game.view(side);
  // A path begins with the piece that it is laid for.
  const plain = (part: Atom): string => (path.length === 0 ? game.ruleset.wording.name(String(part), view) : String(part));
  const inWords = (part: Atom): string => question.stepInWords(view, verb, [...path, part]) ?? plain(part);
  return {
    next: steps.next.map((part) => ({ part, words: inWords(part) })),
    whole: steps.isWhole ? { label: question.label(view, verb, path), caution: question.caution(verb, path) ?? null } : null,
  };
}

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
