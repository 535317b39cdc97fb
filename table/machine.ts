/** One machine at a table: whoever looks at it sees the game in his place, and between two people a curtain falls where it must. */
import type { Command, Reason, Refusal, RollAhead, Target } from '../kernel/index.ts';
import { Forecaster, horizonFor } from '../lab/forecast/forecaster.ts';
import type { StaffScope } from './crew.ts';
import { Feed } from './feed.ts';
import { LastLooks } from './last-looks.ts';
import { type Place, placeOf } from './passing.ts';
import { reasonsFor, rollsBehind } from './question.ts';
import { type Curtain, type Moving, ONLOOKER, type Sight } from './sight.ts';
import type { StandingOrder } from './standing.ts';
import type { Table } from './table.ts';

/** What the machine shows: the game to one viewer, or a curtain to nobody. */
export type Display = { readonly type: 'sight'; readonly sight: Sight } | { readonly type: 'curtain'; readonly curtain: Curtain };

export class Machine {
  private feed: Feed | null = null;
  /** For whom the curtain was lifted, and in which secret question. */
  private alone: { readonly side: string; readonly secret: number } | null = null;
  private readonly looks: LastLooks;
  /** What is foreseen of the question, as long as it stands as it is. */
  private foreseen: { readonly by: Forecaster; readonly viewer: string; readonly changes: number } | null = null;

  constructor(readonly table: Table) {
    this.looks = new LastLooks(table);
    this.settle();
  }

  // Who looks.

  private get viewer(): string | null {
    return this.feed?.viewer ?? null;
  }

  private place(): Place {
    const { curtain: policy, persons, game, isSecret: secret, secretsPassed } = this.table;
    const asked = game.questions.map(({ side }) => side).filter((side) => persons.includes(side));
    const alone = this.alone?.secret === secretsPassed ? this.alone.side : null;
    return placeOf({ policy, persons, asked, secret, viewer: this.viewer, alone });
  }

  private lookAs(viewer: string): Feed {
    const feed = this.feed?.viewer === viewer ? this.feed : new Feed(this.table, viewer);
    this.feed = feed;
    return feed;
  }

  /** The machine has been passed on. */
  lift(): void {
    const place = this.place();
    if (!('passTo' in place)) return;
    this.lookAs(place.passTo);
    this.alone = this.table.isSecret ? { side: place.passTo, secret: this.table.secretsPassed } : null;
  }

  /** After every change: where all is open whoever is asked looks. */
  private settle(): void {
    const place = this.place();
    if ('look' in place) this.lookAs(place.look);
  }

  // What whoever looks does.

  order(commands: readonly Command[]): Refusal | null {
    const stranger = commands.find(({ side }) => side !== this.viewer);
    return stranger ? this.notFromHere(stranger) : this.changed(this.table.order(this.viewer ?? '', commands));
  }

  private notFromHere({ side }: Command): Refusal {
    const words = `${side} is not played by whoever looks at this table now`;
    return { code: 'not-asked', words, rule: this.table.ruleset.flow[0]?.step.rule ?? '' };
  }

  undo(): Refusal | null {
    return this.changed(this.table.undo(this.viewer ?? ''));
  }

  /** A side's own answer stands for good; what comes of it is seen when it is asked again. */
  stand(side: string, order: StandingOrder): void {
    this.table.stand(side, order);
  }

  /** It stands for what is left of a row of questions. */
  standInRow(side: string, order: StandingOrder): void {
    this.table.standInRow(side, order);
  }

  standDown(question: string): void {
    this.table.standingOrders.end(this.viewer ?? '', question);
  }

  course(piece: string, goal: string): Refusal | null {
    return this.changed(this.table.course(this.viewer ?? '', piece, goal));
  }

  staff(scope: StaffScope): Refusal | null {
    return this.table.staff(this.viewer ?? '', scope);
  }

  work(isTimeUp?: () => boolean, answers?: number): boolean {
    return this.changed(this.table.work(isTimeUp, answers));
  }

  private changed<T>(outcome: T): T {
    this.settle();
    return outcome;
  }

  /** Why nothing can be done with this piece. */
  why(id: string): readonly Reason[] {
    return this.viewer === null ? [] : reasonsFor(this.table.game, this.viewer, id);
  }

  /** What would count in the rolls that an order leads to. */
  rolls(verb: string, target: Target | null): readonly RollAhead[] {
    return this.viewer === null ? [] : rollsBehind(this.table.game, this.viewer, verb, target ?? undefined);
  }

  /** Foresees what comes of the answers that whoever looks may give; null where nothing is foreseen. */
  forecaster(): Forecaster | null {
    const { viewer } = this;
    const { game } = this.table;
    const { changes } = game.play;
    if (viewer === null || !horizonFor(game, viewer)) return null;
    if (this.foreseen?.viewer !== viewer || this.foreseen.changes !== changes)
      this.foreseen = { by: new Forecaster(game, viewer), viewer, changes };
    return this.foreseen.by;
  }

  // What it shows.

  moving(): Moving {
    return this.table.moving(this.viewer ?? ONLOOKER.id);
  }

  display(): Display {
    const place = this.place();
    if ('passTo' in place) {
      this.looks.end();
      return { type: 'curtain', curtain: this.curtain(place.passTo) };
    }
    const { heardOf, stood } = this.looks.next(place.look);
    return { type: 'sight', sight: this.lookAs(place.look).look(heardOf, stood) };
  }

  private curtain(side: string): Curtain {
    const { table } = this;
    const others = table.persons.filter((each) => each !== side).map((each) => table.named(each));
    return { game: table.ruleset.id, side: table.named(side), others, secret: table.isSecret };
  }
}
