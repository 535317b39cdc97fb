/**
 * Plays on from a question, again and again, what its side could be in for all it knows: each answer in the same imagined positions and
 * with the same luck. What comes out follows from what the side sees, and from nothing else.
 */
import { bestBot, chanceFrom, ImaginedTable } from '../../bots/index.ts';
import type { Game, Horizon, Imagined, Kind, Reporting } from '../../kernel/index.ts';
import { ApartDice, countOffered, imagined, playOn } from '../../kernel/index.ts';
import { type Course, coursesAt, marginOf, type Outcome, prospectOf } from './courses.ts';
import type { Forecast } from './forecast.ts';

/** Games from each answer, unless told: of many answers fewer, so that the whole does not take longer. */
const MOST_GAMES = 100;
const ALL_GAMES = 300;
const gamesFor = (answers: number): number => Math.min(MOST_GAMES, Math.ceil(ALL_GAMES / answers));

/** How far a forecast of what a side is asked would look; null where there is none, and where there is nothing to decide. */
export function horizonFor(game: Game<Kind>, side: string): Horizon<Kind> | null {
  const { ruleset } = game;
  const question = game.questionFor(side);
  if (!question || !ruleset.imagine || !ruleset.report) return null;
  const horizon = ruleset.horizon?.(question.name, game.view(side)) ?? null;
  return horizon && countOffered(question.offer) > 1 ? horizon : null;
}

/** Where a side stands in points and losses. */
interface Tally {
  readonly lead: number;
  readonly lost: number;
  readonly sunk: number;
}

export class Forecaster {
  private readonly view: Kind['view'];
  private readonly courses: readonly Course[];
  private readonly horizon: Horizon<Kind>;
  private readonly reporting: Reporting<Kind>;
  private readonly of: number;
  private readonly playing: Iterator<void>;

  constructor(
    private readonly game: Game<Kind>,
    private readonly side: string,
    games?: number,
  ) {
    const question = game.questionFor(side);
    const horizon = horizonFor(game, side);
    const { report } = game.ruleset;
    if (!question || !horizon || !report) throw new Error('there is no forecast of this');
    this.view = game.view(side);
    this.horizon = horizon;
    this.reporting = report;
    this.courses = coursesAt(question, this.view);
    this.of = games ?? horizon.games ?? gamesFor(this.courses.length);
    this.playing = this.play();
  }

  /** Goes on until told to stop; true while there is more to do. */
  work(isTimeUp: () => boolean = () => false): boolean {
    do if (this.playing.next().done) return false;
    while (!isTimeUp());
    return true;
  }

  forecast(): Forecast {
    const games = Math.min(...this.courses.map(({ outcomes }) => outcomes.length));
    return {
      horizon: this.horizon.words,
      games,
      of: this.of,
      prospects: this.courses.map(prospectOf),
      margin: marginOf(this.courses, games),
    };
  }

  /** Pauses after every answer that is given in an imagined game. */
  private *play(): Generator<void> {
    const { ruleset } = this.game;
    for (let number = 1; number <= this.of; number++) {
      const luck = `forecast ${number}`;
      const other = imagined(this.game, this.side, chanceFrom(luck), new ApartDice(luck), this.view);
      if (!other) throw new Error('it cannot be imagined');
      const start = other.save(ruleset.copy);
      for (const course of this.courses) {
        other.restore({ ...start, state: ruleset.copy(start.state) }, 0);
        yield* this.playOut(other, course, luck);
      }
    }
  }

  private *playOut(other: Imagined<Kind>, { answer, outcomes }: Course, luck: string): Generator<void> {
    const before = this.tallyOf(other);
    const question = other.questionFor(this.side);
    if (answer && question) playOn(other, question, answer);
    const table = new ImaginedTable(this.game.ruleset, other, bestBot(this.game.ruleset), chanceFrom(luck));
    while (!other.finished && !this.horizon.isReached?.(other.state)) {
      table.goOn();
      yield;
    }
    outcomes.push(this.outcomeOf(other, before));
  }

  private outcomeOf(other: Imagined<Kind>, before: Tally): Outcome {
    const after = this.tallyOf(other);
    return {
      won: this.horizon.isReached ? null : this.wonBy(other),
      points: after.lead - before.lead,
      lost: after.lost - before.lost,
      sunk: after.sunk - before.sunk,
    };
  }

  private wonBy({ ending }: Imagined<Kind>): number {
    const winner = ending?.winner ?? null;
    return winner === null ? 0.5 : winner === this.side ? 1 : 0;
  }

  private tallyOf({ state, data }: Imagined<Kind>): Tally {
    const at = { state, data, scenario: this.game.settings.scenario };
    const tally = { lead: 0, lost: 0, sunk: 0 };
    for (const [party, points] of Object.entries(this.reporting.points(at))) tally.lead += party === this.side ? points : -points;
    for (const { party, fate } of this.reporting.casualties(at)) if (fate === 'lost') tally[party === this.side ? 'lost' : 'sunk']++;
    return tally;
  }
}
