/**
 * Walks the flow until a side is asked something. Where it stands is a stack of small frames of plain data, so a game
 * can be saved, copied and taken up again at any question.
 */
import type { Check, Lot } from './check.ts';
import { judge } from './check.ts';
import type { Dice, DiceState } from './dice/dice.ts';
import type { Choice, Offer, Step } from './flow.ts';
import type { Ending, Item, Json, Kind, Target } from './kind.ts';
import type { Entry } from './log.ts';
import type { Play, Readers } from './play.ts';

export interface Node<K extends Kind> {
  readonly index: number;
  readonly parent: number;
  readonly step: Step<K>;
  readonly children: readonly number[];
}

/** The flow with every step numbered, in the order of reading. */
export type Flow<K extends Kind> = readonly Node<K>[];

export function numbered<K extends Kind>(root: Step<K>): Flow<K> {
  const nodes: { index: number; parent: number; step: Step<K>; children: number[] }[] = [];
  const add = (step: Step<K>, parent: number): number => {
    const node = { index: nodes.length, parent, step, children: [] as number[] };
    nodes.push(node);
    if (step.kind === 'sequence') node.children.push(...step.steps.map((child) => add(child, node.index)));
    if (step.kind === 'each' || step.kind === 'loop') node.children.push(add(step.step, node.index));
    return node.index;
  };
  add(root, -1);
  return nodes;
}

export interface Frame {
  readonly step: number;
  /** The child or item that comes next. */
  at: number;
  readonly item: Item;
  readonly items: readonly Item[] | null;
  /** Sides that have yet to answer, while this is a question. */
  readonly asked: readonly string[] | null;
  readonly drafts: { readonly [side: string]: Json } | null;
}

/** Everything there is to know about a game at one moment. Plain data. */
export interface Position<K extends Kind> {
  readonly state: K['state'];
  readonly stack: readonly Frame[];
  readonly dice: DiceState;
  readonly ending: Ending | null;
}

export interface Question {
  readonly step: number;
  readonly name: string;
  readonly rule: string;
  readonly item: Item;
  readonly side: string;
  readonly secret: boolean;
  readonly offer: Offer;
}

/** More steps than this without a question mean that the rules run in a circle. */
const STEPS_WITHOUT_QUESTION = 100_000;
const nobody: readonly string[] = [];

export class Engine<K extends Kind> implements Play<K> {
  state: K['state'];
  ending: Ending | null = null;
  /** Commands taken so far; the log counts by it. */
  commands = 0;
  /** Rises whenever the game changes, forwards or back; equal numbers mean that nothing has happened. */
  changes = 0;
  /** Whether something hidden came to light since this was last set to false. */
  revealed = false;
  note?: (event: K['event'], readers?: Readers<K>) => void;
  private stack: Frame[] = [];
  private step = 0;
  private questions: Question[] | null = null;

  constructor(
    readonly flow: Flow<K>,
    state: K['state'],
    readonly dice: Dice,
    private readonly listener: ((entry: Entry<K>) => void) | null = null,
  ) {
    this.state = state;
    if (listener) this.note = (event, readers) => this.tell({ kind: 'event', event }, null, readers);
  }

  /** Begins the flow and runs it to the first question. */
  begin(): void {
    this.enter(0, null);
    this.advance();
  }

  /** No question is open and none will come. */
  get finished(): boolean {
    return this.ending !== null || this.stack.length === 0;
  }

  get frames(): readonly Frame[] {
    return this.stack;
  }

  // What the rules hold: see Play.

  roll<F extends object, O extends string>(check: Check<F, O>, facts: F, about?: string, readers?: Readers<K>): O {
    const { count, sides } = check.dice;
    let natural = 0;
    const faces: number[] | null = this.listener ? [] : null;
    for (let die = 0; die < count; die++) {
      const face = this.dice.draw(sides, check.name) + 1;
      natural += face;
      faces?.push(face);
    }
    const outcome = judge(check, natural, facts);
    if (faces) this.tell({ kind: 'roll', check: check.name, facts, faces, outcome }, about, readers);
    return outcome;
  }

  volley<F extends object, O extends string>(check: Check<F, O>, facts: F, count: number, about?: string, readers?: Readers<K>): O[] {
    const faces: number[] = [];
    const outcomes: O[] = [];
    for (let die = 0; die < count; die++) {
      const face = this.dice.draw(check.dice.sides, check.name) + 1;
      faces.push(face);
      outcomes.push(judge(check, face, facts));
    }
    if (this.listener) this.tell({ kind: 'volley', check: check.name, facts, faces, outcomes }, about, readers);
    return outcomes;
  }

  draw<T>(lot: Lot, among: readonly T[], about?: string, readers?: Readers<K>): T {
    const got = this.dice.draw(among.length, lot.name);
    const drawn = among[got];
    if (drawn === undefined) throw new Error(`nothing to draw for ${lot.name}`);
    if (this.listener) this.tell({ kind: 'draw', lot: lot.name, among: among.length, got }, about, readers);
    return drawn;
  }

  reveal(): void {
    this.revealed = true;
  }

  end(ending: Ending): void {
    this.ending ??= ending;
  }

  private tell(what: Entry<K>['what'], about: string | null = null, readers: Readers<K> | null = null): void {
    this.listener?.({ command: this.commands, step: this.step, about, readers, what });
  }

  // Questions and answers.

  /** The questions now open, one for each side that is asked. */
  ask(): readonly Question[] {
    this.questions ??= this.openQuestions();
    return this.questions;
  }

  questionFor(side: string): Question | null {
    for (const question of this.ask()) if (question.side === side) return question;
    return null;
  }

  /** What a side has put together so far in a question that is asked of several at once. */
  draftFor(side: string): Json {
    return this.stack.at(-1)?.drafts?.[side] ?? null;
  }

  /** Carries out a verb that `ask` offered, with the target taken from the offer itself. */
  answer(question: Question, verb: string, target: Target | undefined): void {
    const frame = this.top();
    const step = this.choiceAt(frame.step);
    this.questions = null;
    this.changes++;
    this.commands++;
    this.step = frame.step;
    const done = step.secret
      ? this.answerInSecret(step, frame, question.side, verb, target)
      : this.answerOpenly(step, frame, question.side, verb, target);
    if (this.ending) this.stack = [];
    else if (done) this.stack.pop();
    if (done) this.advance();
  }

  /** A side gives up, asked or not: the game is over where it stands. */
  giveUp(endingOf: (g: Play<K>) => Ending): void {
    this.questions = null;
    this.changes++;
    this.commands++;
    this.step = this.top().step;
    this.end(endingOf(this));
    this.stack = [];
  }

  private answerOpenly(step: Choice<K> & { secret: false }, frame: Frame, side: string, verb: string, target: Target | undefined): boolean {
    const pick = step.picks.get(verb);
    const act = pick ?? step.ends.get(verb);
    if (!act) throw new Error(`${step.name} offers ${verb} but does not know it`);
    act(this, target ?? '', frame.item, side);
    return !pick;
  }

  private answerInSecret(
    step: Choice<K> & { secret: true },
    frame: Frame,
    side: string,
    verb: string,
    target: Target | undefined,
  ): boolean {
    const pick = step.picks.get(verb);
    const act = pick ?? step.ends.get(verb);
    if (!act) throw new Error(`${step.name} offers ${verb} but does not know it`);
    const drafts = { ...frame.drafts, [side]: act(frame.drafts?.[side] ?? null, target ?? '') };
    const asked = pick ? frame.asked : (frame.asked ?? nobody).filter((other) => other !== side);
    this.stack[this.stack.length - 1] = { ...frame, drafts, asked };
    if (asked?.length !== 0) return false;
    this.reveal();
    step.reveal(this, drafts, frame.item);
    return true;
  }

  private openQuestions(): Question[] {
    const frame = this.stack.at(-1);
    if (!frame || this.ending) return [];
    const step = this.choiceAt(frame.step);
    return (frame.asked ?? nobody).map((side) => ({
      step: frame.step,
      name: step.name,
      rule: step.rule,
      item: frame.item,
      side,
      secret: step.secret,
      offer: step.secret ? step.offer(this.state, frame.drafts?.[side] ?? null, side, frame.item) : step.offer(this, frame.item, side),
    }));
  }

  choiceAt(index: number): Choice<K> {
    const step = this.flow[index]?.step;
    if (step?.kind !== 'choice') throw new Error(`step ${index} is no choice`);
    return step;
  }

  // Walking the tree.

  private top(): Frame {
    const frame = this.stack.at(-1);
    if (!frame) throw new Error('the game stands nowhere');
    return frame;
  }

  private advance(): void {
    for (let steps = 0; steps < STEPS_WITHOUT_QUESTION; steps++) {
      if (this.ending) this.stack.length = 0;
      const frame = this.stack[this.stack.length - 1];
      if (!frame || frame.asked) return;
      this.move(frame);
    }
    throw new Error('the rules run in a circle without asking anybody');
  }

  private move(frame: Frame): void {
    const node = this.node(frame.step);
    const { step } = node;
    if (step.kind === 'loop') {
      if (step.while(this, frame.item)) this.enter(frame.step + 1, frame.item);
      else this.stack.pop();
    } else if (step.kind === 'each') {
      const item = frame.items?.[frame.at++];
      if (item !== undefined) this.enter(frame.step + 1, item);
      else this.stack.pop();
    } else {
      const child = node.children[frame.at++];
      if (child !== undefined) this.enter(child, frame.item);
      else this.stack.pop();
    }
  }

  private enter(index: number, item: Item): void {
    const { step } = this.node(index);
    if (step.when && !step.when(this, item)) return;
    if (step.kind === 'auto') {
      this.step = index;
      step.run(this, item);
      return;
    }
    const items = step.kind === 'each' ? step.items(this, item) : null;
    const asked = step.kind === 'choice' ? this.sidesAsked(step, item) : null;
    const drafts = step.kind === 'choice' && step.secret ? this.emptyDrafts(step, asked ?? nobody, item) : null;
    this.stack.push({ step: index, at: 0, item, items, asked, drafts });
  }

  private sidesAsked(step: Choice<K>, item: Item): readonly string[] {
    return step.secret ? step.who(this, item) : [step.who(this, item)];
  }

  private emptyDrafts(step: Choice<K> & { secret: true }, sides: readonly string[], item: Item): { readonly [side: string]: Json } {
    return Object.fromEntries(sides.map((side) => [side, step.draft(this.state, side, item)]));
  }

  private node(index: number): Node<K> {
    const node = this.flow[index];
    if (!node) throw new Error(`the flow has no step ${index}`);
    return node;
  }

  // Saving and taking up again.

  /** A copy of everything, made with the game's own copy of its state. */
  save(copy: (state: K['state']) => K['state']): Position<K> {
    return { state: copy(this.state), stack: this.stack.map((frame) => ({ ...frame })), dice: this.dice.save(), ending: this.ending };
  }

  restore(position: Position<K>, commands: number): void {
    this.state = position.state;
    this.stack = position.stack.map((frame) => ({ ...frame }));
    this.dice.restore(position.dice);
    this.ending = position.ending;
    this.commands = commands;
    this.changes++;
    this.questions = null;
    this.revealed = false;
  }
}
