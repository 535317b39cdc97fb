/** CW-7.33, GW-TAC-EXIT, GW-TAC-SLIDE: ships leave the map, or the map follows them. */
import type { Play } from '../kernel/index.ts';
import type { Battle, Hex, Piece, ShipId, Side } from './battle.ts';
import type { Fighting } from './fight.ts';
import { tellOf } from './fight.ts';
import { CENTRE, edgesBeyond, FIELD, fromCentre, isOnMap, RING } from './hexes.ts';
import type { Lender } from './lender.ts';
import type { Visibility } from './profiles.ts';
import { sightOf } from './profiles.ts';
import type { Places } from './sighting.ts';
import { nearestEnemy } from './sighting.ts';

/** A ship farther out than this when the map has followed others is left behind; see RULINGS.md. */
export const LEFT_BEHIND = 20;

/** The step leads outwards, over the ring or from somewhere beyond it. */
const leavesMap = (from: Hex, to: Hex): boolean => fromCentre(to) > RING && fromCentre(to) > fromCentre(from);

/** GW-TAC-LAND */
export const isBlocked = ({ land }: Battle, to: Hex): boolean => land.length > 0 && edgesBeyond(to).some((edge) => land.includes(edge));

/** What a step comes to: it stays within the battle, leads out of it for good (CW-7.33a), or the map follows (CW-7.33b). */
export type Passage = 'within' | 'out' | 'followed';

/** CW-7.33a: out of the battle leads what is beyond the sight of every enemy, both where she comes from and where she goes. */
export function passageOf(battle: Places & Visibility, side: Side, from: Hex, to: Hex): Passage {
  if (!leavesMap(from, to)) return 'within';
  const sight = sightOf(battle);
  return nearestEnemy(battle, side, from) > sight && nearestEnemy(battle, side, to) > sight ? 'out' : 'followed';
}

/** CW-11.1b asks who turned away first: all warships of the group alike. Whom the battle has passed by has not. */
export function leave<K extends Fighting>(lender: Lender<K>, g: Play<K>, pieces: readonly Piece[]): void {
  const battle = lender.battle(g.state);
  if (battle.firstOut.length === 0) battle.firstOut = warshipsIn(lender, g.data, g.state, pieces);
  for (const piece of pieces) exit(lender, g, piece, false);
}

export const warshipsIn = <K extends Fighting>(lender: Lender<K>, data: K['data'], state: K['state'], pieces: readonly Piece[]): ShipId[] =>
  pieces.flatMap(({ ships }) => ships.filter((id) => !lender.condition(state, id).sunk && lender.sheet(data, state, id).class !== 'other'));

/** CW-7.33a: she is out of this battle for good. */
function exit<K extends Fighting>(lender: Lender<K>, g: Play<K>, piece: Piece, leftBehind: boolean): void {
  piece.hex = null;
  piece.exited = true;
  tellOf(lender, g, [piece], (as) => ({ type: 'exited', side: piece.side, piece: as(piece), leftBehind }));
}

/** All ways to shift the ships, the shortest first. */
const SHIFTS: readonly number[] = [...FIELD].sort((a, b) => fromCentre(a) - fromCentre(b)).map((hex) => hex - CENTRE);

/** CW-7.33b: the shortest shift that keeps all ships on the map; failing that, as many as possible of those that are in sight, then of all. */
function bestShift(battle: Battle): number {
  const sight = sightOf(battle);
  const spots: { hex: Hex; weight: number }[] = [];
  for (const { side, hex } of battle.pieces)
    if (hex !== null) spots.push({ hex, weight: nearestEnemy(battle, side, hex) <= sight ? battle.pieces.length : 1 });
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const shift of SHIFTS) {
    let lost = 0;
    for (const { hex, weight } of spots) if (!isOnMap(hex + shift)) lost += weight;
    if (lost < least) {
      best = shift;
      least = lost;
    }
    if (least === 0) break;
  }
  return best;
}

/** Every ship is moved back by as much, so that nothing changes between them. */
export function slideMap<K extends Fighting>(lender: Lender<K>, g: Play<K>): void {
  const battle = lender.battle(g.state);
  const shift = bestShift(battle);
  if (shift !== 0) {
    for (const piece of battle.pieces) if (piece.hex !== null) piece.hex += shift;
    lender.tell(g, { type: 'slid', by: shift });
  }
  for (const piece of battle.pieces) if (piece.hex !== null && fromCentre(piece.hex) > LEFT_BEHIND) exit(lender, g, piece, true);
}
