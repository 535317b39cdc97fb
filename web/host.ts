/** Holds one game in the worker, lets bots play their sides, and says what its viewer may see. Knows no game and no browser. */
import type { Command, Ending, GameRecord, Kind, Reason, Refusal, Ruleset, Settings } from '../kernel/index.ts';
import { entrySeen, FastDice, Game, parseRecord, recordOf, replay, sealed, seen, titleOf } from '../kernel/index.ts';
import { answerFor, bestBot, botNamed, botsOf } from '../lab/players.ts';
import { entriesOf, readableIn } from './host-log.ts';
import { questionOf, reasonsFor } from './host-question.ts';
import type { About, Curtain, Frame, Kept, LogNews, Moving, Named, StaffScope, Standing, Table, UndoState } from './protocol.ts';
import { fillSeats, PERSON, personsIn, type Seats } from './seats.ts';
import { type Place, placeOf } from './usher.ts';

const KEEPING = { log: true, undo: true, hashes: true } as const;

/** More answers than this in one phase mean that the staff runs in a circle. */
const MOST_STAFF_ANSWERS = 5000;

const ONLOOKER: Named = { id: 'onlooker', name: 'Onlooker' };

const namesOf = (ruleset: Ruleset<Kind>): readonly string[] => botsOf(ruleset).map(({ name }) => name);

export const aboutOf = (ruleset: Ruleset<Kind>): About => ({
  scenarios: [...ruleset.scenarios],
  options: ruleset.options.map(({ id, title, rule, values }) => ({ id, title, rule, values })),
  sides: ruleset.sides.map((id) => ({ id, name: ruleset.wording.name(id) })),
  bots: botsOf(ruleset).map(({ name, words }) => ({ name, words })),
});

export const defaultSettings = (ruleset: Ruleset<Kind>, given: Partial<Settings>): Settings => ({
  scenario: given.scenario ?? ruleset.scenarios[0]?.id ?? '',
  options: given.options ?? {},
  seed: given.seed ?? '',
  dice: given.dice ?? 'fast',
});

export const readRecord = (text: string): GameRecord => parseRecord(text);

/** The staff answers in the viewer's place until the phase is another, or its answers are used up. */
interface Errand {
  readonly phase: number;
  left: number;
}

/** How many commands there were before it and after it. */
interface Batch {
  readonly before: number;
  readonly after: number;
}

/** Whoever answers next without a person. */
interface Mover {
  readonly side: string;
  readonly isStaff: boolean;
}

export class Host {
  private readonly seats: Seats;
  private readonly persons: readonly string[];
  private viewer: string | null = null;
  /** For whom the curtain was lifted in the secret question now open. */
  private alone: string | null = null;
  /** How many commands there were before the secret question now open. */
  private openBefore: number | null = null;
  private errand: Errand | null = null;
  /** Orders that were given at once, and are taken back at once. */
  private readonly batches: Batch[] = [];
  private told = 0;
  /** A second game that walks through the record for the scrubber; the first stays where it is. */
  private walker: { readonly game: Game<Kind>; readonly viewer: string } | null = null;
  private walked = 0;

  private constructor(
    private readonly ruleset: Ruleset<Kind>,
    private readonly game: Game<Kind>,
    seats: Seats | null,
  ) {
    this.seats = fillSeats(ruleset.sides, namesOf(ruleset), seats);
    this.persons = personsIn(this.seats);
    this.settle();
  }

  static begin(ruleset: Ruleset<Kind>, given: Partial<Settings>, seats: Seats | null = null): Host {
    return new Host(ruleset, new Game(ruleset, defaultSettings(ruleset, given), KEEPING), seats);
  }

  static open(ruleset: Ruleset<Kind>, record: GameRecord, seats: Seats | null = null): Host {
    return new Host(ruleset, replay(ruleset, record, KEEPING), seats);
  }

  private get policy(): 'secrets' | 'always' {
    return this.ruleset.curtain ?? 'secrets';
  }

  private get isSecret(): boolean {
    return this.game.questions.some(({ secret }) => secret);
  }

  /** Bots play every side. */
  get isWatched(): boolean {
    return this.persons.length === 0;
  }

  // Who looks.

  private place(): Place {
    const asked = this.game.questions.map(({ side }) => side).filter((side) => this.persons.includes(side));
    const { policy, persons, isSecret: secret, viewer, alone } = this;
    return placeOf({ policy, persons, asked, secret, viewer, alone });
  }

  private lookAs(viewer: string): void {
    if (this.viewer === viewer) return;
    this.viewer = viewer;
    this.told = 0;
  }

  /** The machine has been passed on. */
  lift(): void {
    const place = this.place();
    if (!('passTo' in place)) return;
    this.lookAs(place.passTo);
    this.alone = this.isSecret ? place.passTo : null;
  }

  /** After every change: what was secret is so no longer once it is revealed, and where all is open whoever is asked looks. */
  private settle(): void {
    if (!this.isSecret || this.game.play.revealed) {
      this.alone = null;
      this.openBefore = null;
    }
    const place = this.place();
    if ('look' in place) this.lookAs(place.look);
  }

  // What people do.

  /** Does what changes the game. Nothing of a secret that is half made goes to the store, so a batch is kept from its beginning. */
  private change(act: () => Refusal | null): Refusal | null {
    const before = this.game.commands.length;
    if (this.isSecret) this.openBefore ??= before;
    const refusal = act();
    if (this.isSecret && this.game.commands.length > before + 1) this.openBefore ??= before;
    this.settle();
    return refusal;
  }

  apply(commands: readonly Command[]): Refusal | null {
    const stranger = commands.find(({ side }) => side !== this.viewer);
    if (stranger) return this.notFromHere(stranger);
    const before = this.game.commands.length;
    const refusal = this.change(() => this.game.applyAll(commands));
    if (!refusal && commands.length > 1) this.batches.push({ before, after: before + commands.length });
    return refusal;
  }

  private notFromHere({ side }: Command): Refusal {
    const rule = this.game.questions[0]?.rule ?? this.ruleset.flow[0]?.step.rule ?? '';
    return { code: 'not-asked', words: `${side} is not played by whoever looks at this table now`, rule };
  }

  /** Whose orders may be taken back from here. Where all is open, also those of the neighbour who has just given them. */
  private get undoer(): string | null {
    if (this.viewer !== null && this.game.canUndo(this.viewer)) return this.viewer;
    if (this.policy === 'always' || this.isSecret) return null;
    return this.persons.find((side) => this.game.canUndo(side)) ?? null;
  }

  undo(): Refusal | null {
    const side = this.undoer ?? this.viewer ?? '';
    const { commands } = this.game;
    const before = this.batches.findLast(({ after }) => after === commands.length)?.before ?? commands.length - 1;
    const refusal = this.change(() => this.game.undo(side));
    // The last of a batch can be taken back: so can the others, as far as no dice fell among them.
    while (!refusal && commands.length > before && this.game.canUndo(side)) this.change(() => this.game.undo(side));
    while ((this.batches.at(-1)?.after ?? 0) > commands.length) this.batches.pop();
    return refusal;
  }

  /** Sends the staff off; `work` does what it does. */
  staff(scope: StaffScope): Refusal | null {
    const viewer = this.viewer ?? '';
    if (!this.game.questionFor(viewer)) return this.game.whyNot({ side: viewer, verb: '' });
    this.errand = { phase: this.phase(), left: scope === 'decision' ? 1 : MOST_STAFF_ANSWERS };
    return null;
  }

  why(id: string): readonly Reason[] {
    return this.viewer === null ? [] : reasonsFor(this.game, this.viewer, id);
  }

  // What bots do.

  /** Lets bots and staff answer until a person is asked, the time is up or so many answers are given; true while there is more to do. */
  work(isTimeUp: () => boolean, answers = Number.POSITIVE_INFINITY): boolean {
    for (let given = 0; ; given++) {
      const mover = this.mover();
      if (!mover) return false;
      if (given >= answers || (given > 0 && isTimeUp())) return true;
      this.answer(mover);
    }
  }

  private mover(): Mover | null {
    if (this.errand && (this.errand.left <= 0 || this.errand.phase !== this.phase())) this.errand = null;
    const asked = this.game.questions.map(({ side }) => side);
    const [first] = asked;
    if (first === undefined) return null;
    // In a secret question people choose first, so that no bot's choice is there to be found.
    if (!asked.some((side) => this.persons.includes(side))) return { side: first, isStaff: false };
    const { viewer } = this;
    if (this.errand && viewer !== null && asked.includes(viewer)) return { side: viewer, isStaff: true };
    this.errand = null;
    return null;
  }

  /** The chance of a bot follows from the seed and the moment, so that a game taken up again goes on as it would have. */
  private answer({ side, isStaff }: Mover): void {
    const { seed } = this.game.settings;
    const bot = isStaff ? bestBot(this.ruleset) : botNamed(this.ruleset, this.seats[side] ?? '');
    const luck = new FastDice(`${seed} ${isStaff ? 'staff' : `bot ${side}`} ${this.game.commands.length}`);
    if (isStaff && this.errand) this.errand.left--;
    const refusal = this.change(() => answerFor(this.game, side, { bot, chance: (of) => luck.draw(of) }));
    if (refusal) throw new Error(`${bot.name} was refused: ${refusal.words} (${refusal.rule})`);
  }

  /** The step of the turn where the game stands: below the game and the turn, as the log groups it. */
  private phase(): number {
    const path = this.game.play.frames.filter(({ step }) => this.ruleset.flow[step]?.step.kind !== 'loop');
    return path[2]?.step ?? path.at(-1)?.step ?? -1;
  }

  /** Who keeps the page waiting. */
  moving(): Moving {
    const mover = this.mover();
    const phase = this.ruleset.flow[this.phase()]?.step.name ?? '';
    return {
      side: this.named(mover?.side ?? ''),
      isStaff: mover?.isStaff ?? false,
      phase: titleOf(phase),
      commands: this.game.commands.length,
    };
  }

  // What the viewer sees.

  private named(id: string): Named {
    return id === ONLOOKER.id ? ONLOOKER : { id, name: this.ruleset.wording.name(id) };
  }

  standing(kept: Kept | null = this.kept()): Standing {
    const place = this.place();
    return 'passTo' in place
      ? { type: 'curtain', curtain: this.curtain(place.passTo), kept }
      : { type: 'table', table: this.table(place.look), kept };
  }

  private curtain(side: string): Curtain {
    const others = this.persons.filter((each) => each !== side).map((each) => this.named(each));
    return { game: this.ruleset.id, side: this.named(side), others, secret: this.isSecret };
  }

  private table(viewer: string): Table {
    const { view, question, tracker, ending } = seen(this.game, viewer, Number.POSITIVE_INFINITY);
    return {
      game: this.ruleset.id,
      viewer: this.named(viewer),
      view,
      commands: this.keptCommands,
      prompt: question?.prompt ?? null,
      ending,
      log: this.news(viewer),
      question: question && questionOf(this.ruleset, question),
      tracker,
      undo: this.undoState(viewer),
      players: this.ruleset.sides.map((side) => ({ ...this.named(side), seat: this.seats[side] ?? PERSON })),
      watching: this.isWatched,
      viewers: this.viewers().map((each) => this.named(each)),
    };
  }

  private news(viewer: string): LogNews {
    const readable = readableIn(this.game, viewer);
    const from = Math.min(this.told, readable.length);
    this.told = readable.length;
    return { from, entries: entriesOf(this.game, readable, from) };
  }

  private undoState(viewer: string): UndoState {
    const { game } = this;
    const not = (reason: string, rule: string | null = null): UndoState => ({ possible: false, reason, rule });
    if (this.undoer !== null) return { possible: true, reason: '', rule: null };
    if (game.commands.length === 0) return not('Nothing has been ordered yet.');
    const last = readableIn(game, viewer).findLast(({ command, what }) => command === game.commands.length && what.kind !== 'event');
    if (last) {
      const { roll, rule } = entrySeen(this.ruleset, last);
      return not(roll ? `The dice have fallen: ${roll.title}.` : 'Something was drawn.', rule);
    }
    const actor = game.commands.at(-1)?.side ?? viewer;
    if (actor === viewer || this.isSecret) return not('Nothing can be taken back from here.');
    return not(`${this.ruleset.wording.name(actor)} have acted since.`);
  }

  // Looking back.

  /** Whose eyes a replay may use: one's own until the game is over, then anybody's. */
  private viewers(): readonly string[] {
    const { sides } = this.ruleset;
    if (this.game.finished || this.isWatched) return [...sides, ONLOOKER.id];
    const isApart = this.policy === 'always' && this.persons.length > 1;
    return isApart ? [ONLOOKER.id] : [...this.persons, ONLOOKER.id];
  }

  /** The game as it stood after so many commands. Only what is new of the log: one moment's log is the beginning of every later one's. */
  frame(at: number, wanted: string | null): Frame {
    const viewers = this.viewers();
    const viewer = viewers.find((each) => each === wanted) ?? viewers[0] ?? ONLOOKER.id;
    const game = this.walkTo(Math.min(at, this.keptCommands), viewer);
    const readable = readableIn(game, viewer);
    const from = Math.min(this.walked, readable.length);
    this.walked = readable.length;
    const question = game.questionFor(viewer);
    const view = game.view(viewer);
    return {
      game: this.ruleset.id,
      viewer: this.named(viewer),
      view,
      commands: game.commands.length,
      prompt: question && this.ruleset.wording.prompt(view, question.name, question.item),
      ending: game.ending,
      log: { from, entries: entriesOf(game, readable, from) },
    };
  }

  /** Rules are quick: going back by starting again is a matter of milliseconds, and needs no store of positions. */
  private walkTo(at: number, viewer: string): Game<Kind> {
    if (this.walker?.viewer !== viewer) this.walked = 0;
    const old = this.walker?.game;
    const game = old && old.commands.length <= at ? old : new Game(this.ruleset, this.game.settings, { log: true });
    for (const command of this.game.commands.slice(game.commands.length, at)) game.apply(command);
    this.walker = { game, viewer };
    return game;
  }

  // What is kept.

  /** Up to the secret question that is half answered: what one side has chosen there, nobody finds in the store. */
  private get keptCommands(): number {
    return Math.min(this.openBefore ?? Number.POSITIVE_INFINITY, this.game.commands.length);
  }

  kept(): Kept {
    return { record: this.recordAt(this.keptCommands), commands: this.keptCommands };
  }

  get ending(): Ending | null {
    return this.game.ending;
  }

  /** The record up to a moment, from which somebody may play on. */
  recordAt(wanted: number): string {
    const at = Math.min(wanted, this.keptCommands);
    const record = recordOf(this.game);
    if (at >= record.commands.length) return JSON.stringify(record);
    const takebacks = record.takebacks.filter(({ after }) => after <= at);
    return JSON.stringify(sealed({ ...record, commands: record.commands.slice(0, at), hashes: record.hashes.slice(0, at), takebacks }));
  }
}
