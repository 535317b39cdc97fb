/** One game and everybody who plays it: takes orders, lets bots and staff answer, and keeps the record. Knows no game, no screen and no disk. */
import { botsOf } from '../bots/index.ts';
import type { Command, Dice, GameRecord, Keeping, Kind, Refusal, Ruleset, Settings, Together } from '../kernel/index.ts';
import { DRAW, Game, hidesOrders, momentOf, recordOf, replay, seen, sideName, TIME_UP } from '../kernel/index.ts';
import { defaultSettings } from './about.ts';
import { Accord } from './accord.ts';
import { Courses } from './courses.ts';
import { Crew, type StaffReason, type StaffScope } from './crew.ts';
import { Habits } from './habits.ts';
import type { AnsweredBy, Batch, KeptTable } from './keeping.ts';
import { type Landmark, landmarksOf } from './landmarks.ts';
import { ReadLog } from './log.ts';
import { Lookback, within } from './lookback.ts';
import { NO_NOTES, type Notes } from './notes.ts';
import { type Answered, labelOf, onlyAnswer, promptFor } from './only-answer.ts';
import { phaseInWords } from './phase.ts';
import { fillSeats, personsIn, type Seats } from './seats.ts';
import { type Moving, type Named, ONLOOKER, type Picture } from './sight.ts';
import { type Due, type StandingOrder, StandingOrders } from './standing.ts';

const KEEPING = { log: true, undo: true, chain: true } as const;

export class Table {
  readonly seats: Seats;
  /** The sides that people play. */
  readonly persons: readonly string[];
  /** How many secret questions are over. */
  secretsPassed = 0;
  /** Whether people are spared questions with one answer. */
  sparesQuestions = false;
  /** Whether everybody sits at a machine of his own: then nobody acts or looks in another's place. */
  isApart = false;
  private batches: readonly Batch[] = [];
  /** Who has sent the staff to lay something out, and how many orders stood before it did. */
  private layingOut: Pick<Batch, 'side' | 'before'> | null = null;
  private answered: readonly AnsweredBy[] = [];
  /** What each person was asked when that was last noted. */
  private readonly remembered = new Map<string, string>();
  readonly habits: Habits;
  readonly courses: Courses;
  readonly standingOrders: StandingOrders;
  readonly accord = new Accord(this);
  private readonly logs = new Map<string, ReadLog>();
  private readonly crew: Crew;
  private readonly lookback: Lookback;

  private constructor(
    readonly game: Game<Kind>,
    seats: Seats | null,
  ) {
    const bots = botsOf(this.ruleset).map(({ name }) => name);
    this.seats = fillSeats(this.ruleset.sides, bots, seats);
    this.persons = personsIn(this.seats);
    this.crew = new Crew(game, this.seats, (side) => this.spared(side));
    this.lookback = new Lookback(game);
    this.habits = new Habits(game);
    this.courses = new Courses(game);
    this.standingOrders = new StandingOrders(game, (side, together) => this.together(side, together));
  }

  /** Tests bring dice of their own. */
  static begin(ruleset: Ruleset<Kind>, given: Partial<Settings>, seats: Seats | null = null, diceOf?: (settings: Settings) => Dice): Table {
    return new Table(new Game(ruleset, defaultSettings(ruleset, given), KEEPING, diceOf), seats);
  }

  static open(ruleset: Ruleset<Kind>, record: GameRecord, seats: Seats | null = null, notes: Notes = NO_NOTES): Table {
    const table = new Table(replay(ruleset, record, KEEPING), seats);
    table.courses.recall(notes.courses);
    table.standingOrders.recall(notes.standing);
    return table;
  }

  get ruleset(): Ruleset<Kind> {
    return this.game.ruleset;
  }

  /** When a side's view is its own. */
  get policy(): 'secrets' | 'always' {
    return hidesOrders(this.ruleset) ? 'always' : 'secrets';
  }

  /** When a curtain falls between people at one machine: where nothing secret passes, only what all draft at once is hidden. */
  get curtain(): 'secrets' | 'always' {
    return this.ruleset.isOpen?.(this.game.state) === true ? 'secrets' : this.policy;
  }

  get isSecret(): boolean {
    return this.game.questions.some(({ secret }) => secret);
  }

  /** Bots play every side. */
  get isWatched(): boolean {
    return this.persons.length === 0;
  }

  named(id: string): Named {
    const { ruleset, data, settings } = this.game;
    return id === ONLOOKER.id ? ONLOOKER : { id, name: sideName(ruleset, data, settings.scenario, id) };
  }

  // What people do.

  /** Does what changes the game. */
  private change(act: () => Refusal | null): Refusal | null {
    const wasSecret = this.isSecret;
    const refusal = act();
    if (wasSecret && (!this.isSecret || this.game.play.revealed)) this.secretsPassed++;
    return refusal;
  }

  /** All of them or none; but of a batch in which dice have fallen the first part stands. */
  order(side: string, commands: readonly Command[]): Refusal | null {
    const before = this.standing(side);
    const ended = this.courses.endedBy(commands);
    this.standingOrders.note(side, commands);
    const refusal = this.change(() => this.game.applyAll(commands));
    if (!refusal) this.crew.forgetReasons(side);
    const after = this.standing(side);
    if (!refusal) this.courses.end(ended);
    if (!refusal && commands.length > 1) this.batches = [...this.batches, { side, before, after }];
    return after > before ? null : refusal;
  }

  /** Sends a piece on its way to a place that may be several turns off; from then on it can sail on with one order for all. */
  course(side: string, piece: string, goal: string): Refusal | null {
    const order = this.courses.towards(side, piece, goal);
    if (!order) return this.game.whyNot({ side, verb: '', target: [piece, goal] });
    this.courses.lay(side, piece, goal);
    const refusal = this.order(side, [order]);
    if (refusal) this.courses.end([`${side} ${piece}`]);
    return refusal;
  }

  /** From now on the same question is answered so; only where nobody could tell by it that a side was not asked. */
  stand(side: string, order: StandingOrder): void {
    if (this.maySpare(side)) this.standingOrders.keep(side, order);
  }

  /** The same for whatever is left of the row of questions in which it was answered; only where nobody could tell by it either. */
  standInRow(side: string, order: StandingOrder): void {
    if (this.maySpare(side)) this.standingOrders.keepInRow(side, order);
  }

  /** What a side that looks at its question may order of many at once. */
  together(side: string, together: readonly Together[]): readonly Together[] {
    return [...this.courses.together(side), ...this.habits.together(side, together)];
  }

  /** How many commands stand, with those that the side has only drafted. */
  private standing(side: string): number {
    return this.game.commands.length + this.game.draftedBy(side).length;
  }

  /** Whose orders a person may take back. Where all is open, also those of the neighbour who has just given them. */
  undoer(viewer: string): string | null {
    // It would only be answered again; and nothing before it could be taken back when it was.
    if (this.answered.at(-1)?.after === this.game.commands.length) return null;
    if (this.game.canUndo(viewer)) return viewer;
    if (this.isApart || this.policy === 'always' || this.isSecret) return null;
    return this.persons.find((side) => this.game.canUndo(side)) ?? null;
  }

  undo(viewer: string): Refusal | null {
    this.lookback.forget();
    this.crew.callBack();
    const side = this.undoer(viewer) ?? viewer;
    this.crew.forgetReasons(side);
    const now = this.standing(side);
    const before = this.batches.findLast((batch) => batch.side === side && batch.after === now)?.before ?? now;
    const refusal = this.change(() => this.game.undo(side));
    // The last of a batch can be taken back: so can the others, as far as no dice fell among them.
    while (!refusal && this.standing(side) > before && this.game.canUndo(side)) this.change(() => this.game.undo(side));
    this.batches = this.batches.filter((batch) => batch.side !== side || batch.after <= this.standing(side));
    return refusal;
  }

  /** Sends the staff off; `work` does what it does. */
  staff(side: string, scope: StaffScope): Refusal | null {
    if (!this.game.questionFor(side)) return this.game.whyNot({ side, verb: '' });
    this.layingOut = null;
    this.crew.send(side, scope);
    if (scope === 'question') this.layOutAnew(side);
    return null;
  }

  /** A person is asked again: whatever the staff was sent for, it is back. */
  callStaffBack(): void {
    this.crew.mover();
  }

  /** Why the staff ordered what it did when the side last sent it. */
  staffReasons(side: string): readonly StaffReason[] {
    return this.crew.reasonsFor(side);
  }

  /**
   * Notes what people are asked, so that it can be ordered again as it was. Whoever looks notes it too; a table that is laid out of what
   * was done must note it although nobody looked.
   */
  remember(): void {
    for (const side of this.persons) {
      const question = this.game.questionFor(side);
      const asking = question && `${question.name} ${this.game.play.pass}`;
      if (asking === null || this.remembered.get(side) === asking) continue;
      this.remembered.set(side, asking);
      this.habits.together(side, seen(this.game, side, Number.POSITIVE_INFINITY).question?.together ?? []);
    }
  }

  // What those who play agree on, and what their clock says; the game is told by whoever is their host.

  /** The time of a side is over, and with it the game. */
  timeUp(side: string): Refusal | null {
    return this.change(() => this.game.close({ side, verb: TIME_UP }));
  }

  /** All have agreed on a draw, which one of them has offered. */
  draw(side: string): Refusal | null {
    return this.change(() => this.game.close({ side, verb: DRAW }));
  }

  /** How many commands stood before the last of a side; null where it has given none. */
  beforeLast(side: string): number | null {
    const last = this.game.commands.findLastIndex((command) => command.side === side);
    return last < 0 ? null : last;
  }

  /** All have agreed to go back to where so many commands stood. */
  takeBack(side: string, upTo: number): Refusal | null {
    const refusal = this.change(() => this.game.takeBack(side, upTo));
    if (refusal) return refusal;
    this.lookback.forget();
    this.crew.callBack();
    for (const each of this.persons) this.crew.forgetReasons(each);
    this.batches = this.batches.filter((batch) => batch.after <= this.standing(batch.side));
    this.answered = this.answered.filter(({ after }) => after <= upTo);
    return null;
  }

  // What bots do.

  /** Lets bots and staff answer until a person is asked, the time is up or so many answers are given; true while there is more to do. */
  work(
    isTimeUp: () => boolean = () => false,
    answers = Number.POSITIVE_INFINITY,
    heard: (command: Command, isStaff: boolean, due: string | null) => void = () => undefined,
  ): boolean {
    for (let given = 0; ; given++) {
      const mover = this.crew.mover();
      if (!mover) return false;
      if (given >= answers || (given > 0 && isTimeUp())) return true;
      const words = mover.due && { prompt: promptFor(this.game, mover.side), label: mover.due.label };
      if (mover.due) this.standingOrders.begin(mover.side);
      const refusal = this.change(() => this.crew.answer(mover, (command) => heard(command, mover.isStaff, mover.due?.label ?? null)));
      if (words) this.answered = [...this.answered, { ...words, side: mover.side, after: this.game.commands.length }];
      if (mover.isStaff) this.batchLaidOut(mover.side);
      if (refusal) throw new Error(`the bot of ${mover.side} was refused: ${refusal.words} (${refusal.rule})`);
    }
  }

  /** What a bot or the staff answered when this game was played first; nobody thinks about it again. */
  answerAgain(command: Command, isStaff: boolean, due: string | null = null): Refusal | null {
    const prompt = promptFor(this.game, command.side);
    if (due !== null) this.standingOrders.begin(command.side);
    const refusal = this.change(() => this.game.apply(command));
    if (due !== null) this.answered = [...this.answered, { prompt, label: due, side: command.side, after: this.game.commands.length }];
    if (!isStaff) return refusal;
    this.crew.hasAnswered(command.side);
    this.batchLaidOut(command.side);
    return refusal;
  }

  /** What has been drafted gives way; where a draft begins as it usually is, that is all. */
  private layOutAnew(side: string): void {
    while (this.isSecret && this.game.canUndo(side)) this.change(() => this.game.undo(side));
    this.layingOut = { side, before: this.standing(side) };
  }

  /** What the staff lays out in one go is taken back in one go. */
  private batchLaidOut(side: string): void {
    if (this.layingOut?.side !== side) return;
    const { before } = this.layingOut;
    this.batches = [
      ...this.batches.filter((batch) => batch.side !== side || batch.before !== before),
      { side, before, after: this.standing(side) },
    ];
  }

  /**
   * What the side has ordered for good, or the one answer to what it is asked, where it may be given without asking. Whoever could
   * still take something back is asked too, unless that is the very answer which he has ordered for good.
   */
  private spared(side: string): Due | null {
    if (!this.maySpare(side)) return null;
    const isFree = this.undoer(side) === null;
    const due = isFree || this.standingOrders.isInLine(side) ? this.standingOrders.due(side) : null;
    const only = isFree && this.sparesQuestions ? onlyAnswer(this.game, side) : null;
    return due ?? (only && { label: labelOf(this.game, only), commands: [only] });
  }

  /** Whether the house answers what the side is asked: then nobody waits for it. */
  isSpared(side: string): boolean {
    return this.spared(side) !== null;
  }

  /** Everybody notices who is asked, so where orders are hidden, or all choose at once, only if nobody else sits at the table. */
  maySpare(side: string): boolean {
    return this.persons.includes(side) && !(this.persons.length > 1 && (this.policy === 'always' || this.isSecret));
  }

  /** What a side was spared since there were so many commands. */
  answeredFor(viewer: string, since: number): readonly Answered[] {
    return this.answered.flatMap(({ side, after, prompt, label }) => (side === viewer && after > since ? [{ prompt, label }] : []));
  }

  /** The numbers of the commands that were given for a side without asking it. */
  sparedCommands(viewer: string): readonly number[] {
    return this.answered.flatMap(({ side, after }) => (side === viewer ? [after] : []));
  }

  /** The staff answers in the place of a person. */
  get isStaffOut(): boolean {
    return this.crew.mover()?.isStaff === true;
  }

  /** Bots or the staff have something to answer. */
  get isMoving(): boolean {
    return this.crew.mover() !== null;
  }

  /** Who keeps people waiting. */
  moving(viewer: string): Moving {
    const mover = this.crew.mover();
    return {
      side: this.named(mover?.side ?? ''),
      isStaff: mover?.isStaff ?? false,
      phase: phaseInWords(this.game),
      moment: momentOf(this.game, viewer),
    };
  }

  /** The log as one viewer reads it, for all who look with his eyes. */
  logOf(viewer: string): ReadLog {
    const log = this.logs.get(viewer) ?? new ReadLog(this.game, viewer);
    this.logs.set(viewer, log);
    return log;
  }

  // Looking back.

  /** Whose eyes may look back: one's own until the game is over, then anybody's. */
  get viewers(): readonly string[] {
    const { sides } = this.ruleset;
    if (this.game.finished || this.isWatched) return [...sides, ONLOOKER.id];
    const isPassedOn = this.policy === 'always' && this.persons.length > 1;
    return isPassedOn ? [ONLOOKER.id] : [...this.persons, ONLOOKER.id];
  }

  /** The same for whoever sits at a machine of his own. */
  viewersFor(viewer: string): readonly string[] {
    if (!this.isApart || this.game.finished) return this.viewers;
    return viewer === ONLOOKER.id ? [viewer] : [viewer, ONLOOKER.id];
  }

  /** The game as it stood after so many moments, to one of those who may look; the first of them unless another is wanted. */
  picture(at: number, wanted: string | null, known = 0, among = this.viewers): Picture {
    const viewer = viewerAmong(among, wanted);
    const then = this.lookback.look({ at, viewer, known });
    return { ...then, game: this.ruleset.id, viewer: this.named(viewer), sealed: this.isSealed };
  }

  /** Turns and battles so far, in the eyes of whom one looks back as. */
  landmarks(wanted: string | null, among = this.viewers): Landmark[] {
    return landmarksOf(this.game, viewerAmong(among, wanted));
  }

  // What is kept.

  /** Where orders are hidden and people play, nobody may read the record until the game is over. */
  get isSealed(): boolean {
    return this.game.isHidden && !this.isWatched;
  }

  /**
   * The record as text: as far as it has come, or up to an earlier moment from which somebody may play on. What is drafted in
   * the question now open is its side's own, and nobody finds it in a store.
   */
  record(upTo = this.game.commands.length): string {
    const last = this.game.commands.length;
    const at = within(upTo, last);
    return JSON.stringify({ ...recordOf(at < last ? this.replayedTo(at) : this.game), drafts: [] });
  }

  /** What is kept beside the record, for this table alone. */
  get notes(): Notes {
    return { courses: this.courses.notes, standing: this.standingOrders.notes };
  }

  /** All of it, for a host that takes it up again where it stands; not a copy, so it is written down at once. */
  kept(): KeptTable {
    const { secretsPassed, sparesQuestions, isApart, batches, layingOut, answered } = this;
    return {
      ...{ secretsPassed, sparesQuestions, isApart, batches, layingOut, answered },
      game: this.game.kept(),
      remembered: [...this.remembered],
      habits: this.habits.kept,
      courses: this.courses.notes,
      standing: this.standingOrders.whole,
      proposal: this.accord.kept,
      crew: this.crew.kept,
    };
  }

  /** Goes on from there; this table has been laid for the same game and the same seats, and nothing has been done at it. */
  takeUp(kept: KeptTable): void {
    this.game.takeUp(kept.game);
    [this.secretsPassed, this.sparesQuestions, this.isApart] = [kept.secretsPassed, kept.sparesQuestions, kept.isApart];
    [this.batches, this.layingOut, this.answered] = [kept.batches, kept.layingOut, kept.answered];
    this.remembered.clear();
    for (const [side, asking] of kept.remembered) this.remembered.set(side, asking);
    this.habits.takeUp(kept.habits);
    this.courses.recall(kept.courses);
    this.standingOrders.takeUp(kept.standing);
    this.accord.takeUp(kept.proposal);
    this.crew.takeUp(kept.crew);
    this.lookback.forget();
  }

  /** How it stood after so many commands. */
  viewAt(commands: number, viewer: string): object {
    return this.replayedTo(commands, {}).view(viewer);
  }

  /** Another game that has come as far as so many commands. */
  private replayedTo(commands: number, keeping: Keeping = { chain: true }): Game<Kind> {
    const again = this.game.again(keeping);
    for (const command of this.game.commands.slice(0, commands)) again.follow(command);
    return again;
  }
}

const viewerAmong = (among: readonly string[], wanted: string | null): string =>
  among.find((each) => each === wanted) ?? among[0] ?? ONLOOKER.id;
