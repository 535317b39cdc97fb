/** One game being played: takes commands, refuses what is not offered, remembers, and takes back what may be taken back. */
import { firstLink, nextLink } from './chain.ts';
import { endingBy } from './closing.ts';
import type { Command, Refusal } from './command.ts';
import { DRAW, RESIGN, TAKE_BACK, TIME_UP, UNDO } from './command.ts';
import type { Dice } from './dice/dice.ts';
import { FastDice } from './dice/fast.ts';
import { KeyedDice } from './dice/keyed.ts';
import type { SavedDrafts } from './drafts.ts';
import { Drafts } from './drafts.ts';
import type { Position } from './engine.ts';
import { Engine } from './engine.ts';
import { hashOf, hashOfData } from './hash.ts';
import { type Anchor, commandsIn, entriesIn, type KeptGame, keptEntries, refill, runsIn } from './keeping.ts';
import type { Ending, Kind, Target, Viewer } from './kind.ts';
import { Lines } from './lines.ts';
import type { Entry } from './log.ts';
import { Moments } from './moments.ts';
import { keptPosition } from './position.ts';
import type { Question } from './question.ts';
import { noResigning, notAsked, nothingToUndo, notOffered } from './refusal.ts';
import type { Options, Ruleset } from './ruleset.ts';
import { checkScenario, dataWith, fillOptions, hidesOrders } from './ruleset.ts';

export interface Settings {
  readonly scenario: string;
  readonly options: Options;
  readonly seed: string;
  /** `fast` for one person or a simulation, `keyed` for games between people. */
  readonly dice: 'fast' | 'keyed';
  /** Figures of the players' own, as they were read from JSON; the game checks them. */
  readonly pack?: unknown;
}

/** What a host wants remembered; a simulation wants nothing. */
export interface Keeping {
  readonly log?: boolean;
  /** Commands can be taken back, and one whose rule fails has not happened. */
  readonly undo?: boolean;
  /** A chain over all commands, with hashes of the position on the way. */
  readonly chain?: boolean;
}

/** After so many entries of the journal the position is hashed. */
export const BETWEEN_CHECKPOINTS = 64;

/** No more than so often do people agree to go back: each time the game is played again from its beginning. */
export const MOST_AGREED = 100;

/** How the game stood after so many entries of its journal. */
export interface Checkpoint {
  readonly at: number;
  readonly link: string;
  readonly hash: string;
}

/** What a command that fails goes back to. */
interface Mark {
  readonly commands: number;
  readonly journal: number;
  readonly drafts: SavedDrafts;
}

const diceFor = ({ dice, seed }: Settings): Dice => (dice === 'keyed' ? new KeyedDice(seed) : new FastDice(seed));

export class Game<K extends Kind> {
  readonly settings: Settings;
  readonly data: K['data'];
  /** What stands of all that was commanded. Drafts are among it once they are committed. */
  readonly commands: Command[] = [];
  /** Everything that was done, in order: commands, and `undo` where a side took one back. */
  readonly journal: Command[] = [];
  readonly checkpoints: Checkpoint[] = [];
  private readonly links: string[];
  private readonly entries: Entry<K>[] = [];
  private readonly engine: Engine<K>;
  private readonly drafts: Drafts<K>;
  private anchor: Anchor<K> | null = null;
  /** How often those who play have agreed to go back. */
  private agreed = 0;
  /** Whether the last command cannot be taken back. */
  private isFinal = false;
  /** The outermost loop's pass at the beginning and after each command, by which onlookers count. */
  readonly passes: number[] = [];
  readonly moments = new Moments<K>(this);
  readonly lines = new Lines<K>(this);

  /** Tests bring dice of their own. */
  constructor(
    readonly ruleset: Ruleset<K>,
    settings: Settings,
    private readonly keeping: Keeping = {},
    private readonly diceOf: (settings: Settings) => Dice = diceFor,
  ) {
    const { seed, dice, pack } = settings;
    this.data = dataWith(ruleset, pack);
    const scenario = checkScenario(ruleset, settings.scenario, this.data);
    const options = fillOptions(ruleset, scenario, settings.options);
    this.settings = { scenario, options, seed, dice, ...(pack === undefined ? {} : { pack }) };
    this.links = keeping.chain ? [firstLink(ruleset.id, ruleset.version, this.settings)] : [];
    const listener = keeping.log ? (entry: Entry<K>) => void this.entries.push(entry) : null;
    this.engine = new Engine(ruleset.flow, ruleset.begin(scenario, options, this.data), diceOf(settings), this.data, listener);
    this.drafts = new Drafts(this.engine);
    this.engine.begin();
    this.passes.push(this.engine.pass);
    if (keeping.undo) this.anchor = this.anchored();
  }

  /** Another game that begins as this one did. */
  again(keeping: Keeping): Game<K> {
    return new Game(this.ruleset, this.settings, keeping, this.diceOf);
  }

  get ending(): Ending | null {
    return this.engine.ending;
  }

  /** Until the game is over nobody may learn how many orders another side has given, nor what they led to unseen. */
  get isHidden(): boolean {
    return hidesOrders(this.ruleset) && !this.engine.finished;
  }

  get finished(): boolean {
    return this.engine.finished;
  }

  /** The questions now open, one for each side that is asked. */
  get questions(): readonly Question<K>[] {
    return this.engine.ask();
  }

  questionFor(side: string): Question<K> | null {
    return this.engine.questionFor(side);
  }

  /** The true state, for hosts and tests; players get `view`. */
  get state(): K['state'] {
    return this.engine.state;
  }

  get play(): Engine<K> {
    return this.engine;
  }

  view(viewer: Viewer<K['side']>): K['view'] {
    return this.ruleset.view(this.engine.state, viewer, this.data);
  }

  /** All log entries, for hosts; players get those they may read. */
  get log(): readonly Entry<K>[] {
    return this.entries;
  }

  /** What a side has drafted in the question now open, command by command; others must not hear even how many there are. */
  draftedBy(side: string): readonly Command[] {
    return this.drafts.of(side);
  }

  // Commands.

  /** Takes a command, or says why not and changes nothing. */
  apply(command: Command): Refusal | null {
    if (command.verb === RESIGN) return this.resign(command);
    const question = this.engine.questionFor(command.side);
    if (!question) return notAsked(this, command);
    const target = question.takes(command.verb, command.target);
    if (target === null) return notOffered(question, command);
    if (this.anchor) this.takeOrNothing(question, command, target);
    else this.take(question, command, target);
    return null;
  }

  /** A closure of its own, for a simulation should not pay for one at every command. */
  private takeOrNothing(question: Question<K>, command: Command, target: Target | undefined): void {
    this.allOrNothing(() => this.take(question, command, target));
  }

  private take(question: Question<K>, command: Command, target: Target | undefined): void {
    if (question.secret) this.draft(question, command, target);
    else this.act(question, command, target);
  }

  /** A rule that fails leaves nothing behind, where there is an anchor to go back to. */
  private allOrNothing(work: () => void): void {
    const before = this.mark();
    try {
      work();
    } catch (error) {
      this.goBack(before);
      throw error;
    }
  }

  private act(question: Question<K>, command: Command, target: Target | undefined): void {
    const { fallen } = this.engine;
    // Where orders are hidden undo stops at the end of a question: what follows unseen may roll dice or ask another side, or not.
    const closes = this.isHidden && question.ends(command.verb);
    this.engine.revealed = false;
    this.engine.answer(question, command.verb, target);
    this.inscribe(command);
    this.stand(command);
    this.settled(closes || this.engine.fallen !== fallen || this.engine.revealed || this.engine.isDrafting);
  }

  private draft(question: Question<K>, command: Command, target: Target | undefined): void {
    this.engine.revealed = false;
    this.drafts.add(question, command, target);
    this.isFinal = false;
    if (!this.engine.isPlanned) return;
    const given = this.drafts.all();
    this.engine.commit(given.length);
    this.drafts.clear();
    for (const each of given) this.inscribe(each);
    for (const each of given) this.stand(each);
    this.settled(true);
  }

  private settled(isFinal: boolean): void {
    this.isFinal = isFinal;
    if (isFinal && this.anchor) this.anchor = this.anchored();
  }

  private stand(command: Command): void {
    this.commands.push(command);
    if (this.keeping.log) this.passes.push(this.engine.pass);
  }

  /** Takes several commands, all or none; but what cannot be undone stands, or a batch that must fail would be a look at the dice. */
  applyAll(commands: readonly Command[]): Refusal | null {
    this.anchor ??= this.anchored();
    let [before, taken] = [this.mark(), 0];
    for (const command of commands) {
      const refusal = this.apply(command);
      if (refusal) {
        // Where nothing was taken there is nothing to go back over, least of all the end of the game.
        if (taken > 0) this.goBack(before);
        return refusal;
      }
      taken++;
      if (this.isFinal) [before, taken] = [this.mark(), 0];
    }
    if (!this.keeping.undo) this.anchor = null;
    return null;
  }

  /** Why a command would be refused; null if it would be taken. */
  whyNot(command: Command): Refusal | null {
    if (command.verb === RESIGN) return command.target === undefined && this.canResign(command.side) ? null : noResigning(this, command);
    const question = this.engine.questionFor(command.side);
    if (!question) return notAsked(this, command);
    return question.takes(command.verb, command.target) === null ? notOffered(question, command) : null;
  }

  // Resigning: at any time and asked or not, and final.

  canResign(side: string): boolean {
    return !this.engine.finished && this.ruleset.resigned !== undefined && this.ruleset.sides.includes(side);
  }

  private resign(command: Command): Refusal | null {
    const { resigned, sides } = this.ruleset;
    const side = sides.find((each) => each === command.side);
    if (this.engine.finished || !resigned || side === undefined || command.target !== undefined) return noResigning(this, command);
    this.end(command, (g) => resigned(g, side));
    return null;
  }

  private end(command: Command, endingOf: Parameters<Engine<K>['giveUp']>[0]): void {
    this.allOrNothing(() => {
      this.engine.giveUp(endingOf);
      this.drafts.clear();
      this.inscribe(command);
      this.stand(command);
      this.settled(false);
    });
  }

  // What no side can do by itself: its host does it, when a clock has run out or all agree.

  /** The game is over where it stands, by the clock or by agreement. */
  close(command: Command): Refusal | null {
    const ending = endingBy(this, command);
    if (this.engine.finished || !ending) return notAsked(this, command);
    this.end(command, () => ending);
    return null;
  }

  /**
   * Back to where so many commands stood, over dice and all: if the same is done again, the same dice fall. What all drafted at once is
   * drafted anew from its beginning.
   */
  takeBack(side: string, upTo: number): Refusal | null {
    const isThere = Number.isSafeInteger(upTo) && upTo >= 0 && upTo < this.commands.length;
    if (this.engine.finished || !isThere || this.agreed >= MOST_AGREED) return nothingToUndo(this);
    this.agreed++;
    const again = this.again({ log: true });
    for (const command of this.commands.slice(0, upTo)) again.follow(command);
    this.engine.restore(again.engine.undrafted, again.commands.length);
    this.drafts.clear();
    this.commands.length = again.commands.length;
    this.passes.length = again.commands.length + 1;
    this.entries.length = Math.min(this.entries.length, again.entries.length);
    this.moments.cut(again.commands.length);
    this.lines.cut(again.entries.length);
    this.inscribe({ side, verb: TAKE_BACK, target: upTo });
    this.settled(true);
    return null;
  }

  /** Does again what a journal tells. */
  follow(entry: Command): Refusal | null {
    if (entry.verb === UNDO) return this.undo(entry.side);
    if (entry.verb === TAKE_BACK) return this.takeBack(entry.side, Number(entry.target));
    return entry.verb === TIME_UP || entry.verb === DRAW ? this.close(entry) : this.apply(entry);
  }

  // Undo: of a draft whatever its side put down, else only the side's own commands, and never over a roll or a revelation.

  canUndo(side: string): boolean {
    if (this.engine.finished) return false;
    if (this.engine.isDrafting) return this.drafts.of(side).length > 0;
    return this.anchor !== null && this.commands.length > this.anchor.commands && this.commands.at(-1)?.side === side;
  }

  undo(side: string): Refusal | null {
    if (!this.canUndo(side)) return nothingToUndo(this);
    if (this.engine.isDrafting) {
      this.drafts.takeBack(side);
      return null;
    }
    this.playAgain(this.commands.length - 1);
    this.inscribe({ side, verb: UNDO });
    return null;
  }

  /** Plays from the anchor as far as so many commands. */
  private playAgain(upTo: number): void {
    if (!this.anchor) return;
    const { position, commands, entries } = this.anchor;
    const again = this.commands.slice(commands, upTo);
    this.engine.restore({ ...position, state: this.ruleset.copy(position.state) }, commands);
    this.commands.length = commands;
    this.passes.length = commands + 1;
    this.entries.length = entries;
    this.moments.cut(commands);
    this.lines.cut(entries);
    for (const command of again) {
      const question = this.engine.questionFor(command.side);
      if (!question) throw new Error('what was played cannot be played again');
      this.engine.answer(question, command.verb, question.takes(command.verb, command.target) ?? undefined);
      this.stand(command);
    }
  }

  private anchored(): Anchor<K> {
    return { position: this.save(), commands: this.commands.length, entries: this.entries.length };
  }

  private mark(): Mark {
    return { commands: this.commands.length, journal: this.journal.length, drafts: this.drafts.save() };
  }

  private goBack({ commands, journal, drafts }: Mark): void {
    this.playAgain(commands);
    this.journal.length = journal;
    if (this.keeping.chain) this.links.length = journal + 1;
    while ((this.checkpoints.at(-1)?.at ?? 0) > journal) this.checkpoints.pop();
    this.drafts.putBack(drafts);
  }

  // The chain, and positions as they are kept.

  private inscribe(entry: Command): void {
    this.journal.push(entry);
    if (!this.keeping.chain) return;
    const { dice, luck, finished } = this.engine;
    this.links.push(nextLink(this.link, entry, dice.drawn, luck));
    if (finished || this.journal.length % BETWEEN_CHECKPOINTS === 0) this.checkpoints.push(this.checkpoint());
  }

  private get link(): string {
    return this.links.at(-1) ?? '';
  }

  /** How the game stands now, whatever is drafted. Meaningful only while the chain is kept. */
  checkpoint(): Checkpoint {
    return { at: this.journal.length, link: this.link, hash: this.hash(this.engine.undrafted) };
  }

  /** The position with everything in it, as plain data. */
  save(): Position<K> {
    return this.engine.save((state) => this.ruleset.copy(state));
  }

  /**
   * The fingerprint of a position: of the one the game stands at, unless another is given. The figures of a pack are part of it; what
   * is built in goes by the version of the ruleset.
   */
  hash(position: Position<K> = this.engine.position): string {
    const kept = keptPosition(this.ruleset.flow, position);
    return hashOf(this.settings.pack === undefined ? kept : { ...kept, data: hashOfData(this.data) });
  }

  /** Takes up a saved position, such as one that has been through JSON. */
  revive(position: Position<K>): void {
    this.engine.restore(position, this.commands.length);
    this.passes[this.commands.length] = this.engine.pass;
    this.drafts.clear();
    if (this.anchor) this.anchor = this.anchored();
  }

  /** All of it, as plain data; not a copy, so it is written down at once. */
  kept(): KeptGame<K> {
    const { ruleset, engine, anchor, journal, commands, passes, checkpoints, link, entries, drafts, agreed, isFinal } = this;
    return {
      ...{ position: engine.position, running: engine.running, anchor, journal, passes, checkpoints, link, agreed, isFinal },
      commands: runsIn(journal, commands),
      entries: keptEntries(ruleset, entries),
      drafts: drafts.save(),
    };
  }

  /** Goes on from there; this game has been begun with the same rules and settings, and nothing has been done in it. */
  takeUp(kept: KeptGame<K>): void {
    refill(this.journal, kept.journal);
    refill(this.commands, commandsIn(kept));
    refill(this.passes, kept.passes);
    refill(this.checkpoints, kept.checkpoints);
    refill(this.entries, entriesIn<K>(this.ruleset, kept.entries));
    if (this.keeping.chain) refill(this.links, [...kept.journal.map(() => ''), kept.link]);
    this.engine.restore(kept.position, this.commands.length);
    this.drafts.putBack(kept.drafts);
    this.engine.runOn(kept.running);
    [this.anchor, this.agreed, this.isFinal] = [kept.anchor, kept.agreed, kept.isFinal];
    this.moments.cut(0);
    this.lines.cut(0);
  }
}
