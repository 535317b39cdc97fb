/** CW-7.3, GW-TAC-GROUP: ships that move together. */
import type { Battle, Piece, Side } from './battle.ts';
import type { Fighting } from './fight.ts';
import type { Lender } from './lender.ts';
import { profileOf } from './profiles.ts';

/** Groups are numbered by each side for itself; the enemy never hears the numbers. */
export type Group = number;

/** The groups of a side on the map, with their pieces. */
export function groupsOf(battle: Battle, side: Side): Map<Group, Piece[]> {
  const groups = new Map<Group, Piece[]>();
  for (const piece of battle.pieces) {
    if (piece.side !== side || piece.hex === null) continue;
    const group = groups.get(piece.group);
    if (group) group.push(piece);
    else groups.set(piece.group, [piece]);
  }
  return groups;
}

export const groupOf = (battle: Battle, side: Side, group: Group): Piece[] => groupsOf(battle, side).get(group) ?? [];

const freeNumber = (battle: Battle, side: Side): Group => {
  let highest = 0;
  for (const piece of battle.pieces) if (piece.side === side && piece.group > highest) highest = piece.group;
  return highest + 1;
};

/** CW-7.3a, CW-7.29: each class in a hex is a group of its own, until its owner combines them; a ship goes with the one that tows her. */
export function formGroups<K extends Fighting>(lender: Lender<K>, data: K['data'], state: K['state'], side: Side): void {
  const battle = lender.battle(state);
  const numbers = new Map<string, Group>();
  for (const piece of battle.pieces) {
    if (piece.side !== side || piece.hex === null) continue;
    const key = `${piece.hex} ${lender.sheet(data, state, leadOf(battle, piece).ships[0] ?? '').class}`;
    piece.group = numbers.get(key) ?? numbers.size + 1;
    numbers.set(key, piece.group);
  }
}

/** Of two ships tied by a tow, the one whose class stands for both. */
const leadOf = ({ pieces }: Battle, piece: Piece): Piece =>
  pieces.find(({ id, tow }) => tow !== null && (id === piece.id || tow === piece.id)) ?? piece;

/** CW-7.3c: ships of any classes become one group; GW-TAC-GROUP: of one class, or around a capital ship. */
function mayCombine<K extends Fighting>(lender: Lender<K>, data: K['data'], state: K['state'], pieces: readonly Piece[]): boolean {
  if (profileOf(lender.battle(state)).mixedGroups === 'any') return true;
  const classes = new Set(pieces.map(({ ships }) => lender.sheet(data, state, ships[0] ?? '').class));
  return classes.size === 1 || classes.has('capital');
}

/** CW-7.3c: groups that may become one. Those split off in this step wait for the next. */
export function pairsToJoin<K extends Fighting>(
  lender: Lender<K>,
  data: K['data'],
  state: K['state'],
  groups: ReadonlyMap<Group, readonly Piece[]>,
): (readonly [Group, Group])[] {
  const pairs: (readonly [Group, Group])[] = [];
  if (groups.size < 2) return pairs;
  const free = [...groups].filter(([, pieces]) => !pieces.some(({ loose }) => loose));
  for (const [place, [one, ours]] of free.entries())
    for (const [two, theirs] of free.slice(place + 1))
      if (ours[0]?.hex === theirs[0]?.hex && mayCombine(lender, data, state, [...ours, ...theirs])) pairs.push([one, two]);
  return pairs;
}

/** What one of the two has moved, both have. The stacking limit of the hex keeps them to eight (CW-7.2a). */
export function join(battle: Battle, side: Side, into: Group, from: Group): void {
  const pieces = [...groupOf(battle, side, into), ...groupOf(battle, side, from)];
  const moved = Math.max(...pieces.map((piece) => piece.moved));
  for (const piece of pieces) {
    piece.group = into;
    piece.moved = moved;
  }
}

/** CW-7.34b */
export function splitOff(battle: Battle, piece: Piece): void {
  piece.group = freeNumber(battle, piece.side);
  piece.loose = true;
}
