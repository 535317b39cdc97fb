/** Who is bound for where: what takes all of them on is one order. A memory of the table, kept with its game; no record has any of it. */
import type { Command, Game, Kind, Passage, Question, Target, Together } from '../kernel/index.ts';
import { atomsOf, nextTowards, targetsIn } from '../kernel/index.ts';

const keyOf = (side: string, piece: string): string => `${side} ${piece}`;

export class Courses {
  /** Goals by side and piece. */
  private readonly goals = new Map<string, string>();

  constructor(private readonly game: Game<Kind>) {}

  /** The goals of a side's own pieces. */
  of(side: string): Readonly<Record<string, string>> {
    const own = [...this.goals].filter(([key]) => key.startsWith(keyOf(side, '')));
    return Object.fromEntries(own.map(([key, goal]) => [key.slice(keyOf(side, '').length), goal]));
  }

  lay(side: string, piece: string, goal: string): void {
    this.goals.set(keyOf(side, piece), goal);
  }

  /** The order that takes a piece on towards a goal; null where nothing does. */
  towards(side: string, piece: string, goal: string): Command | null {
    const question = this.game.questionFor(side);
    const passage = this.passageOf(question);
    if (!question || !passage) return null;
    const places = placesFor(question, passage, piece);
    const next = nextTowards([...places.keys()], (place) => passage.distance(this.game.data, place, goal));
    const target = next === null ? undefined : places.get(next);
    return target === undefined ? null : { side, verb: passage.verb, target };
  }

  /** Pieces that are bound no longer once these orders are given: they arrive, or were sent to another place. */
  endedBy(commands: readonly Command[]): readonly string[] {
    return commands.flatMap(({ side, verb, target }) => {
      const [piece = '', place = ''] = atomsOf(target ?? null);
      const goal = this.goals.get(keyOf(side, piece));
      const passage = this.passageOf(this.game.questionFor(side));
      if (goal === undefined || verb !== passage?.verb || !Number.isFinite(passage.distance(this.game.data, place, goal))) return [];
      const [, onTheWay] = atomsOf(this.towards(side, piece, goal)?.target ?? null);
      return place === goal || place !== onTheWay ? [keyOf(side, piece)] : [];
    });
  }

  end(keys: readonly string[]): void {
    for (const key of keys) this.goals.delete(key);
  }

  /** What takes everybody on who is bound for somewhere, and has no order that could be taken back. */
  together(side: string): readonly Together[] {
    const question = this.game.questionFor(side);
    const passage = this.passageOf(question);
    if (!question || !passage) return [];
    const orders = Object.entries(this.of(side)).flatMap(([piece, goal]) => {
      const order = isOrdered(question, passage, piece) ? null : this.towards(side, piece, goal);
      return order ? [{ verb: order.verb, target: order.target ?? null }] : [];
    });
    return orders.length > 0 ? [{ label: 'Sail on as laid down', orders }] : [];
  }

  // What is kept of it.

  get notes(): readonly (readonly [string, string])[] {
    return [...this.goals];
  }

  recall(notes: readonly (readonly [string, string])[]): void {
    for (const [key, goal] of notes) this.goals.set(key, goal);
  }

  private passageOf(question: Question<Kind> | null | undefined): Passage<Kind['data']> | undefined {
    return this.game.ruleset.passages?.find((passage) => passage.question === question?.name);
  }
}

const ofPiece = (question: Question<Kind>, verb: string, piece: string): readonly Target[] =>
  targetsIn(question.offered(verb)).filter((target) => atomsOf(target)[0] === piece);

const placesFor = (question: Question<Kind>, { verb }: Passage<Kind['data']>, piece: string): ReadonlyMap<string, Target> =>
  new Map(ofPiece(question, verb, piece).map((target) => [atomsOf(target)[1] ?? '', target]));

const isOrdered = (question: Question<Kind>, { verb }: Passage<Kind['data']>, piece: string): boolean =>
  Object.entries(question.takingBack).some(([back, taken]) => taken === verb && ofPiece(question, back, piece).length > 0);
