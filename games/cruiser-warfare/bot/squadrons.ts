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

const byId = <T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((each) => [each.id, each]));

export function squadronsOf(data: Data, view: View): Squadron[] {
  const pieces = byId(view.pieces);
  const ships = byId(view.ships);
  const unitOf = (id: PieceId): Unit[] => {
    const piece = pieces.get(id);
    return piece ? [{ piece, ships: piece.ships.flatMap((ship) => ships.get(ship) ?? []) }] : [];
  };
  const flagships = new Set(view.leaders.map(({ ship }) => ship));
  return view.fleets.map((fleet) => summedUp(data, fleet, fleet.pieces.flatMap(unitOf), flagships));
}

function summedUp(data: Data, fleet: FleetView, units: readonly Unit[], flagships: ReadonlySet<ShipId>): Squadron {
  const ships = units.flatMap((unit) => unit.ships);
  const thirsty = units.reduce<Unit | undefined>((least, unit) => (least && least.piece.fuel <= unit.piece.fuel ? least : unit), undefined);
  return {
    fleet,
    units,
    fuel: thirsty?.piece.fuel ?? 0,
    room: thirsty ? capacityOf(data, thirsty.piece) : 0,
    force: forceOfShips(data, ships),
    speed: ships.length > 0 ? Math.min(...ships.map((ship) => speedOf(data, ship))) : 0,
    hasLeader: ships.some(({ id }) => flagships.has(id)),
  };
}
