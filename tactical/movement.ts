/** CW-7.32, GW-TAC-MOVE: one movement step of one side. */
import { STEPS } from '../chart/hex.ts';
import type { Play, Reason, Step, Target } from '../kernel/index.ts';
import { stepsOf } from '../kernel/index.ts';
import type { Battle, Hex, Piece, PieceId, ShipId, Side, SpeedLevel } from './battle.ts';
import { enemyOf } from './battle.ts';
import type { Fighting } from './fight.ts';
import { pieceOf, scuttle, spoken } from './fight.ts';
import { MOST } from './formation.ts';
import type { Group } from './groups.ts';
import { groupOf, groupsOf, join, pairsToJoin, splitOff } from './groups.ts';
import type { Lender } from './lender.ts';
import { weatherOf } from './profiles.ts';
import { lookOut } from './sighting.ts';
import { isBlocked, isUnseen, leave, leavesMap, slideMap } from './slide.ts';
import { battleSpeed, isCrippled, isDeadInTheWater, speedOf } from './vessel.ts';

/** A movement step: who moves, and how slow a group may be to move in it. */
export interface Turn {
  readonly number: number;
  readonly who: 'first' | 'second';
  readonly slowest: SpeedLevel;
}

export const moverIn = ({ initiative }: Battle, { who }: Turn): Side => (who === 'first' ? initiative : enemyOf(initiative));

/** The last steps of each side, in which ships under tow move (GW-TAC-TOW) and the fastest sprint (CW-15.4). */
const isLast = ({ number }: Turn): boolean => number >= 17;

const FASTEST: SpeedLevel = 4;

/** CW-9.4: a piece is as slow as its slowest ship. */
export function paceOf<K extends Fighting>(lender: Lender<K>, state: K['state'], { ships }: Piece): SpeedLevel {
  const weather = weatherOf(lender.battle(state));
  const { tacticalSpeeds } = lender.readings(state);
  let pace: SpeedLevel = FASTEST;
  for (const id of ships) {
    const condition = lender.condition(state, id);
    if (condition.sunk) continue;
    const speed = battleSpeed(lender.sheet(state, id), condition, weather, tacticalSpeeds);
    if (speed < pace) pace = speed;
  }
  return pace;
}

/** CW-15.4: printed 2+, and still as fast. */
const sprints = <K extends Fighting>(lender: Lender<K>, state: K['state'], { ships }: Piece): boolean =>
  ships.every((id) => lender.condition(state, id).sunk || speedOf(lender.sheet(state, id), lender.condition(state, id)) === FASTEST);

/** How many hexes a group may move in a step (CW-7.3a). */
function allowanceOf<K extends Fighting>(lender: Lender<K>, state: K['state'], pieces: readonly Piece[], turn: Turn): number {
  const battle = lender.battle(state);
  let pace: number = FASTEST;
  for (const piece of pieces) {
    if (piece.tow !== null && !isLast(turn)) return 0;
    const own = paceOf(lender, state, piece);
    const towed = piece.tow === null ? own : paceOf(lender, state, pieceOf(battle, piece.tow));
    pace = Math.min(pace, Math.max(own, towed));
  }
  if (pace < turn.slowest || pace === 0) return 0;
  const two =
    isLast(turn) && lender.readings(state).tacticalSpeeds && pace === FASTEST && pieces.every((piece) => sprints(lender, state, piece));
  return two ? 2 : 1;
}

const friendsIn = ({ pieces }: Battle, side: Side, hex: Hex): number => {
  let count = 0;
  for (const piece of pieces) if (piece.side === side && piece.hex === hex) count++;
  return count;
};

/** Why a group may not take this step; null if it may (CW-7.32b, GW-TAC-LAND). */
function hindrance(battle: Battle, pieces: readonly Piece[], from: Hex, to: Hex): Reason | null {
  const [first] = pieces;
  if (!first) return { words: 'there is no such group', rule: 'CW-7.3a' };
  const leaves = leavesMap(from, to);
  if (leaves && isBlocked(battle, to)) return { words: 'land blocks that side of the map', rule: 'GW-TAC-LAND' };
  if (leaves && isUnseen(battle, first, from, to)) return null;
  if (friendsIn(battle, first.side, to) + pieces.length > MOST)
    return { words: 'no more than eight ships of a side share a hex', rule: 'CW-7.32b' };
  return null;
}

type Stride = readonly [Group, Hex];
type Verbs = { move: Stride; join: readonly [Group, Group]; detach: PieceId; drop: PieceId; scuttle: ShipId; done: true };

/** CW-7.34b: a piece with a crippled ship, and one that cannot move at all, may be left by its group. */
const holdsBack = <K extends Fighting>(lender: Lender<K>, state: K['state'], id: ShipId): boolean => {
  const sheet = lender.sheet(state, id);
  const condition = lender.condition(state, id);
  return !condition.sunk && (isCrippled(sheet, condition) || isDeadInTheWater(sheet, condition));
};

function offerFor<K extends Fighting>(lender: Lender<K>, state: K['state'], side: Side, turn: Turn) {
  const battle = lender.battle(state);
  const groups = groupsOf(battle, side);
  const move: Stride[] = [];
  const detach: PieceId[] = [];
  const drop: PieceId[] = [];
  const scuttle: ShipId[] = [];
  for (const [group, pieces] of groups) {
    const from = pieces[0]?.hex ?? null;
    if (from === null) continue;
    const moved = pieces[0]?.moved ?? 0;
    if (moved < allowanceOf(lender, state, pieces, turn))
      for (const step of STEPS) if (!hindrance(battle, pieces, from, from + step)) move.push([group, from + step]);
    for (const piece of pieces) {
      if (piece.tow !== null && !drop.includes(piece.tow)) drop.push(piece.id);
      const lame = piece.ships.filter((id) => holdsBack(lender, state, id));
      scuttle.push(...lame);
      if (lame.length > 0 && pieces.length > 1 && piece.moved === 0 && piece.tow === null) detach.push(piece.id);
    }
  }
  return { move, join: pairsToJoin(lender, state, groups), detach, drop, scuttle, done: true as const };
}

/** CW-7.32a: one hex in any direction; over the ring she leaves or the map slides (CW-7.33). */
function moveGroup<K extends Fighting>(lender: Lender<K>, g: Play<K>, side: Side, group: Group, to: Hex): void {
  const battle = lender.battle(g.state);
  const pieces = groupOf(battle, side, group);
  const [first] = pieces;
  const from = first?.hex ?? null;
  if (!first || from === null) return;
  const leaves = leavesMap(from, to);
  const unseen = leaves && isUnseen(battle, first, from, to);
  for (const piece of pieces) {
    piece.hex = to;
    piece.moved++;
  }
  lender.tell(g, { type: 'moved', side, pieces: pieces.map(spoken), from, to });
  if (unseen) leave(lender, g, pieces);
  else if (leaves) slideMap(lender, g);
  lookOut(lender, g);
}

/** GW-TAC-TOW: the line is cut, and the ship that cannot move stays behind. */
function dropTow<K extends Fighting>(lender: Lender<K>, g: Play<K>, id: PieceId): void {
  const battle = lender.battle(g.state);
  const one = pieceOf(battle, id);
  if (one.tow === null) return;
  const other = pieceOf(battle, one.tow);
  one.tow = null;
  other.tow = null;
  const towed = paceOf(lender, g.state, one) < paceOf(lender, g.state, other) ? one : other;
  splitOff(battle, towed);
  lender.tell(g, { type: 'tow-dropped', side: towed.side, piece: spoken(towed) });
}

/**
 * Whether the side is asked at all. The enemy sees who is asked, so it may depend only on what he knows: a side of known ships none
 * of which has the speed is passed over, a face-down counter always might move.
 */
function isAsked<K extends Fighting>(lender: Lender<K>, state: K['state'], side: Side, turn: Turn): boolean {
  for (const piece of lender.battle(state).pieces) {
    if (piece.side !== side || piece.hex === null) continue;
    if (turn.slowest <= 1 || !piece.known || paceOf(lender, state, piece) >= turn.slowest) return true;
  }
  return false;
}

function whyNoMove<K extends Fighting>(
  lender: Lender<K>,
  state: K['state'],
  side: Side,
  turn: Turn,
  target: Target | undefined,
): Reason | undefined {
  const [group, to] = typeof target === 'object' ? target : [];
  if (typeof group !== 'number' || typeof to !== 'number') return undefined;
  const battle = lender.battle(state);
  const pieces = groupOf(battle, side, group);
  const from = pieces[0]?.hex ?? null;
  if (from === null) return { words: 'there is no such group', rule: 'CW-7.3a' };
  if (allowanceOf(lender, state, pieces, turn) === 0) return { words: 'the group is too slow to move in this step', rule: 'CW-7.31a' };
  if ((pieces[0]?.moved ?? 0) > 0) return { words: 'the group has moved in this step', rule: 'CW-7.32a' };
  if (!STEPS.includes(to - from)) return { words: 'a group moves one hex', rule: 'CW-7.32a' };
  return hindrance(battle, pieces, from, to) ?? undefined;
}

/** One movement step of the sequence (CW-7.31a). */
export function movementStep<K extends Fighting>(lender: Lender<K>, turn: Turn): Step<K> {
  const { sequence, auto, choice, when } = stepsOf<K>();
  const mover = (g: Play<K>): Side => moverIn(lender.battle(g.state), turn);

  const ready = auto('ready', 'CW-7.32a', (g) => {
    for (const piece of lender.battle(g.state).pieces) {
      piece.moved = 0;
      piece.loose = false;
    }
  });

  const orders = choice<Verbs>('move', 'CW-7.32a', {
    who: mover,
    offer: (g, _item, side) => offerFor(lender, g.state, side, turn),
    picks: {
      move: (g, [group, to], _item, side) => moveGroup(lender, g, side, group, to),
      join: (g, [into, from], _item, side) => join(lender.battle(g.state), side, into, from),
      detach: (g, id) => splitOff(lender.battle(g.state), pieceOf(lender.battle(g.state), id)),
      drop: (g, id) => dropTow(lender, g, id),
      scuttle: (g, ship) => scuttle(lender, g, lender.battle(g.state), ship),
    },
    ends: { done: () => {} },
    cautions: {
      scuttle: () => 'She goes down at once, by the hands of her own crew.',
    },
    whyNot: {
      move: (g, target) => whyNoMove(lender, g.state, mover(g), turn, target),
      join: () => ({ words: 'only groups in one hex combine, and none that was split off in this step', rule: 'CW-7.3c' }),
      detach: () => ({ words: 'a group may not split; only a crippled ship may be left, before the group moves', rule: 'CW-7.3b' }),
      drop: () => ({ words: 'she is not under tow', rule: 'GW-TAC-TOW' }),
      scuttle: () => ({ words: 'only crippled ships are scuttled in battle', rule: 'CW-8.4c' }),
    },
  });

  return when((g) => isAsked(lender, g.state, mover(g), turn), sequence('movement', 'CW-7.32a', [ready, orders]));
}
