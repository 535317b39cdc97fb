/**
 * Walks the flow until a side is asked something. Where it stands is a stack of small frames of plain data, so a game
 * can be saved, copied and taken up again at any question.
 */
import type { Outcome } from './chance.ts';
import type { Check, Lot, OpenCheck, OpenLot } from './check.ts';
import { judge } from './check.ts';
import type { At, Decision, SecretDecision } from './decision.ts';
import { inOneShape } from './decision.ts';
import type { Dice, DiceState } from './dice/dice.ts';
import type { Auto, Each, Loop, Step } from './flow.ts';
import type { Ending, Item, Json, Kind, Target } from './kind.ts';
import type { Entry } from './log.ts';
import { Occasion } from './occasion.ts';
import type { How, OwnWords, Play, Readers, ReadersBy } from './play.ts';
import type { Procedure } from './procedure.ts';
import { Question } from './question.ts';

/** A step in its place, with what the engine asks of it again and again in one shape for all kinds: steps themselves come in many. */
export interface Node<K extends Kind> {
  readonly index: number;
  /** The names of the steps on the way to it, which stay the same when steps are added elsewhere. */
  readonly path: string;
  readonly parent: number;
  readonly children: readonly number[];
  readonly step: Step<K>;
  readonly when: Step<K>['when'] | null;
  readonly run: Auto<K, Item>['run'] | null;
  readonly items: Each<K, Item>['items'] | null;
  readonly goesOn: Loop<K, Item>['while'] | null;
  readonly decision: Decision<K> | null;
}

const walked = <K extends Kind>(step: Step<K>) => ({
  step,
  when: step.when ?? null,
  run: step.kind === 'auto' ? step.run : null,
  items: step.kind === 'each' ? step.items : null,
  goesOn: step.kind === 'loop' ? step.while : null,
  decision: step.kind === 'decision' ? inOneShape(step) : null,
});

/** The flow with every step numbered, in the order of reading. */
export type Flow<K extends Kind> = readonly Node<K>[];

export function numbered<K extends Kind>(root: Step<K>): Flow<K> {
  const nodes: (Node<K> & { readonly children: number[] })[] = [];
  const paths = new Set<string>();
  const pathOf = (step: Step<K>, parent: number): string => {
    const plain = parent < 0 ? step.name : `${nodes[parent]?.path}/${step.name}`;
    for (let n = 1; ; n++) {
      const path = n === 1 ? plain : `${plain}~${n}`;
      if (!paths.has(path)) return path;
    }
  };
  const add = (step: Step<K>, parent: number): number => {
    const node = { index: nodes.length, path: pathOf(step, parent), parent, children: [] as number[], ...walked(step) };
    paths.add(node.path);
    nodes.push(node);
    if (step.kind === 'sequence') for (const child of step.steps) node.children.push(add(child, node.index));
    if (step.kind === 'each' || step.kind === 'loop') node.children.push(add(step.step, node.index));
    return node.index;
  };
  add(root, -1);
  return nodes;
}

/** The same flow with other steps in the places of these; what lies below them stays. */
export const steppedBy = <K extends Kind>(flow: Flow<K>, change: (step: Step<K>) => Step<K>): Flow<K> =>
  flow.map((node) => ({ ...node, ...walked(change(node.step)) }));

export interface Frame {
  readonly step: number;
  /** The child or item that comes next; of a loop, how many passes have begun. */
  at: number;
  readonly item: Item;
  readonly items: readonly Item[] | null;
  /** Sides that have yet to answer, while this is a question. */
  asked: readonly string[] | null;
  readonly drafts: { [side: string]: Json } | null;
}

const copyFrame = ({ step, at, item, items, asked, drafts }: Frame): Frame => ({
  step,
  at,
  item,
  items,
  asked,
  drafts: drafts && { ...drafts },
});

/** Everything there is to know about a game at one moment. Plain data. */
export interface Position<K extends Kind> {
  readonly state: K['state'];
  readonly stack: readonly Frame[];
  readonly dice: DiceState;
  /** How all draws so far have fallen, in one number. */
  readonly luck: number;
  readonly ending: Ending | null;
}

/** What an engine counts beside the position it stands at. */
export interface Running {
  readonly step: number;
  readonly salvos: number;
  readonly blind: number;
  readonly revealed: boolean;
}

/** More steps than this without a question mean that the rules run in a circle. */
const STEPS_WITHOUT_QUESTION = 100_000;
const nobody: readonly string[] = [];

/** Sides by name; null for everyone. */
type Named<K extends Kind> = readonly K['side'][] | null;

const namedBy = <K extends Kind>(readers: Readers<K> | 'everyone'): Named<K> => (readers === 'everyone' ? null : readers);

function questionOf<K extends Kind>(questions: readonly Question<K>[], side: string): Question<K> | null {
  for (const question of questions) if (question.side === side) return question;
  return null;
}

const askedBesides = (asked: readonly string[], drafts: object, side: string): readonly string[] =>
  Object.keys(drafts).filter((other) => other === side || asked.includes(other));

const askedWithout = (asked: readonly string[], side: string): readonly string[] => asked.filter((other) => other !== side);

export class Engine<K extends Kind> implements Play<K> {
  state: K['state'];
  ending: Ending | null = null;
  /** Commands taken so far; the log counts by it. */
  commands = 0;
  /** Rises whenever the game changes, forwards or back; equal numbers mean that nothing has happened. */
  changes = 0;
  /** Whether something hidden came to light since this was last set to false. */
  revealed = false;
  /** Draws that nobody ever learns of. */
  private blind = 0;
  /** A running sum over all draws, so that a chain of commands holds their dice too. */
  luck = 0;
  tell?: (event: K['event'], own?: OwnWords<K>) => void;
  whisper?: (readers: Readers<K> | 'everyone', event: K['event'] | K['secret']) => void;
  private stack: Frame[] = [];
  private step = 0;
  private salvos = 0;
  private within: number | null = null;
  private questions: Question<K>[] | null = null;
  private occasions = new Map<string, Occasion>();

  constructor(
    readonly flow: Flow<K>,
    state: K['state'],
    readonly dice: Dice,
    readonly data: K['data'],
    private readonly listener: ((entry: Entry<K>) => void) | null = null,
  ) {
    this.state = state;
    if (!listener) return;
    this.tell = (event, own) => this.write({ kind: 'event', event, ...(own ? { own } : {}) }, null);
    this.whisper = (readers, event) => this.write({ kind: 'event', event }, namedBy(readers));
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

  /** The innermost frame, where the game stands. */
  get last(): Frame | undefined {
    return this.stack[this.stack.length - 1];
  }

  get frames(): readonly Frame[] {
    return this.stack;
  }

  /** Passes of the outermost loop, which people know as turns or rounds. */
  get pass(): number {
    for (const { step, at } of this.stack) if (this.flow[step]?.step.kind === 'loop') return at;
    return 0;
  }

  // What the rules hold: see Play.

  roll<F extends object, O extends Outcome>(check: OpenCheck<F, O>, facts: F, how?: How<K>): O {
    return this.rollDice(check, facts, how, null);
  }

  rollFor<F extends object, O extends Outcome>(
    readers: Readers<K> | 'everyone' | ReadersBy<K, O>,
    check: Check<F, O>,
    facts: F,
    how?: How<K>,
  ): O {
    return this.rollDice(check, facts, how, typeof readers === 'function' ? readers : namedBy(readers));
  }

  private rollDice<F extends object, O extends Outcome>(
    check: Check<F, O>,
    facts: F,
    how: How<K> | undefined,
    readers: Named<K> | ReadersBy<K, O>,
  ): O {
    const { count, sides } = check.dice;
    let natural = 0;
    const faces: number[] | null = this.listener ? [] : null;
    for (let die = 0; die < count; die++) {
      const face = this.fall(sides, check.name) + 1;
      natural += face;
      faces?.push(face);
    }
    const outcome = judge(check, natural, facts);
    if (faces)
      this.write({ kind: 'roll', check, facts, faces, outcome }, typeof readers === 'function' ? namedBy(readers(outcome)) : readers, how);
    return outcome;
  }

  volley<F extends object, O extends Outcome>(check: OpenCheck<F, O>, facts: F, count: number, how?: How<K>): O[] {
    return this.volleyDice(check, facts, count, how, null);
  }

  volleyFor<F extends object, O extends Outcome>(
    readers: Readers<K> | 'everyone',
    check: Check<F, O>,
    facts: F,
    count: number,
    how?: How<K>,
  ): O[] {
    return this.volleyDice(check, facts, count, how, namedBy(readers));
  }

  private volleyDice<F extends object, O extends Outcome>(
    check: Check<F, O>,
    facts: F,
    count: number,
    how: How<K> | undefined,
    readers: Named<K>,
  ): O[] {
    const faces: number[] = [];
    const outcomes: O[] = [];
    for (let die = 0; die < count; die++) {
      const face = this.fall(check.dice.sides, check.name) + 1;
      faces.push(face);
      outcomes.push(judge(check, face, facts));
    }
    if (this.listener) this.write({ kind: 'volley', check, facts, faces, outcomes }, readers, how);
    return outcomes;
  }

  /** A check that is not open reaches nobody unless readers are named. */
  run<R>(procedure: Procedure<R>, how?: How<K>, readers?: Readers<K> | 'everyone'): R {
    const named = readers === 'everyone' ? null : readers;
    for (;;) {
      const step = procedure.next();
      if (step.done) return step.value;
      const { check, facts, dice } = step.value;
      const faces = this.faces(dice ?? check.dice.count, check);
      step.value.fall(faces);
      if (!this.listener) continue;
      const open = readers === undefined ? (check.open ? null : nobody) : (named ?? null);
      if (dice !== null) {
        const outcomes = faces.map((face) => judge(check, face, facts));
        this.write({ kind: 'volley', check, facts, faces, outcomes }, open, how);
      } else {
        const natural = faces.reduce((sum, face) => sum + face, 0);
        this.write({ kind: 'roll', check, facts, faces, outcome: judge(check, natural, facts) }, open, how);
      }
    }
  }

  draw<T>(lot: OpenLot, among: readonly T[], how?: How<K>): T {
    return this.drawLot(lot, among, how, null);
  }

  drawFor<T>(readers: Readers<K> | 'everyone', lot: Lot, among: readonly T[], how?: How<K>): T {
    return this.drawLot(lot, among, how, namedBy(readers));
  }

  private drawLot<T>(lot: Lot, among: readonly T[], how: How<K> | undefined, readers: Named<K>): T {
    const got = this.fall(among.length, lot.name);
    if (lot.blind) this.blind++;
    const drawn = among[got];
    if (drawn === undefined) throw new Error(`nothing to draw for ${lot.name}`);
    if (this.listener) this.write({ kind: 'draw', lot, among: among.length, got }, readers, how);
    return drawn;
  }

  private faces(dice: number, { dice: { sides }, name }: Check<object, Outcome>): number[] {
    const faces: number[] = [];
    for (let die = 0; die < dice; die++) faces.push(this.fall(sides, name) + 1);
    return faces;
  }

  private fall(sides: number, purpose: string): number {
    const got = this.dice.draw(sides, purpose);
    this.luck = Math.imul(this.luck ^ (got + 1), 0x01000193);
    return got;
  }

  salvo<T>(work: () => T, head: (result: T) => K['event']): T {
    if (!this.listener || this.within !== null) return work();
    this.within = ++this.salvos;
    try {
      const result = work();
      this.write({ kind: 'event', event: head(result) }, null, undefined, true);
      return result;
    } finally {
      this.within = null;
    }
  }

  /** How often dice have fallen that somebody may learn of. */
  get fallen(): number {
    return this.dice.drawn - this.blind;
  }

  reveal(): void {
    this.revealed = true;
  }

  end(ending: Ending): void {
    this.ending ??= ending;
  }

  private write(what: Entry<K>['what'], readers: Named<K>, how: How<K> = {}, heads = false): void {
    const { about = null, by = null, others } = how;
    const { commands: command, step, pass: round, within: salvo } = this;
    this.listener?.({ command, step, round, about, by, readers, showsFaces: others === 'faces', salvo, heads, what });
  }

  // Questions and answers.

  /** The questions now open, one for each side that is asked. */
  ask(): readonly Question<K>[] {
    this.questions ??= this.openQuestions();
    return this.questions;
  }

  questionFor(side: string): Question<K> | null {
    return questionOf(this.ask(), side);
  }

  /** Carries out a verb that `ask` offered, with the target taken from the offer itself. */
  answer(question: Question<K>, verb: string, target: Target | undefined): void {
    const ends = question.ends(verb);
    if (question.secret) return this.setDraft(question.side, question.stroke(verb, target), !ends);
    this.begun(this.top(), 1);
    question.act(this, verb, target);
    this.closed(ends);
  }

  /** A side gives up, asked or not: the game is over where it stands. */
  giveUp(endingOf: (g: Play<K>) => Ending): void {
    this.begun(this.top(), 1);
    this.end(endingOf(this));
    this.stack = [];
  }

  private begun(frame: Frame, commands: number): void {
    this.questions = null;
    this.occasions.clear();
    this.changes++;
    this.commands += commands;
    this.step = frame.step;
  }

  private closed(isOver: boolean): void {
    if (this.ending) this.stack = [];
    else if (isOver) this.stack.pop();
    if (isOver) this.advance();
  }

  // Drafts. They are no part of the state, and change nothing but themselves.

  /** Puts a draft in the place of a side's present one; `isAsked` says whether the side has yet to hand it in. */
  setDraft(side: string, draft: Json, isAsked: boolean): void {
    const frame = this.top();
    const { drafts, asked } = frame;
    if (!drafts || !asked) throw new Error('nobody drafts');
    frame.asked = this.stillAsked(asked, drafts, side, isAsked);
    drafts[side] = draft;
    this.questions = this.questions && this.openQuestions(this.questions, side);
    this.changes++;
  }

  /** In the order in which the decision names them. */
  private stillAsked(asked: readonly string[], drafts: object, side: string, isAsked: boolean): readonly string[] {
    if (isAsked && asked.includes(side)) return asked;
    return isAsked ? askedBesides(asked, drafts, side) : askedWithout(asked, side);
  }

  /** What a side has put down in the question now open, and whether it has handed it in; null where nobody drafts. */
  draftOf(side: string): { readonly draft: Json; readonly isIn: boolean; readonly step: number } | null {
    const { drafts, asked, step } = this.last ?? {};
    const draft = drafts && Object.hasOwn(drafts, side) ? drafts[side] : undefined;
    if (draft === undefined || step === undefined) return null;
    return { draft, isIn: !(asked ?? nobody).includes(side), step };
  }

  /** Sides that draft in the question now open, in the order in which the decision names them. */
  get draftingSides(): readonly string[] {
    return Object.keys(this.last?.drafts ?? {});
  }

  get isDrafting(): boolean {
    return (this.last?.drafts ?? null) !== null;
  }

  /** Whether all have handed in what they drafted. */
  get isPlanned(): boolean {
    return this.isDrafting && this.last?.asked?.length === 0;
  }

  /** All drafts are in: they take effect together. Counts as so many commands as were given. */
  commit(commands: number): void {
    const frame = this.top();
    const step = this.decisionAt(frame.step);
    if (!step.secret) throw new Error(`${step.name} has no drafts`);
    this.begun(frame, commands);
    this.reveal();
    step.commit(this, frame.drafts ?? {}, frame.item);
    this.closed(true);
  }

  /** Those that stand are put no second time, but for that of the side that has drafted: what one side drafts is nothing to another. */
  private openQuestions(standing: readonly Question<K>[] = [], drafting: string | null = null): Question<K>[] {
    const frame = this.last;
    if (!frame || this.ending) return [];
    const step = this.decisionAt(frame.step);
    const asked = frame.asked ?? nobody;
    const open: Question<K>[] = new Array(asked.length); // for a list that grows makes room for many, and this one is made at every command
    let at = 0;
    for (const side of asked)
      open[at++] = (side !== drafting && questionOf(standing, side)) || new Question(frame.step, step, this.placeOf(frame, side));
    return open;
  }

  private placeOf({ item, drafts }: Frame, side: string): At<K> {
    return { data: this.data, state: this.state, side, item, draft: drafts?.[side] ?? null, occasion: this.occasionOf(side) };
  }

  private occasionOf(side: string): Occasion {
    const known = this.occasions.get(side);
    if (known) return known;
    const made = new Occasion();
    this.occasions.set(side, made);
    return made;
  }

  decisionAt(index: number): Decision<K> {
    const { decision } = this.node(index);
    if (!decision) throw new Error(`step ${index} is no decision`);
    return decision;
  }

  // Walking the tree.

  private top(): Frame {
    const frame = this.last;
    if (!frame) throw new Error('the game stands nowhere');
    return frame;
  }

  private advance(): void {
    for (let steps = 0; steps < STEPS_WITHOUT_QUESTION; steps++) {
      if (this.ending) this.stack.length = 0;
      const frame = this.last;
      if (!frame || frame.asked) return;
      this.move(frame);
    }
    throw new Error('the rules run in a circle without asking anybody');
  }

  private move(frame: Frame): void {
    const { goesOn, children } = this.node(frame.step);
    if (goesOn) {
      if (goesOn(this, frame.item)) {
        frame.at++;
        this.enter(frame.step + 1, frame.item);
      } else this.stack.pop();
    } else if (frame.items) {
      const item = frame.items[frame.at++];
      if (item !== undefined) this.enter(frame.step + 1, item);
      else this.stack.pop();
    } else {
      const child = children[frame.at++];
      if (child !== undefined) this.enter(child, frame.item);
      else this.stack.pop();
    }
  }

  private enter(index: number, item: Item): void {
    const { when, run, items, decision } = this.node(index);
    if (when && !when(this, item)) return;
    this.step = index;
    if (run) run(this, item);
    else if (decision) this.stack.push(this.asking(index, decision, item));
    else this.stack.push({ step: index, at: 0, item, items: items?.(this, item) ?? null, asked: null, drafts: null });
  }

  private asking(step: number, decision: Decision<K>, item: Item): Frame {
    const asked = this.sidesAsked(decision, item);
    const drafts = decision.secret ? this.emptyDrafts(decision, asked, item) : null;
    return { step, at: 0, item, items: null, asked, drafts };
  }

  private sidesAsked(step: Decision<K>, item: Item): readonly string[] {
    return step.secret ? step.who(this, item) : [step.who(this, item)];
  }

  private emptyDrafts(step: SecretDecision<K>, sides: readonly string[], item: Item): { [side: string]: Json } {
    const drafts: { [side: string]: Json } = {};
    for (const side of sides) drafts[side] = step.draft({ data: this.data, state: this.state, side, item });
    return drafts;
  }

  private node(index: number): Node<K> {
    const node = this.flow[index];
    if (!node) throw new Error(`the flow has no step ${index}`);
    return node;
  }

  // Saving and taking up again.

  /** As the game stands, not a copy. */
  get position(): Position<K> {
    const { state, stack, dice, luck, ending } = this;
    return { state, stack, dice: dice.save(), luck, ending };
  }

  /** As it stands but for what is drafted in the question now open: nobody can tell by it whether anything is. */
  get undrafted(): Position<K> {
    const { position } = this;
    const top = this.last;
    if (!top?.drafts) return position;
    const step = this.decisionAt(top.step);
    const asked = Object.keys(top.drafts);
    const drafts = step.secret ? this.emptyDrafts(step, asked, top.item) : null;
    return { ...position, stack: [...this.stack.slice(0, -1), { ...top, asked, drafts }] };
  }

  /** A copy of everything, made with the game's own copy of its state. */
  save(copy: (state: K['state']) => K['state']): Position<K> {
    return { ...this.position, state: copy(this.state), stack: this.stack.map(copyFrame) };
  }

  restore(position: Position<K>, commands: number): void {
    this.state = position.state;
    this.stack = position.stack.map(copyFrame);
    this.dice.restore(position.dice);
    this.luck = position.luck;
    this.ending = position.ending;
    this.commands = commands;
    this.changes++;
    this.questions = null;
    this.occasions.clear();
    this.revealed = false;
  }

  get running(): Running {
    const { step, salvos, blind, revealed } = this;
    return { step, salvos, blind, revealed };
  }

  /** After `restore`, where the position comes from another engine. */
  runOn({ step, salvos, blind, revealed }: Running): void {
    [this.step, this.salvos, this.blind, this.revealed] = [step, salvos, blind, revealed];
  }
}
