/** One game being played: takes commands, refuses what is not offered, remembers, and takes back what may be taken back. */
import type { Command, Refusal } from './command.ts';
import { offeredTarget } from './command.ts';
import type { Dice } from './dice/dice.ts';
import { FastDice } from './dice/fast.ts';
import { KeyedDice } from './dice/keyed.ts';
import type { Position, Question } from './engine.ts';
import { Engine } from './engine.ts';
import { hashOf } from './hash.ts';
import type { Ending, Kind, Viewer } from './kind.ts';
import type { Entry } from './log.ts';
import type { Options, Ruleset } from './ruleset.ts';
import { checkScenario, fillOptions } from './ruleset.ts';

export interface Settings {
  readonly scenario: string;
  readonly options: Options;
  readonly seed: string;
  /** `fast` for one person or a simulation, `keyed` for games between people. */
  readonly dice: 'fast' | 'keyed';
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

  constructor(
    readonly ruleset: Ruleset<K>,
    settings: Settings,
    private readonly keeping: Keeping = {},
  ) {
    const scenario = checkScenario(ruleset, settings.scenario);
    const options = fillOptions(ruleset, settings.options);
    this.settings = { scenario, options, seed: settings.seed, dice: settings.dice };
    const listener = keeping.log ? (entry: Entry<K>) => void this.entries.push(entry) : null;
    this.engine = new Engine(ruleset.flow, ruleset.begin(scenario, options), diceFor(settings), listener);
    this.engine.begin();
  }

  get ending(): Ending | null {
    return this.engine.ending;
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
    const question = this.engine.questionFor(command.side);
    if (!question) return this.notAsked(command);
    const target = offeredTarget(question.offer, command.verb, command.target);
    if (target === null) return this.notOffered(question, command);
    const mark = this.keeping.undo ? this.mark(command.side) : null;
    const drawn = this.engine.dice.drawn;
    this.engine.revealed = false;
    this.engine.answer(question, command.verb, target);
    this.commands.push(command);
    if (mark) this.remember(mark, this.engine.dice.drawn !== drawn || this.engine.revealed);
    if (this.keeping.hashes) this.hashes.push(this.hash());
    return null;
  }

  /** Takes several commands, all or none. */
  applyAll(commands: readonly Command[]): Refusal | null {
    const before = this.mark('');
    const marks = [...this.marks];
    for (const command of commands) {
      const refusal = this.apply(command);
      if (!refusal) continue;
      this.goBack(before);
      this.marks = marks;
      return refusal;
    }
    return null;
  }

  /** Why a command would be refused; null if it would be taken. */
  whyNot(command: Command): Refusal | null {
    const question = this.engine.questionFor(command.side);
    if (!question) return this.notAsked(command);
    return offeredTarget(question.offer, command.verb, command.target) === null ? this.notOffered(question, command) : null;
  }

  /** The position with everything in it, as plain data. */
  save(): Position<K> {
    return this.engine.save((state) => this.ruleset.copy(state));
  }

  hash(): string {
    const { state, frames, dice, ending } = {
      state: this.engine.state,
      frames: this.engine.frames,
      dice: this.engine.dice.save(),
      ending: this.engine.ending,
    };
    return hashOf({ state, stack: frames, dice, ending });
  }

  /** Takes up a saved position, such as one that has been through JSON. */
  revive(position: Position<K>): void {
    this.engine.restore(position, this.commands.length);
    this.marks = [];
  }

  // Undo: only over the side's own commands, and never over a roll or a revelation.

  canUndo(side: string): boolean {
    return this.marks.at(-1)?.side === side;
  }

  undo(side: string): Refusal | null {
    const mark = this.marks.at(-1);
    if (mark?.side !== side)
      return {
        code: 'no-undo',
        words: 'nothing can be taken back: dice have fallen, something was revealed, or another side has acted',
        rule: this.rule(),
      };
    this.takebacks.push({ after: mark.commands, commands: this.commands.slice(mark.commands) });
    this.goBack(mark);
    this.marks.pop();
    return null;
  }

  private mark(side: string): Mark<K> {
    return { side, position: this.save(), commands: this.commands.length, entries: this.entries.length };
  }

  private remember(mark: Mark<K>, cannotUndo: boolean): void {
    if (cannotUndo) this.marks = [];
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

  private rule(): string {
    return this.engine.ask()[0]?.rule ?? this.ruleset.flow[0]?.step.rule ?? '';
  }

  private notAsked({ side }: Command): Refusal {
    if (this.engine.finished) return { code: 'game-over', words: 'the game is over', rule: this.rule() };
    const asked = this.engine.ask().map((question) => question.side);
    return { code: 'not-asked', words: `${side} is not asked now; ${asked.join(' and ')} must answer first`, rule: this.rule() };
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
