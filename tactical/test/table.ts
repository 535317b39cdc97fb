/**
 * The short way to a battle: `fight().put(hexAt(0, 0), 'warrior').put(hexAt(2, 0), 'scharnhorst').dice(6, 5).run(step)`. Dice are
 * scripted, and a test fails when they run out or when any are left over.
 */
import { expect, onTestFinished } from 'vitest';
import type { Badge, Target } from '../../kernel/index.ts';
import { targetsIn } from '../../kernel/index.ts';
import { ScriptedTable } from '../../test/scripted-table.ts';
import type { BasicBattle, Battle, Condition, Hex, Piece, PieceId, ShipId, Side } from '../battle.ts';
import { battleLaws } from '../laws.ts';
import type { Readings } from '../lender.ts';
import { emptyEngagement } from '../opening.ts';
import { untouched } from '../vessel.ts';
import { basicView, battleView } from '../view.ts';
import { battleEvent } from '../wording.ts';
import type { Arena, ArenaState, ArenaView, Report } from './arena.ts';
import { lender, STANDARD } from './arena.ts';
import { SHIPS } from './ships.ts';

const FAIR = { profile: 'cruiser-warfare', date: 1914.09, night: false, weather: 'clear' } as const;

const emptyBattle: Battle = {
  ...emptyEngagement(FAIR),
  closer: 0,
  land: [],
  claimed: null,
  entries: { allied: null, central: null },
  stage: 'fighting',
  round: 1,
  nearest: null,
  step: 1,
  initiative: 'allied',
  entry: 0,
  firstOut: [],
};

const emptyBasic = (): BasicBattle => ({ ...emptyEngagement(FAIR), round: 1, range: 'long', left: null, over: false });

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

const SIDE_NAMES: Readonly<Record<Side, string>> = { allied: 'The Allies', central: 'The Central Powers' };
const nameOf = (id: string): string => (id === 'allied' || id === 'central' ? SIDE_NAMES[id] : (SHIPS.get(id)?.[0].name ?? id));

const sideOf = (id: ShipId): Side => SHIPS.get(id)?.[1] ?? 'allied';

export class TestTable extends ScriptedTable<Arena> {
  readonly data = {};

  protected faults(): readonly string[] {
    return this.state.battle ? battleLaws(lender, this.data, this.state) : [];
  }

  get battle(): Battle {
    return lender.battle(this.state);
  }

  get basic(): BasicBattle {
    return lender.basic(this.state);
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
        squadron: 0,
        token: `${side}-counter-${number}`,
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
    return Object.assign(lender.condition(this.state, id), changes);
  }

  /** The targets offered for one verb. */
  targets(side: Side, verb: string): readonly Target[] {
    return targetsIn(this.question(side).offered(verb));
  }

  /** What a command promises. */
  prospects(side: Side, verb: string, target: Target): readonly Badge[] {
    return this.promised(side, verb, target)?.badges ?? [];
  }

  /** As a side sees it. */
  viewOf(side: Side): ArenaView {
    const { battle, basic } = this.state;
    return {
      battle: battle && battleView(lender, this.data, this.state, side),
      basic: basic && basicView(lender, this.data, this.state, side),
    };
  }

  /** What a command is called. */
  label(side: Side, verb: string, target?: Target): string | undefined {
    return this.question(side).label(this.viewOf(side), verb, target);
  }

  /** The log in sentences, as one side reads it. */
  log(side: Side): string[] {
    return this.read(side).flatMap(({ what }) =>
      what.kind === 'event' ? [battleEvent(what.event, nameOf).words.replaceAll('**', '')] : [],
    );
  }

  /** What the battle has reported to the game, of one kind. */
  reports<W extends Report['what']>(what: W): Extract<Report, { what: W }>[] {
    return this.state.reports.filter((report): report is Extract<Report, { what: W }> => report.what === what);
  }

  /** The rolls so far: name of the check and outcome, or the outcomes of a volley. */
  get rolls(): string[] {
    return this.rolled();
  }
}
