/** The captain plays against himself, and what he is asked and orders is noted as a person would be asked it. */
import { existsSync } from 'node:fs';
import { bestBot, chanceFrom, SeatedBot } from '../../bots/index.ts';
import type { Bot, Command, Kind, Ruleset, SeenQuestion, Settings } from '../../kernel/index.ts';
import { Game, isSameOrder, seen } from '../../kernel/index.ts';
import type { Clicks, Counting } from '../../kit/clicks.ts';
import { Habits } from '../../table/habits.ts';
import { onlyAnswer } from '../../table/only-answer.ts';
import { phaseInWords, rowNow } from '../../table/phase.ts';
import { sailedOn } from './courses.ts';
import type { Standing } from './standing.ts';

/** What is being asked of a side, as far as it has been answered. */
interface Open {
  readonly question: SeenQuestion;
  readonly view: object;
  readonly data: object;
  readonly orders: Command[];
  readonly filed: Map<Command, string | null>;
  readonly isDraft: boolean;
  cautions: number;
  readonly turn: number;
  readonly phase: string;
  /** In which row of things it is asked, where each answer is the last. */
  readonly row: string | null;
  /** Something could be taken back when it was put. */
  readonly isPut: boolean;
}

export interface Counted extends Standing {
  readonly turn: number;
  readonly phase: string;
}

/** A captain who says what he has decided. */
function heard(captain: Bot<Kind>, hear: (command: Command) => void): Bot<Kind> {
  return {
    ...captain,
    sit: () => {
      const player = captain.sit();
      return {
        decide: (asked) => {
          const command = player.decide(asked);
          hear(command);
          return command;
        },
      };
    },
  };
}

class Tally {
  readonly counted: Counted[] = [];
  private readonly open = new Map<string, Open>();
  /** As it stands now, which is not as it was put. */
  private asking: SeenQuestion | null = null;

  private readonly habits: Habits;

  constructor(
    private readonly game: Game<Kind>,
    private readonly panels: Panels,
  ) {
    this.habits = new Habits(game);
  }

  /** Before a side answers: what the table answers by itself is not asked. */
  asked(side: string): boolean {
    // Whoever could still take something back is asked too.
    if (onlyAnswer(this.game, side) && !this.game.canUndo(side)) return false;
    const { question, view, draft } = seen(this.game, side, Number.POSITIVE_INFINITY);
    this.asking = question;
    const open = this.open.get(side);
    const row = question?.closing === null ? rowNow(this.game) : null;
    // A row of questions with the same name, each answered once, is one matter for the board.
    if (question && (!open || open.question.name !== question.name || open.row !== row)) {
      this.close(side, null);
      const together = this.habits.together(side, question.together);
      this.open.set(side, {
        question: { ...question, together },
        view,
        data: this.game.data,
        orders: [],
        filed: new Map(),
        isDraft: draft !== null,
        cautions: 0,
        turn: this.game.play.pass,
        phase: phaseInWords(this.game),
        row,
        isPut: this.game.canUndo(side),
      });
    }
    return true;
  }

  answered({ side, verb, target }: Command, isCautioned: boolean): void {
    const open = this.open.get(side);
    const command = target === undefined ? { side, verb } : { side, verb, target };
    if (open && isCautioned) open.cautions++;
    if (verb === open?.question.closing?.verb) this.close(side, command, isCautioned);
    else if (open && !this.panels.needless?.(command)) {
      open.orders.push(command);
      open.filed.set(command, this.asking?.options.find((each) => isSameOrder(each, command))?.under ?? null);
    }
  }

  close(side: string, end: Command | null, isCautioned = false): void {
    const open = this.open.get(side);
    if (open) this.counted.push({ ...open, isInRow: open.row !== null, end, isPut: open.isPut || isCautioned });
    this.open.delete(side);
  }
}

export function play(ruleset: Ruleset<Kind>, panels: Panels, settings: Settings): readonly Counted[] {
  const game = new Game(ruleset, settings, { undo: true });
  const counting = new Tally(game, panels);
  let given: { readonly command: Command; readonly isCautioned: boolean } | null = null;
  const captain = heard(bestBot(ruleset), (command) => {
    const caution = game.questionFor(command.side)?.caution(command.verb, command.target);
    given = { command, isCautioned: caution !== undefined };
  });
  const seats = new Map(ruleset.sides.map((side) => [side, new SeatedBot(game, side, captain)]));
  for (let answers = 0; !game.finished; answers++) {
    const side = game.questions[0]?.side ?? '';
    const isAsked = counting.asked(side);
    seats.get(side)?.answer(chanceFrom(`${settings.seed} ${answers}`));
    const { command, isCautioned } = given ?? { command: null, isCautioned: false };
    if (isAsked && command) counting.answered(command, isCautioned);
  }
  for (const side of ruleset.sides) counting.close(side, null);
  return withEndings(withCourses(counting.counted, ruleset, game.data), ruleset.sides, panels);
}

/** With what the board of each side offers as one press with the end. */
function withEndings(counted: readonly Counted[], sides: readonly string[], { endings }: Panels): readonly Counted[] {
  const known = new Map(sides.flatMap((side) => [...(endings?.(counted.filter(({ question }) => question.side === side)) ?? [])]));
  return counted.map((each) => ({ ...each, ending: known.get(each) }));
}

/** With one line more for whoever sails on, where courses can be laid. */
function withCourses(counted: readonly Counted[], ruleset: Ruleset<Kind>, data: object): readonly Counted[] {
  const sailed = (ruleset.passages ?? []).map((passage) => ({
    name: passage.question,
    orders: sailedOn(
      counted.filter(({ question }) => question.name === passage.question),
      passage,
      data,
    ),
  }));
  return counted.map((each) => {
    const { question } = each;
    const own = each.orders.filter((order) => sailed.some(({ name, orders }) => name === question.name && orders.has(order)));
    if (own.length === 0) return each;
    const sailOn = { label: 'Sail on', orders: own.map(({ verb, target }) => ({ verb, target: target ?? null })) };
    return { ...each, question: { ...question, together: [sailOn, ...question.together] } };
  });
}

/** What is known of the board of a game that is about to be counted. */
export interface Panels extends Omit<Counting, 'clicks'> {
  readonly clicks: Clicks;
}

export async function panelsOf(game: string): Promise<Panels> {
  const file = `games/${game}/board/clicks.ts`;
  if (!existsSync(file)) return { clicks: {} };
  const counting: Counting = await import(`../../${file}`);
  return { ...counting, clicks: counting.clicks() };
}
