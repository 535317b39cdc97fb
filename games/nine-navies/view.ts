/** What a side may see: everything on the table (NN-1.5). Drafts of secret choices are no part of the state, so none can leak. */
import type { Packed } from './data/figures.ts';
import { fromFigures } from './data/figures.ts';
import type { Alliance, Chit, Zone } from './data/map.ts';
import type { Counter, Navy, ShipId } from './data/ships.ts';
import { airstrikeLeft, attackLeft, sideOf, speedLeft } from './rules/fleet.ts';
import type { Battle, Fighter, Place, ShipState, State } from './state.ts';

export interface ShipView {
  readonly id: ShipId;
  readonly name: string;
  readonly navy: Navy;
  readonly side: Alliance;
  readonly kind: 'ship' | 'carrier' | 'convoy';
  readonly at: Place;
  readonly damage: number;
  /** As printed, and as damage leaves them now. */
  readonly printed: { readonly attack: number; readonly defence: number; readonly speed: number; readonly airstrike: number };
  readonly attack: number;
  readonly speed: number;
  readonly airstrike: number;
  /** The turn of entry while she is on the track, and whether it is sure. */
  readonly entry: number;
  readonly uncertain: boolean;
  /** She has moved this turn, or tried to. */
  readonly spent: boolean;
  /** She lies idle after an evacuation. */
  readonly idle: boolean;
}

/** A ship in a battle. All targets are named aloud (NN-11.8b). */
export interface FighterView {
  readonly id: ShipId;
  readonly side: Alliance;
  readonly target: ShipId | null;
  readonly disabled: boolean;
  readonly pending: number;
  readonly bonus: boolean;
  readonly group: number;
}

export interface BattleView {
  readonly zone: Zone;
  readonly round: number;
  readonly fighters: FighterView[];
  readonly first: Alliance;
  readonly furiousFires: boolean;
  readonly broke: Alliance | null;
  readonly bothBroke: boolean;
  readonly pursued: boolean;
  readonly set: number;
  readonly over: boolean;
  readonly americansFirst: boolean;
}

export interface View extends Packed {
  readonly turn: number;
  readonly lastTurn: number;
  readonly ships: readonly ShipView[];
  readonly control: Readonly<Record<Zone, Alliance | null>>;
  readonly points: Readonly<Record<Alliance, number>>;
  readonly settled: readonly Zone[];
  readonly stranglehold: number;
  readonly fallen: Readonly<Record<'northernRussia' | 'sevastopol' | 'gibraltar' | 'westAfrica' | 'eastAfrica', boolean>>;
  readonly canalBlocked: boolean;
  readonly reinforced: Readonly<Record<'westAfrica' | 'eastAfrica', boolean>>;
  readonly freed: Readonly<Record<'northern' | 'southern', boolean>>;
  readonly usAtWar: boolean;
  /** Chits still in the cup, in the order of the list: no draw has an order before it is made. */
  readonly chits: readonly Chit[];
  readonly active: Chit | null;
  readonly repairs: Readonly<Record<string, number>>;
  readonly battle: BattleView | null;
  readonly owed: Readonly<Record<Alliance, number>>;
}

export const view = (state: State): View => ({
  pack: state.pack,
  turn: state.turn,
  lastTurn: state.lastTurn,
  ships: shipsSeen(state),
  control: { ...state.control },
  points: { ...state.points },
  settled: [...state.settled],
  stranglehold: state.stranglehold,
  fallen: fallenSeen(state),
  canalBlocked: state.canalBlocked,
  reinforced: { westAfrica: state.reinforced.westAfrica, eastAfrica: state.reinforced.eastAfrica },
  freed: { northern: state.freed.northern, southern: state.freed.southern },
  usAtWar: state.usAtWar,
  chits: [...state.chits],
  active: state.active,
  repairs: { ...state.repairs },
  battle: state.battle && battleSeen(state.battle),
  owed: { ...state.owed },
});

const fallenSeen = ({ fallen }: State): View['fallen'] => ({
  northernRussia: fallen.northernRussia,
  sevastopol: fallen.sevastopol,
  gibraltar: fallen.gibraltar,
  westAfrica: fallen.westAfrica,
  eastAfrica: fallen.eastAfrica,
});

const battleSeen = ({
  zone,
  round,
  fighters,
  first,
  furiousFires,
  broke,
  bothBroke,
  pursued,
  set,
  over,
  americansFirst,
}: Battle): BattleView => ({
  zone,
  round,
  fighters: fighters.map(fighterSeen),
  first,
  furiousFires,
  broke,
  bothBroke,
  pursued,
  set,
  over,
  americansFirst,
});

const fighterSeen = ({ id, side, target, disabled, pending, bonus, group }: Fighter): FighterView => ({
  id,
  side,
  target,
  disabled,
  pending,
  bonus,
  group,
});

/** The counters with their four factors apart, as every view shows them. */
const faces = fromFigures(({ counters }) =>
  counters.map((counter) => {
    const { attack, defence, speed, airstrike } = counter;
    return { counter, printed: { attack, defence, speed, airstrike } };
  }),
);

function shipsSeen(state: State): ShipView[] {
  const all = faces(state);
  return state.ships.map((ship, place) => {
    const face = all[place];
    if (!face) throw new Error(`no counter ${ship.id}`);
    return shipSeen(state, ship, face.counter, face.printed);
  });
}

const shipSeen = (state: State, ship: ShipState, counter: Counter, printed: ShipView['printed']): ShipView => ({
  id: ship.id,
  name: counter.name,
  navy: ship.navy,
  side: sideOf(ship),
  kind: counter.kind,
  at: ship.at,
  damage: ship.damage,
  printed,
  attack: attackLeft(counter, ship.damage),
  speed: speedLeft(counter, ship.damage),
  airstrike: airstrikeLeft(counter, ship.damage),
  entry: ship.entry,
  uncertain: counter.uncertain,
  spent: ship.spent,
  idle: ship.idle >= state.turn && state.turn > 0,
});
