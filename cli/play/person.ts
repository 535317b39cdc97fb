/** One person at the terminal, playing one side; bots play the others. */
import type { Refusal, SeenOption } from '../../kernel/index.ts';
import { RESIGN } from '../../kernel/index.ts';
import { Feed, type Sight, type StaffScope, type Table } from '../../table/index.ts';
import { counted } from '../columns.ts';
import { inked } from '../ink.ts';
import type { Io } from '../io.ts';
import { Mistake } from '../io.ts';
import { logLines } from '../log-lines.ts';
import { ruleInWords } from '../programs/rules.ts';
import { writeRecordFile } from '../record-file.ts';
import { readRulebook, rulesUnder } from '../rulebook.ts';
import type { Keep } from './keeping.ts';
import { outline } from './outline.ts';
import { KEYS, questionLines } from './words.ts';

export class PersonAtTerminal {
  private readonly feed: Feed;
  private phase = '';
  /** Whether the question needs to be put again before the next answer. */
  private fresh = true;

  constructor(
    private readonly table: Table,
    private readonly side: string,
    private readonly io: Io,
    private readonly keep: Keep,
  ) {
    this.feed = new Feed(table, side);
  }

  /** Plays until the game is over, the input ends or the person has had enough. */
  async play(): Promise<void> {
    this.say(...KEYS);
    for (;;) {
      this.table.work();
      // It is kept before anybody hears of it.
      await this.keep();
      const sight = this.feed.look();
      this.tellNews(sight);
      if (sight.ending) return this.say('', sight.ending.words);
      this.putQuestion(sight);
      const line = await this.io.ask('> ');
      if (line === null || line.trim() === 'q') return this.say('', `The game stands after ${counted(sight.moment, 'command')}.`);
      await this.obey(line.trim(), sight);
    }
  }

  private say(...lines: string[]): void {
    for (const line of lines) this.io.out(line);
  }

  private tellNews({ log: { entries } }: Sight): void {
    this.say(...logLines(entries, this.phase, this.io.onScreen));
    this.phase = entries.at(-1)?.phase ?? this.phase;
  }

  private putQuestion({ question }: Sight): void {
    if (question && this.fresh) this.say(...questionLines(question, this.io.onScreen));
    this.fresh = false;
  }

  private async obey(line: string, sight: Sight): Promise<void> {
    const [, word = '', rest] = /^(\S*)\s*(.+)?$/.exec(line) ?? [];
    if (/^\d+$/.test(word)) return this.choose(Number(word), sight);
    if (line === RESIGN) return this.resign(sight);
    const acts: Readonly<Record<string, () => void>> = {
      s: () => this.staff('decision'),
      ss: () => this.staff('phase'),
      u: () => this.undo(),
      v: () => this.say(...outline(sight.view)),
      t: () => this.showSequence(sight),
      '?': () => this.showRule(rest ?? sight.question?.rule ?? ''),
      w: () => this.write(rest),
      h: () => this.say(...KEYS),
      '': () => this.askAgain(),
    };
    const act = Object.hasOwn(acts, word) ? acts[word] : undefined;
    if (act) act();
    else this.say(`'${line}' is no answer: give a number of the list, or h for the keys.`);
  }

  private askAgain(): void {
    this.fresh = true;
  }

  private async choose(number: number, { question }: Sight): Promise<void> {
    const option = question?.options[number - 1];
    if (!option) return this.say(`There is no number ${number} in the list.`);
    if (option.caution !== null && !(await this.confirmed(option.caution))) return;
    this.report(this.table.order(this.side, [this.commandOf(option)]));
  }

  private async resign({ canResign }: Sight): Promise<void> {
    const isSure = !canResign || (await this.confirmed('You give the game up, for good.'));
    if (isSure) this.report(this.table.order(this.side, [{ side: this.side, verb: RESIGN }]));
  }

  private commandOf({ verb, target }: SeenOption) {
    return target === null ? { side: this.side, verb } : { side: this.side, verb, target };
  }

  private async confirmed(caution: string): Promise<boolean> {
    this.say(inked(caution, this.io.onScreen));
    return (await this.io.ask('Sure? y/n > '))?.trim().toLowerCase() === 'y';
  }

  private report(refusal: Refusal | null): void {
    if (refusal) this.say(`Not so: ${refusal.words} [${refusal.rule}]`);
    else this.askAgain();
  }

  private staff(scope: StaffScope): void {
    this.report(this.table.staff(this.side, scope));
  }

  private undo(): void {
    const refusal = this.table.undo(this.side);
    this.report(refusal);
    if (!refusal) this.say('Taken back.');
  }

  private showSequence({ tracker }: Sight): void {
    const marks = { done: '  ', now: '> ', later: '  ' } as const;
    this.say(...tracker.map(({ title, rule, depth, where }) => `${'  '.repeat(depth)}${marks[where]}${title} [${rule}]`));
  }

  private showRule(id: string): void {
    const rules = rulesUnder(readRulebook(this.io.root, this.table.ruleset), id);
    if (rules.length === 0) return this.say(`The rulebook has no rule ${id}.`);
    for (const rule of rules) this.say(...ruleInWords(rule, this.io.onScreen));
  }

  private write(path: string | undefined): void {
    const file = path ?? `${this.table.ruleset.id}.record.json`;
    try {
      writeRecordFile(file, this.table.record());
      this.say(
        `Written to ${file}.${this.table.isSealed ? ' It holds the orders of all sides: to read it before the end is to peek.' : ''}`,
      );
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      this.say(error.message);
    }
  }
}
