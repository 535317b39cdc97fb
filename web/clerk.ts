/**
 * Answers the page's requests about one table. Whatever goes out of here may be read by whoever looks at the page: of a
 * game whose orders are hidden that is what its viewer may see, a sealed record, and nothing by way of errors or time.
 */
import type { Refusal } from '../kernel/index.ts';
import { BadRecord, hidesOrders, parseRecord } from '../kernel/index.ts';
import { type Verified, verifyRecord } from '../lab/verify.ts';
import { Reckoner } from '../report/index.ts';
import { aboutOf, BEAT, type Change, lessonTable, Machine, ONLOOKER, Outgoing, Sender, Table, toNextBeat } from '../table/index.ts';
import { readLetter } from './letter.ts';
import type { Answer, Report, Request, Trouble } from './protocol.ts';
import { exported, handedOver, type Keeping, Safe, type SafeSurroundings, SEALED } from './safe.ts';
import type { Save } from './save.ts';

/** How long bots may move before the worker listens again, in milliseconds. */
const MOMENT = 16;

/** Those who sit at one machine agree without it. */
const AMONG_THEMSELVES: Refusal = { code: 'not-offered', words: 'this is for tables over the net', rule: '' };

/** The same for a report, for which the page does nothing but wait. */
const REPORT_MOMENT = 100;

/** The same for a forecast, beside which orders can be given. */
const FORECAST_MOMENT = 50;

/** What the worker finds in the browser; tests bring their own. */
export interface Surroundings extends SafeSurroundings {
  newSeed(): string;
  /** Milliseconds since some moment. */
  now(): number;
  rest(milliseconds: number): Promise<void>;
  /** Sets up a table; tests give it dice of their own. */
  begin?: typeof Table.begin;
}

export type Clerk = (request: Request) => Promise<Answer>;

/** Never fails: what goes wrong is an answer too. */
export function createClerk(around: Surroundings): Clerk {
  const table = new TableOfAPage(around);
  return (request) => table.answerTo(request).catch((error: unknown): Answer => ({ type: 'failed', trouble: table.troubleOf(error) }));
}

class TableOfAPage {
  private sat: Machine | null = null;
  private safe: Safe | null = null;
  private sender = new Sender();
  private outside = new Outgoing<object>();
  private passTold: number | null = null;
  private sparesQuestions = false;
  private reckoner: Reckoner | null = null;
  private isLesson = false;

  constructor(private readonly around: Surroundings) {}

  async answerTo(request: Request): Promise<Answer> {
    // Whatever else is asked may change what there is to report.
    if (request.type !== 'report') this.reckoner = null;
    switch (request.type) {
      case 'describe':
        return { type: 'described', about: aboutOf(await this.around.rulesOf(request.game), request.pack) };
      case 'new':
        return this.begin(request);
      case 'open':
        return this.open(request);
      case 'teach':
        return this.teach(request);
      case 'resume':
        return this.resume(request.save);
      case 'commands':
        return this.goesOn(this.machine().order(request.commands));
      case 'course':
        return this.goesOn(this.machine().course(request.piece, request.goal));
      case 'stand':
        this.machine().stand(request.side, request.order);
        return this.goesOn();
      case 'stand-in-row':
        this.machine().standInRow(request.side, request.order);
        return this.goesOn();
      case 'stand-down':
        this.machine().standDown(request.question);
        return this.goesOn();
      case 'propose':
      case 'agree':
      case 'decline':
      case 'claim':
        return { type: 'refused', refusal: AMONG_THEMSELVES };
      case 'undo':
        return this.goesOn(this.machine().undo());
      case 'prefer':
        return this.prefer(request.sparesQuestions);
      case 'staff':
        return this.goesOn(this.machine().staff(request.scope));
      case 'go-on':
        return this.goOn(request.answers);
      case 'lift':
        this.machine().lift();
        return this.goesOn();
      case 'why':
        return { type: 'reasons', reasons: this.machine().why(request.id) };
      case 'rolls':
        return { type: 'rolls', rolls: this.machine().rolls(request.verb, request.target) };
      case 'forecast':
        return this.foresee();
      case 'keep':
        return { type: 'kept', keeping: await this.keep(request.save) };
      case 'record':
        return { type: 'record', ...openRecord(this.unsealed()) };
      case 'pack':
        return { type: 'pack', pack: this.machine().table.game.settings.pack };
      case 'address':
        return { type: 'address', address: (await this.around.letterBox())?.address ?? null };
      case 'hand-over':
        return { type: 'exported', record: await handedOver(this.around, request.save, request.address) };
      case 'export':
        return { type: 'exported', record: await exported(this.around, request.save) };
      case 'replay':
        return { type: 'picture', picture: this.machine().table.picture(request.at, request.viewer, request.known) };
      case 'landmarks':
        return { type: 'landmarks', landmarks: this.machine().table.landmarks(request.viewer) };
      case 'verify':
        return { type: 'verified', verified: verified(this.unsealed()) };
      case 'report':
        return this.reckonOn();
      case 'fork':
        return { type: 'forked', record: this.unsealed().record(request.at) };
    }
  }

  /** What is asked now stays asked; the next question may be spared. */
  private prefer(sparesQuestions: boolean): Answer {
    this.sparesQuestions = sparesQuestions;
    if (this.sat && !this.isLesson) this.sat.table.sparesQuestions = sparesQuestions;
    return { type: 'preferred' };
  }

  /** A moment of it at a time, so that the worker is never deaf for long and the page can say how far it is. */
  private reckonOn(): Answer {
    const table = this.unsealed();
    this.reckoner ??= new Reckoner(table.game);
    const since = this.around.now();
    if (this.reckoner.work(() => this.around.now() - since >= REPORT_MOMENT)) return { type: 'reckoning', share: this.reckoner.share };
    const report = this.reckoner.report();
    this.reckoner = null;
    return { type: 'reported', report };
  }

  /** A moment of it at a time, so that no order waits for it. */
  private foresee(): Answer {
    const forecaster = this.machine().forecaster();
    if (!forecaster) return { type: 'forecast', forecast: null, goesOn: false };
    const since = this.around.now();
    const goesOn = forecaster.work(() => this.around.now() - since >= FORECAST_MOMENT);
    return { type: 'forecast', forecast: forecaster.forecast(), goesOn };
  }

  private machine(): Machine {
    if (!this.sat) throw new Error('no game is on the table');
    return this.sat;
  }

  private unsealed(): Table {
    const { table } = this.machine();
    if (table.isSealed) throw new BadRecord('the seal', SEALED);
    return table;
  }

  private sitDown(safe: Safe, isLesson = false): void {
    this.safe = safe;
    this.sat = new Machine(safe.table);
    this.isLesson = isLesson;
    if (!isLesson) safe.table.sparesQuestions = this.sparesQuestions;
    this.sender = new Sender();
    this.outside = new Outgoing();
    this.passTold = null;
  }

  /** Where orders are hidden nobody knows the seed, not even the page. */
  private async begin({ game, settings, seats }: Extract<Request, { type: 'new' }>): Promise<Answer> {
    const ruleset = await this.around.rulesOf(game);
    const seed = hidesOrders(ruleset) ? undefined : settings.seed;
    const begin = this.around.begin ?? Table.begin;
    this.sitDown(Safe.ofNew(this.around, begin(ruleset, { ...settings, seed: seed ?? this.around.newSeed() }, seats)));
    return this.goesOn();
  }

  /** Only a record that plays through to its end takes the place of what is on the table. */
  private async open({ record: text, seats }: Extract<Request, { type: 'open' }>): Promise<Answer> {
    const letter = readLetter(text);
    if (letter) {
      this.sitDown(await Safe.ofLetter(this.around, letter));
      return this.goesOn();
    }
    const record = parseRecord(text);
    this.sitDown(Safe.ofNew(this.around, Table.open(await this.around.rulesOf(record.game), record, seats)));
    return this.goesOn();
  }

  /** What is the same for everybody is no secret: the page brings it, seed and all, nothing of it is kept, and nobody waits for a beat. */
  private async teach({ game, lesson, orders }: Extract<Request, { type: 'teach' }>): Promise<Answer> {
    this.sitDown(Safe.ofNew(this.around, lessonTable(await this.around.rulesOf(game), lesson, orders)), true);
    return this.goesOn();
  }

  private async resume(save: Save): Promise<Answer> {
    this.sitDown(await Safe.open(this.around, save));
    return this.goesOn();
  }

  /** Bots move for a moment; if they need longer, the page asks again. Where they play all sides they wait until they are told to go on. */
  private async goesOn(refusal: Refusal | null = null): Promise<Answer> {
    if (refusal) return { type: 'refused', refusal };
    const machine = this.machine();
    if (machine.table.isWatched || !(await this.letBotsMove(machine))) return this.report(machine);
    return { type: 'moving', moving: machine.moving() };
  }

  /** True while they have more to do. */
  private async letBotsMove(machine: Machine): Promise<boolean> {
    const { now, rest } = this.around;
    const since = now();
    if (!machine.table.isSealed || this.isLesson) return machine.work(() => now() - since >= MOMENT);
    if (!machine.table.isMoving) return false;
    const goesOn = machine.work(() => now() - since >= BEAT);
    await rest(toNextBeat(since, now()));
    return goesOn;
  }

  private goOn(answers: number | null): Promise<Answer> | Answer {
    const machine = this.machine();
    if (!machine.table.isWatched) return this.goesOn();
    const since = this.around.now();
    machine.work(() => this.around.now() - since >= MOMENT, answers ?? undefined);
    return this.report(machine);
  }

  /** Behind a curtain the page forgets, and is then told all of it anew. */
  private report(machine: Machine): Report {
    const outside = this.outsideOf(machine.table);
    const display = machine.display();
    if (display.type === 'sight') return { type: 'news', news: this.sender.send(display.sight), outside };
    this.sender = new Sender();
    return { ...display, outside };
  }

  /** Once in a turn is enough for a save; and a turn is what everybody can count. */
  private outsideOf({ isSealed, game }: Table): Change<object> | null {
    const { pass } = game.play;
    if (!isSealed || pass === this.passTold) return null;
    this.passTold = pass;
    return this.outside.send(game.view(ONLOOKER.id));
  }

  private keep(save: Save): Promise<Keeping> {
    if (!this.safe) throw new Error('no game is on the table');
    return this.safe.keep(save);
  }

  /** What goes wrong inside a game whose orders are hidden may tell of them. */
  troubleOf(error: unknown): Trouble {
    if (error instanceof BadRecord) return { place: error.place, reason: error.reason };
    if (this.sat?.table.isSealed) return { place: null, reason: 'something went wrong inside the game' };
    return { place: null, reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Without trusting what is on the table: from the record as it would be taken away. */
const verified = (table: Table): Verified => verifyRecord(table.ruleset, parseRecord(table.record()));

const openRecord = (table: Table) => ({ record: table.record(), commands: table.game.commands.length });
