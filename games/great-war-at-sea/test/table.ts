/**
 * The short way to a situation: `table(british('beatty', 'K2', ['lion', 'tiger']), german('hipper', 'O13', ['seydlitz'])).run(step)`. Dice are
 * scripted, and a test fails when they run out or when any are left over.
 */
import { expect, onTestFinished } from 'vitest';
import type { Options, Target } from '../../../kernel/index.ts';
import { ScriptedTable } from '../../../test/scripted-table.ts';
import { type Data, dataOf, type War, warIn } from '../data/data.ts';
import type { FleetOf, Operation } from '../data/operation.ts';
import type { GreatWarAtSea } from '../kind.ts';
import { laws } from '../laws.ts';
import { readingsOf } from '../options.ts';
import { beginning } from '../rules/beginning.ts';
import { fleetOf, shipOf } from '../rules/fleets.ts';
import type { Fleet, Move, ShipState, Side, State } from '../state.ts';
import { type View, view } from '../view.ts';

const fleet =
  (side: Side) =>
  (id: string, zone: string, ships: readonly string[], changes: Partial<FleetOf> = {}): FleetOf => ({
    id,
    side,
    name: id,
    flags: [],
    zone,
    port: null,
    first: 1,
    mission: 'intercept',
    charge: null,
    bound: null,
    mines: 0,
    ships: ships.map((vessel) => ({ vessel, number: vessel.endsWith('-class') ? 3 : 1 })),
    source: 'reconstructed',
    ...changes,
  });

export const british = fleet('allied');
export const german = fleet('central');

const WEATHER_ZONES = ['north', 'centre', 'south', 'bight', 'skagerrak'];

export const operationWith = (fleets: readonly FleetOf[], changes: Partial<Operation> = {}): Operation => ({
  id: 'test',
  title: 'A test',
  words: '',
  theatre: 'north-sea',
  date: { year: 1915, month: 6, day: 1 },
  turns: { first: 1, last: 12 },
  sides: { allied: { name: 'Britain', nations: ['british'] }, central: { name: 'Germany', nations: ['german'] } },
  weather: { rolls: 'one', table: 'common', start: Object.fromEntries(WEATHER_ZONES.map((zone) => [zone, 'clear'])), from: 2 },
  fleets,
  boats: [],
  airships: [],
  fuel: [],
  aims: [],
  limits: [],
  margin: 5,
  history: { winner: null, words: '' },
  source: 'reconstructed',
  ...changes,
});

export const table = (...fleets: readonly FleetOf[]): TestTable => tableOf(operationWith(fleets));

/** At the beginning of turn 1. */
export function tableOf(operation: Operation, options: Options = {}): TestTable {
  const data = dataOf(null, [operation]);
  const made = new TestTable({ ...beginning(warIn(data, { operation: operation.id }), readingsOf(options)), turn: 1 }, data);
  onTestFinished(() => expect(made.diceLeft, 'dice left over').toEqual([]));
  return made;
}

export const by = (...way: readonly string[]): Move => ({ way, task: null });

export class TestTable extends ScriptedTable<GreatWarAtSea> {
  constructor(
    state: State,
    readonly data: Data,
  ) {
    super(state);
  }

  protected faults(): readonly string[] {
    return laws(this.state, this.data);
  }

  get war(): War {
    return warIn(this.data, this.state);
  }

  fleet(id: string, changes: Partial<Fleet> = {}): Fleet {
    return Object.assign(fleetOf(this.state, id), changes);
  }

  ship(id: string, changes: Partial<ShipState> = {}): ShipState {
    return Object.assign(shipOf(this.state, id), changes);
  }

  seenBy(viewer: Side | 'onlooker'): View {
    return view(this.state, viewer, this.data);
  }

  /** The rolls so far: name of the check and outcome. */
  get rolls(): string[] {
    return this.rolled();
  }

  /** The words of an answer. */
  says(side: Side, verb: string, target?: Target): string {
    return this.question(side).label(this.seenBy(side), verb, target);
  }
}
