/** GF-8.1, GF-8.2: hull damage, and what is lost with it. */
import { amount, d10, lot } from '../../../kernel/index.ts';
import type { Arc } from '../data/card.ts';
import { battleOf, cardOf } from '../data/data.ts';
import type { Play } from '../kind.ts';
import type { ShipId, ShipState } from '../state.ts';
import { rollCritical } from './criticals.ts';
import { boatsOf, struckIn } from './divisions.ts';
import { gunLine, isAfloat } from './ships.ts';
import { sink } from './sinking.ts';

/** What did it; of guns also the arcs of the ship hit in which the firer lies (GF-8.2b). */
export type Cause =
  | { readonly kind: 'gun'; readonly from: ShipId; readonly arcs: readonly Arc[] }
  | { readonly kind: 'torpedo' }
  | { readonly kind: 'bomb' }
  | { readonly kind: 'collision' }
  | { readonly kind: 'fire' };

const CRITICAL = 10;

/** GF-8.2a: one die for each point; the line on the ship's card says what it costs her. */
export const damageRoll = amount('damage-roll', 'GF-8.2a', 'Damage', {
  dice: d10,
  words: (face) => (face === CRITICAL ? 'a critical hit' : `hit location ${face}`),
});

export const mountLot = lot('mount', 'GF-8.2b', 'Which mount is lost');

/** GF-8.1: one circle for each point, and no more than there are. */
export function crossOff(g: Play, ship: ShipState, points: number): void {
  const { hull } = cardOf(battleOf(g.data, g.state), ship.id);
  ship.hits = Math.min(hull, ship.hits + points);
  g.tell?.({ type: 'damaged', side: ship.side, ship: ship.id, by: points, hits: ship.hits });
  if (ship.hits === hull) sink(g, ship, 'hull');
}

/** GF-8.2: points of damage with their damage rolls. GF-7.2.3b: a torpedo brings a critical hit of its own besides. */
export function hurt(g: Play, ship: ShipState, points: number, cause: Cause): void {
  if (!isAfloat(ship)) return;
  crossOff(g, ship, points);
  const isTorpedo = cause.kind === 'torpedo';
  if (isTorpedo && isAfloat(ship)) rollCritical(g, ship, true);
  if (!isAfloat(ship)) return;
  for (const face of g.volley(damageRoll, {}, points, { about: ship.id })) {
    if (!isAfloat(ship)) return;
    if (face === CRITICAL) rollCritical(g, ship, isTorpedo);
    else loseAt(g, ship, face, cause);
  }
}

/** GF-13.5: so many blows alike at a piece: a ship bears all of them, of a division one boat after the other. */
export function hurtPiece(g: Play, piece: ShipState, blows: number, points: number, cause: Cause): void {
  const [only, ...others] = boatsOf(battleOf(g.data, g.state), g.state, piece.id);
  if (others.length === 0) return hurt(g, only, blows * points, cause);
  for (let left = blows; left > 0; left--) hurt(g, struckIn(g, piece), points, cause);
}

/** GF-3.10: the loss that stands at a place of the hit location line. */
function loseAt(g: Play, ship: ShipState, face: number, cause: Cause): void {
  const card = cardOf(battleOf(g.data, g.state), ship.id);
  const location = card.locations[face - 1] ?? null;
  if (location === null) return;
  if (location === 'light') loseLightGun(g, ship, card.lightGuns);
  else loseMount(g, ship, location, cause);
}

function loseLightGun(g: Play, ship: ShipState, of: number): void {
  if (ship.lightLost >= of) return;
  ship.lightLost++;
  g.tell?.({ type: 'mount-lost', ship: ship.id, guns: 'light guns' });
}

/** GF-8.2b: one that bears on the firing ship, if there is one; which of several, the lot decides. */
function loseMount(g: Play, ship: ShipState, line: number, cause: Cause): void {
  const { mounts, name } = gunLine(cardOf(battleOf(g.data, g.state), ship.id), line);
  const lost = ship.lost[line] ?? [];
  const left = mounts.flatMap((group, place) =>
    Array.from({ length: group.mounts - (lost[place] ?? 0) }, () => ({ place, arcs: group.arcs })),
  );
  const bearing = cause.kind === 'gun' ? left.filter(({ arcs }) => cause.arcs.some((arc) => arcs.includes(arc))) : [];
  const among = bearing.length > 0 ? bearing : left;
  const [first] = among;
  if (!first) return;
  const isOpen = among.some(({ place }) => place !== first.place);
  const { place } = isOpen ? g.draw(mountLot, among, { about: ship.id }) : first;
  lost[place] = (lost[place] ?? 0) + 1;
  g.tell?.({ type: 'mount-lost', ship: ship.id, guns: name });
}
