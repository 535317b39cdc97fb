/** The captain's own fleets, as a staff officer sums them up: who sails in them, how strong, how fast, how much coal. */
import type { Rating } from '../../../register/ratings/great-war-at-sea.ts';
import type { Data } from '../data/data.ts';
import { ratingOf } from '../data/data.ts';
import { vesselOf } from '../data/ships.ts';
import { capacityOf } from '../rules/fuel.ts';
import type { PieceId, ShipId } from '../state.ts';
import type { FleetView, PieceView, ShipView, View } from '../view.ts';
import { settings } from './settings.ts';

export interface Unit {
  readonly piece: PieceView;
  readonly ships: readonly ShipView[];
}

export interface Squadron {
  readonly fleet: FleetView;
  readonly units: readonly Unit[];
  /** Boxes left in the piece that has least, and the bunkers of that piece. */
  readonly fuel: number;
  readonly room: number;
  readonly force: number;
  /** Level of the slowest ship; 3 and 4 are fast, 1 is slow (CW-5.71a, CW-5.81d). */
  readonly speed: number;
  readonly hasLeader: boolean;
}

type Armour = Rating['hull']['armour'];
const TOUGHNESS: Readonly<Record<Armour, number>> = { none: 1, light: 1.5, heavy: 2 };

const unhurt = { primary: 0, secondary: 0, tertiary: 0, hull: 0 };
type Hurt = typeof unhurt;

/** What her guns and her hull count for. */
function worthOf(data: Data, id: ShipId, hurt: Hurt): { readonly guns: number; readonly hull: number } {
  const { primary, secondary, tertiary, hull, crack } = ratingOf(data, id);
  const weight =
    settings.primary * (primary.boxes - hurt.primary) +
    (secondary.boxes - hurt.secondary) +
    settings.tertiary * (tertiary.boxes - hurt.tertiary);
  const skill = crack ? settings.crack : vesselOf(id).reservists ? settings.reservists : 1;
  return { guns: weight * skill, hull: (hull.boxes - hurt.hull) * TOUGHNESS[hull.armour] };
}

/** Guns times hulls, under the root: two equal ships together are twice as strong as one. */
export function forceOf(data: Data, ships: readonly { readonly id: ShipId; readonly hurt: Hurt }[]): number {
  let guns = 0;
  let hulls = 0;
  for (const { id, hurt } of ships) {
    const worth = worthOf(data, id, hurt);
    guns += worth.guns;
    hulls += worth.hull;
  }
  return Math.sqrt(guns * hulls);
}

export const forceOfShips = (data: Data, ships: readonly ShipView[]): number =>
  forceOf(
    data,
    ships.map((ship) => ({ id: ship.id, hurt: ship })),
  );
/** As far as one knows of an enemy: whole. */
export const forceOfNamed = (data: Data, ids: readonly ShipId[]): number =>
  forceOf(
    data,
    ids.map((id) => ({ id, hurt: unhurt })),
  );

export const speedOf = (data: Data, { id, slowed, starved }: ShipView): number =>
  starved ? 0 : Math.max(0, ratingOf(data, id).speed - slowed);

export const FAST = 3;

/** CW-5.71i: destroyers and torpedo boats, which find nobody and fall to the first shell. */
export const isFlotilla = ({ ships }: Unit): boolean => ships.every(({ id }) => ['DD', 'TB'].includes(vesselOf(id).type));

function byId<T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> {
  const found = new Map<string, T>();
  for (const each of list) found.set(each.id, each);
  return found;
}

export function squadronsOf(data: Data, view: View): Squadron[] {
  const pieces = byId(view.pieces);
  const ships = byId(view.ships);
  const flagships = new Set(view.leaders.map(({ ship }) => ship));
  return view.fleets.map((fleet) => summedUp(data, fleet, unitsOf(fleet, pieces, ships), flagships));
}

const listed = <T>(ids: readonly string[], from: ReadonlyMap<string, T>): T[] => {
  const things: T[] = [];
  for (const id of ids) {
    const thing = from.get(id);
    if (thing !== undefined) things.push(thing);
  }
  return things;
};

const unitsOf = (fleet: FleetView, pieces: ReadonlyMap<PieceId, PieceView>, ships: ReadonlyMap<ShipId, ShipView>): Unit[] =>
  listed(fleet.pieces, pieces).map((piece) => ({ piece, ships: listed(piece.ships, ships) }));

function summedUp(data: Data, fleet: FleetView, units: readonly Unit[], flagships: ReadonlySet<ShipId>): Squadron {
  const ships: ShipView[] = [];
  let thirsty: PieceView | undefined;
  let speed = Number.POSITIVE_INFINITY;
  let hasLeader = false;
  for (const unit of units) {
    if (!thirsty || unit.piece.fuel < thirsty.fuel) thirsty = unit.piece;
    for (const ship of unit.ships) {
      ships.push(ship);
      speed = Math.min(speed, speedOf(data, ship));
      hasLeader ||= flagships.has(ship.id);
    }
  }
  return {
    fleet,
    units,
    fuel: thirsty?.fuel ?? 0,
    room: thirsty ? capacityOf(data, thirsty) : 0,
    force: forceOfShips(data, ships),
    speed: ships.length > 0 ? speed : 0,
    hasLeader,
  };
}
