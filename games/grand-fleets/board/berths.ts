/** Where each ship is drawn: in the middle of her hex, or abreast of those who share it with her. */
import type { Spot } from '../../../kit/gestures.ts';
import { piecesOf } from '../rules/divisions.ts';
import { isAfloat } from '../rules/ships.ts';
import type { ShipId } from '../state.ts';
import type { ShipView, View } from '../view.ts';
import { angleOf, away, PITCH, spotOf } from './geometry.ts';
import { grouped } from './grouped.ts';

export interface Berth extends Spot {
  /** How many there are of her side in the hex, if she stands for them; 0 if another does. */
  readonly head: number;
}

/** The most that ships of one hex lie apart, and the room that they share. */
const [APART, ROOM] = [24, PITCH * 0.66];

/** Those abreast are a little astern of each other, so that each can be told from the next. */
const ASTERN = 9;

function abreast(ships: readonly ShipView[], middle: Spot): readonly Spot[] {
  const [first] = ships;
  if (!first || ships.length === 1) return ships.map(() => middle);
  const course = angleOf(first.facing);
  const apart = Math.min(APART, ROOM / (ships.length - 1));
  return ships.map((_, place) => {
    const off = place - (ships.length - 1) / 2;
    return away(away(middle, course + 90, off * apart), course, -Math.abs(off) * ASTERN);
  });
}

/** A division lies where its leading boat does (GF-13.1). */
export function berthsOf(view: Pick<View, 'ships' | 'shown' | 'divisions'>): ReadonlyMap<ShipId, Berth> {
  const byHex = grouped(piecesOf(view).filter(isAfloat), ({ hex }) => hex);
  const berths = new Map<ShipId, Berth>();
  for (const [hex, here] of byHex) {
    const spots = abreast(here, spotOf(hex));
    here.forEach((ship, place) => {
      const isHead = here.find(({ side }) => side === ship.side) === ship;
      const spot = shownAt(view.shown, ship, spots[place] ?? spotOf(hex));
      berths.set(ship.id, { ...spot, head: isHead ? here.filter(({ side }) => side === ship.side).length : 0 });
    });
  }
  return berths;
}

/** GF-6.1.2c: towards the side of the hex on which she is shown. */
function shownAt(shown: View['shown'], { id, hex }: ShipView, spot: Spot): Spot {
  const beside = shown.find(({ ship }) => ship === id)?.hex ?? hex;
  if (beside === hex) return spot;
  const [from, to] = [spotOf(hex), spotOf(beside)];
  return { x: from.x + (to.x - from.x) * 0.3, y: from.y + (to.y - from.y) * 0.3 };
}
