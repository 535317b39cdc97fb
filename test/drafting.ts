/**
 * Drafts in any order: where several sides are asked at once, the blind side drafts alike at two tables, and the others at each as they
 * like. They go on or wait, take back, hand in and take that back too, and so does the blind side. Until the last is in, nothing that it or
 * an onlooker gets may differ; and what comes of it in the end is what comes of the same drafts put down one after the other.
 */
import type { Chance, Command, Kind, Question, Refusal, Ruleset, Settings } from '../kernel/index.ts';
import { ApartDice, anyAnswer, commandsOf, FastDice, Game, seen } from '../kernel/index.ts';
import { Feed, PERSON, Table } from '../table/index.ts';
import { type Difference, differenceIn, type Findings } from './secrets.ts';

export interface Drafting {
  readonly ruleset: Ruleset<Kind>;
  readonly settings: Settings;
  /** Pairs for each side, wherever the game comes to such a question. */
  readonly pairs: number;
  /** The game is left after so many commands. */
  readonly commands: number;
  /** Something more that a viewer is told, to see whether a leak is found. */
  readonly leak?: (game: Game<Kind>, viewer: string) => unknown;
}

export interface Drafted {
  readonly pairs: number;
  /** How often everything was compared while the others' drafts were not the same. */
  readonly apart: number;
  /** How often the blind side had handed in then, and took it back. */
  readonly takenBack: number;
  readonly difference: Difference | null;
}

/** So often the blind side does something before all hand in. */
const ACTS = 8;

const chanceOf = (seed: string): Chance => {
  const dice = new FastDice(seed);
  return (of) => dice.draw(of);
};

function taken(refusal: Refusal | null): void {
  if (refusal) throw new Error(`refused: ${refusal.words} (${refusal.rule})`);
}

/** A table at which so much has been played. */
class Half {
  readonly table: Table;
  private readonly feeds: readonly Feed[];
  private readonly viewers: readonly string[];

  constructor(
    private readonly drafting: Drafting,
    played: readonly Command[],
    private readonly blind: string,
    private readonly chance: Chance,
  ) {
    const { ruleset, settings } = drafting;
    const seats = Object.fromEntries(ruleset.sides.map((side) => [side, PERSON]));
    this.table = Table.begin(ruleset, settings, seats, () => new ApartDice(settings.seed));
    for (const command of played) taken(this.game.apply(command));
    this.viewers = [blind, 'onlooker'];
    this.feeds = this.viewers.map((viewer) => new Feed(this.table, viewer));
  }

  get game(): Game<Kind> {
    return this.table.game;
  }

  private get others(): readonly string[] {
    return this.game.play.draftingSides.filter((side) => side !== this.blind);
  }

  /** What the others have put down, which nobody else may know. */
  get secrets(): string {
    return JSON.stringify(this.others.map((side) => [this.game.draftedBy(side), this.game.play.draftOf(side)]));
  }

  /** Everything that the blind side and an onlooker can get hold of. */
  findings(): Findings {
    const { game, table, viewers, drafting } = this;
    return new Map([
      ['what is seen', JSON.stringify(viewers.map((viewer) => [seen(game, viewer), drafting.leak?.(game, viewer)]))],
      ['what a table tells', JSON.stringify(this.feeds.map((feed) => feed.look()))],
      ['what is refused', JSON.stringify(viewers.map((viewer) => this.refusals(viewer)))],
      ['what is kept', table.record()],
    ]);
  }

  private refusals(viewer: string): readonly (Refusal | null)[] {
    const { game } = this;
    const verbs = ['constructor', ...(game.questionFor(viewer)?.verbs ?? ['done'])];
    const attempts = verbs.flatMap((verb) => [{ side: viewer, verb }, ...['nothing', 0].map((target) => ({ side: viewer, verb, target }))]);
    return [...attempts.map((command) => game.whyNot(command)), game.canUndo(viewer) ? null : this.table.undo(viewer)];
  }

  /** Now and then one of the others puts something down, takes something back, or tries what must fail. */
  othersDraft(): void {
    for (let acts = this.chance(4); acts > 0; acts--) this.otherDrafts(this.others[this.chance(this.others.length)] ?? '');
  }

  private otherDrafts(side: string): void {
    const { game, table, chance } = this;
    const question = game.questionFor(side);
    if (game.canUndo(side) && chance(3) === 0) return taken(table.undo(side));
    if (!question) return;
    const command = anyAnswer(question, chance);
    if (game.questions.length === 1 && question.ends(command.verb)) return;
    if (chance(4) === 0) table.order(side, [command, { side, verb: 'constructor' }]);
    else taken(table.order(side, [command]));
  }

  /** Before the blind side hands in what it may want to take back, somebody else is still at it. */
  stayOut(): void {
    const [other = ''] = this.others;
    if (this.game.questions.length === 1) taken(this.table.undo(other));
  }

  /** All hand in, in whatever order. */
  handIn(): void {
    const { game, table, chance } = this;
    const { commands } = game;
    for (const before = commands.length; commands.length === before; ) {
      const question = game.questions[chance(game.questions.length)];
      if (!question) throw new Error('nobody is asked');
      taken(table.order(question.side, [endingOf(question) ?? anyAnswer(question, chance)]));
    }
  }

  /** The commands that came of the drafts, and how the game stands after them, to everybody. */
  get outcome(): Findings {
    const { game, table } = this;
    const sights = [...game.ruleset.sides, 'onlooker'].map((viewer) => seen(game, viewer));
    return new Map([['what comes of the drafts', JSON.stringify([game.commands, game.hash(), sights, table.record()])]]);
  }
}

const endingOf = (question: Question<Kind>): Command | undefined =>
  [...commandsOf(question.side, question.offer)].find(({ verb }) => question.ends(verb));

/** What the blind side does at both tables; undo, where it is no command. It hands in more often than it must. */
function nextAct({ game }: Half, blind: string, chance: Chance): Command | 'undo' {
  const question = game.questionFor(blind);
  if (!question || (game.canUndo(blind) && chance(4) === 0)) return 'undo';
  return (chance(3) === 0 ? endingOf(question) : undefined) ?? anyAnswer(question, chance);
}

type Counted = { apart: number; takenBack: number };

/** Plays one pair; the first thing that differs, or null. */
function draftPair(drafting: Drafting, played: readonly Command[], blind: string, seed: string, counted: Counted): Difference | null {
  const halves = ['left', 'right'].map((world) => new Half(drafting, played, blind, chanceOf(`${seed} ${world}`)));
  const [left, right] = halves;
  if (!left || !right) return null;
  const chance = chanceOf(`${seed} openly`);
  for (let after = 0; after < ACTS; after++) {
    for (const half of halves) half.othersDraft();
    const difference = differenceIn(after, left.findings(), right.findings());
    if (difference) return difference;
    if (left.secrets !== right.secrets) counted.apart++;
    const isIn = left.game.questionFor(blind) === null;
    if (isIn) counted.takenBack++;
    const act = nextAct(left, blind, chance);
    for (const half of halves) {
      if (act !== 'undo' && half.game.questionFor(blind)?.ends(act.verb)) half.stayOut();
      taken(act === 'undo' ? half.table.undo(blind) : half.table.order(blind, [act]));
    }
  }
  left.handIn();
  // The same drafts, one side after the other and nothing taken back.
  const inTurn = new Half(drafting, left.game.commands, blind, chance);
  return differenceIn(ACTS, left.outcome, inTurn.outcome);
}

/** The same over so many games, up to the first difference. */
export function draftsOver(games: number, drafting: (number: number) => Drafting): Drafted {
  let sum: Drafted = { pairs: 0, apart: 0, takenBack: 0, difference: null };
  for (let number = 0; number < games && !sum.difference; number++) {
    const { pairs, apart, takenBack, difference } = draftsIn(drafting(number));
    sum = { pairs: sum.pairs + pairs, apart: sum.apart + apart, takenBack: sum.takenBack + takenBack, difference };
  }
  return sum;
}

/** Plays one game at random, and plays pairs wherever several sides draft at once. */
export function draftsIn(drafting: Drafting): Drafted {
  const { ruleset, settings, pairs, commands } = drafting;
  const game = new Game(ruleset, settings, {}, () => new ApartDice(settings.seed));
  const chance = chanceOf(`${settings.seed} picks`);
  const counted: Counted = { apart: 0, takenBack: 0 };
  let played = 0;
  while (!game.finished && game.commands.length < commands) {
    const sides = game.play.draftingSides;
    const isOpened = sides.length > 1 && sides.every((side) => game.draftedBy(side).length === 0);
    for (const blind of isOpened ? sides : [])
      for (let number = 0; number < pairs; number++) {
        const seed = `${settings.seed} ${game.commands.length} ${blind} ${number}`;
        const difference = draftPair(drafting, [...game.commands], blind, seed, counted);
        played++;
        if (difference) return { pairs: played, ...counted, difference };
      }
    const question = game.questions[chance(game.questions.length)];
    if (question) taken(game.apply(anyAnswer(question, chance)));
  }
  return { pairs: played, ...counted, difference: null };
}
