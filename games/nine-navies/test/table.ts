/**
 * The short way to a situation: `table().only().put({ 'north-sea': ['lion', 'moltke'] }).dice(5, 3).run(battles)`. Dice
 * are scripted, and a test fails when they run out or when any are left over.
 */
import { expect, onTestFinished } from 'vitest';
import type { Options, Target } from '../../../kernel/index.ts';
import { chancesOf, ScriptedTable } from '../../../test/scripted-table.ts';
import type { Data } from '../data/data.ts';
import { BUILT_IN } from '../data/data.ts';
import type { Alliance, Base, Chit, Zone } from '../data/map.ts';
import { BASES } from '../data/map.ts';
import type { ShipId } from '../data/ships.ts';
import { COUNTERS } from '../data/ships.ts';
import type { NineNavies } from '../kind.ts';
import { laws } from '../laws.ts';
import { readingsOf } from '../options.ts';
import { isZone, shipOf } from '../rules/fleet.ts';
import { beginning } from '../rules/setup.ts';
import { moveTo } from '../rules/whereabouts.ts';
import type { Place, ShipState, State } from '../state.ts';

const FRENCH: readonly ShipId[] = COUNTERS.filter(({ navy }) => navy === 'Fr').map(({ id }) => id);

/**
 * Turn 1 of the campaign after set-up, with some changes: nobody placed abroad, every French ship escaped to Algiers,
 * all chits drawn. With `turn: 0` it is the position before set-up.
 */
export const table = (changes: Partial<State> = {}, options: Options = {}, lastTurn = 12, data = BUILT_IN): TestTable => {
  const made = new TestTable({ ...beginning(readingsOf(options), lastTurn, data), turn: 1, chits: [], ...changes }, data);
  if (made.state.turn > 0) made.put({ algiers: FRENCH });
  onTestFinished(() => expect(made.diceLeft, 'dice left over').toEqual([]));
  return made;
};

export class TestTable extends ScriptedTable<NineNavies> {
  constructor(
    state: State,
    readonly data: Data,
  ) {
    super(state);
  }

  protected faults(): readonly string[] {
    return laws(this.state, this.data);
  }

  /** Takes every ship out of play, so that a situation holds those ships alone that are put into it afterwards. */
  only(): this {
    for (const ship of this.state.ships) moveTo(this.state, ship, 'away');
    return this;
  }

  /** Puts ships in bases, seas and boxes. A base becomes their home too, and so does the one named for ships at sea. */
  put(where: { readonly [P in Place]?: readonly ShipId[] }, home?: Base): this {
    for (const [at, ids] of Object.entries(where))
      for (const id of ids) {
        const ship = this.ship(id);
        moveTo(this.state, ship, at as Place);
        if (isZone(ship.at)) ship.home = home ?? ship.home;
        else if (isBase(ship.at)) ship.home = ship.at;
      }
    return this;
  }

  /** A ship, with some changes. */
  ship(id: ShipId, changes: Partial<Omit<ShipState, 'id'>> = {}): ShipState {
    const ship = shipOf(this.state, id);
    moveTo(this.state, ship, changes.at ?? ship.at);
    return Object.assign(ship, changes);
  }

  /** Who holds these seas by last turn's markers. */
  held(by: Alliance | null, ...zones: Zone[]): this {
    for (const zone of zones) this.state.control[zone] = by;
    return this;
  }

  /** Faces that draw these chits one after another from the cup as it lies now, or from a full cup if it is empty. */
  draws(...chits: Chit[]): this {
    const left: Chit[] = [...(this.state.chits.length > 0 ? this.state.chits : BASES)];
    for (const chit of chits) {
      const place = left.indexOf(chit);
      if (place < 0) throw new Error(`no chit ${chit} in the cup`);
      left.splice(place, 1);
      this.dice(place + 1);
    }
    return this;
  }

  /** What a command promises and risks: words and chance. */
  prospects(side: Alliance, verb: string, target: Target): Readonly<Record<string, number>> {
    return chancesOf(this.promised(side, verb, target));
  }

  /** The rolls so far: name of the check and outcome, or the outcomes of a volley. */
  get rolls(): string[] {
    return this.rolled();
  }
}

const OFF_MAP: readonly Place[] = ['track', 'cup', 'pacific', 'sunk', 'away'];
const isBase = (at: Place): at is Base => !isZone(at) && !OFF_MAP.includes(at);
