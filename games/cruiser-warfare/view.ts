/**
 * What a side may see (CW-3.1a): its own in full, and of the other what lies open on the table. Built up from nothing, of types of its
 * own, so that nothing of the state comes along unasked.
 */
import type { Viewer } from '../../kernel/index.ts';
import { enemyOf } from '../../tactical/battle.ts';
import type { BasicView, BattleView, Damage } from '../../tactical/view.ts';
import { basicView, battleView } from '../../tactical/view.ts';
import type { Area } from './data/areas.ts';
import type { Data } from './data/data.ts';
import type { Readings } from './options.ts';
import { convoySeen, divisionsSeen, fleetSeen, leaderSeen, piecesSeen, plansSeen, shiftedSeen, shipsSeen } from './own-view.ts';
import { isPrize } from './rules/fleet.ts';
import { lender } from './rules/lender.ts';
import { contactsSeen } from './rules/meeting.ts';
import { forcesOf, placesIn } from './rules/reinforcements.ts';
import type { Act, Arm, Fleet, FleetId, Known, Mission, PieceId, Post, ShipId, Side, Sighting, State } from './state.ts';

/** A marker, or ships lying on the map without one, as the other side sees it (CW-3.1c). */
export interface Marker {
  readonly token: string;
  readonly side: Side;
  readonly area: Area;
  readonly post: Post;
  /** Counters lying open on station or blockade; null for a marker, which tells nothing (CW-11.7a). */
  readonly counters: number | null;
  /** CW-11.8a: that a convoy is a convoy is known. */
  readonly convoy: boolean;
}

/** A meeting as both sides know it. */
export interface ContactView {
  readonly place: number;
  readonly area: Area;
  readonly tokens: Readonly<Record<Side, string>>;
  readonly finders: readonly Side[];
  readonly night: readonly Side[];
  readonly surprise: boolean;
  readonly fought: boolean;
}

/** Ships that a side has seen under a marker of the enemy, and when. */
export interface KnownView {
  readonly token: string;
  readonly ships: readonly ShipId[];
  readonly turn: number;
}

/** Where a marker of the enemy went out of sight. */
export interface SightingView {
  readonly token: string;
  readonly side: Side;
  readonly area: Area;
  readonly turn: number;
}

export interface OrderView {
  readonly act: Act;
  readonly to: Area | null;
}

export interface PursuitView {
  /** The quarry as the pursuer knows it: by its marker; null once that is lost. */
  readonly marker: string | null;
  readonly turns: number;
  readonly caught: boolean;
}

/** A fleet of one's own; state.ts says what the fields mean. */
export interface FleetView {
  readonly id: FleetId;
  readonly side: Side;
  readonly post: Post;
  readonly area: Area;
  readonly mission: Mission;
  readonly pieces: readonly PieceId[];
  readonly decoy: boolean;
  readonly hidden: boolean;
  readonly token: string;
  readonly order: OrderView;
  readonly next: OrderView | null;
  readonly feeds: readonly { readonly from: PieceId; readonly to: PieceId }[];
  readonly route: readonly Area[];
  readonly charge: FleetId | null;
  readonly pursuit: PursuitView | null;
  readonly movedIn: number;
  readonly seenIn: number;
  readonly heldIn: number;
  readonly dividedIn: number;
  readonly granted: boolean;
  readonly searched: boolean;
  readonly raided: boolean;
  readonly fought: boolean;
}

export interface PieceView {
  readonly id: PieceId;
  readonly ships: readonly ShipId[];
  readonly fuel: number;
  readonly posted: number;
}

export interface ShipView extends Damage {
  readonly id: ShipId;
  readonly rounds: number;
  readonly hullHopeless: boolean;
  readonly armsHopeless: boolean;
  readonly refit: Arm | null;
}

export interface LeaderView {
  readonly name: string;
  readonly ship: ShipId;
  readonly since: number;
}

export interface ConvoyView {
  readonly id: string;
  readonly calledIn: number;
  readonly fleet: FleetId;
  readonly arrivedIn: number;
  readonly done: boolean;
}

/** Merchantmen that a fleet has taken this turn. */
export interface SpoilView {
  readonly fleet: FleetId;
  readonly prizes: number;
}

export interface DivisionView {
  readonly from: FleetId;
  readonly part: FleetId;
  readonly empty: boolean;
}

/** What the Central Powers alone know from before the first turn. */
export interface PlansView {
  readonly etappenDue: number;
  readonly stocksDue: number;
  readonly etappen: readonly Area[];
  readonly usedEtappen: readonly Area[];
  readonly stocks: readonly Area[];
  readonly italy: boolean;
}

export interface View {
  readonly viewer: Viewer<Side>;
  readonly readings: Readings;
  readonly variants: Readonly<State['variants']>;
  readonly scenario: string;
  readonly turn: number;
  readonly storms: readonly Area[];
  readonly points: Readonly<Record<Side, number>>;
  readonly entered: Readonly<State['entered']>;
  readonly tsingtaoFell: number;
  readonly frenchReleased: boolean;
  /** Out of play for good, of both sides; prizes apart (CW-5.84a). */
  readonly lost: readonly ShipId[];
  /** CW-5.84a: prizes that are no more, as far as the viewer took them. */
  readonly spent: readonly ShipId[];
  readonly markers: readonly Marker[];
  readonly lastSeen: readonly SightingView[];
  /** Sides that are still laying out their fleets (CW-3.1b). */
  readonly placing: readonly Side[];
  /** Groups that have come, as far as they lie open, by their places in the lists (CW-13.0): no view speaks of ships for them. */
  readonly arrived: readonly number[];
  /** The Dutch come in the next Weather Phase (CW-12.1a). */
  readonly dutchProvoked: boolean;
  /** What Sturdee's coming is reckoned from (CW-13.0-AR-STURDEE, CW-15.2g). */
  readonly cruisersSunk: number;
  readonly pointsBeforeEntry: number;
  /** The viewer's own; nothing for an onlooker. */
  readonly fleets: readonly FleetView[];
  readonly pieces: readonly PieceView[];
  readonly ships: readonly ShipView[];
  readonly leaders: readonly LeaderView[];
  readonly pool: readonly ShipId[];
  readonly known: readonly KnownView[];
  readonly convoys: readonly ConvoyView[];
  readonly spoils: readonly SpoilView[];
  /** What the viewer has rearranged in this phase (state.ts), as far as it is still there, and the fleets that were divided off. */
  readonly shifted: readonly string[];
  readonly divisions: readonly DivisionView[];
  /** What the enemy knows of the viewer by rights: where he lost sight of which marker, and which ships he has seen under one. */
  readonly betrayed: readonly SightingView[];
  readonly exposed: readonly KnownView[];
  /** Points that the enemy does not know of yet, by whose they are. */
  readonly kept: Readonly<Record<Side, number>>;
  readonly secrets: PlansView | null;
  /** How the attempt to fit out a liner stands this turn (CW-12.7a): the Central Powers' affair. */
  readonly outfit: 'untried' | 'tried' | 'ready' | null;
  /** Japanese ships that may still be freed, and which were (CW-12.43): the Allies' affair. */
  readonly freeing: number;
  readonly freed: readonly ShipId[];
  readonly contacts: readonly ContactView[];
  /** The order of the battles to come, which the Central Powers name (CW-5.74c): theirs alone. */
  readonly toFight: readonly number[];
  /** The meeting being fought. */
  readonly fighting: number | null;
  readonly battle: BattleView | null;
  readonly basic: BasicView | null;
}

const spentPrizes = ({ ships }: State): ShipId[] =>
  ships.filter(({ id, fate }) => isPrize(id) && (fate === 'gone' || fate === 'home')).map(({ id }) => id);

export function view(state: State, viewer: Viewer<Side>, data: Data): View {
  const own = viewer === 'onlooker' ? [] : state.fleets.filter(({ side }) => side === viewer);
  const pieces = piecesSeen(state, own);
  return {
    viewer,
    readings: state.readings,
    variants: { ...state.variants },
    scenario: state.scenario,
    turn: state.turn,
    storms: [...state.storms],
    points: { allied: pointsSeen(state, 'allied', viewer), central: pointsSeen(state, 'central', viewer) },
    entered: { ...state.entered },
    tsingtaoFell: state.tsingtaoFell,
    frenchReleased: state.frenchReleased,
    lost: state.ships.filter(({ id, fate }) => fate === 'gone' && !isPrize(id)).map(({ id }) => id),
    spent: viewer === 'central' ? spentPrizes(state) : [],
    markers: state.fleets
      .filter(({ side, hidden }) => side !== viewer && !hidden && !state.placing.includes(side))
      .map(markerOf)
      .sort((a, b) => (a.token < b.token ? -1 : 1)), // the order in which fleets were formed is nobody else's affair
    lastSeen: state.lastSeen.filter(({ side }) => side !== viewer).map(sightingSeen),
    placing: [...state.placing],
    arrived: arrivedSeen(data, state, viewer),
    dutchProvoked: state.dutchProvoked,
    cruisersSunk: state.cruisersSunk,
    pointsBeforeEntry: state.pointsBeforeEntry,
    fleets: own.map((fleet) => fleetSeen(state, fleet)),
    pieces,
    ships: shipsSeen(state, pieces),
    leaders: state.leaders.filter(({ side }) => side === viewer).map(leaderSeen),
    pool: viewer === 'onlooker' ? [] : [...state.pools[viewer]],
    known: viewer === 'onlooker' ? [] : state.known[viewer].map(knownSeen),
    convoys: viewer === 'allied' ? state.convoys.map(convoySeen) : [],
    spoils: viewer === 'central' ? state.spoils.map(({ fleet, prizes }) => ({ fleet, prizes })) : [],
    shifted: shiftedSeen(state, viewer),
    divisions: divisionsSeen(state, viewer),
    betrayed: state.lastSeen.filter(({ side }) => side === viewer).map(sightingSeen),
    exposed: viewer === 'onlooker' ? [] : state.known[enemyOf(viewer)].map(knownSeen),
    kept: viewer === 'onlooker' ? { allied: 0, central: 0 } : { ...state.unseen[enemyOf(viewer)] },
    secrets: viewer === 'central' ? plansSeen(state.secrets) : null,
    outfit: viewer === 'central' ? state.outfit : null,
    freeing: viewer === 'allied' ? state.freeing : 0,
    freed: viewer === 'allied' ? [...state.freed] : [],
    contacts: contactsSeen(state),
    toFight: viewer === 'central' ? [...state.toFight] : [],
    fighting: state.fighting,
    battle: state.battle && battleView(lender, data, laidOpen(state), viewer),
    basic: state.basic && basicView(lender, data, state, viewer),
  };
}

/** A battle by itself is over with the game, and then no counter is left face down. */
function laidOpen(state: State): State {
  const { battle, scenario } = state;
  if (battle?.stage !== 'over' || scenario === 'campaign') return state;
  return { ...state, battle: { ...battle, pieces: battle.pieces.map((piece) => ({ ...piece, known: true, counted: true })) } };
}

/** Points for what a side cannot see are kept from it until the reckoning (CW-14.0b); an onlooker sees what both know. */
const pointsSeen = ({ points, unseen }: State, side: Side, viewer: Viewer<Side>): number =>
  points[side] - (viewer === 'central' ? 0 : unseen.allied[side]) - (viewer === 'allied' ? 0 : unseen.central[side]);

const sightingSeen = ({ token, side, area, turn }: Sighting): SightingView => ({ token, side, area, turn });

const knownSeen = ({ token, ships, turn }: Known): KnownView => ({ token, ships: [...ships], turn });

/** Who comes later is announced, or seen by his marker; who was there at the beginning lies open when it is laid out (CW-3.1b). */
function arrivedSeen(data: Data, state: State, viewer: Viewer<Side>): number[] {
  const groups = forcesOf(data, state);
  const hidden = state.placing.filter((side) => side !== viewer);
  const placeOf = placesIn(groups);
  const places = state.arrived.map((id) => placeOf.get(id) ?? -1);
  return hidden.length === 0 ? places : places.filter((place) => !hidden.some((side) => groups[place]?.side === side));
}

const markerOf = ({ token, side, area, post, pieces, mission }: Fleet): Marker => ({
  token,
  side,
  area,
  post,
  counters: post === 'marker' ? null : pieces.length,
  convoy: mission === 'transport',
});
