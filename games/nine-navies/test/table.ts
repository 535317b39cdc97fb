/**
 * The short way to a situation: `table().only().put({ 'north-sea': ['lion', 'moltke'] }).dice(5, 3).run(battles)`. Dice
 * are scripted, and a test fails when they run out or when any are left over.
 */
import { expect, onTestFinished } from 'vitest';
import type { Entry, Item, Options, Reason, Step, Target } from '../../../kernel/index.ts';
import { commandsOf, Engine, numbered, offeredTarget, ScriptedDice } from '../../../kernel/index.ts';
import type { Alliance, Base, Chit, Zone } from '../data/map.ts';
import { BASES } from '../data/map.ts';
import type { ShipId } from '../data/ships.ts';
import { COUNTERS } from '../data/ships.ts';
import type { Happening } from '../events.ts';
import type { NineNavies } from '../kind.ts';
import { laws } from '../laws.ts';
import { readingsOf } from '../options.ts';
import { isZone, shipOf } from '../rules/fleet.ts';
import { beginning } from '../rules/setup.ts';
import type { Place, ShipState, State } from '../state.ts';

const FRENCH: readonly ShipId[] = COUNTERS.filter(({ navy }) => navy === 'Fr').map(({ id }) => id);

/**
 * Turn 1 of the campaign after set-up, with some changes: nobody placed abroad, every French ship escaped to Algiers,
 * all chits drawn. With `turn: 0` it is the position before set-up.
 */
export const table = (changes: Partial<State> = {}, options: Options = {}, lastTurn = 12): TestTable => {
  const made = new TestTable({ ...beginning(readingsOf(options), lastTurn), turn: 1, chits: [], ...changes });
  if (made.state.turn > 0) made.put({ algiers: FRENCH });
  onTestFinished(() => expect(made.diceLeft, 'dice left over').toEqual([]));
  return made;
};

export class TestTable {
  readonly entries: Entry<NineNavies>[] = [];
  private readonly script = new ScriptedDice();
  private engine: Engine<NineNavies> | null = null;

  constructor(readonly state: State) {}

  /** Takes every ship out of play, so that a situation holds those ships alone that are put into it afterwards. */
  only(): this {
    for (const ship of this.state.ships) ship.at = 'away';
    return this;
  }

  /** Puts ships in bases, seas and boxes. A base becomes their home too, and so does the one named for ships at sea. */
  put(where: { readonly [P in Place]?: readonly ShipId[] }, home?: Base): this {
    for (const [at, ids] of Object.entries(where))
      for (const id of ids) {
        const ship = this.ship(id);
        ship.at = at as Place;
        if (isZone(ship.at)) ship.home = home ?? ship.home;
        else if (isBase(ship.at)) ship.home = ship.at;
      }
    return this;
  }

  /** A ship, with some changes. */
  ship(id: ShipId, changes: Partial<Omit<ShipState, 'id'>> = {}): ShipState {
    return Object.assign(shipOf(this.state, id), changes);
  }

  /** Who holds these seas by last turn's markers. */
  held(by: Alliance | null, ...zones: Zone[]): this {
    for (const zone of zones) this.state.control[zone] = by;
    return this;
  }

  /** Faces to come, as they would be read off the dice, one for each die of a volley; a lot among n things takes 1 to n. */
  dice(...faces: number[]): this {
    this.script.add(...faces);
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

  get diceLeft(): readonly number[] {
    return this.script.left;
  }

  /** Runs a step of the flow to its first question, or to its end. */
  run(step: Step<NineNavies>, item: Item = null): this {
    const root: Step<NineNavies> = item === null ? step : { kind: 'each', name: 'test', rule: 'NN-1.1', items: () => [item], step };
    this.engine = new Engine(numbered(root), this.state, this.script, (entry) => void this.entries.push(entry));
    this.engine.begin();
    return this;
  }

  /** Answers the open question; what is not offered fails the test. */
  play(side: Alliance, verb: string, target?: Target): this {
    const question = this.question(side);
    const offered = offeredTarget(question.offer, verb, target);
    if (offered === null)
      throw new Error(`${verb} ${String(target)} is not offered to ${side} at ${question.name}: ${this.offered(side).join(', ')}`);
    this.running.answer(question, verb, offered);
    expect(laws(this.state)).toEqual([]);
    return this;
  }

  question(side: Alliance) {
    const question = this.running.questionFor(side);
    if (!question) throw new Error(`${side} is not asked anything; open: ${this.asks}`);
    return question;
  }

  /** What is asked now, or null. */
  get asks(): string | null {
    return this.running.ask()[0]?.name ?? null;
  }

  /** Who is asked. */
  get asked(): string[] {
    return this.running.ask().map(({ side }) => side);
  }

  /** The offered commands in short: 'move lion north-sea'. */
  offered(side: Alliance): string[] {
    return [...commandsOf(side, this.question(side).offer)].map(({ verb, target }) =>
      [verb, ...(target === undefined ? [] : [target].flat())].join(' '),
    );
  }

  /** Why a command is not offered. */
  whyNot(side: Alliance, verb: string, target?: Target): Reason | undefined {
    const { step: place, item } = this.question(side);
    const step = this.running.choiceAt(place);
    return step.secret ? undefined : step.whyNot.get(verb)?.(this.running, target, item);
  }

  /** What a command promises and risks: words and chance. */
  prospects(side: Alliance, verb: string, target: Target): Readonly<Record<string, number>> {
    const { step: place, item } = this.question(side);
    const step = this.running.choiceAt(place);
    const found = step.secret ? [] : (step.prospects.get(verb)?.(this.running, target, item) ?? []);
    return Object.fromEntries(found.map(({ words, chance }) => [words, chance]));
  }

  /** The warning before a command. */
  caution(side: Alliance, verb: string, target: Target): string | undefined {
    const { step: place, item } = this.question(side);
    const step = this.running.choiceAt(place);
    return step.secret ? undefined : step.cautions.get(verb)?.(this.running, target, item);
  }

  get ending() {
    return this.running.ending;
  }

  /** The step has run to its end. */
  get finished(): boolean {
    return this.running.finished;
  }

  /** Everything told so far, of one type. */
  told<T extends Happening['type']>(type: T): Extract<Happening, { type: T }>[] {
    return this.entries.flatMap(({ what }) => (what.kind === 'event' && isOf(what.event, type) ? [what.event] : []));
  }

  /** The rolls so far: name of the check and outcome, or the outcomes of a volley. */
  get rolls(): string[] {
    return this.entries.flatMap(({ what }) => {
      if (what.kind === 'roll') return [`${what.check}: ${what.outcome}`];
      return what.kind === 'volley' ? [`${what.check}: ${what.outcomes.join(' ')}`] : [];
    });
  }

  private get running(): Engine<NineNavies> {
    if (!this.engine) throw new Error('run a step first');
    return this.engine;
  }
}

const OFF_MAP: readonly Place[] = ['track', 'cup', 'pacific', 'sunk', 'away'];
const isBase = (at: Place): at is Base => !isZone(at) && !OFF_MAP.includes(at);

const isOf = <T extends Happening['type']>(event: Happening, type: T): event is Extract<Happening, { type: T }> => event.type === type;
