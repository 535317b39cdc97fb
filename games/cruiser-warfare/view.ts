/** What a side may see (CW-3.1a): its own in full, and of the other what lies open on the table. Built up from nothing. */
import type { Viewer } from '../../kernel/index.ts';
import type { BasicView, BattleView } from '../../tactical/view.ts';
import { basicView, battleView } from '../../tactical/view.ts';
import type { Area } from './data/map.ts';
import type { Readings } from './options.ts';
import { isPrize } from './rules/fleet.ts';
import { lender } from './rules/lender.ts';
import { contactsSeen, tokenOf } from './rules/meeting.ts';
import type { Convoy, Fleet, Known, Leader, Piece, Pursuit, Secrets, ShipId, ShipState, Side, Sighting, Spoil, State } from './state.ts';

/** A marker, or ships lying on the map without one, as the other side sees it (CW-3.1c). */
export interface Marker {
  readonly token: string;
  readonly side: Side;
  readonly area: Area;
  readonly post: Fleet['post'];
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

export interface View {
  readonly viewer: Viewer<Side>;
  readonly readings: Readings;
  readonly variants: State['variants'];
  readonly scenario: string;
  readonly turn: number;
  readonly storms: readonly Area[];
  readonly points: Readonly<Record<Side, number>>;
  readonly entered: Readonly<State['entered']>;
  readonly tsingtaoFell: number;
  readonly frenchReleased: boolean;
  /** Out of play for good, of both sides; which prizes are, nobody is told (CW-5.84a). */
  readonly lost: readonly ShipId[];
  readonly markers: readonly Marker[];
  readonly lastSeen: readonly Sighting[];
  /** The viewer's own; nothing for an onlooker. */
  readonly fleets: readonly Fleet[];
  readonly pieces: readonly Piece[];
  readonly ships: readonly ShipState[];
  readonly leaders: readonly Leader[];
  readonly pool: readonly ShipId[];
  readonly known: readonly Known[];
  readonly convoys: readonly Convoy[];
  readonly spoils: readonly Spoil[];
  readonly secrets: Secrets | null;
  /** How the attempt to fit out a liner stands this turn (CW-12.7a): the Central Powers' affair. */
  readonly outfit: 'untried' | 'tried' | 'ready' | null;
  /** Japanese ships that may still be freed, and which were (CW-12.43): the Allies' affair. */
  readonly freeing: number;
  readonly freed: readonly ShipId[];
  readonly contacts: readonly ContactView[];
  /** The meeting being fought. */
  readonly fighting: number | null;
  readonly battle: BattleView | null;
  readonly basic: BasicView | null;
}

export function view(state: State, viewer: Viewer<Side>): View {
  const own = viewer === 'onlooker' ? [] : state.fleets.filter(({ side }) => side === viewer);
  const pieces = piecesOf(state, own);
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
    markers: state.fleets
      .filter(({ side, hidden }) => side !== viewer && !hidden && !state.placing.includes(side))
      .map(markerOf)
      .sort((a, b) => (a.token < b.token ? -1 : 1)), // the order in which fleets were formed is nobody else's affair
    lastSeen: state.lastSeen.filter(({ side }) => side !== viewer),
    fleets: own.map((fleet) => fleetSeen(state, fleet)),
    pieces,
    ships: shipsOf(state, pieces),
    leaders: state.leaders.filter(({ side }) => side === viewer),
    pool: viewer === 'onlooker' ? [] : [...state.pools[viewer]],
    known: viewer === 'onlooker' ? [] : [...state.known[viewer]],
    convoys: viewer === 'allied' ? state.convoys.map((convoy) => ({ ...convoy })) : [],
    spoils: viewer === 'central' ? state.spoils.map((spoil) => ({ ...spoil })) : [],
    secrets: viewer === 'central' ? secretsSeen(state.secrets) : null,
    outfit: viewer === 'central' ? state.outfit : null,
    freeing: viewer === 'allied' ? state.freeing : 0,
    freed: viewer === 'allied' ? [...state.freed] : [],
    contacts: contactsSeen(state),
    fighting: state.fighting,
    battle: state.battle && battleView(lender, state, viewer),
    basic: state.basic && basicView(lender, state, viewer),
  };
}

/** Points for what a side cannot see are kept from it until the reckoning (CW-14.0b); an onlooker sees what both know. */
const pointsSeen = ({ points, unseen }: State, side: Side, viewer: Viewer<Side>): number =>
  points[side] - (viewer === 'central' ? 0 : unseen.allied[side]) - (viewer === 'allied' ? 0 : unseen.central[side]);

const markerOf = ({ token, side, area, post, pieces, mission }: Fleet): Marker => ({
  token,
  side,
  area,
  post,
  counters: post === 'marker' ? null : pieces.length,
  convoy: mission === 'transport',
});

/** Whom it pursues is told by the name of the marker; empty once that is out of sight, or has merged or divided (CW-3.1c). */
const fleetSeen = (state: State, fleet: Fleet): Fleet => ({
  ...fleet,
  pieces: [...fleet.pieces],
  feeds: [...fleet.feeds],
  route: [...fleet.route],
  pursuit: fleet.pursuit && { ...fleet.pursuit, quarry: quarrySeen(state, fleet.pursuit) },
});

const quarrySeen = (state: State, { quarry, marker }: Pursuit): string => (tokenOf(state, quarry) === marker ? marker : '');

function piecesOf(state: State, fleets: readonly Fleet[]): Piece[] {
  const wanted = new Set(fleets.flatMap((fleet) => fleet.pieces));
  return state.pieces.filter(({ id }) => wanted.has(id)).map(({ id, ships, fuel, posted }) => ({ id, ships: [...ships], fuel, posted }));
}

function shipsOf(state: State, pieces: readonly Piece[]): ShipState[] {
  const wanted = new Set(pieces.flatMap(({ ships }) => ships));
  return state.ships.filter(({ id }) => wanted.has(id)).map((ship) => ({ ...ship }));
}

const secretsSeen = (secrets: Secrets): Secrets => ({
  ...secrets,
  etappen: [...secrets.etappen],
  usedEtappen: [...secrets.usedEtappen],
  stocks: [...secrets.stocks],
});
