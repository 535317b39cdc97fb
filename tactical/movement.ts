/** CW-7.32, GW-TAC-MOVE: one movement step of one side. */
import { STEPS } from '../chart/hex.ts';
import type { At, OpenDecision, Play, Reason, Step, Target } from '../kernel/index.ts';
import { done, leftOver, once, publicly, stepsOf, unspoken } from '../kernel/index.ts';
import type { Battle, Hex, Piece, PieceId, ShipId, Side, SpeedLevel } from './battle.ts';
import type { Fighting } from './fight.ts';
import { pieceOf, scuttle, tellOf } from './fight.ts';
import { MOST } from './formation.ts';
import type { Group } from './groups.ts';
import { groupOf, groupsOf, join, pairsToJoin, splitOff } from './groups.ts';
import type { Turn } from './impulses.ts';
import { moverIn, turnIn } from './impulses.ts';
import type { Lender } from './lender.ts';
import { groupName, hexName, namedTogether, pieceName, shipName } from './names.ts';
import { weatherOf } from './profiles.ts';
import { lookOut } from './sighting.ts';
import { isBlocked, leave, passageOf, slideMap, warshipsIn } from './slide.ts';
import type { Tactics } from './tactics.ts';
import { battleSpeed, isCrippled, isDeadInTheWater, speedOf } from './vessel.ts';
import type { BattleView } from './view.ts';
import type { BattleQuestion } from './whys.ts';

/** The last steps of each side, in which ships under tow move (GW-TAC-TOW) and the fastest sprint (CW-15.4). */
const isLast = ({ number }: Turn): boolean => number >= 17;

const FASTEST: SpeedLevel = 4;

/** CW-9.4: a piece is as slow as its slowest ship. */
export function paceOf<K extends Fighting>(lender: Lender<K>, data: K['data'], state: K['state'], { ships }: Piece): SpeedLevel {
  const weather = weatherOf(lender.battle(state));
  const { tacticalSpeeds } = lender.readings(state);
  let pace: SpeedLevel = FASTEST;
  for (const id of ships) {
    const condition = lender.condition(state, id);
    if (condition.sunk) continue;
    const speed = battleSpeed(lender.sheet(data, state, id), condition, weather, tacticalSpeeds);
    if (speed < pace) pace = speed;
  }
  return pace;
}

/** CW-15.4: printed 2+, and still as fast. */
const sprints = <K extends Fighting>(lender: Lender<K>, data: K['data'], state: K['state'], { ships }: Piece): boolean =>
  ships.every((id) => lender.condition(state, id).sunk || speedOf(lender.sheet(data, state, id), lender.condition(state, id)) === FASTEST);

/** How many hexes a group may move in this step (CW-7.3a). */
function allowanceOf<K extends Fighting>(lender: Lender<K>, data: K['data'], state: K['state'], pieces: readonly Piece[]): number {
  const battle = lender.battle(state);
  const turn = turnIn(battle);
  let pace: number = FASTEST;
  for (const piece of pieces) {
    if (piece.tow !== null && !isLast(turn)) return 0;
    const own = paceOf(lender, data, state, piece);
    const towed = piece.tow === null ? own : paceOf(lender, data, state, pieceOf(battle, piece.tow));
    pace = Math.min(pace, Math.max(own, towed));
  }
  if (pace < turn.slowest || pace === 0) return 0;
  const two =
    isLast(turn) &&
    lender.readings(state).tacticalSpeeds &&
    pace === FASTEST &&
    pieces.every((piece) => sprints(lender, data, state, piece));
  return two ? 2 : 1;
}

const friendsIn = ({ pieces }: Battle, side: Side, hex: Hex): number => {
  let count = 0;
  for (const piece of pieces) if (piece.side === side && piece.hex === hex) count++;
  return count;
};

const NO_GROUP: Reason = { words: 'there is no such group', rule: 'CW-7.3a' };

/** Why a group may not take this step; null if it may (CW-7.32b, GW-TAC-LAND). */
function hindrance(battle: Battle, pieces: readonly Piece[], from: Hex, to: Hex): Reason | null {
  const [first] = pieces;
  if (!first) return NO_GROUP;
  const passage = passageOf(battle, first.side, from, to);
  if (passage !== 'within' && isBlocked(battle, to)) return { words: 'land blocks that edge of the map', rule: 'GW-TAC-LAND' };
  if (passage === 'out') return null;
  if (friendsIn(battle, first.side, to) + pieces.length > MOST)
    return { words: 'no more than eight ships of a side share a hex', rule: 'CW-7.32b' };
  return null;
}

/** CW-7.34b: a piece with a crippled ship, and one that cannot move at all, may be left by its group. */
const holdsBack = <K extends Fighting>(lender: Lender<K>, data: K['data'], state: K['state'], id: ShipId): boolean => {
  const sheet = lender.sheet(data, state, id);
  const condition = lender.condition(state, id);
  return !condition.sunk && (isCrippled(sheet, condition) || isDeadInTheWater(sheet, condition));
};

type Stride = readonly [Group, Hex];

/** All that the groups of a side may do, found in one walk over them. */
function optionsOf<K extends Fighting>(lender: Lender<K>, data: K['data'], state: K['state'], side: Side) {
  const battle = lender.battle(state);
  const groups = groupsOf(battle, side);
  const move: Stride[] = [];
  const detach: PieceId[] = [];
  const drop: PieceId[] = [];
  const lame: ShipId[] = [];
  for (const [group, pieces] of groups) {
    const from = pieces[0]?.hex ?? null;
    if (from === null) continue;
    const moved = pieces[0]?.moved ?? 0;
    if (moved < allowanceOf(lender, data, state, pieces))
      for (const step of STEPS) if (!hindrance(battle, pieces, from, from + step)) move.push([group, from + step]);
    for (const piece of pieces) {
      if (piece.tow !== null && !drop.includes(piece.tow)) drop.push(piece.id);
      const held = piece.ships.filter((id) => holdsBack(lender, data, state, id));
      lame.push(...held);
      if (held.length > 0 && pieces.length > 1 && piece.moved === 0 && piece.tow === null) detach.push(piece.id);
    }
  }
  return { move, join: pairsToJoin(lender, data, state, groups), detach, drop, lame };
}

function whyNoMove<K extends Fighting>(
  lender: Lender<K>,
  data: K['data'],
  state: K['state'],
  side: Side,
  target: Target | undefined,
): Reason {
  const [group, to] = typeof target === 'object' ? target : [];
  const battle = lender.battle(state);
  const pieces = typeof group === 'number' ? groupOf(battle, side, group) : [];
  const from = pieces[0]?.hex ?? null;
  if (from === null) return NO_GROUP;
  if (allowanceOf(lender, data, state, pieces) === 0) return { words: 'the group is too slow to move in this step', rule: 'CW-7.31a' };
  if ((pieces[0]?.moved ?? 0) > 0) return { words: 'the group has moved in this step', rule: 'CW-7.32a' };
  const isNear = typeof to === 'number' && STEPS.includes(to - from);
  return (isNear ? hindrance(battle, pieces, from, to) : null) ?? { words: 'a group moves one hex', rule: 'CW-7.32a' };
}

/** Where a step leads, and whether it leads out of the battle. */
function wayInWords(view: BattleView, side: Side, group: Group, to: Hex): string {
  const from = view.pieces.find(({ own, hex }) => own?.group === group && hex !== null)?.hex ?? to;
  const passage = passageOf(view, side, from, to);
  if (passage === 'out') return `out of the battle for good, ${hexName(to)}`;
  return passage === 'followed' ? `${hexName(to)}, and the map follows` : hexName(to);
}

/** CW-7.33a, CW-11.1b: who leaves does not come back, and it may cost points. */
function leavingWarning<K extends Fighting>(
  lender: Lender<K>,
  data: K['data'],
  state: K['state'],
  side: Side,
  group: Group,
  to: Hex,
): string | undefined {
  const battle = lender.battle(state);
  const pieces = groupOf(battle, side, group);
  const from = pieces[0]?.hex ?? null;
  if (from === null || passageOf(battle, side, from, to) !== 'out') return undefined;
  const price = battle.firstOut.length === 0 ? lender.priceOfFlight(state, warshipsIn(lender, data, state, pieces)) : undefined;
  return ['Whoever leaves the map is out of this battle for good.', ...(price === undefined ? [] : [price])].join(' ');
}

/** CW-7.3a, CW-7.3b: a group goes at the speed of its slowest ship, for good. */
function joiningWarning<K extends Fighting>(
  lender: Lender<K>,
  data: K['data'],
  state: K['state'],
  side: Side,
  groups: readonly [Group, Group],
): string | undefined {
  const parts = groups.map((group) => groupOf(lender.battle(state), side, group));
  const paces = parts.map((pieces) => Math.min(...pieces.map((piece) => paceOf(lender, data, state, piece))));
  const slowest = Math.min(...paces);
  const faster = parts.filter((_, place) => (paces[place] ?? 0) > slowest).flat();
  if (faster.length === 0) return undefined;
  const afloat = faster.flatMap(({ ships }) => ships.filter((id) => !lender.condition(state, id).sunk));
  const names = namedTogether(afloat.map((id) => lender.sheet(data, state, id).name));
  return `A group goes at the speed of its slowest ship, and does not divide again: that holds back **${names}**.`;
}

/** CW-7.32a: one hex in any direction; over the ring she leaves or the map slides (CW-7.33). */
function moveGroup<K extends Fighting>(lender: Lender<K>, g: Play<K>, side: Side, group: Group, to: Hex): void {
  const battle = lender.battle(g.state);
  const pieces = groupOf(battle, side, group);
  const from = pieces[0]?.hex ?? null;
  if (from === null) return;
  const passage = passageOf(battle, side, from, to);
  for (const piece of pieces) {
    piece.hex = to;
    piece.moved++;
  }
  tellOf(lender, g, pieces, (as) => ({ type: 'moved', side, pieces: pieces.map(as), from, to, passage }));
  if (passage === 'out') leave(lender, g, pieces);
  else if (passage === 'followed') slideMap(lender, g);
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
  const towed = paceOf(lender, g.data, g.state, one) < paceOf(lender, g.data, g.state, other) ? one : other;
  splitOff(battle, towed);
  tellOf(lender, g, [towed], (as) => ({ type: 'tow-dropped', side: towed.side, piece: as(towed) }));
}

const standing = (moves: readonly Stride[]): string | undefined => leftOver(moves, 'group could still move', 'groups could still move');

/** Even to hold the range somebody moves: the captain ends one step in twenty without, so that it is more often a slip than a plan. */
const idleWarning = ({ pieces }: Battle, side: Side, left: string | undefined): string | undefined =>
  left === undefined || pieces.some((piece) => piece.side === side && piece.moved > 0) ? undefined : `Nobody has moved: ${left}.`;

export type Moving = { move: Stride; join: readonly [Group, Group]; detach: PieceId; drop: PieceId; scuttle: ShipId; done: true };
export type MoveDecision<K extends Fighting> = OpenDecision<K, null, Moving>;

/** CW-7.32a: what the side whose turn it is may order. */
export function moving<K extends Fighting>(lender: Lender<K>): MoveDecision<K> {
  const options = once(({ data, state, side }: At<K, null, null>) => optionsOf(lender, data, state, side));
  const { battleSeen } = lender;
  return stepsOf<K, BattleQuestion>().decision<Moving>('move', 'CW-7.32a', {
    who: (g) => moverIn(lender.battle(g.state)),
    asks: (view) => `Step ${battleSeen(view).step}: which groups move, and where?`,
    verbs: {
      move: {
        of: (at) => options(at).move,
        label: (view, [group, hex], { side }) => `${groupName(battleSeen(view), group)}: ${wayInWords(battleSeen(view), side, group, hex)}`,
        caution: ({ data, state, side }, [group, hex]) => leavingWarning(lender, data, state, side, group, hex),
        why: ({ data, state, side }, target) => whyNoMove(lender, data, state, side, target),
        does: (g, [group, to], { side }) => moveGroup(lender, g, side, group, to),
      },
      join: {
        of: (at) => options(at).join,
        caution: ({ data, state, side }, groups) => joiningWarning(lender, data, state, side, groups),
        label: (view, [one, two]) => `Combine ${groupName(battleSeen(view), one)} with ${groupName(battleSeen(view), two)}`,
        why: () => ({ words: 'only groups in one hex combine, and none that was split off in this step', rule: 'CW-7.3c' }),
        does: (g, [into, from], { side }) => join(lender.battle(g.state), side, into, from),
      },
      detach: {
        of: (at) => options(at).detach,
        label: (view, id) => `Leave ${pieceName(battleSeen(view), id)} behind`,
        why: () => ({ words: 'a group may not split; only a crippled ship may be left, before the group moves', rule: 'CW-7.3b' }),
        does: ({ state }, id) => splitOff(lender.battle(state), pieceOf(lender.battle(state), id)),
      },
      drop: {
        of: (at) => options(at).drop,
        label: (view, id) => `Drop the tow of ${pieceName(battleSeen(view), id)}`,
        why: () => ({ words: 'she is not under tow', rule: 'GW-TAC-TOW' }),
        does: (g, id) => dropTow(lender, g, id),
      },
      scuttle: {
        of: (at) => options(at).lame,
        label: (view, id) => `Scuttle ${shipName(battleSeen(view), id)}`,
        caution: () => 'She goes down at once, by the hands of her own crew.',
        why: () => ({ words: 'only crippled ships are scuttled in battle', rule: 'CW-8.4c' }),
        does: (g, ship) => scuttle(lender, g, lender.battle(g.state), ship),
      },
      done: {
        ...done('Done: the others stay'),
        odds: 'what may be rolled next, initiative and engines, is rolled whoever moves',
        consequence: (at) => standing(options(at).move),
        caution: (at) => idleWarning(lender.battle(at.state), at.side, standing(options(at).move)),
      },
    },
  });
}

/** Whether the side that moves is asked at all. Where every ship has the speed, nobody's speed is looked at. */
function isAsked<K extends Fighting>(lender: Lender<K>, data: K['data'], state: K['state']): boolean {
  const battle = lender.battle(state);
  const side = moverIn(battle);
  const { slowest } = turnIn(battle);
  for (const piece of battle.pieces) {
    if (piece.side !== side || piece.hex === null) continue;
    if (slowest <= 1 || publicly(piece.known, () => paceOf(lender, data, state, piece), FASTEST) >= slowest) return true;
  }
  return false;
}

/** One movement step of the sequence (CW-7.31a). */
export function movementStep<K extends Fighting>({ lender, move }: Tactics<K>): Step<K> {
  const { sequence, auto, when } = stepsOf<K>();
  const ready = auto('ready', 'CW-7.32a', (g) => {
    for (const piece of lender.battle(g.state).pieces) {
      piece.moved = 0;
      piece.loose = false;
    }
  });
  return when((g) => isAsked(lender, g.data, g.state), sequence('movement', 'CW-7.32a', [unspoken(ready), move]));
}
