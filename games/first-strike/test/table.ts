/**
 * The short way to a situation: `table({ harwich: 'B' }).dice(5).run(step).play('launch')`. Dice are scripted, and a
 * test fails when they run out or when any are left over.
 */
import { expect, onTestFinished } from 'vitest';
import type { Entry, Item, Options, Reason, Step, Target } from '../../../kernel/index.ts';
import { commandsOf, Engine, numbered, ScriptedDice } from '../../../kernel/index.ts';
import { linesOf } from '../../../test/scripted-table.ts';
import type { AircraftId, BatteryId, ContainerId, RaiderId, ShipId } from '../data/counters.ts';
import type { Data } from '../data/data.ts';
import { BUILT_IN } from '../data/data.ts';
import type { Happening } from '../events.ts';
import type { FirstStrike } from '../kind.ts';
import { laws } from '../laws.ts';
import { readingsOf } from '../options.ts';
import { beginning } from '../rules/setup.ts';
import { aircraftOf, raiderOf, shipOf } from '../rules/ships.ts';
import type { AircraftState, BatteryState, RaiderState, ShipState, State } from '../state.ts';
import { view } from '../view.ts';

/** The position at the start with some changes; the first battery stands nowhere until a test emplaces it. */
export const table = (changes: Partial<State> = {}, options: Options = {}, data = BUILT_IN): TestTable => {
  const made = new TestTable({ ...beginning(readingsOf(options)), ...changes }, data);
  made.battery('battery-1', 'out');
  onTestFinished(() => expect(made.diceLeft, 'dice left over').toEqual([]));
  return made;
};

/** Turn 3 in C: the raid was flown in turn 2 and is over. */
export const afterTheRaid = (changes: Partial<State> = {}, options: Options = {}): TestTable =>
  table(
    { turn: 3, harwich: 'C', fog: null, raid: 'over', raidTurn: 2, raidOverTurn: 2, e11: { home: true, hits: 0 }, ...changes },
    options,
  );

/** Turn 3 in C: the raid was flown in turn 2, and this aircraft came down damaged and lies in the Rescue space. */
export const awaitingRescue = (id: AircraftId, changes: Partial<State> = {}, options: Options = {}): TestTable => {
  const made = table({ turn: 3, harwich: 'C', fog: null, raid: 'rescue', raidTurn: 2, airRound: 4, ...changes }, options);
  made.aircraft(id, { at: 'rescue', carrier: null, damaged: true, bombs: 0 });
  return made;
};

export class TestTable {
  readonly entries: Entry<FirstStrike>[] = [];
  private readonly script = new ScriptedDice();
  private engine: Engine<FirstStrike> | null = null;

  constructor(
    readonly state: State,
    readonly data: Data,
  ) {}

  /** Faces to come, as they would be read off the dice; a lot among n things takes 1 to n. */
  dice(...faces: number[]): this {
    this.script.add(...faces);
    return this;
  }

  /** Faces that draw these from the container as it lies now, one after another and in the order of the dice. */
  draws(...counters: (ContainerId | 'false-alarm')[]): this {
    const left = [...this.state.container];
    for (const counter of counters) {
      const place = counter === 'false-alarm' ? left.length : left.indexOf(counter);
      if (place < 0) throw new Error(`no ${counter} in the container`);
      if (counter !== 'false-alarm') left.splice(place, 1);
      this.dice(place + 1);
    }
    return this;
  }

  get diceLeft(): readonly number[] {
    return this.script.left;
  }

  ship(id: ShipId, changes: Partial<Omit<ShipState, 'id'>> = {}): ShipState {
    return Object.assign(shipOf(this.state, id), changes);
  }

  aircraft(id: AircraftId, changes: Partial<Omit<AircraftState, 'id'>> = {}): AircraftState {
    return Object.assign(aircraftOf(this.state, id), changes);
  }

  /** Leaves these aircraft in the game and no others. */
  onlyAircraft(...ids: AircraftId[]): this {
    for (const aircraft of this.state.aircraft)
      if (!ids.includes(aircraft.id)) Object.assign(aircraft, { at: 'lost', carrier: null, bombs: 0 });
    return this;
  }

  /** Puts a raider on the map, out of the container. */
  raider(id: RaiderId, at?: RaiderState['at']): RaiderState {
    const raider = raiderOf(this.state, id);
    if (at !== undefined) this.take(id, raider, at);
    return raider;
  }

  battery(id: BatteryId, at?: BatteryState['at']): BatteryState {
    const battery = this.state.batteries.find((each) => each.id === id);
    if (!battery) throw new Error(`no battery ${id}`);
    if (at !== undefined) this.take(id, battery, at);
    return battery;
  }

  /** Puts a German squadron into the German reserve, out of the container. */
  german(id: ShipId, at: ShipState['at'] = 'german-reserve', changes: Partial<Omit<ShipState, 'id'>> = {}): ShipState {
    const ship = this.ship(id, changes);
    this.take(id, ship, at);
    return ship;
  }

  /** Puts raiders into a space, out of the container. */
  raidersIn(space: RaiderState['at'], ...ids: RaiderId[]): this {
    for (const id of ids) this.raider(id, space);
    return this;
  }

  private take<At>(id: string, counter: { at: At }, at: At): void {
    counter.at = at;
    this.state.container = this.state.container.filter((each) => each !== id);
  }

  /** Runs a step of the flow to its first question, or to its end. */
  run(step: Step<FirstStrike>, item: Item = null): this {
    const root: Step<FirstStrike> = item === null ? step : { kind: 'each', name: 'test', rule: 'FS-1.0', items: () => [item], step };
    this.engine = new Engine(numbered(root), this.state, this.script, this.data, (entry) => void this.entries.push(entry));
    this.engine.begin();
    return this;
  }

  /** Answers the open question; what is not offered fails the test. */
  play(verb: string, target?: Target): this {
    const question = this.question;
    const offered = question.takes(verb, target);
    if (offered === null) throw new Error(`${verb} ${String(target)} is not offered at ${question.name}: ${this.offered.join(', ')}`);
    this.running.answer(question, verb, offered);
    expect(laws(this.state, this.data)).toEqual([]);
    return this;
  }

  get question() {
    const question = this.running.questionFor('british');
    if (!question) throw new Error('nothing is asked');
    return question;
  }

  /** What is asked now, or null. */
  get asks(): string | null {
    return this.running.questionFor('british')?.name ?? null;
  }

  /** The offered commands in short: 'fly 119 target-a'. */
  get offered(): string[] {
    return [...commandsOf('british', this.question.offer)].map(({ verb, target }) =>
      [verb, ...(target === undefined ? [] : [target].flat())].join(' '),
    );
  }

  /** Why a command is not offered. */
  whyNot(verb: string, target?: Target): Reason | undefined {
    return this.question.why(verb, target);
  }

  /** What the button of a command promises and risks: words and chance in whole per cent. */
  odds(verb: string, target?: Target): Readonly<Record<string, number>> {
    const badges = this.question.odds(verb, target)?.badges ?? [];
    return Object.fromEntries(badges.map(({ words, chance }) => [words, Math.round(100 * chance)]));
  }

  get prompt(): string | undefined {
    return this.question.prompt(view(this.state, 'british', this.data));
  }

  label(verb: string, target: Target): string | undefined {
    return this.question.label(view(this.state, 'british', this.data), verb, target);
  }

  /** The lines of the log that stand open, each with how many lie under it. */
  get lines() {
    return linesOf(this.entries);
  }

  get ending() {
    return this.running.ending;
  }

  /** Everything told so far, of one type. */
  told<T extends Happening['type']>(type: T): Extract<Happening, { type: T }>[] {
    return this.entries.flatMap(({ what }) => (what.kind === 'event' && isOf(what.event, type) ? [what.event] : []));
  }

  /** The rolls so far: name of the check and outcome. */
  get rolls(): string[] {
    return this.entries.flatMap(({ what }) => (what.kind === 'roll' ? [`${what.check.name}: ${what.outcome}`] : []));
  }

  private get running(): Engine<FirstStrike> {
    if (!this.engine) throw new Error('run a step first');
    return this.engine;
  }
}

const isOf = <T extends Happening['type']>(event: Happening, type: T): event is Extract<Happening, { type: T }> => event.type === type;
