/**
 * One table in the memory of this process, and those who look at it. The store is the truth: what is done is done here first, stored only
 * if nobody was quicker, and told only when it is stored. Whatever goes wrong on the way, the table here is laid anew from the store.
 */
import { momentOf, type Refusal as Refused } from '../../kernel/index.ts';
import { BEAT, ONLOOKER, openlyAwaited, type Table, toNextBeat } from '../../table/index.ts';
import { Unreachable } from '../db/database.ts';
import type { Counter } from '../metrics.ts';
import { Outlooks } from '../play/outlooks.ts';
import { Refusal } from '../refusal.ts';
import { type Act, type BotAnswer, isAboutTheEnd, perform, type SeatAct } from './act.ts';
import { Keeping } from './keeping.ts';
import { Astray, playAgain } from './laid.ts';
import { movingAt, type Opening, opened, sittingAt } from './opening.ts';
import type { Added, Found, Standing } from './tables.ts';
import { Timekeeper } from './timekeeper.ts';

/** Looks at the table, and is told when there may be something new. */
export interface Onlooker {
  /** The table has changed, or is another object; those who look at the same moment share what there is to see. */
  changed(table: Table, time: Timekeeper, outlooks: Outlooks): void;
  /** The table cannot be shown any more. */
  failed(words: string): void;
}

/** What came of an act. */
export type Outcome =
  | { readonly type: 'done' }
  | { readonly type: 'refused'; readonly refusal: Refused }
  /** Nothing is known of it; the same act under the same ticket may be sent again. */
  | { readonly type: 'failed'; readonly code: 'unreachable' | 'astray' | 'busy'; readonly words: string };

const DONE: Outcome = { type: 'done' };

/**
 * ASVS 15.2.2: so much may be done in one seat, several times as much as in the longest campaign; then the game can only be ended. Orders
 * that are given and taken back for ever would fill the disk, and would all be played again when the rules are others.
 */
const MOST_ACTS = 20_000;

/** How often somebody else may be quicker before we give up; each time somebody has got on. */
const MOST_TRIES = 8;

/** The longest that is waited for a flag to fall before the clock is looked at again, in milliseconds. */
const LONGEST_WAIT = 3_600_000;

/** How long bots may think before others are heard, in milliseconds. */
const MOMENT = 25;

/** After so many beats bots answer with what they have. */
const MOST_BEATS = 20;

export interface Surroundings extends Opening {
  readonly now: () => number;
  /** Tells other processes that there is something new at a table. */
  tell(table: string, mark: number): void;
  /** Bots have to move at it, here or elsewhere. */
  botsToMove(table: string): void;
  count(counter: Counter, by?: number): void;
  /** Tests have fewer. */
  readonly mostActs?: number;
  /** Says something at a table in the name of the house. */
  say(table: string, words: string): void;
}

export class Room {
  private laid: Table | null = null;
  private time = new Timekeeper({ kind: 'none' }, [], 0);
  /** Whose leave counts here: those who sit here, where moves have days. */
  private sitting: readonly string[] = [];
  private mark = 0;
  private alarm: NodeJS.Timeout | undefined;
  /** One after the other, for the store is asked in between. */
  private queue: Promise<unknown> = Promise.resolve();
  private readonly onlookers = new Set<Onlooker>();
  private readonly keeping: Keeping;
  private isToBeKept = false;
  /** How much was done in each seat, where it may be too much: of others nobody is told how much they did. */
  private readonly done = new Map<string, number>();
  /** When somebody last did or saw something here. */
  used: number;

  constructor(
    readonly id: string,
    private readonly around: Surroundings,
  ) {
    this.used = around.now();
    this.keeping = new Keeping(id, around);
  }

  get isWatched(): boolean {
    return this.onlookers.size > 0;
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.used = this.around.now();
    const turn = this.queue.then(work, work);
    this.queue = turn.catch(() => undefined);
    return turn;
  }

  // The table, as the store has it.

  /** Waits its turn; null where there is no such table or it has not begun, and a refusal where the game cannot be laid any more. */
  look<T>(eye: (table: Table) => T): Promise<T | null> {
    return this.inTurn(async () => {
      const table = await this.upToDate().catch((error: unknown) => {
        throw error instanceof Astray ? held(error.message) : error;
      });
      return table && eye(table);
    });
  }

  private async upToDate(): Promise<Table | null> {
    if (this.laid) return this.laid;
    const found = await this.around.tables.find(this.id);
    return found && found.stage !== 'gathering' ? this.layOut(found) : null;
  }

  private async layOut(found: Found): Promise<Table> {
    this.sitting = sittingAt(found);
    const { table, time, mark, kept } = await opened(found, this.around);
    [this.laid, this.time, this.mark] = [table, time, mark];
    this.keeping.isKept(kept);
    // It may stand further on than those who look were told.
    this.show(table);
    return table;
  }

  /** What is here is no longer what the store has, or may be so. */
  private forget(): void {
    this.laid = null;
  }

  // What is done.

  /** A ticket is the name that the act was given by whoever sends it; the same again is not done again. */
  act(act: SeatAct, ticket: string | null): Promise<Outcome> {
    return this.inTurn(() => this.safely(() => this.take(act, ticket)));
  }

  private async take(act: SeatAct, ticket: string | null): Promise<Outcome> {
    if (act.does === 'claim') await this.lookAgainBefore(act);
    for (let left = MOST_TRIES; left > 0; left--) {
      const table = await this.upToDate();
      if (!table) return { type: 'failed', code: 'astray', words: 'there is no game at this table yet' };
      if (await this.flagOverdue(table)) continue;
      table.accord.takeWords();
      const refusal = this.tooSoon(act) ?? (await this.tooMuch(act)) ?? perform(table, act);
      // It may have been done already, and be impossible for that very reason.
      if (refusal) return (await this.isDone(ticket)) ? this.doneBefore() : this.refused(refusal);
      const added = await this.store(table, act, ticket);
      const words = table.accord.takeWords();
      if (added === 'stored' && words !== null) this.around.say(this.id, words);
      if (added === 'stored') return this.goOn(table);
      if (added === 'again') return this.doneBefore();
    }
    return { type: 'failed', code: 'busy', words: 'others were quicker each time; try again' };
  }

  private async tooMuch(act: SeatAct): Promise<Refused | null> {
    const { tables, mostActs = MOST_ACTS } = this.around;
    if (this.mark < mostActs || isAboutTheEnd(act)) return null;
    const before = this.done.get(act.side) ?? (await tables.actsOf(this.id, act.side));
    this.done.set(act.side, before + 1);
    return before < mostActs
      ? null
      : { code: 'not-offered', words: 'so much was ordered here that the game can only be ended: resign, or offer a draw', rule: '' };
  }

  // The clock.

  /** Nobody loses a game because it was not heard yet that he is on leave. A claim that comes too soon in any case costs nobody anything. */
  private async lookAgainBefore(claim: SeatAct): Promise<void> {
    if ((await this.upToDate()) && !this.tooSoon(claim)) this.forget();
  }

  /** Nobody claims a game before the time of the other is up. */
  private tooSoon(act: SeatAct): Refused | null {
    if (act.does !== 'claim') return null;
    const isUp = act.against !== act.side && this.time.clock.kind === 'days' && this.time.overdue(this.around.now()).includes(act.against);
    return isUp ? null : { code: 'not-offered', words: 'their time is not up', rule: '' };
  }

  /** Whose clock has run out has lost, whether anybody is here or not. */
  flag(): Promise<Outcome> {
    return this.safelyInTurn(async () => {
      const table = await this.upToDate();
      if (table) await this.flagOverdue(table);
    });
  }

  /** True if a flag has fallen, or another process has found that it has. */
  private async flagOverdue(table: Table): Promise<boolean> {
    const [side] = this.time.clock.kind === 'live' && !table.game.finished ? this.time.overdue(this.around.now()) : [];
    if (side === undefined) return false;
    const act = { does: 'flag', side } as const;
    if (perform(table, act)) return false;
    if ((await this.store(table, act, null)) === 'stored') await this.goOn(table);
    return true;
  }

  /** What fails now is tried again by whoever looks after the clocks of all tables. */
  private readonly ring = (): void => void this.flag().catch(() => undefined);

  private setAlarm(): void {
    clearTimeout(this.alarm);
    const due = this.laid && !this.laid.game.finished && this.time.clock.kind === 'live' ? this.time.due : null;
    if (due !== null) this.alarm = setTimeout(this.ring, Math.min(due - this.around.now() + 1, LONGEST_WAIT)).unref();
  }

  /** Somebody goes on leave, or is back: where that changes no clock, nothing is laid anew. */
  async leaveChanged(person: string): Promise<void> {
    await this.safelyInTurn(async () => {
      if (!this.laid || !this.sitting.includes(person)) return;
      this.forget();
      if (this.isWatched) await this.upToDate();
    });
  }

  private refused(refusal: Refused): Outcome {
    this.around.count('orders_refused');
    return { type: 'refused', refusal };
  }

  private async isDone(ticket: string | null): Promise<boolean> {
    return ticket !== null && (await this.around.tables.isTaken(this.id, ticket));
  }

  private async doneBefore(): Promise<Outcome> {
    await this.showAnew();
    return DONE;
  }

  private async store(table: Table, act: Act, ticket: string | null): Promise<Added> {
    const { game } = table;
    const at = this.around.now();
    table.remember();
    this.time.note(movingAt(table), at);
    const added = await this.around.tables.add({
      table: this.id,
      mark: this.mark,
      act,
      hash: game.hash(),
      ticket,
      at,
      ending: game.ending,
      ...this.standing(table),
    });
    if (added === 'stored') this.stored(table, act);
    else this.forget();
    return added;
  }

  /** Now it counts, and is told to whoever looks, here and elsewhere. */
  private stored(table: Table, act: Act): void {
    this.count(act);
    this.mark++;
    this.around.tell(this.id, this.mark);
    this.show(table);
    this.keepIfDue();
  }

  private standing(table: Table): Standing {
    return {
      asked: movingAt(table).asked,
      awaited: openlyAwaited(table).filter((side) => table.persons.includes(side)),
      wished: table.accord.shown?.waitsFor.map(({ id }) => id) ?? [],
      moment: momentOf(table.game, ONLOOKER.id),
      due: this.time.clock.kind === 'live' ? this.time.due : null,
    };
  }

  private count(act: Act): void {
    this.around.count('acts_stored');
    if (act.does === 'answers') this.around.count('bot_moves', act.answers.length);
  }

  /** Whoever sent his staff waits until it is back; bots take their time. */
  private async goOn(table: Table): Promise<Outcome> {
    while (this.laid?.isStaffOut) await this.workOn();
    if (table.isMoving) this.around.botsToMove(this.id);
    return DONE;
  }

  // What bots do.

  /** A moment of thinking: whether there is more to do, and whether the store is away and it has to be tried again. */
  work(): Promise<'more' | 'done' | 'away'> {
    return this.inTurn(async () => {
      let goesOn = false;
      const outcome = await this.safely(async () => {
        goesOn = await this.workOn();
        return DONE;
      });
      if (outcome.type === 'failed' && outcome.code === 'unreachable') return 'away';
      return goesOn ? 'more' : 'done';
    });
  }

  private async workOn(): Promise<boolean> {
    const table = await this.upToDate();
    if (!table?.isMoving || table.game.finished) return false;
    const answers: BotAnswer[] = [];
    const goesOn = table.game.isHidden && !table.isStaffOut ? await this.thinkToTheBeat(table, answers) : this.think(table, answers);
    if (answers.length === 0) return goesOn;
    const added = await this.store(table, { does: 'answers', answers }, null);
    return goesOn || added !== 'stored';
  }

  /** For a moment; true while there is more to do. */
  private think(table: Table, answers: BotAnswer[]): boolean {
    const since = this.around.now();
    return table.work(
      () => this.around.now() - since >= MOMENT,
      undefined,
      (command, isStaff, due) => void answers.push({ command, isStaff, ...(due === null ? {} : { due }) }),
    );
  }

  /**
   * Where orders are hidden, how long bots thought would tell how much they had to think about: what they answer is stored and told at a
   * beat, in one, and nobody is let in until then.
   */
  private async thinkToTheBeat(table: Table, answers: BotAnswer[]): Promise<boolean> {
    const { now, rest } = this.around;
    const since = now();
    let goesOn = this.think(table, answers);
    for (; goesOn && now() - since < MOST_BEATS * BEAT; goesOn = this.think(table, answers)) await rest(0);
    await rest(toNextBeat(since, now()));
    return goesOn;
  }

  // What others do, in other processes.

  /** Somebody says that so many acts are stored. */
  async hearOf(mark: number): Promise<void> {
    await this.safelyInTurn(async () => {
      if (this.laid ? mark <= this.mark : !this.isWatched) return;
      // Laid anew it is up to date, and shown.
      if (this.laid) await this.catchUp();
      else await this.upToDate();
    });
  }

  /** Something may have been missed. */
  recall(): Promise<void> {
    return this.hearOf(Number.POSITIVE_INFINITY);
  }

  private async catchUp(): Promise<void> {
    const table = this.laid;
    if (!table) return;
    const acts = await this.around.tables.acts(this.id, this.mark);
    if (acts.length === 0) return;
    playAgain(table, acts, (at) => this.time.note(movingAt(table), at));
    this.mark += acts.length;
    this.show(table);
  }

  // Those who look.

  /** Returns how to stop looking. */
  watch(onlooker: Onlooker): Promise<() => void> {
    return this.inTurn(async () => {
      const seen = await this.safely(async () => {
        const table = await this.upToDate();
        if (table) onlooker.changed(table, this.time, new Outlooks(table));
        // Whoever let the bots move may be no more.
        if (table?.isMoving) this.around.botsToMove(this.id);
        return DONE;
      });
      // Better no line than one on which nothing comes.
      if (seen.type === 'failed' && seen.code === 'unreachable') throw new Unreachable(seen.words, false);
      if (seen.type === 'failed') onlooker.failed(seen.words);
      this.onlookers.add(onlooker);
      return () => {
        this.onlookers.delete(onlooker);
        this.used = this.around.now();
      };
    });
  }

  /** The last has sat down: whoever waited sees the game. */
  async begin(): Promise<void> {
    await this.safelyInTurn(async () => {
      await this.showAnew();
      const table = this.laid;
      if (!table) return;
      if (this.mark === 0) await this.around.tables.note(this.id, this.standing(table));
      if (table.isMoving) this.around.botsToMove(this.id);
    });
  }

  /** Everything that was begun here is over. */
  async rest(): Promise<void> {
    clearTimeout(this.alarm);
    await this.queue;
    await this.keeping.rest();
  }

  /** Nobody looks any more: whoever comes next need not play all of it again. */
  async putAway(): Promise<void> {
    if (this.laid && this.keeping.isWorthIt(this.mark)) this.keepInTurn();
    await this.rest();
  }

  private keepIfDue(): void {
    if (this.keeping.isDue(this.mark)) this.keepInTurn();
  }

  /** When everybody has been told, and the table stands as the store has it. */
  private keepInTurn(): void {
    if (this.isToBeKept) return;
    this.isToBeKept = true;
    const told = this.queue.then(() => this.around.rest(0));
    this.queue = told.then(() => this.keepNow()).catch((error: unknown) => this.around.trouble(error));
  }

  private keepNow(): void {
    this.isToBeKept = false;
    if (this.laid) this.keeping.keep(this.laid, this.time, this.mark);
  }

  private async showAnew(): Promise<void> {
    const table = await this.upToDate();
    if (table) this.show(table);
  }

  private show(table: Table): void {
    this.setAlarm();
    const outlooks = new Outlooks(table);
    for (const onlooker of this.onlookers) onlooker.changed(table, this.time, outlooks);
  }

  private safelyInTurn(work: () => Promise<void>): Promise<Outcome> {
    return this.inTurn(() => this.safely(() => work().then(() => DONE)));
  }

  /** What goes wrong here leaves nothing behind: the next who comes finds what the store has. */
  private async safely(work: () => Promise<Outcome>): Promise<Outcome> {
    try {
      return await work();
    } catch (error) {
      this.forget();
      if (error instanceof Unreachable) return { type: 'failed', code: 'unreachable', words: error.message };
      if (!(error instanceof Astray)) throw error;
      for (const onlooker of this.onlookers) onlooker.failed(error.message);
      return { type: 'failed', code: 'astray', words: error.message };
    }
  }
}

/** A game whose rules are here no longer. */
export const held = (why: string): Refusal => new Refusal('conflict', 'held', `This game cannot be played here any more: ${why}.`);
