/** One game being played: takes commands, refuses what is not offered, remembers, and takes back what may be taken back. */
import type { Command, Refusal } from './command.ts';
import { offeredTarget, RESIGN } from './command.ts';
import type { Dice } from './dice/dice.ts';
import { FastDice } from './dice/fast.ts';
import { KeyedDice } from './dice/keyed.ts';
import type { Position, Question } from './engine.ts';
import { Engine } from './engine.ts';
import { hashOf } from './hash.ts';
import type { Ending, Kind, Viewer } from './kind.ts';
import type { Entry } from './log.ts';
import type { Options, Ruleset } from './ruleset.ts';
import { checkPack, checkScenario, fillOptions, hidesOrders } from './ruleset.ts';

export interface Settings {
  readonly scenario: string;
  readonly options: Options;
  readonly seed: string;
  /** `fast` for one person or a simulation, `keyed` for games between people. */
  readonly dice: 'fast' | 'keyed';
  /** Figures of the players' own, as they were read from JSON; the game checks them. */
  readonly pack?: unknown;
}

/** What a host wants remembered; a simulation wants nothing. */
export interface Keeping {
  readonly log?: boolean;
  readonly undo?: boolean;
  readonly hashes?: boolean;
}

interface Mark<K extends Kind> {
  readonly side: string;
  readonly position: Position<K>;
  readonly commands: number;
  readonly entries: number;
}

/** Commands that were taken back, kept so that nobody can say they never happened. */
export interface Takeback {
  readonly after: number;
  readonly commands: readonly Command[];
}

const diceFor = ({ dice, seed }: Settings): Dice => (dice === 'keyed' ? new KeyedDice(seed) : new FastDice(seed));

export class Game<K extends Kind> {
  readonly settings: Settings;
  readonly commands: Command[] = [];
  readonly hashes: string[] = [];
  readonly takebacks: Takeback[] = [];
  private readonly entries: Entry<K>[] = [];
  private readonly engine: Engine<K>;
  private marks: Mark<K>[] = [];
  /** How many commands there were before the first draft of the secret question now open. */
  private drafts: number | null = null;
  /** Whether the last command cannot be undone. */
  private isFinal = false;

  /** Tests bring dice of their own. */
  constructor(
    readonly ruleset: Ruleset<K>,
    settings: Settings,
    private readonly keeping: Keeping = {},
    private readonly diceOf: (settings: Settings) => Dice = diceFor,
  ) {
    const scenario = checkScenario(ruleset, settings.scenario);
    const options = fillOptions(ruleset, scenario, settings.options);
    const { seed, dice, pack } = settings;
    checkPack(ruleset, pack);
    this.settings = { scenario, options, seed, dice, ...(pack === undefined ? {} : { pack }) };
    const listener = keeping.log ? (entry: Entry<K>) => void this.entries.push(entry) : null;
    this.engine = new Engine(ruleset.flow, ruleset.begin(scenario, options, pack), diceOf(settings), listener);
    this.engine.begin();
  }

  /** Another game that begins as this one did. */
  again(keeping: Keeping): Game<K> {
    return new Game(this.ruleset, this.settings, keeping, this.diceOf);
  }

  get ending(): Ending | null {
    return this.engine.ending;
  }

  /** Until the game is over nobody may learn how many orders another side has given, nor what they led to unseen. */
  get isHidden(): boolean {
    return hidesOrders(this.ruleset) && !this.engine.finished;
  }

  /** How many commands there were, not counting the drafts in the secret question now open. */
  get revealedCommands(): number {
    return Math.min(this.drafts ?? Number.POSITIVE_INFINITY, this.commands.length);
  }

  get finished(): boolean {
    return this.engine.finished;
  }

  /** The questions now open, one for each side that is asked. */
  get questions(): readonly Question[] {
    return this.engine.ask();
  }

  questionFor(side: string): Question | null {
    return this.engine.questionFor(side);
  }

  /** The true state, for hosts and tests; players get `view`. */
  get state(): K['state'] {
    return this.engine.state;
  }

  get play(): Engine<K> {
    return this.engine;
  }

  view(viewer: Viewer<K['side']>): K['view'] {
    return this.ruleset.view(this.engine.state, viewer);
  }

  /** All log entries, for hosts; players get those they may read. */
  get log(): readonly Entry<K>[] {
    return this.entries;
  }

  /** Takes a command, or says why not and changes nothing. */
  apply(command: Command): Refusal | null {
    if (command.verb === RESIGN) return this.resign(command);
    const question = this.engine.questionFor(command.side);
    if (!question) return this.notAsked(command);
    const target = offeredTarget(question.offer, command.verb, command.target);
    if (target === null) return this.notOffered(question, command);
    const mark = this.keeping.undo ? this.mark(command.side) : null;
    const drawn = this.engine.dice.drawn;
    const closes = this.isHidden && this.closes(question, command);
    this.engine.revealed = false;
    this.engine.answer(question, command.verb, target);
    this.drafts = question.secret && !this.engine.revealed ? (this.drafts ?? this.commands.length) : null;
    this.commands.push(command);
    this.isFinal = closes || this.engine.dice.drawn !== drawn || this.engine.revealed;
    if (mark) this.remember(mark);
    if (this.keeping.hashes) this.hashes.push(this.hash());
    return null;
  }

  /** Takes several commands, all or none; but what cannot be undone stands, or a batch that must fail would be a look at the dice. */
  applyAll(commands: readonly Command[]): Refusal | null {
    let before = this.mark('');
    let marks = [...this.marks];
    for (const command of commands) {
      const refusal = this.apply(command);
      if (refusal) {
        this.goBack(before);
        this.marks = marks;
        return refusal;
      }
      if (!this.isFinal) continue;
      before = this.mark('');
      marks = [];
    }
    return null;
  }

  /** Why a command would be refused; null if it would be taken. */
  whyNot(command: Command): Refusal | null {
    if (command.verb === RESIGN) return command.target === undefined && this.canResign(command.side) ? null : this.noResigning(command);
    const question = this.engine.questionFor(command.side);
    if (!question) return this.notAsked(command);
    return offeredTarget(question.offer, command.verb, command.target) === null ? this.notOffered(question, command) : null;
  }

  /** The position with everything in it, as plain data. */
  save(): Position<K> {
    return this.engine.save((state) => this.ruleset.copy(state));
  }

  /** The fingerprint of a position: of the one the game stands at, unless another is given. */
  hash(position: Position<K> = this.position()): string {
    const { digest } = this.ruleset;
    return hashOf(digest ? { ...position, state: digest(position.state) } : position);
  }

  /** As the game stands, not a copy. */
  private position(): Position<K> {
    const { state, frames, dice, ending } = this.engine;
    return { state, stack: frames, dice: dice.save(), ending };
  }

  /** Takes up a saved position, such as one that has been through JSON. */
  revive(position: Position<K>): void {
    this.engine.restore(position, this.commands.length);
    this.marks = [];
    this.drafts = null;
  }

  // Resigning: at any time and asked or not, and final.

  canResign(side: string): boolean {
    return !this.engine.finished && this.ruleset.resigned !== undefined && this.ruleset.sides.includes(side);
  }

  private resign(command: Command): Refusal | null {
    const { resigned, sides } = this.ruleset;
    const side = sides.find((each) => each === command.side);
    if (this.engine.finished || !resigned || side === undefined || command.target !== undefined) return this.noResigning(command);
    this.engine.giveUp((g) => resigned(g, side));
    this.commands.push(command);
    this.marks = [];
    this.drafts = null;
    this.isFinal = false; // it rolls and reveals nothing: in a batch that fails it has not happened
    if (this.keeping.hashes) this.hashes.push(this.hash());
    return null;
  }

  // Undo: only over the side's own commands, and never over a roll or a revelation.

  /**
   * Whether a command ends its question. What then follows unseen may roll dice or ask another side, or not: where orders
   * are hidden, undo stops there in any case, so that it does not tell.
   */
  private closes({ step }: Question, { verb }: Command): boolean {
    return !this.engine.choiceAt(step).picks.has(verb);
  }

  canUndo(side: string): boolean {
    return this.marks.at(-1)?.side === side;
  }

  undo(side: string): Refusal | null {
    const mark = this.marks.at(-1);
    if (mark?.side !== side)
      return {
        code: 'no-undo',
        words: 'nothing can be taken back: dice have fallen, something was revealed, or another side has acted',
        rule: this.ruleNow(),
      };
    this.takebacks.push({ after: mark.commands, commands: this.commands.slice(mark.commands) });
    this.goBack(mark);
    this.marks.pop();
    return null;
  }

  private mark(side: string): Mark<K> {
    return { side, position: this.save(), commands: this.commands.length, entries: this.entries.length };
  }

  private remember(mark: Mark<K>): void {
    if (this.isFinal) this.marks = [];
    else if (this.marks.at(-1)?.side === mark.side) this.marks.push(mark);
    else this.marks = [mark];
  }

  private goBack(mark: Mark<K>): void {
    this.engine.restore(mark.position, mark.commands);
    this.commands.length = mark.commands;
    this.hashes.length = Math.min(this.hashes.length, mark.commands);
    this.entries.length = mark.entries;
  }

  // Refusals.

  /** The rule that the game stands at; where orders are hidden no more than that of the whole, for another side's question is its own affair. */
  ruleNow(): string {
    const asked = this.isHidden ? undefined : this.engine.ask()[0];
    return asked?.rule ?? this.ruleset.flow[0]?.step.rule ?? '';
  }

  private notAsked({ side }: Command): Refusal {
    const rule = this.ruleNow();
    if (this.engine.finished) return { code: 'game-over', words: 'the game is over', rule };
    const asked = this.engine.ask().map((question) => question.side);
    const others = this.isHidden ? '' : `; ${asked.join(' and ')} must answer first`;
    return { code: 'not-asked', words: `${side} is not asked now${others}`, rule };
  }

  private noResigning({ side }: Command): Refusal {
    const { resigned, sides, title } = this.ruleset;
    const rule = this.ruleNow();
    if (this.engine.finished) return { code: 'game-over', words: 'the game is over', rule };
    if (!resigned) return { code: 'unknown-verb', words: `${title} cannot be resigned`, rule };
    if (!sides.includes(side)) return { code: 'not-asked', words: `there is no side '${side}' to resign`, rule };
    return { code: 'malformed', words: `'${RESIGN}' takes no target`, rule };
  }

  private notOffered(question: Question, { verb, target }: Command): Refusal {
    const step = this.engine.choiceAt(question.step);
    if (!step.picks.has(verb) && !step.ends.has(verb)) {
      const verbs = [...step.picks.keys(), ...step.ends.keys()].join(', ');
      return { code: 'unknown-verb', words: `'${verb}' is no answer to ${question.name}; it takes ${verbs}`, rule: question.rule };
    }
    const reason = step.secret ? undefined : step.whyNot.get(verb)?.(this.engine, target, question.item);
    const aim = target === undefined ? '' : ` ${typeof target === 'object' ? target.join(' ') : target}`;
    return { code: 'not-offered', words: reason?.words ?? `'${verb}${aim}' is not possible now`, rule: reason?.rule ?? question.rule };
  }
}
