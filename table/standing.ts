/** What a side has ordered for good: the same question is answered in the same way until it says otherwise. A memory of the table, kept with its game; no record has any of it. */
import type { Command, Game, Kind, Question, Target, Together } from '../kernel/index.ts';
import { kindOf, seen } from '../kernel/index.ts';
import { hasClosedSince } from './habits.ts';
import { rowNow } from './phase.ts';

/** How one question is answered whenever it is asked: with one answer, or with all orders of a kind and its end. */
export interface StandingOrder {
  readonly question: string;
  /** In words, as it was when it was given. */
  readonly label: string;
  /** Null where all orders of a kind are meant, and the question is over with them. */
  readonly answer: { readonly verb: string; readonly target: Target | null } | null;
  /** The kind, where it is one. */
  readonly kind: string;
}

/** An answer for all that are left of a row. */
interface InRow {
  readonly row: string;
  readonly order: StandingOrder;
}

/** What is to be given now. */
export interface Due {
  readonly label: string;
  readonly commands: readonly Command[];
}

/** Orders of a kind have been given; the question is not over yet. */
interface Begun {
  readonly question: string;
  readonly commands: number;
}

export interface WholeStanding {
  readonly kept: readonly (readonly [string, StandingOrder])[];
  readonly inRows: readonly (readonly [string, InRow])[];
  readonly begun: readonly (readonly [string, Begun])[];
  readonly answers: readonly (readonly [string, Command])[];
}

/** No game has so many questions. */
const MOST_KEPT = 200;

const keyOf = (side: string, question: string): string => `${side} ${question}`;

export class StandingOrders {
  private readonly kept = new Map<string, StandingOrder>();
  private readonly inRows = new Map<string, InRow>();
  private readonly begun = new Map<string, Begun>();
  private readonly answers = new Map<string, Command>();

  constructor(
    private readonly game: Game<Kind>,
    /** What can be ordered of many, as the side is shown it. */
    private readonly together: (side: string, together: readonly Together[]) => readonly Together[],
  ) {}

  of(side: string): readonly StandingOrder[] {
    return [...this.kept].flatMap(([key, order]) => (key === keyOf(side, order.question) ? [order] : []));
  }

  keep(side: string, order: StandingOrder): void {
    this.kept.set(keyOf(side, order.question), order);
    const [oldest] = this.kept.keys();
    if (oldest !== undefined && this.kept.size > MOST_KEPT) this.kept.delete(oldest);
  }

  /** The same for all that are left of the row in which the side is asked it again; nothing where it is not. */
  keepInRow(side: string, order: StandingOrder): void {
    const row = rowNow(this.game);
    if (row !== null && this.game.questionFor(side)?.name === order.question) this.inRows.set(keyOf(side, order.question), { row, order });
  }

  end(side: string, question: string): void {
    this.kept.delete(keyOf(side, question));
  }

  /** Noted before it is given: what was answered once can be answered so for good. */
  note(side: string, commands: readonly Command[]): void {
    const question = this.game.questionFor(side);
    const last = commands.at(-1);
    if (question && last && last.verb !== question.closing) this.answers.set(keyOf(side, question.name), last);
  }

  /** The answer that the side gave when the same was asked before, if it is about no piece and risks nothing. */
  again(side: string): Command | null {
    const question = this.game.questionFor(side);
    const last = question && this.answers.get(keyOf(side, question.name));
    if (!last || (question.closing !== undefined && last.target !== undefined)) return null;
    return isOpen(question, last) ? last : null;
  }

  /** Whether the side has just answered the same question, and nothing else could be taken back but that. */
  isInLine(side: string): boolean {
    const question = this.game.questionFor(side);
    const last = question && this.answers.get(keyOf(side, question.name));
    return last !== undefined && last !== null && JSON.stringify(last) === JSON.stringify(this.game.commands.at(-1));
  }

  /** What a side need not be asked for; null where nothing stands, or where it would risk something that it should see coming. */
  due(side: string): Due | null {
    const question = this.game.questionFor(side);
    const order = question && (this.inRow(side, question.name) ?? this.kept.get(keyOf(side, question.name)));
    if (!order) return null;
    const commands = order.answer ? [commandOf(side, order.answer)] : this.ofKind(question, order.kind);
    return commands.length > 0 && commands.every((command) => isOpen(question, command)) ? { label: order.label, commands } : null;
  }

  private inRow(side: string, question: string): StandingOrder | undefined {
    const kept = this.inRows.get(keyOf(side, question));
    return kept?.row === rowNow(this.game) ? kept?.order : undefined;
  }

  private ofKind(question: Question, kind: string): readonly Command[] {
    const { side, closing } = question;
    const orders = this.hasBegun(question) ? [] : this.ordersOf(side, kind);
    return orders.length > 0 || closing === undefined ? orders : [{ side, verb: closing }];
  }

  private ordersOf(side: string, kind: string): readonly Command[] {
    const { question } = seen(this.game, side, Number.POSITIVE_INFINITY);
    const all = this.together(side, question?.together ?? []).find((each) => kindOf(each) === kind);
    return (all?.orders ?? []).map((order) => commandOf(side, order));
  }

  private hasBegun(question: Question): boolean {
    const begun = this.begun.get(question.side);
    return begun?.question === question.name && !hasClosedSince(this.game, question, begun.commands);
  }

  /** Called before what is due is given. */
  begin(side: string): void {
    const question = this.game.questionFor(side);
    if (question && !this.hasBegun(question)) this.begun.set(side, { question: question.name, commands: this.game.commands.length });
  }

  // What is kept of it.

  get notes(): readonly (readonly [string, StandingOrder])[] {
    return [...this.kept];
  }

  recall(notes: readonly (readonly [string, StandingOrder])[]): void {
    for (const [key, order] of notes) this.kept.set(key, order);
  }

  /** All of it, for a table that is taken up where it stood. */
  get whole(): WholeStanding {
    return { kept: [...this.kept], inRows: [...this.inRows], begun: [...this.begun], answers: [...this.answers] };
  }

  takeUp({ kept, inRows, begun, answers }: WholeStanding): void {
    this.recall(kept);
    for (const [key, order] of inRows) this.inRows.set(key, order);
    for (const [side, each] of begun) this.begun.set(side, each);
    for (const [key, answer] of answers) this.answers.set(key, answer);
  }
}

const commandOf = (side: string, { verb, target }: { readonly verb: string; readonly target: Target | null }): Command =>
  target === null ? { side, verb } : { side, verb, target };

const isOpen = (question: Question, { verb, target }: Command): boolean =>
  question.has(verb) && question.takes(verb, target) !== null && question.caution(verb, target) === undefined;
