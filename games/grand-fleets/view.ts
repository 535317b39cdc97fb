/**
 * GF-1.1.1: what a side may see: all but the enemy's torpedoes in the water, of which only the ships that launched are known (GF-7.1a), and his
 * submarines, of which only sightings are (GF-10.2.3). Built up from nothing.
 */
import type { Facing } from '../../chart/hex.ts';
import type { Viewer } from '../../kernel/index.ts';
import { battleOf, type Data } from './data/data.ts';
import type { Readings } from './options.ts';
import type {
  Aim,
  AircraftState,
  Board,
  Division,
  Posts,
  ShipId,
  ShipState,
  Shown,
  Side,
  Squadron,
  State,
  SubmarineState,
  Torpedo,
} from './state.ts';

type Seen<T> = T extends readonly (infer E)[] ? readonly Seen<E>[] : T extends object ? { readonly [N in keyof T]: Seen<T[N]> } : T;

export type ShipView = Seen<ShipState>;
export type SquadronView = Seen<Squadron>;
export type AircraftView = Seen<AircraftState>;
/** GF-10.2.3: what everybody knows of a submarine: that she may be there, what has become of her, and where she was sighted. */
export type Contact = Seen<Pick<SubmarineState, 'id' | 'side' | 'fate' | 'hits' | 'sighted'>>;
/** One's own. */
export type BoatView = Seen<SubmarineState>;

export interface View {
  readonly readings: Readings;
  readonly battle: string;
  /** What the sides are called in this battle. */
  readonly names: Readonly<Record<Side, string>>;
  readonly turn: number;
  readonly board: Seen<Board>;
  readonly ships: readonly ShipView[];
  readonly squadrons: readonly SquadronView[];
  readonly divisions: readonly Division[];
  /** One's own in the water, and the ships that launched of either side. */
  readonly torpedoes: readonly Torpedo[];
  readonly launchers: readonly ShipId[];
  readonly aircraft: readonly AircraftView[];
  readonly submarines: readonly Contact[];
  readonly boats: readonly BoatView[];
  readonly aims: readonly Aim[];
  readonly posts: Posts;
  readonly shown: readonly Shown[];
  readonly wind: Facing | null;
  readonly smoke: State['smoke'];
  readonly smoking: State['smoking'];
  readonly canisters: readonly ShipId[];
  readonly flashes: readonly ShipId[];
  readonly beams: readonly ShipId[];
}

export function view(state: State, viewer: Viewer<Side>, data: Data): View {
  const battle = battleOf(data, state);
  const launchers = [...new Set(state.torpedoes.map(({ from }) => from))];
  const isOwn = ({ from }: Torpedo): boolean => battle.berths[battle.places.get(from) ?? -1]?.side === viewer;
  return {
    readings: state.readings,
    battle: state.battle,
    names: battle.names,
    turn: state.turn,
    board: { ...state.board },
    ships: state.ships.map((ship) => ({ ...shipSeen(ship), tubes: ship.side === viewer ? [...ship.tubes] : tubesBefore(state, ship) })),
    squadrons: state.squadrons.map((squadron) => ({ ...squadron, ships: [...squadron.ships] })),
    divisions: state.divisions,
    torpedoes: state.torpedoes.filter(isOwn).map(({ from, tube, target, arc }) => ({ from, tube, target, arc })),
    launchers,
    aircraft: state.aircraft.map((craft) => ({ ...craft })),
    submarines: state.submarines.map(contactOf),
    boats: state.submarines.filter(({ side }) => side === viewer).map((boat) => ({ ...boat, plotted: [...boat.plotted] })),
    aims: state.aims.map(({ from, guns, target }) => ({ from, guns, target })),
    posts: { front: [...state.posts.front], rear: [...state.posts.rear] },
    shown: state.shown.map(({ ship, hex }) => ({ ship, hex })),
    wind: state.wind,
    smoke: state.smoke.map(({ hex, until }) => ({ hex, until })),
    smoking: state.smoking.map(({ ship, kind }) => ({ ship, kind })),
    canisters: [...state.canisters],
    flashes: [...state.flashes],
    beams: [...state.beams],
  };
}

const contactOf = ({ id, side, fate, hits, sighted }: SubmarineState): Contact => ({
  id,
  side,
  fate,
  hits,
  sighted: sighted && { ...sighted },
});

const shipSeen = (ship: ShipState): ShipView => ({ ...ship, lost: ship.lost.map((places) => [...places]) });

/** Torpedoes in the water are crossed off the enemy's card when they have run, or their number would be known (GF-7.1a). */
const tubesBefore = ({ torpedoes }: State, { id, tubes }: ShipState): readonly number[] =>
  tubes.map((left, tube) => left + torpedoes.filter((each) => each.from === id && each.tube === tube).length);
