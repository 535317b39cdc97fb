/** What the tables of all games' tests can do: scripted dice, one step of the flow, commands and what came of them. */
import { expect } from 'vitest';
import type { Command, Entry, Item, Kind, Odds, Question, Reason, Step, Target } from '../kernel/index.ts';
import { commandsOf, Engine, numbered, readsAll, ScriptedDice, toldTo } from '../kernel/index.ts';

/** All that the log can tell, openly or not. */
type Told<K extends Kind> = K['event'] | K['secret'];

const inShort = ({ verb, target }: Command, withVerb: boolean): string =>
  [...(withVerb ? [verb] : []), ...(target === undefined ? [] : [target].flat())].join(' ');

const asRead = <K extends Kind>(what: Entry<K>['what'], reader: string): Entry<K>['what'] =>
  what.kind === 'event' ? { kind: 'event', event: toldTo(what, reader) } : what;

/** Words and chance of each. */
export const chancesOf = (odds: Odds | undefined): Readonly<Record<string, number>> =>
  Object.fromEntries((odds?.badges ?? []).map(({ words, chance }) => [words, chance]));

/** The lines of a log that stand open, each with how many lie under it. */
export const linesOf = <K extends Kind>(entries: readonly Entry<K>[]): (readonly [line: string, under: number])[] =>
  entries.flatMap(({ what, salvo, heads }) => {
    const name = what.kind === 'event' ? what.event.type : what.kind === 'draw' ? what.lot.name : what.check.name;
    if (salvo === null) return [[name, 0] as const];
    return heads ? [[name, entries.filter((each) => each.salvo === salvo).length - 1] as const] : [];
  });

export abstract class ScriptedTable<K extends Kind> {
  readonly entries: Entry<K>[] = [];
  private readonly script = new ScriptedDice();
  private engine: Engine<K> | null = null;

  constructor(readonly state: K['state']) {}

  /** Laws that the position breaks; looked at after every command. */
  /** What the game is played with. */
  abstract readonly data: K['data'];
  protected abstract faults(): readonly string[];

  /** Faces to come, as they would be read off the dice, one for each die of a volley; a lot among n things takes 1 to n. */
  dice(...faces: number[]): this {
    this.script.add(...faces);
    return this;
  }

  get diceLeft(): readonly number[] {
    return this.script.left;
  }

  /** Runs a step of the flow to its first question, or to its end. */
  run(step: Step<K>, item: Item = null): this {
    const root: Step<K> = item === null ? step : { kind: 'each', name: 'test', rule: step.rule, items: () => [item], step };
    this.engine = new Engine(numbered(root), this.state, this.script, this.data, (entry) => void this.entries.push(entry));
    this.engine.begin();
    return this;
  }

  /** Answers the open question; what is not offered fails the test. */
  play(side: K['side'], verb: string, target?: Target): this {
    const question = this.question(side);
    const offered = question.takes(verb, target);
    if (offered === null)
      throw new Error(`${verb} ${String(target)} is not offered to ${side} at ${question.name}: ${this.offered(side).join(', ')}`);
    this.running.answer(question, verb, offered);
    if (this.running.isPlanned) this.running.commit(1);
    expect(this.faults()).toEqual([]);
    return this;
  }

  question(side: K['side']): Question<K> {
    const question = this.running.questionFor(side);
    if (!question) throw new Error(`${side} is not asked anything; open: ${this.asks}`);
    return question;
  }

  /** What is asked now, or null. */
  get asks(): string | null {
    return this.running.ask()[0]?.name ?? null;
  }

  /** Who is asked. */
  get asked(): string[] {
    return this.running.ask().map(({ side }) => side);
  }

  protected commandsFor(side: K['side']): Command[] {
    return [...commandsOf(side, this.question(side).offer)];
  }

  /** The offered commands in short, 'move lion north-sea', or those of one verb without it. */
  offered(side: K['side'], verb?: string): string[] {
    return this.commandsFor(side)
      .filter((command) => verb === undefined || command.verb === verb)
      .map((command) => inShort(command, verb === undefined));
  }

  /** Why a command is not offered. */
  whyNot(side: K['side'], verb: string, target?: Target): Reason | undefined {
    return this.question(side).why(verb, target);
  }

  /** What a command promises and risks. */
  protected promised(side: K['side'], verb: string, target: Target): Odds | undefined {
    return this.question(side).odds(verb, target);
  }

  /** The warning before a command. */
  caution(side: K['side'], verb: string, target: Target = ''): string | undefined {
    return this.question(side).caution(verb, target);
  }

  /** What comes of ending the question now. */
  consequence(side: K['side']): string | undefined {
    const question = this.question(side);
    return question.consequence(question.closing ?? '');
  }

  get ending() {
    return this.running.ending;
  }

  /** The step has run to its end. */
  get finished(): boolean {
    return this.running.finished;
  }

  /** Everything, or what one side may read, in the words that are meant for it. */
  read(reader?: K['side']): Entry<K>[] {
    if (reader === undefined) return this.entries;
    return this.entries.filter((entry) => readsAll(entry, reader)).map((entry) => ({ ...entry, what: asRead(entry.what, reader) }));
  }

  /** Everything told so far of one type, or what one side was told of it. */
  told<T extends Told<K>['type']>(type: T, reader?: K['side']): Extract<Told<K>, { type: T }>[] {
    const isOf = (event: Told<K>): event is Extract<Told<K>, { type: T }> => event.type === type;
    return this.read(reader).flatMap(({ what }) => (what.kind === 'event' && isOf(what.event) ? [what.event] : []));
  }

  /** The rolls so far, or those that one side may read: name of the check and outcome, or the outcomes of a volley. */
  protected rolled(reader?: K['side']): string[] {
    return this.read(reader).flatMap(({ what }) => {
      if (what.kind === 'roll') return [`${what.check.name}: ${what.outcome}`];
      return what.kind === 'volley' ? [`${what.check.name}: ${what.outcomes.join(' ')}`] : [];
    });
  }

  protected get running(): Engine<K> {
    if (!this.engine) throw new Error('run a step first');
    return this.engine;
  }
}
