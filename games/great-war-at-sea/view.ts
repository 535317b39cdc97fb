/**
 * What a side may see: its own fleets with all that is written for them, the weather, what it has met and been told, and the battle that is
 * being fought. Of the enemy nothing else, unless markers are open. Built up from nothing.
 */
import type { Viewer } from '../../kernel/index.ts';
import type { BasicView, BattleView } from '../../tactical/view.ts';
import { basicView, battleView } from '../../tactical/view.ts';
import { copyShip } from './copy.ts';
import type { Data, War } from './data/data.ts';
import { warIn } from './data/data.ts';
import type { WeatherZoneId } from './data/theatre.ts';
import type { Readings } from './options.ts';
import { wholeShips } from './rules/beginning.ts';
import { lender } from './rules/lender.ts';
import { byNumber } from './rules/markers.ts';
import { openFields } from './rules/minefields.ts';
import { pointsOf } from './rules/victory.ts';
import type { Airship, Boats, Field, Fleet, Known, PieceId, Report, Score, ShipState, Side, State, Weather, ZoneId } from './state.ts';
import { SIDES } from './state.ts';

type Seen<T> = T extends readonly (infer E)[] ? readonly Seen<E>[] : T extends object ? { readonly [N in keyof T]: Seen<T[N]> } : T;

export type FleetView = Fleet;

/** A fleet of the enemy's that is being met, or whose marker lies open on the chart. */
export interface Marker {
  readonly token: string;
  readonly side: Side;
  readonly zone: ZoneId;
}

/** GW-12.1: a minefield as its own side laid it, or one of the enemy's that was found: how thick it is nobody can say. */
export interface FieldView {
  readonly zone: ZoneId;
  readonly side: Side;
  readonly strength: number | null;
}

export interface FightView {
  readonly zone: ZoneId;
  readonly surprise: boolean;
  readonly tokens: Readonly<Record<Side, readonly string[]>>;
}

export interface View {
  readonly readings: Readings;
  readonly operation: string;
  readonly turn: number;
  readonly weather: Readonly<Record<WeatherZoneId, Weather>>;
  /** All ships of the operation in its order: one's own as they are, the enemy's as whole, but for those known to be lost. */
  readonly ships: ShipState[];
  /** One's own. */
  readonly fleets: Fleet[];
  readonly tows: readonly { readonly by: PieceId; readonly of: PieceId }[];
  readonly fields: readonly FieldView[];
  readonly boats: readonly Seen<Boats>[];
  readonly airships: readonly Seen<Airship>[];
  readonly reports: readonly Report[];
  readonly leaders: State['leaders'];
  readonly markers: readonly Marker[];
  readonly known: readonly Known[];
  /** As far as the viewer knows. */
  readonly points: Readonly<Record<Side, number>>;
  readonly scored: readonly Score[];
  readonly fight: FightView | null;
  readonly battle: BattleView | null;
  readonly basic: BasicView | null;
  readonly found: Readonly<Record<ZoneId, number>>;
  readonly shelled: Readonly<Record<string, number>>;
}

const isOwn = (viewer: Viewer<Side>, side: Side): boolean => viewer === side;

/** An onlooker knows what both sides know. */
const isKnown = (known: readonly Side[], viewer: Viewer<Side>): boolean =>
  SIDES.every((side) => known.includes(side) || (viewer !== 'onlooker' && viewer !== side));

/** GW-COMP-HITREC: whole, but for one that is known to be lost. */
function asKnown(whole: ShipState, { fate, told, sunk }: ShipState): ShipState {
  const seen = copyShip(whole);
  if (!told) return seen;
  seen.fate = fate;
  seen.told = true;
  seen.sunk = sunk;
  return seen;
}

const shipsSeen = (war: War, { ships }: State, viewer: Viewer<Side>): ShipState[] =>
  wholeShips(war).map((whole, place) => {
    const ship = ships[place];
    if (!ship) throw new Error(`no ship ${whole.id}`);
    return war.berths[place]?.side === viewer ? copyShip(ship) : asKnown(whole, ship);
  });

const markersSeen = ({ readings, fleets }: State, viewer: Viewer<Side>): Marker[] =>
  readings.markers === 'hidden'
    ? []
    : fleets
        .flatMap(({ token, side, zone, port }) => (token === '' || isOwn(viewer, side) || port !== null ? [] : [{ token, side, zone }]))
        .sort(byNumber);

const found = ({ zone, side }: Pick<Field, 'zone' | 'side'>): FieldView => ({ zone, side, strength: null });

/** Each side may have found a field, or swept one, without the other's knowledge: an onlooker is shown neither. */
const fieldsSeen = (war: War, { fields }: State, viewer: Viewer<Side>): FieldView[] =>
  viewer === 'onlooker'
    ? openFields(war).map(found)
    : fields.flatMap(({ zone, side, laid, strength, known }): FieldView[] => {
        if (isOwn(viewer, side)) return [{ zone, side, strength: laid }];
        return strength > 0 && isKnown(known, viewer) ? [found({ zone, side })] : [];
      });

const fightSeen = ({ fighting, fleets }: State): FightView | null => {
  if (!fighting) return null;
  const tokens = (side: Side): string[] =>
    fleets
      .filter(({ id, charge }) => fighting.fleets[side].includes(charge ?? id))
      .sort(byNumber)
      .map(({ token }) => token);
  return { zone: fighting.zone, surprise: fighting.surprise, tokens: { allied: tokens('allied'), central: tokens('central') } };
};

export function view(state: State, viewer: Viewer<Side>, data: Data): View {
  const war = warIn(data, state);
  const ships = shipsSeen(war, state, viewer);
  const own = <T extends { readonly side: Side }>(list: readonly T[]): T[] => list.filter(({ side }) => isOwn(viewer, side));
  const scored = state.scored.filter(({ known }) => isKnown(known, viewer));
  return {
    readings: state.readings,
    operation: state.operation,
    turn: state.turn,
    weather: { ...state.weather },
    ships,
    fleets: own(state.fleets).map((fleet) => ({ ...fleet })),
    tows: state.tows.filter(({ by }) => war.pieces.get(by)?.side === viewer).map(({ by, of }) => ({ by, of })),
    fields: fieldsSeen(war, state, viewer),
    boats: own(state.boats).map((boats) => ({ ...boats })),
    airships: own(state.airships).map((airship) => ({ ...airship })),
    reports: own(state.reports).map((report) => ({ ...report })),
    leaders: own(state.leaders).map((leader) => ({ ...leader })),
    markers: markersSeen(state, viewer),
    known: viewer === 'onlooker' ? [] : state.known[viewer].map((known) => ({ ...known })),
    points: { allied: pointsOf(war, { ships, scored }, 'allied', false), central: pointsOf(war, { ships, scored }, 'central', false) },
    scored,
    fight: fightSeen(state),
    battle: state.battle ? battleView(lender, data, state, viewer) : null,
    basic: state.basic ? basicView(lender, data, state, viewer) : null,
    found: { ...state.found },
    shelled: { ...state.shelled },
  };
}
