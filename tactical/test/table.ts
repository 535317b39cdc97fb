/**
 * The short way to a battle: `fight().put(hexAt(0, 0), 'warrior').put(hexAt(2, 0), 'scharnhorst').dice(6, 5).run(step)`. Dice are
 * scripted, and a test fails when they run out or when any are left over.
 */
import { expect, onTestFinished } from 'vitest';
import type { Entry, Item, Reason, Step, Target } from '../../kernel/index.ts';
import { commandsOf, Engine, numbered, offeredTarget, ScriptedDice } from '../../kernel/index.ts';
import type { BasicBattle, Battle, Condition, Hex, Piece, PieceId, ShipId, Side } from '../battle.ts';
import type { BattleEvent } from '../events.ts';
import { battleLaws } from '../laws.ts';
import type { Readings } from '../seat.ts';
import { untouched } from '../vessel.ts';
import type { Arena, ArenaState, Report } from './arena.ts';
import { STANDARD, seat } from './arena.ts';
import { SHIPS } from './ships.ts';

const emptyBattle: Battle = {
  profile: 'cruiser-warfare',
  date: 1914.09,
  night: false,
  weather: 'clear',
  closer: 0,
  land: [],
  claimed: null,
  entries: { allied: null, central: null },
  stage: 'fighting',
  round: 1,
  step: 1,
  initiative: 'allied',
  entry: 0,
  pieces: [],
  aims: [],
  loaded: [],
  hits: [],
  strike: null,
  fired: [],
  quiet: 0,
  credit: {},
  firstOut: [],
  strength: { allied: 0, central: 0 },
};

const emptyBasic = (): BasicBattle => ({
  profile: 'cruiser-warfare',
  night: false,
  weather: 'clear',
  date: 1914.09,
  round: 1,
  range: 'long',
  pieces: [],
  aims: [],
  loaded: [],
  hits: [],
  strike: null,
  fired: [],
  quiet: 0,
  credit: {},
  left: null,
  over: false,
  strength: { allied: 0, central: 0 },
});

/** Every ship there is, whole. */
export const arenaState = (readings: Partial<Readings> = {}): ArenaState => ({
  meeting: null,
  sheets: Object.fromEntries([...SHIPS].map(([id, [sheet]]) => [id, sheet])),
  conditions: Object.fromEntries([...SHIPS.keys()].map((id) => [id, untouched(id)])),
  readings: { ...STANDARD, ...readings },
  flagships: [],
  battle: null,
  basic: null,
  reports: [],
});

const begun = (state: ArenaState): TestTable => {
  const made = new TestTable(state);
  onTestFinished(() => expect(made.diceLeft, 'dice left over').toEqual([]));
  return made;
};

/** A battle on the map in its first round, in which nobody is yet. */
export const fight = (changes: Partial<Battle> = {}, readings: Partial<Readings> = {}): TestTable =>
  begun({
    ...arenaState(readings),
    battle: { ...emptyBattle, pieces: [], aims: [], loaded: [], hits: [], fired: [], credit: {}, ...changes },
  });

/** The same by the quick rules of chapter 6. */
export const skirmish = (changes: Partial<BasicBattle> = {}, readings: Partial<Readings> = {}): TestTable =>
  begun({ ...arenaState(readings), basic: { ...emptyBasic(), ...changes } });

/** A piece of several ships: [name of the piece, its ships]. */
export type Put = ShipId | readonly [PieceId, readonly ShipId[]];

const pieceOf = (put: Put): { readonly id: PieceId; readonly ships: readonly ShipId[] } =>
  typeof put === 'string' ? { id: put, ships: [put] } : { id: put[0], ships: put[1] };

const sideOf = (id: ShipId): Side => SHIPS.get(id)?.[1] ?? 'allied';

export class TestTable {
  readonly entries: Entry<Arena>[] = [];
  private readonly script = new ScriptedDice();
  private engine: Engine<Arena> | null = null;

  constructor(readonly state: ArenaState) {}

  get battle(): Battle {
    return seat.battle(this.state);
  }

  get basic(): BasicBattle {
    return seat.basic(this.state);
  }

  private get pieces(): Piece[] {
    return this.state.battle?.pieces ?? this.basic.pieces;
  }

  /** Puts pieces in a hex, face down, each class a group of its own (CW-7.3a); null for pieces that wait to be placed. */
  put(hex: Hex | null, ...puts: Put[]): this {
    for (const each of puts) {
      const { id, ships } = pieceOf(each);
      const side = sideOf(ships[0] ?? id);
      const number = this.pieces.filter((piece) => piece.side === side).length + 1;
      this.pieces.push({
        id,
        side,
        ships,
        role: 'line',
        token: `${side}-${number}`,
        hex,
        group: this.groupFor(side, hex, ships[0] ?? id),
        moved: 0,
        loose: false,
        known: false,
        counted: false,
        exited: false,
        tow: null,
      });
    }
    return this;
  }

  /** Puts pieces into a quick battle. */
  bring(...puts: Put[]): this {
    return this.put(null, ...puts);
  }

  private groupFor(side: Side, hex: Hex | null, ship: ShipId): number {
    const kind = (id: ShipId) => this.state.sheets[id]?.class;
    const own = this.pieces.filter((piece) => piece.side === side);
    const mate = own.find((piece) => piece.hex !== null && piece.hex === hex && kind(piece.ships[0] ?? '') === kind(ship));
    return mate?.group ?? Math.max(0, ...own.map(({ group }) => group)) + 1;
  }

  /** A piece, with some changes. */
  piece(id: PieceId, changes: Partial<Omit<Piece, 'id'>> = {}): Piece {
    const piece = this.pieces.find((each) => each.id === id);
    if (!piece) throw new Error(`no piece ${id}`);
    return Object.assign(piece, changes);
  }

  token(id: PieceId): string {
    return this.piece(id).token;
  }

  hexOf(id: PieceId): Hex | null {
    return this.piece(id).hex;
  }

  /** A ship's condition, with some changes. */
  ship(id: ShipId, changes: Partial<Omit<Condition, 'id'>> = {}): Condition {
    return Object.assign(seat.condition(this.state, id), changes);
  }

  /** Faces to come, as they would be read off the dice, one for each die of a volley; a lot among n things takes 1 to n. */
  dice(...faces: number[]): this {
    this.script.add(...faces);
    return this;
  }

  get diceLeft(): readonly number[] {
    return this.script.left;
  }

  /** Runs a step of the flow to its first question, or to its end. */
  run(step: Step<Arena>, item: Item = null): this {
    const root: Step<Arena> = item === null ? step : { kind: 'each', name: 'test', rule: 'CW-7.0', items: () => [item], step };
    this.engine = new Engine(numbered(root), this.state, this.script, (entry) => void this.entries.push(entry));
    this.engine.begin();
    return this;
  }

  /** Answers the open question; what is not offered fails the test. */
  play(side: Side, verb: string, target?: Target): this {
    const question = this.question(side);
    const offered = offeredTarget(question.offer, verb, target);
    if (offered === null)
      throw new Error(`${verb} ${String(target)} is not offered to ${side} at ${question.name}: ${this.offered(side).join(', ')}`);
    this.running.answer(question, verb, offered);
    if (this.state.battle) expect(battleLaws(seat, this.state)).toEqual([]);
    return this;
  }

  question(side: Side) {
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

  /** The offered commands in short: 'move 1 5150'. */
  offered(side: Side): string[] {
    return [...commandsOf(side, this.question(side).offer)].map(({ verb, target }) =>
      [verb, ...(target === undefined ? [] : [target].flat())].join(' '),
    );
  }

  /** The targets offered for one verb. */
  targets(side: Side, verb: string): readonly Target[] {
    const targets = this.question(side).offer[verb];
    return targets === true ? [] : (targets ?? []);
  }

  /** Why a command is not offered. */
  whyNot(side: Side, verb: string, target?: Target): Reason | undefined {
    const { step: place, item } = this.question(side);
    const step = this.running.choiceAt(place);
    return step.secret ? undefined : step.whyNot.get(verb)?.(this.running, target, item);
  }

  /** What a command promises. */
  prospects(side: Side, verb: string, target: Target) {
    const { step: place, item } = this.question(side);
    const step = this.running.choiceAt(place);
    return step.secret ? [] : (step.prospects.get(verb)?.(this.running, target, item) ?? []);
  }

  /** The step has run to its end. */
  get finished(): boolean {
    return this.running.finished;
  }

  /** Everything told so far, of one type. */
  told<T extends BattleEvent['type']>(type: T): Extract<BattleEvent, { type: T }>[] {
    return this.entries.flatMap(({ what }) => (what.kind === 'event' && isOf(what.event, type) ? [what.event] : []));
  }

  /** What the battle has reported to the game, of one kind. */
  reports<W extends Report['what']>(what: W): Extract<Report, { what: W }>[] {
    return this.state.reports.filter((report): report is Extract<Report, { what: W }> => report.what === what);
  }

  /** The rolls so far: name of the check and outcome, or the outcomes of a volley. */
  get rolls(): string[] {
    return this.entries.flatMap(({ what }) => {
      if (what.kind === 'roll') return [`${what.check}: ${what.outcome}`];
      return what.kind === 'volley' ? [`${what.check}: ${what.outcomes.join(' ')}`] : [];
    });
  }

  private get running(): Engine<Arena> {
    if (!this.engine) throw new Error('run a step first');
    return this.engine;
  }
}

const isOf = <T extends BattleEvent['type']>(event: BattleEvent, type: T): event is Extract<BattleEvent, { type: T }> =>
  event.type === type;
