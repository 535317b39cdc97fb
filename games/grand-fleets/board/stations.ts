/** Placing a fleet: the ships where they have been put so far, and what a press on a hex or a turn of the helm means. Rules are asked, not known. */
import type { Hex } from '../../../chart/hex.ts';
import { distance } from '../../../chart/hex.ts';
import { facingOf, HEADINGS } from '../data/formation.ts';
import { hexesOf, placesFor, type Quay, type Station, type Stations, stationsAt, takenBut, type Unit } from '../rules/deployment.ts';
import type { Side } from '../state.ts';
import type { ShipView, View } from '../view.ts';

/** One's own ships where they have been put; of the enemy's nobody knows before both sides are placed. */
export function placedView(view: View, quay: Quay, side: Side, draft: Stations): View {
  const places = new Map(
    quay.units.flatMap((unit) => {
      const station = draft[unit.id];
      const hexes = station ? hexesOf(unit, station) : [];
      return unit.ships.map((ship, rank) => [ship, station && { hex: hexes[rank] ?? station[0], facing: facingOf(station[1]) }] as const);
    }),
  );
  const placed = (ship: ShipView): ShipView => (ship.side === side ? { ...ship, ...places.get(ship.id) } : { ...ship, fate: 'coming' });
  return { ...view, ships: view.ships.map(placed) };
}

/** Her whole line, with its head in this hex: as it lies now, or as it can lie there; as it lies now where it cannot at all. */
export function stationOn(quay: Quay, draft: Stations, unit: Unit, hex: Hex): Station | null {
  const now = draft[unit.id];
  if (!now) return null;
  const possible = stationsAt(quay, takenBut(quay, draft, unit), unit, hex);
  const [, heading, form] = now;
  return possible.find((each) => each[1] === heading && each[2] === form) ?? possible[0] ?? [hex, heading, form];
}

/** The nearest place for a line that is to point or to be formed otherwise; null where there is none. */
export function stationNear(quay: Quay, draft: Stations, unit: Unit, [hex, heading, form]: Station): Station | null {
  const [nearest] = placesFor(quay, takenBut(quay, draft, unit), unit, heading, form).toSorted(
    (a, b) => distance(a, hex) - distance(b, hex),
  );
  return nearest === undefined ? null : [nearest, heading, form];
}

/** So many sixths of a circle to starboard, past those for which there is no room. */
export function turnedStation(quay: Quay, draft: Stations, unit: Unit, sixths: 1 | -1): Station | null {
  const now = draft[unit.id];
  if (!now) return null;
  const [hex, heading, form] = now;
  const ahead = HEADINGS.indexOf(heading);
  for (let turns = 1; turns < HEADINGS.length; turns++) {
    const next = HEADINGS.at((ahead + sixths * turns) % HEADINGS.length);
    const found = next && stationNear(quay, draft, unit, [hex, next, form]);
    if (found) return found;
  }
  return null;
}
