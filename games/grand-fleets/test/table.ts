/**
 * The short way to a situation: `table(blue(TIGER, [0, 0], N), red(MOLTKE, [0, -4], S)).dice(8).run(step).play('blue', 'fire', [...])`. Dice are
 * scripted, and a test fails when they run out or when any are left over.
 */
import { expect, onTestFinished } from 'vitest';
import type { Facing } from '../../../chart/hex.ts';
import { hexAt } from '../../../chart/hex.ts';
import type { Command, Options, Target } from '../../../kernel/index.ts';
import { ScriptedTable } from '../../../test/scripted-table.ts';
import { captain } from '../bot/index.ts';
import type { Battle, Berth, SquadronSpec } from '../data/battle.ts';
import type { Card } from '../data/card.ts';
import { battleOf, type Data, NOTHING, shipIn } from '../data/data.ts';
import type { GrandFleets } from '../kind.ts';
import { laws } from '../laws.ts';
import { readingsOf } from '../options.ts';
import { beginning } from '../rules/beginning.ts';
import type { ShipState, Side, State } from '../state.ts';
import { view } from '../view.ts';

/** The six ways to point, on a chart whose hexes have flat tops. */
export const SE: Facing = 0;
export const S: Facing = 1;
export const SW: Facing = 2;
export const NW: Facing = 3;
export const N: Facing = 4;
export const NE: Facing = 5;

/** Far from every edge of a board of 40 by 30, so that column and row can be told from here. */
const MIDDLE = hexAt(20, 5);

const berth =
  (side: Side) =>
  (card: Card, [column, row]: readonly [number, number], facing: Facing, squadron: string | null = `${side} squadron`): Berth => ({
    ship: card.ship,
    side,
    card,
    squadron,
    hex: MIDDLE + hexAt(column, row),
    facing,
    arrives: 1,
    crew: 'average',
    isWorn: false,
  });

export const blue = berth('blue');
export const red = berth('red');

/** A place of the board, as berths name it. */
export const at = (column: number, row: number): number => MIDDLE + hexAt(column, row);

/** The first ship of a squadron leads it. */
function squadronsIn(berths: readonly Berth[]): SquadronSpec[] {
  const found = new Map<string, SquadronSpec>();
  for (const { squadron, side, ship } of berths)
    if (squadron !== null && !found.has(squadron)) found.set(squadron, { id: squadron, side, name: squadron, leader: ship });
  return [...found.values()];
}

export const battleWith = (berths: readonly Berth[], changes: Partial<Battle> = {}): Battle => ({
  id: 'test',
  title: 'A test',
  words: '',
  year: 1915,
  names: { blue: 'British', red: 'German' },
  nations: { blue: 'british', red: 'german' },
  board: { width: 40, height: 30, floats: true },
  turns: null,
  berths,
  squadrons: squadronsIn(berths),
  aircraft: [],
  submarines: [],
  light: [],
  wind: null,
  escapes: [],
  bonuses: [],
  history: { winner: null, words: '' },
  land: new Set(),
  places: new Map(berths.map(({ ship }, place) => [ship, place])),
  ...changes,
});

export const table = (...berths: readonly Berth[]): TestTable => tableOf(battleWith(berths));

export const tableOf = (battle: Battle, options: Options = {}): TestTable => {
  const data: Data = { pack: null, brought: NOTHING, battles: new Map([[battle.id, battle]]) };
  const made = new TestTable({ ...beginning(battle, readingsOf(options)), turn: 1 }, data);
  onTestFinished(() => expect(made.diceLeft, 'dice left over').toEqual([]));
  return made;
};

export class TestTable extends ScriptedTable<GrandFleets> {
  constructor(
    state: State,
    readonly data: Data,
  ) {
    super(state);
  }

  protected faults(): readonly string[] {
    return laws(this.state, this.data);
  }

  get battle(): Battle {
    return battleOf(this.data, this.state);
  }

  ship(id: string, changes: Partial<ShipState> = {}): ShipState {
    return Object.assign(shipIn(this.battle, this.state, id), changes);
  }

  /** The rolls so far: name of the check and outcome. */
  get rolls(): string[] {
    return this.rolled();
  }

  /** The words of a question, or of one of its answers. */
  says(side: Side, verb?: string, target?: Target): string {
    const seen = view(this.state, side, this.data);
    const question = this.question(side);
    return verb === undefined ? question.prompt(seen) : question.label(seen, verb, target);
  }

  /** What the captain would answer. */
  captain(side: Side): Omit<Command, 'side'> {
    const seen = view(this.state, side, this.data);
    const { verb, target } = captain.sit().decide({
      side,
      question: this.question(side),
      data: this.data,
      view: () => seen,
      chance: () => 0,
      imagine: () => expect.unreachable(),
    });
    return { verb, ...(target === undefined ? {} : { target }) };
  }

  odds(side: Side, verb: string, target: Parameters<TestTable['caution']>[2]) {
    return this.promised(side, verb, target ?? '');
  }
}
