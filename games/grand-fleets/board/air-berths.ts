/** Where aircraft are drawn, and the way that they have come. Pure. */
import type { Hex } from '../../../chart/hex.ts';
import type { Spot } from '../../../kit/gestures.ts';
import { headingTo } from '../../../kit/hex-geometry.ts';
import type { Battle } from '../data/battle.ts';
import { carrierOf } from '../rules/aeroplanes.ts';
import { isAloft } from '../rules/aircraft.ts';
import type { AircraftId } from '../state.ts';
import type { AircraftView, View } from '../view.ts';
import { spotOf } from './geometry.ts';

export interface AirBerth extends Spot {
  readonly craft: AircraftView;
  /** How many there are above it in its hex. */
  readonly place: number;
}

/** Beside the middle of the hex, so that a ship in it stays in sight. */
const ASIDE = { x: 8, y: -34 };

/** Those in the air; and of those aboard their ships the ones that are asked for. */
export function airBerthsOf(
  battle: Battle,
  { aircraft, ships }: Pick<View, 'aircraft' | 'ships'>,
  asked: ReadonlySet<string>,
): readonly AirBerth[] {
  const crowd = new Map<Hex, number>();
  return aircraft.flatMap((craft): AirBerth[] => {
    const hex = isAloft(craft) ? craft.hex : asked.has(craft.id) ? carrierOf(battle, { ships }, craft.id)?.hex : undefined;
    if (hex === undefined) return [];
    const place = crowd.get(hex) ?? 0;
    crowd.set(hex, place + 1);
    const { x, y } = spotOf(hex);
    return [{ craft, place, x: x + ASIDE.x, y: y + ASIDE.y }];
  });
}

export interface Flown {
  readonly from: Hex;
  readonly to: Hex;
}

/** The last flight of each, found by comparing where it was with where it is. */
export interface Flights {
  readonly at: ReadonlyMap<AircraftId, Hex>;
  readonly flown: ReadonlyMap<AircraftId, Flown>;
}

export const NO_FLIGHTS: Flights = { at: new Map(), flown: new Map() };

export function flightsSince(before: Flights, { aircraft }: Pick<View, 'aircraft'>): Flights {
  const aloft = aircraft.filter(isAloft);
  const flown = aloft.flatMap(({ id, hex: to }): [AircraftId, Flown][] => {
    const from = before.at.get(id);
    const last = before.flown.get(id);
    if (from !== undefined && from !== to) return [[id, { from, to }]];
    return last ? [[id, last]] : [];
  });
  return { at: new Map(aloft.map(({ id, hex }) => [id, hex])), flown: new Map(flown) };
}

/** As it flew last; until then as if it came out of the sun. */
export const headingAfter = (flown: Flown | undefined): number => (flown ? headingTo(spotOf(flown.from), spotOf(flown.to)) : 60);
