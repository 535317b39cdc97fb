/** What a side may see: everything on the table (NN-1.5). Drafts of secret choices are no part of the state, so none can leak. */
import type { Viewer } from '../../kernel/index.ts';
import { oncePer } from '../../kernel/index.ts';
import type { Data } from './data/data.ts';
import type { Alliance, Base, Chit, Zone } from './data/map.ts';
import type { Navy, ShipId } from './data/ships.ts';
import type { Readings } from './options.ts';
import { airstrikeLeft, attackLeft, missing, sideOf, speedLeft } from './rules/fleet.ts';
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
  /** She lies idle after an evacuation, and the turn of it; 0 for none. */
  readonly idle: boolean;
  readonly evacuated: number;
  /** The base she last lay in. */
  readonly home: Base;
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

export interface View {
  readonly readings: Readings;
  readonly turn: number;
  readonly lastTurn: number;
  readonly ships: readonly ShipView[];
  readonly control: Readonly<Record<Zone, Alliance | null>>;
  readonly points: Readonly<Record<Alliance, number>>;
  readonly settled: readonly Zone[];
  readonly stranglehold: number;
  readonly fallen: Readonly<Record<'northernRussia' | 'sevastopol' | 'gibraltar' | 'westAfrica' | 'eastAfrica', boolean>>;
  readonly canalBlocked: boolean;
  /** The way to Gibraltar was open when the turn began (NN-6.6). */
  readonly gibraltarOpen: boolean;
  readonly reinforced: Readonly<Record<'westAfrica' | 'eastAfrica', boolean>>;
  /** Convoys that sail no more (NN-6.8d). */
  readonly usedUp: readonly ShipId[];
  readonly freed: Readonly<Record<'northern' | 'southern', boolean>>;
  readonly usAtWar: boolean;
  /** US ships have fought; how many may be taken now (NN-4.6, NN-6.9c). */
  readonly usBlooded: boolean;
  readonly release: number;
  readonly noGermansAtBrest: boolean;
  /** Chits still in the cup, in the order of the list: no draw has an order before it is made. */
  readonly chits: readonly Chit[];
  readonly active: Chit | null;
  /** A chit has been sent back this turn (NN-5.5/A). */
  readonly refused: boolean;
  readonly repairs: Readonly<Record<string, number>>;
  readonly battle: BattleView | null;
  readonly owed: Readonly<Record<Alliance, number>>;
  /** Ships on their way home, who goes first, and who says where the next battle is (NN-8.5a, NN-5.7a). */
  readonly homeward: readonly ShipId[];
  readonly homeFirst: Alliance;
  readonly namesBattle: Alliance;
}

export const view = (state: State, _viewer: Viewer<Alliance>, data: Data): View => ({
  readings: state.readings,
  turn: state.turn,
  lastTurn: state.lastTurn,
  ships: shipsSeen(state, data),
  control: { ...state.control },
  points: { ...state.points },
  settled: [...state.settled],
  stranglehold: state.stranglehold,
  fallen: fallenSeen(state),
  canalBlocked: state.canalBlocked,
  gibraltarOpen: state.gibraltarOpen,
  reinforced: { westAfrica: state.reinforced.westAfrica, eastAfrica: state.reinforced.eastAfrica },
  usedUp: [...state.usedUp],
  freed: { northern: state.freed.northern, southern: state.freed.southern },
  usAtWar: state.usAtWar,
  usBlooded: state.usBlooded,
  release: state.release,
  noGermansAtBrest: state.noGermansAtBrest,
  chits: [...state.chits],
  active: state.active,
  refused: state.refused,
  repairs: { ...state.repairs },
  battle: state.battle && battleSeen(state.battle),
  owed: { ...state.owed },
  homeward: [...state.homeward],
  homeFirst: state.homeFirst,
  namesBattle: state.namesBattle,
});

const fallenSeen = ({ fallen }: State): View['fallen'] => ({
  northernRussia: fallen.northernRussia,
  sevastopol: fallen.sevastopol,
  gibraltar: fallen.gibraltar,
  westAfrica: fallen.westAfrica,
  eastAfrica: fallen.eastAfrica,
});

const battleSeen = (battle: Battle): BattleView => ({
  zone: battle.zone,
  round: battle.round,
  fighters: battle.fighters.map(fighterSeen),
  first: battle.first,
  furiousFires: battle.furiousFires,
  broke: battle.broke,
  bothBroke: battle.bothBroke,
  pursued: battle.pursued,
  set: battle.set,
  over: battle.over,
  americansFirst: battle.americansFirst,
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

/** What is printed on a counter, as every view shows it. */
type Face = Pick<ShipView, 'name' | 'kind' | 'printed' | 'uncertain'>;

const faces = oncePer(({ counters }: Data): readonly Face[] =>
  counters.map(({ name, kind, attack, defence, speed, airstrike, uncertain }) => ({
    name,
    kind,
    printed: { attack, defence, speed, airstrike },
    uncertain,
  })),
);

function shipsSeen(state: State, data: Data): ShipView[] {
  const all = faces(data);
  return state.ships.map((ship, number) => shipSeen(state, ship, all[number] ?? missing(ship.id)));
}

const shipSeen = (state: State, ship: ShipState, { name, kind, printed, uncertain }: Face): ShipView => ({
  id: ship.id,
  name,
  navy: ship.navy,
  side: sideOf(ship),
  kind,
  at: ship.at,
  damage: ship.damage,
  printed,
  attack: attackLeft(printed, ship.damage),
  speed: speedLeft(printed, ship.damage),
  airstrike: airstrikeLeft(printed, ship.damage),
  entry: ship.entry,
  uncertain,
  spent: ship.spent,
  idle: ship.idle >= state.turn && state.turn > 0,
  evacuated: ship.evacuated,
  home: ship.home,
});
