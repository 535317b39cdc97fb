/** Those who answer without a person: bots in their seats, and the staff in the place of whoever sends it. */
import { answersOf, bestBot, botNamed, chanceFrom, SeatedBot } from '../bots/index.ts';
import type { Command, Game, Kind, Question, Refusal } from '../kernel/index.ts';
import { phaseNow } from './phase.ts';
import { PERSON, type Seats } from './seats.ts';
import type { Due } from './standing.ts';

/** How far the staff may go: one answer, on until the phase is over, or all that a question asks for but to end it. */
export type StaffScope = 'decision' | 'phase' | 'question';

/** More answers than this in one phase mean that the staff runs in a circle. */
const MOST_STAFF_ANSWERS = 5000;

/** The staff answers until the phase is another, or its answers are used up, or what it was to lay out lies there. */
interface Errand {
  readonly scope: StaffScope;
  readonly phase: string;
  left: number;
}

/** What the staff has ordered, and why. */
export interface StaffReason {
  readonly label: string;
  readonly words: string;
}

/** Nobody reads more of them than this. */
const MOST_REASONS = 5;

/** Whoever answers next without a person. */
export interface Mover {
  readonly side: string;
  readonly isStaff: boolean;
  /** What needs nobody: the only answer that there is, or what the side has ordered for good. */
  readonly due: Due | null;
}

/** What the staff is about; bots think anew. */
export interface KeptCrew {
  readonly errands: readonly (readonly [string, Errand])[];
  readonly reasons: readonly (readonly [string, readonly StaffReason[]])[];
}

export class Crew {
  private readonly seated = new Map<string, SeatedBot>();
  private readonly errands = new Map<string, Errand>();
  private readonly reasons = new Map<string, readonly StaffReason[]>();

  constructor(
    private readonly game: Game<Kind>,
    private readonly seats: Seats,
    /** What a person need not be asked; null for what he must be. */
    private readonly byItself: (side: string) => Due | null,
  ) {}

  send(side: string, scope: StaffScope): void {
    this.forgetReasons(side);
    this.errands.set(side, { scope, phase: phaseNow(this.game), left: scope === 'decision' ? 1 : MOST_STAFF_ANSWERS });
  }

  /** Why the staff of a side ordered what it did when it was last sent, the latest last. */
  reasonsFor(side: string): readonly StaffReason[] {
    return this.reasons.get(side) ?? [];
  }

  /** The side has gone on by itself. */
  forgetReasons(side: string): void {
    this.reasons.delete(side);
  }

  /** The staff of a side has given an answer that it need not think about. */
  hasAnswered(side: string): void {
    const errand = this.errands.get(side);
    if (errand) errand.left--;
  }

  /** Whatever the staff was about, it is so no longer. */
  callBack(): void {
    this.errands.clear();
  }

  /** In a secret question people choose first, so that no bot's choice is there to be found. */
  mover(): Mover | null {
    const asked = this.game.questions.map(({ side }) => side);
    const persons = asked.filter((side) => this.seats[side] === PERSON);
    const [first] = asked;
    if (first === undefined) return null;
    if (persons.length === 0) return { side: first, isStaff: false, due: null };
    const side = persons.find((each) => this.isOut(each));
    if (side !== undefined) return { side, isStaff: true, due: null };
    this.errands.clear();
    return this.answeredByItself(persons);
  }

  private answeredByItself(persons: readonly string[]): Mover | null {
    for (const side of persons) {
      const due = this.byItself(side);
      if (due) return { side, isStaff: false, due };
    }
    return null;
  }

  private isOut(side: string): boolean {
    const errand = this.errands.get(side);
    return errand !== undefined && errand.left > 0 && errand.phase === phaseNow(this.game);
  }

  /**
   * The chance of a bot follows from the seed and from how often its side has answered, so that a game taken up again goes
   * on as it would have, in whatever program, and nothing that another side does unseen changes it.
   */
  answer({ side, isStaff, due }: Mover, heard: (command: Command) => void): Refusal | null {
    if (due) {
      for (const command of due.commands) heard(command);
      return this.game.applyAll(due.commands);
    }
    const name = `${isStaff ? 'staff' : 'bot'} ${side}`;
    const errand = this.errands.get(side);
    if (errand) errand.left--;
    const chance = chanceFrom(`${this.game.settings.seed} ${name} ${answersOf(this.game, side)}`);
    let reason: string | null = null;
    const because = (words: string): void => {
      reason = words;
    };
    const isMeant = (command: Command, question: Question): boolean => {
      const isOver = errand?.scope === 'question' && command.verb === question.closing;
      if (isOver) errand.left = 0;
      else if (reason !== null) this.note(command, question, reason);
      if (!isOver) heard(command);
      return !isOver;
    };
    return this.seatOf(name, side, isStaff).answer(chance, isMeant, isStaff ? because : undefined);
  }

  private note({ side, verb, target }: Command, question: Question, words: string): void {
    const label = question.label(this.game.view(side), verb, target);
    this.reasons.set(side, [...this.reasonsFor(side), { label, words }].slice(-MOST_REASONS));
  }

  private seatOf(name: string, side: string, isStaff: boolean): SeatedBot {
    const { ruleset } = this.game;
    const seat =
      this.seated.get(name) ?? new SeatedBot(this.game, side, isStaff ? bestBot(ruleset) : botNamed(ruleset, this.seats[side] ?? ''));
    this.seated.set(name, seat);
    return seat;
  }

  get kept(): KeptCrew {
    return { errands: [...this.errands], reasons: [...this.reasons] };
  }

  takeUp({ errands, reasons }: KeptCrew): void {
    for (const [side, errand] of errands) this.errands.set(side, errand);
    for (const [side, each] of reasons) this.reasons.set(side, each);
  }
}
