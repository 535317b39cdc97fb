/**
 * `npm run clicks [game [scenario [seed]]]`: the captain plays against himself, and it is counted how often a person would have pressed for the same
 * orders: by phase of the turn, for each side, on average over the turns.
 */
import { existsSync } from 'node:fs';
import { bestBot, chanceFrom, SeatedBot } from '../bots/index.ts';
import { gameNamed } from '../games/index.ts';
import type { Bot, Command, Kind, Ruleset, SeenQuestion } from '../kernel/index.ts';
import { Game, seen } from '../kernel/index.ts';
import type { Counting as Panels } from '../kit/clicks.ts';
import { Habits } from '../table/habits.ts';
import { onlyAnswer } from '../table/only-answer.ts';
import { phaseInWords, rowNow } from '../table/phase.ts';
import { clicksFor } from './parts/clicks.ts';
import { sailedOn } from './parts/courses.ts';
import { clicksWithStanding, type Standing } from './parts/standing.ts';

/** What is being asked of a side, as far as it has been answered. */
interface Open {
  readonly question: SeenQuestion;
  readonly view: object;
  readonly data: object;
  readonly orders: Command[];
  readonly turn: number;
  readonly phase: string;
  readonly isInRow: boolean;
  /** Something could be taken back when it was put. */
  readonly isPut: boolean;
}

interface Counted extends Standing {
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

class Counting {
  readonly counted: Counted[] = [];
  private readonly open = new Map<string, Open>();

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
    const { question, view } = seen(this.game, side, Number.POSITIVE_INFINITY);
    const open = this.open.get(side);
    // A line of questions with the same name, each answered once, is one matter for the board.
    if (question && (!open || open.question.name !== question.name)) {
      this.close(side, null);
      const together = this.habits.together(side, question.together);
      this.open.set(side, {
        question: { ...question, together },
        view,
        data: this.game.data,
        orders: [],
        turn: this.game.play.pass,
        phase: phaseInWords(this.game),
        isInRow: question.closing === null && rowNow(this.game) !== null,
        isPut: this.game.canUndo(side),
      });
    }
    return true;
  }

  answered({ side, verb, target }: Command, isCautioned: boolean): void {
    const open = this.open.get(side);
    const command = target === undefined ? { side, verb } : { side, verb, target };
    if (verb === open?.question.closing?.verb) this.close(side, command, isCautioned);
    else if (!this.panels.needless?.(command)) open?.orders.push(command);
  }

  close(side: string, end: Command | null, isCautioned = false): void {
    const open = this.open.get(side);
    if (open) this.counted.push({ ...open, end, isPut: open.isPut || isCautioned });
    this.open.delete(side);
  }
}

function play(ruleset: Ruleset<Kind>, panels: Panels, scenario: string, seed: string): readonly Counted[] {
  const game = new Game(ruleset, { scenario, options: {}, seed, dice: 'fast' }, { undo: true });
  const counting = new Counting(game, panels);
  let given: { readonly command: Command; readonly isCautioned: boolean } | null = null;
  const captain = heard(bestBot(ruleset), (command) => {
    const caution = game.questionFor(command.side)?.caution(command.verb, command.target);
    given = { command, isCautioned: caution !== undefined };
  });
  const seats = new Map(ruleset.sides.map((side) => [side, new SeatedBot(game, side, captain)]));
  for (let answers = 0; !game.finished; answers++) {
    const side = game.questions[0]?.side ?? '';
    const isAsked = counting.asked(side);
    seats.get(side)?.answer(chanceFrom(`${seed} ${answers}`));
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

async function panelsOf(game: string): Promise<Panels> {
  const file = `games/${game}/board/clicks.ts`;
  if (!existsSync(file)) return { clicks: {} };
  const panels: Panels = await import(`../${file}`);
  return panels;
}

interface Sum {
  clicks: number;
  orders: number;
}

/** Clicks, and the orders that they gave, by a name for each. */
function summed(counted: readonly Counted[], { clicks }: Panels, nameOf: (each: Counted) => string): ReadonlyMap<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const each of counted) {
    const sum = sums.get(nameOf(each)) ?? { clicks: 0, orders: 0 };
    sum.clicks += clicksFor(each, clicks);
    sum.orders += each.orders.length + (each.end ? 1 : 0);
    sums.set(nameOf(each), sum);
  }
  return sums;
}

const inAll = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

function medianOf(counts: readonly number[]): number {
  const sorted = counts.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)] ?? 0, sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0];
  return (low + high) / 2;
}

/** A turn after the other, with the mean of them and the median. */
function byTurn(counted: readonly Counted[], panels: Panels, turns: readonly number[]): string {
  const known = summed(counted, panels, ({ turn }) => String(turn));
  const sums = turns.map((turn) => known.get(String(turn))?.clicks ?? 0);
  const mean = inAll(sums) / sums.length;
  return `${mean.toFixed(1)} clicks a turn, median ${medianOf(sums)}: ${sums.join(', ')}`;
}

/** The same orders, had the staff laid them out: one press for a question, and one to end it. */
const laidOut = (counted: readonly Counted[], { clicks }: Panels): number =>
  counted.reduce((sum, each) => sum + (each.end ? Math.min(clicksFor(each, clicks), 2) : clicksFor(each, clicks)), 0);

async function print(game: string, wanted: string | undefined, seed = 'clicks'): Promise<void> {
  const ruleset = gameNamed(game);
  const scenario = wanted ?? ruleset.scenarios[0]?.id ?? '';
  const panels = await panelsOf(game);
  const played = play(ruleset, panels, scenario, seed);
  const counted = played.filter(({ turn }) => turn > 0);
  const all = [...new Set(counted.map(({ turn }) => turn))].toSorted((a, b) => a - b);
  const turns = all.length;
  console.log(`${ruleset.title}, ${scenario}, ${turns} turns`);
  const aTurn = ({ clicks, orders }: Sum): string =>
    `${(clicks / turns).toFixed(1)} clicks for ${(orders / turns).toFixed(1)} orders a turn`;
  const phaseOf = ({ phase, question }: Counted): string => `${phase}, ${question.name}`;
  for (const side of ruleset.sides) {
    const own = counted.filter(({ question }) => question.side === side);
    for (const sum of summed(own, panels, () => '').values()) console.log(`  ${side}: ${aTurn(sum)}`);
    console.log(`    where the staff lays out: ${(laidOut(own, panels) / turns).toFixed(1)} clicks a turn`);
    console.log(`    with standing orders: ${(clicksWithStanding(own, panels.clicks) / turns).toFixed(1)} clicks a turn`);
    for (const [name, sum] of summed(own, panels, phaseOf)) {
      const standing = clicksWithStanding(
        own.filter((each) => phaseOf(each) === name),
        panels.clicks,
      );
      console.log(`    ${name}: ${aTurn(sum)}, ${(standing / turns).toFixed(1)} with standing orders`);
    }
    console.log(`    by turn: ${byTurn(own, panels, all)}`);
    const { isOfBattle } = panels;
    const inPeace = own.filter(({ question }) => isOfBattle?.(question.name) !== true);
    if (isOfBattle && inPeace.length > 0) console.log(`    without battles: ${byTurn(inPeace, panels, all)}`);
    if (isOfBattle && inPeace.length > 0)
      console.log(
        `      with standing orders ${(clicksWithStanding(inPeace, panels.clicks) / turns).toFixed(1)}, laid out ${(laidOut(inPeace, panels) / turns).toFixed(1)} a turn`,
      );
    const before = played.filter(({ turn, question }) => turn === 0 && question.side === side);
    console.log(`    before the first turn: ${inAll(before.map((each) => clicksFor(each, panels.clicks)))} clicks`);
  }
}

const [game, scenario, seed] = process.argv.slice(2);
if (game === undefined) throw new Error('which game?');
await print(game, scenario, seed);
