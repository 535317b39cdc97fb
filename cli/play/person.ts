/** One person at the terminal, playing one side; bots play the others. */
import type { Command, Refusal } from '../../kernel/index.ts';
import { bare, RESIGN } from '../../kernel/index.ts';
import { Feed, type Sight, type StaffScope, type Table } from '../../table/index.ts';
import { stepsOn } from '../../table/question.ts';
import { counted } from '../columns.ts';
import { inked } from '../ink.ts';
import type { Io } from '../io.ts';
import { Mistake } from '../io.ts';
import { logLines } from '../log-lines.ts';
import { ruleInWords } from '../programs/rules.ts';
import { writeRecordFile } from '../record-file.ts';
import { readRulebook, rulesUnder } from '../rulebook.ts';
import type { Keep } from './keeping.ts';
import { BEGINNING, before, type Entry, entriesAt, type Lead, type Place, type Steps, titleAt } from './menu.ts';
import { outline } from './outline.ts';
import { KEYS, menuLines } from './words.ts';

export class PersonAtTerminal {
  private readonly feed: Feed;
  private phase = '';
  /** Whether the question needs to be put again before the next answer. */
  private fresh = true;
  private place: Place = BEGINNING;

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
    if (question && this.fresh)
      this.say(...menuLines(titleAt(this.place, question), question.rule, this.entries(question), this.io.onScreen));
    this.fresh = false;
  }

  private entries(question: Sight['question']): readonly Entry[] {
    const steps: Steps = (verb, path) => stepsOn(this.table.game, this.side, verb, path);
    return question ? entriesAt(this.place, question, steps) : [];
  }

  private async obey(line: string, sight: Sight): Promise<void> {
    const [, word = '', rest] = /^(\S*)\s*(.+)?$/.exec(line) ?? [];
    if (/^\d+$/.test(line)) return this.choose(Number(line), sight);
    const called = this.entries(sight.question).find(({ words }) => bare(words) === bare(line));
    if (called && this.place.at === 'way') return this.follow(called.lead, sight);
    if (line === RESIGN) return this.resign(sight);
    const acts: Readonly<Record<string, () => void>> = {
      s: () => this.staff('decision'),
      ss: () => this.staff('phase'),
      u: () => this.undo(),
      v: () => this.say(...outline(sight.view)),
      t: () => this.showSequence(sight),
      '?': () => this.showRule(rest ?? sight.question?.rule ?? ''),
      w: () => this.write(rest),
      b: () => this.stand(before(this.place)),
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

  private async choose(number: number, sight: Sight): Promise<void> {
    const { place } = this;
    if (place.at === 'number') return this.give({ verb: place.verb, target: number }, null);
    const entry = this.entries(sight.question)[number - 1];
    if (!entry) return this.say(`There is no number ${number} in the list.`);
    await this.follow(entry.lead, sight);
  }

  /** A way that cannot but end is at its end. */
  private async follow(lead: Lead, { question }: Sight): Promise<void> {
    if (lead.to === 'order') return this.give(lead.order, lead.caution);
    this.stand(lead.place);
    const [only, other] = this.entries(question);
    if (only?.lead.to === 'order' && !other && lead.place.at === 'way') await this.give(only.lead.order, only.lead.caution);
  }

  private stand(place: Place): void {
    this.place = place;
    this.askAgain();
  }

  private async give(order: Omit<Command, 'side'>, caution: string | null): Promise<void> {
    if (caution !== null && !(await this.confirmed(caution))) return;
    this.report(this.table.order(this.side, [{ side: this.side, ...order }]));
  }

  private async resign({ canResign }: Sight): Promise<void> {
    const isSure = !canResign || (await this.confirmed('You give the game up, for good.'));
    if (isSure) this.report(this.table.order(this.side, [{ side: this.side, verb: RESIGN }]));
  }

  private async confirmed(caution: string): Promise<boolean> {
    this.say(inked(caution, this.io.onScreen));
    return (await this.io.ask('Sure? y/n > '))?.trim().toLowerCase() === 'y';
  }

  private report(refusal: Refusal | null): void {
    if (refusal) this.say(`Not so: ${refusal.words} [${refusal.rule}]`);
    else this.stand(BEGINNING);
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
