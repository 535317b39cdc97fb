/** What a side may see: everything on the table (NN-1.5). Drafts of secret choices are no part of the state, so none can leak. */
import type { Alliance, Chit, Zone } from './data/map.ts';
import type { Navy, ShipId } from './data/ships.ts';
import { COUNTERS } from './data/ships.ts';
import { airstrikeOf, attackOf, sideOf, speedOf } from './rules/fleet.ts';
import type { Battle, Place, ShipState, State } from './state.ts';

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

export interface View {
  readonly turn: number;
  readonly lastTurn: number;
  readonly ships: readonly ShipView[];
  readonly control: Readonly<Record<Zone, Alliance | null>>;
  readonly points: Readonly<Record<Alliance, number>>;
  readonly settled: readonly Zone[];
  readonly stranglehold: number;
  readonly fallen: Readonly<State['fallen']>;
  readonly canalBlocked: boolean;
  readonly reinforced: Readonly<State['reinforced']>;
  readonly freed: Readonly<State['freed']>;
  readonly usAtWar: boolean;
  /** Chits still in the cup, in the order of the list: no draw has an order before it is made. */
  readonly chits: readonly Chit[];
  readonly active: Chit | null;
  readonly repairs: Readonly<Record<string, number>>;
  readonly battle: Readonly<Battle> | null;
  readonly owed: Readonly<Record<Alliance, number>>;
}

export const view = (state: State): View => ({
  turn: state.turn,
  lastTurn: state.lastTurn,
  ships: state.ships.map((ship, place) => shipSeen(state, ship, place)),
  control: { ...state.control },
  points: { ...state.points },
  settled: [...state.settled],
  stranglehold: state.stranglehold,
  fallen: { ...state.fallen },
  canalBlocked: state.canalBlocked,
  reinforced: { ...state.reinforced },
  freed: { ...state.freed },
  usAtWar: state.usAtWar,
  chits: [...state.chits],
  active: state.active,
  repairs: { ...state.repairs },
  battle: state.battle && { ...state.battle, fighters: state.battle.fighters.map((fighter) => ({ ...fighter })) },
  owed: { ...state.owed },
});

function shipSeen(state: State, ship: ShipState, place: number): ShipView {
  const counter = COUNTERS[place];
  if (!counter) throw new Error(`no counter ${ship.id}`);
  const { attack, defence, speed, airstrike } = counter;
  return {
    id: ship.id,
    name: counter.name,
    navy: ship.navy,
    side: sideOf(ship),
    kind: counter.kind,
    at: ship.at,
    damage: ship.damage,
    printed: { attack, defence, speed, airstrike },
    attack: attackOf(ship),
    speed: speedOf(ship),
    airstrike: airstrikeOf(ship),
    entry: ship.entry,
    uncertain: counter.uncertain,
    spent: ship.spent,
    idle: ship.idle >= state.turn && state.turn > 0,
  };
}
