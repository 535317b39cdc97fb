/** One person at the terminal, playing one side; bots play the others. */
import { answersOf, bestBot, chanceFrom, SeatedBot } from '../../bots/index.ts';
import type { Game, Kind, Refusal, SeenOption } from '../../kernel/index.ts';
import { RESIGN, recordOf, seen } from '../../kernel/index.ts';
import { counted } from '../columns.ts';
import { inked } from '../ink.ts';
import type { Io } from '../io.ts';
import { Mistake } from '../io.ts';
import { logLines } from '../log-lines.ts';
import { ruleInWords } from '../programs/rules.ts';
import { writeRecordFile } from '../record-file.ts';
import { readRulebook, rulesUnder } from '../rulebook.ts';
import { outline } from './outline.ts';
import { KEYS, questionLines } from './words.ts';

/** More answers than this in one phase mean that the staff runs in a circle. */
const MOST_STAFF_ANSWERS = 5000;

export class TerminalTable {
  private told = 0;
  private phase = '';
  /** Whether the question needs to be put again before the next answer. */
  private fresh = true;
  private readonly seated: ReadonlyMap<string, SeatedBot>;

  constructor(
    private readonly game: Game<Kind>,
    private readonly side: string,
    private readonly io: Io,
  ) {
    const { ruleset } = game;
    this.seated = new Map(ruleset.sides.map((each) => [each, new SeatedBot(game, each, bestBot(ruleset))]));
  }

  /** Plays until the game is over, the input ends or the person has had enough. */
  async play(): Promise<void> {
    this.say(...KEYS);
    for (;;) {
      this.letBotsAnswer();
      this.tellNews();
      if (this.game.finished) return this.say('', this.game.ending?.words ?? 'The game is over.');
      this.putQuestion();
      const line = await this.io.ask('> ');
      if (line === null || line.trim() === 'q')
        return this.say('', `The game stands after ${counted(seen(this.game, this.side, this.told).moment, 'command')}.`);
      await this.obey(line.trim());
    }
  }

  private say(...lines: string[]): void {
    for (const line of lines) this.io.out(line);
  }

  private letBotsAnswer(): void {
    for (let other = this.otherAsked(); other !== undefined; other = this.otherAsked()) {
      const refusal = this.answerByBot(other);
      if (refusal) throw new Error(`the bot of ${other} was refused: ${refusal.words}`);
    }
  }

  private otherAsked(): string | undefined {
    return this.game.questions.find(({ side }) => side !== this.side)?.side;
  }

  private answerByBot(side: string): Refusal | null {
    const { seed } = this.game.settings;
    return this.seated.get(side)?.answer(chanceFrom(`bot ${seed} ${side} ${answersOf(this.game, side)}`)) ?? null;
  }

  private tellNews(): void {
    const { log } = seen(this.game, this.side, this.told);
    this.say(...logLines(log, this.phase, this.io.onScreen));
    this.told += log.length;
    this.phase = log.at(-1)?.phase ?? this.phase;
  }

  private putQuestion(): void {
    const { question } = seen(this.game, this.side, this.told);
    if (question && this.fresh) this.say(...questionLines(question, this.io.onScreen));
    this.fresh = false;
  }

  private async obey(line: string): Promise<void> {
    const [, word = '', rest] = /^(\S*)\s*(.+)?$/.exec(line) ?? [];
    if (/^\d+$/.test(word)) return this.choose(Number(word));
    if (line === RESIGN) return this.resign();
    const acts: Readonly<Record<string, () => void>> = {
      s: () => this.staff(false),
      ss: () => this.staff(true),
      u: () => this.undo(),
      v: () => this.say(...outline(this.game.view(this.side))),
      t: () => this.showSequence(),
      '?': () => this.showRule(rest),
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

  private async choose(number: number): Promise<void> {
    const { question } = seen(this.game, this.side, this.told);
    const option = question?.options[number - 1];
    if (!option) return this.say(`There is no number ${number} in the list.`);
    if (option.caution !== null && !(await this.confirmed(option.caution))) return;
    this.report(this.game.apply(this.commandOf(option)));
  }

  private async resign(): Promise<void> {
    const command = { side: this.side, verb: RESIGN };
    const sure = !this.game.canResign(this.side) || (await this.confirmed('You give the game up, for good.'));
    if (sure) this.report(this.game.apply(command));
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

  private staff(wholePhase: boolean): void {
    const step = this.phaseStep();
    for (let answers = 0; answers < MOST_STAFF_ANSWERS; answers++) {
      const refusal = this.answerByBot(this.side);
      this.report(refusal);
      const { question } = seen(this.game, this.side, this.told);
      if (refusal || !question || !wholePhase || this.phaseStep() !== step) return;
    }
  }

  /** The step of the turn where the game stands: below the game and the turn, as the log groups it. */
  private phaseStep(): number | undefined {
    const { flow } = this.game.ruleset;
    const path = this.game.play.frames.filter(({ step }) => flow[step]?.step.kind !== 'loop');
    return (path[2] ?? path.at(-1))?.step;
  }

  private undo(): void {
    const refusal = this.game.undo(this.side);
    this.report(refusal);
    if (refusal) return;
    this.told = Math.min(this.told, seen(this.game, this.side).log.length);
    this.say('Taken back.');
  }

  private showSequence(): void {
    const marks = { done: '  ', now: '> ', later: '  ' } as const;
    const lines = seen(this.game, this.side, this.told).tracker;
    this.say(...lines.map(({ title, rule, depth, where }) => `${'  '.repeat(depth)}${marks[where]}${title} [${rule}]`));
  }

  private showRule(wanted: string | undefined): void {
    const id = wanted ?? this.game.questionFor(this.side)?.rule ?? '';
    const rules = rulesUnder(readRulebook(this.io.root, this.game.ruleset), id);
    if (rules.length === 0) return this.say(`The rulebook has no rule ${id}.`);
    for (const rule of rules) this.say(...ruleInWords(rule, this.io.onScreen));
  }

  private write(path: string | undefined): void {
    const file = path ?? `${this.game.ruleset.id}.record.json`;
    try {
      writeRecordFile(file, recordOf(this.game));
      this.say(
        `Written to ${file}.${this.game.isHidden ? ' It holds the orders of all sides: to read it before the end is to peek.' : ''}`,
      );
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      this.say(error.message);
    }
  }
}
