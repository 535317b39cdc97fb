/** GF-2.2f, GF-5.5: ships that run into each other, because there are too many in one hex or because they mean to. */
import { amount, d10 } from '../../../kernel/index.ts';
import type { Battle } from '../data/battle.ts';
import { battleOf, cardOf } from '../data/data.ts';
import type { Play } from '../kind.ts';
import { auto } from '../kind.ts';
import type { Readings } from '../options.ts';
import type { ShipId, ShipState } from '../state.ts';
import { shipsByHex, sizePoints } from './crowds.ts';
import { hurt } from './damage.ts';
import { ranksOf, struckIn } from './divisions.ts';

/** GF-5.4.1a: so many size points lie in one hex and come to no harm. */
const ROOM = 10;

/** GF-5.5: in a state or in a view, whether ships that share a hex are too many. */
export function isCrowded(battle: Battle, readings: Readings, ships: readonly Readonly<Pick<ShipState, 'id'>>[]): boolean {
  const points = ships.reduce((sum, { id }) => sum + sizePoints(battle, id), 0);
  return points > ROOM || (points === ROOM && readings.crowding === 'ten');
}

/** GF-5.5.1: one die for each ship; those with equal dice collide. */
export const collisionRoll = amount('collision', 'GF-5.5.1', 'Collision', { dice: d10, words: String });

type Pair = readonly [ShipState, ShipState];

export const collisions = auto('collisions', 'GF-5.5', (g) => {
  const battle = battleOf(g.data, g.state);
  for (const ships of shipsByHex(g.state.ships).values())
    if (isCrowded(battle, g.state.readings, ships))
      collide(
        g,
        ranksOf(g.state, ships).map(([piece]) => piece),
      );
});

/** GF-13.3: a division has one die, and one of its boats is struck. */
function collide(g: Play, pieces: readonly ShipState[]): void {
  const pairs = pairsAmong(pieces, rolledFor(g, pieces));
  crash(
    g,
    pairs.map(([one, other]) => [struckIn(g, one), struckIn(g, other)] as const),
    false,
  );
}

const rolledFor = (g: Play, ships: readonly ShipState[]): readonly number[] =>
  g.salvo(
    () => ships.map(({ id, side }) => g.roll(collisionRoll, {}, { about: id, by: side })),
    (rolls) => ({ type: 'crowded', ships: ships.map(({ id }) => id), rolls }),
  );

/** Of three with equal dice, each collides with both others. */
const pairsAmong = (ships: readonly ShipState[], rolls: readonly number[]): Pair[] =>
  ships.flatMap((one, place) =>
    ships.flatMap((other, behind) => (behind > place && rolls[place] === rolls[behind] ? [[one, other] as const] : [])),
  );

/** GF-5.5.3: what she does to whoever she collides with, by the hull she was built with. */
export const blowOf = (battle: Battle, ship: ShipId): number => Math.ceil(cardOf(battle, ship).hull / 5);

/** GF-5.5.3: all are hurt at once. */
export function crash(g: Play, pairs: readonly Pair[], rammed: boolean): void {
  const battle = battleOf(g.data, g.state);
  const suffered = new Map<ShipState, number>();
  const suffer = (ship: ShipState, points: number): unknown => suffered.set(ship, (suffered.get(ship) ?? 0) + points);
  for (const [one, other] of pairs) {
    const damage = [blowOf(battle, other.id), blowOf(battle, one.id)] as const;
    g.tell?.({ type: 'collided', ships: [one.id, other.id], damage, rammed });
    suffer(one, damage[0]);
    suffer(other, damage[1]);
  }
  for (const [ship, points] of suffered) hurt(g, ship, points, { kind: 'collision' });
}
