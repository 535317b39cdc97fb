/**
 * The short way to a situation: `table().fleet('central', 'bay-of-bengal', ['emden'], { hidden: true }).dice(5).run(search)`.
 * Dice are scripted, and a test fails when they run out or when any are left over.
 */
import { expect, onTestFinished } from 'vitest';
import type { Item, Options, Step, Target } from '../../../kernel/index.ts';
import { targetsIn } from '../../../kernel/index.ts';
import { chancesOf, ScriptedTable } from '../../../test/scripted-table.ts';
import type { Area } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import { BUILT_IN } from '../data/data.ts';
import type { CruiserWarfare } from '../kind.ts';
import { laws } from '../laws.ts';
import { readingsOf } from '../options.ts';
import { launchAll } from '../rules/arrivals.ts';
import { beginning } from '../rules/beginning.ts';
import { fleetOf, pieceOf, raise, shipOf } from '../rules/fleet.ts';
import type { Contact, Fleet, Piece, ShipId, ShipState, Side, State } from '../state.ts';
import type { View } from '../view.ts';
import { view } from '../view.ts';

/** An empty world in turn 3, III August, with what is built in; with `turn: 0` it is the position before set-up. */
export const table = (changes: Partial<State> = {}, options: Options = {}, data: Data = BUILT_IN): TestTable => {
  const made = new TestTable({ ...beginning(readingsOf(options), 'campaign', data), turn: 3, ...changes }, data);
  onTestFinished(() => expect(made.diceLeft, 'dice left over').toEqual([]));
  return made;
};

/** What a fleet may be given besides its ships; `name` is what the test calls it instead of its number. */
export type FleetFields = Partial<Omit<Fleet, 'id' | 'side' | 'area' | 'pieces'>> & { readonly name?: string };

export class TestTable extends ScriptedTable<CruiserWarfare> {
  constructor(
    state: State,
    readonly data: Data,
  ) {
    super(state);
  }

  protected faults(): readonly string[] {
    return laws(this.state, this.data);
  }

  /**
   * Ships at sea under a marker, or lying on the map if `post` says so: raiders of the Central Powers, interceptors of the
   * Allies. The small ships of a class go several to a piece. Unless the test names the fleet, it is called after its first
   * ship. Nobody has moved before the test begins.
   */
  fleet(side: Side, area: Area, ships: readonly ShipId[], { name, ...fields }: FleetFields = {}): this {
    const mission = side === 'central' ? 'raid' : 'intercept';
    const token = fields.token;
    const made = raise(this.state, { side, area, post: 'marker', mission, ...fields });
    launchAll(this.data, this.state, made, ships);
    for (const piece of made.pieces) pieceOf(this.state, piece).posted = 0;
    Object.assign(made, { id: name ?? ships[0] ?? made.id, seenIn: fields.seenIn ?? 0, ...(token === undefined ? {} : { token }) });
    return this;
  }

  /** A ship, with some changes. */
  ship(id: ShipId, changes: Partial<Omit<ShipState, 'id'>> = {}): ShipState {
    return Object.assign(shipOf(this.state, id), changes);
  }

  /** The piece with a ship in it, and how much coal it has, if that is said. */
  piece(ship: ShipId, fuel?: number): Piece {
    const piece = this.state.pieces.find(({ ships }) => ships.includes(ship));
    if (!piece) throw new Error(`${ship} is not in play`);
    if (fuel !== undefined) piece.fuel = fuel;
    return piece;
  }

  /** Coal for the piece with this ship, in a chain. */
  fuel(ship: ShipId, boxes: number): this {
    this.piece(ship, boxes);
    return this;
  }

  /** A fleet by what the test calls it, or the one that a ship sails in. */
  at(idOrShip: string): Fleet {
    const named = this.state.fleets.find(({ id }) => id === idOrShip);
    const found = named ?? this.state.fleets.find(({ pieces }) => pieces.some((id) => pieceOf(this.state, id).ships.includes(idOrShip)));
    return found ?? fleetOf(this.state, idOrShip);
  }

  /** The ships of a fleet. */
  aboard(idOrShip: string): ShipId[] {
    return this.at(idOrShip).pieces.flatMap((id) => pieceOf(this.state, id).ships);
  }

  /** A leader in his flagship. */
  leader(name: string, side: Side, ship: ShipId): this {
    this.state.leaders.push({ name, side, ship, since: 0 });
    return this;
  }

  storm(...areas: Area[]): this {
    this.state.storms.push(...areas);
    return this;
  }

  /** Two fleets that have met. */
  contact(allied: string, central: string, fields: Partial<Contact> = {}): this {
    const { area } = this.at(allied);
    this.state.contacts.push({ allied, central, area, finders: ['allied'], surprise: [], night: [], fought: false, ...fields });
    return this;
  }

  /** The laws hold when nothing has been asked yet, too. */
  override run(step: Step<CruiserWarfare>, item: Item = null): this {
    super.run(step, item);
    expect(this.faults()).toEqual([]);
    return this;
  }

  /** What one fleet may be ordered with one verb. */
  ordersFor(side: Side, fleet: string, verb: string): string[] {
    return targetsIn(this.question(side).offerUnder(fleet)[verb]).map((target) => [target].flat().join(' '));
  }

  /** What a command promises and risks: words and chance. */
  prospects(side: Side, verb: string, target: Target): Readonly<Record<string, number>> {
    return chancesOf(this.promised(side, verb, target));
  }

  /** Name of the check and outcome of the rolls so far, or of those that one side may read. */
  rolls(reader?: Side): string[] {
    return this.rolled(reader);
  }

  view(side: Side): View {
    return view(this.state, side, this.data);
  }
}
