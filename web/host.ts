/** Holds one game in the worker, lets bots play their sides, and says what its viewer may see. Knows no game and no browser. */
import type { Command, Dice, Ending, GameRecord, Kind, Reason, Refusal, Ruleset, Settings } from '../kernel/index.ts';
import { Game, hidesOrders, momentsOf, parseRecord, phasesAround, recordOf, replay, sealed, seen, titleOf } from '../kernel/index.ts';
import { answerFor, answersOf, bestBot, botNamed, botsOf, LastingPlayers } from '../lab/players.ts';
import { entriesOf, readableIn } from './host-log.ts';
import { questionOf, reasonsFor } from './host-question.ts';
import { Walker, within } from './host-replay.ts';
import { whyNoUndo } from './host-undo.ts';
import type { About, Curtain, Frame, LogNews, Moving, Named, StaffScope, Table, UndoState } from './protocol.ts';
import type { SealedGame } from './seal.ts';
import { fillSeats, PERSON, personsIn, type Seats } from './seats.ts';
import { type Place, placeOf } from './usher.ts';

const KEEPING = { log: true, undo: true, hashes: true } as const;

/** More answers than this in one phase mean that the staff runs in a circle. */
const MOST_STAFF_ANSWERS = 5000;

const ONLOOKER: Named = { id: 'onlooker', name: 'Onlooker' };

const namesOf = (ruleset: Ruleset<Kind>): readonly string[] => botsOf(ruleset).map(({ name }) => name);

export const aboutOf = (ruleset: Ruleset<Kind>): About => ({
  scenarios: [...ruleset.scenarios],
  options: [...ruleset.options],
  packs: ruleset.packs ?? null,
  hidden: hidesOrders(ruleset),
  sides: ruleset.sides.map((id) => ({ id, name: ruleset.wording.name(id) })),
  bots: botsOf(ruleset).map(({ name, words }) => ({ name, words })),
});

export const defaultSettings = (ruleset: Ruleset<Kind>, given: Partial<Settings>): Settings => ({
  scenario: given.scenario ?? ruleset.scenarios[0]?.id ?? '',
  options: given.options ?? {},
  seed: given.seed ?? '',
  dice: given.dice ?? 'fast',
  ...(given.pack === undefined ? {} : { pack: given.pack }),
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

/** What is shown: the table to one viewer, or a curtain to nobody. */
export type Shown = { readonly type: 'table'; readonly table: Table } | { readonly type: 'curtain'; readonly curtain: Curtain };

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
  /** How many commands there were when the table last told what had happened: to each viewer, or to all where all is open. */
  private readonly heard = new Map<string, number>();
  private readonly openedAt: number;
  private readonly walker: Walker;
  private readonly players = new LastingPlayers();

  private constructor(
    private readonly game: Game<Kind>,
    seats: Seats | null,
  ) {
    this.seats = fillSeats(this.ruleset.sides, namesOf(this.ruleset), seats);
    this.persons = personsIn(this.seats);
    this.openedAt = game.commands.length;
    this.walker = new Walker(game);
    this.settle();
  }

  /** Tests bring dice of their own. */
  static begin(ruleset: Ruleset<Kind>, given: Partial<Settings>, seats: Seats | null = null, diceOf?: (settings: Settings) => Dice): Host {
    return new Host(new Game(ruleset, defaultSettings(ruleset, given), KEEPING, diceOf), seats);
  }

  static open(ruleset: Ruleset<Kind>, record: GameRecord, seats: Seats | null = null): Host {
    return new Host(replay(ruleset, record, KEEPING), seats);
  }

  private get ruleset(): Ruleset<Kind> {
    return this.game.ruleset;
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
    // Of a batch in which dice have fallen the first part stands, and the table shows it.
    return this.game.commands.length > before ? null : refusal;
  }

  private notFromHere({ side }: Command): Refusal {
    return { code: 'not-asked', words: `${side} is not played by whoever looks at this table now`, rule: this.game.ruleNow() };
  }

  /** Whose orders may be taken back from here. Where all is open, also those of the neighbour who has just given them. */
  private get undoer(): string | null {
    if (this.viewer !== null && this.game.canUndo(this.viewer)) return this.viewer;
    if (this.policy === 'always' || this.isSecret) return null;
    return this.persons.find((side) => this.game.canUndo(side)) ?? null;
  }

  undo(): Refusal | null {
    this.walker.forget();
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

  /** Bots or the staff have something to answer. */
  get isMoving(): boolean {
    return this.mover() !== null;
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

  /**
   * The chance of a bot follows from the seed and from how often its side has answered, so that a game taken up again goes
   * on as it would have, and nothing that another side does unseen changes it.
   */
  private answer({ side, isStaff }: Mover): void {
    const { seed } = this.game.settings;
    const bot = isStaff ? bestBot(this.ruleset) : botNamed(this.ruleset, this.seats[side] ?? '');
    const name = `${isStaff ? 'staff' : 'bot'} ${side}`;
    if (isStaff && this.errand) this.errand.left--;
    const player = this.players.player(name, bot, `${seed} ${name} ${answersOf(this.game, side)}`);
    const refusal = this.change(() => answerFor(this.game, side, player));
    if (refusal) throw new Error(`${bot.name} was refused: ${refusal.words} (${refusal.rule})`);
  }

  /** The phase where the game stands: that of the turn, or within it that of a battle. */
  private phase(): number {
    return phasesAround(this.ruleset, this.game.play.frames.at(-1)?.step ?? -1).at(-1) ?? -1;
  }

  /** Who keeps the page waiting. */
  moving(): Moving {
    const mover = this.mover();
    const phase = this.ruleset.flow[this.phase()]?.step.name ?? '';
    return {
      side: this.named(mover?.side ?? ''),
      isStaff: mover?.isStaff ?? false,
      phase: titleOf(phase),
      moment: momentsOf(this.game, this.viewer ?? ONLOOKER.id).at(-1) ?? 0,
    };
  }

  // What the viewer sees.

  private named(id: string): Named {
    return id === ONLOOKER.id ? ONLOOKER : { id, name: this.ruleset.wording.name(id) };
  }

  shown(): Shown {
    const place = this.place();
    return 'passTo' in place ? { type: 'curtain', curtain: this.curtain(place.passTo) } : { type: 'table', table: this.table(place.look) };
  }

  private curtain(side: string): Curtain {
    const others = this.persons.filter((each) => each !== side).map((each) => this.named(each));
    return { game: this.ruleset.id, side: this.named(side), others, secret: this.isSecret };
  }

  private table(viewer: string): Table {
    const { view, question, tracker, ending, canResign } = seen(this.game, viewer, Number.POSITIVE_INFINITY);
    return {
      game: this.ruleset.id,
      viewer: this.named(viewer),
      view,
      prompt: question?.prompt ?? null,
      ending,
      sealed: this.isSealed,
      heard: this.heardBy(viewer),
      log: this.news(viewer),
      question: question && questionOf(this.ruleset, question, view),
      tracker,
      undo: this.undoState(viewer),
      canResign: canResign && this.persons.includes(viewer),
      players: this.ruleset.sides.map((side) => ({ ...this.named(side), seat: this.seats[side] ?? PERSON })),
      watching: this.isWatched,
      viewers: this.viewers().map((each) => this.named(each)),
    };
  }

  private news(viewer: string): LogNews {
    const readable = readableIn(this.game, viewer);
    const from = Math.min(this.told, readable.length);
    this.told = readable.length;
    return { from, entries: entriesOf(this.ruleset, readable, momentsOf(this.game, viewer), from) };
  }

  /** Of those who look at an open table one hears for all. */
  private heardBy(viewer: string): number {
    const listener = this.policy === 'always' ? viewer : '';
    const before = this.heard.get(listener) ?? this.openedAt;
    this.heard.set(listener, this.game.commands.length);
    return readableIn(this.game, viewer).filter(({ command }) => command <= before).length;
  }

  private undoState(viewer: string): UndoState {
    return this.undoer === null ? whyNoUndo(this.game, viewer) : { possible: true, reason: '', rule: null };
  }

  // Looking back.

  /** Whose eyes a replay may use: one's own until the game is over, then anybody's. */
  private viewers(): readonly string[] {
    const { sides } = this.ruleset;
    if (this.game.finished || this.isWatched) return [...sides, ONLOOKER.id];
    const isApart = this.policy === 'always' && this.persons.length > 1;
    return isApart ? [ONLOOKER.id] : [...this.persons, ONLOOKER.id];
  }

  /** The game as it stood after so many moments. */
  frame(at: number, wanted: string | null, known = 0): Frame {
    const viewers = this.viewers();
    const viewer = viewers.find((each) => each === wanted) ?? viewers[0] ?? ONLOOKER.id;
    const then = this.walker.look({ at, viewer, known, upTo: this.keptCommands });
    return { ...then, game: this.ruleset.id, viewer: this.named(viewer), sealed: this.isSealed };
  }

  // What is kept.

  /** Up to the secret question that is half answered: what one side has chosen there, nobody finds in the store. */
  get keptCommands(): number {
    return Math.min(this.openBefore ?? Number.POSITIVE_INFINITY, this.game.commands.length);
  }

  /** Where orders are hidden and people play, nobody may read the record until the game is over. */
  get isSealed(): boolean {
    return this.game.isHidden && !this.isWatched;
  }

  /** All that is needed to sit down here again; who sits where goes under the seal, or the other seat would open it. */
  inside(): SealedGame {
    return { record: this.recordAt(this.keptCommands), seats: this.seats };
  }

  /** What anybody may see. */
  outside(): object {
    return this.game.view(ONLOOKER.id);
  }

  get ending(): Ending | null {
    return this.game.ending;
  }

  /** The record up to a moment, from which somebody may play on. */
  recordAt(wanted: number): string {
    const at = within(wanted, this.keptCommands);
    const record = recordOf(this.game);
    if (at >= record.commands.length) return JSON.stringify(record);
    const takebacks = record.takebacks.filter(({ after }) => after <= at);
    return JSON.stringify(sealed({ ...record, commands: record.commands.slice(0, at), hashes: record.hashes.slice(0, at), takebacks }));
  }
}
