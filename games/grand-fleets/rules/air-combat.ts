/** GF-9.4.1, GF-9.5: aircraft against aircraft, and ships against aircraft. */
import { distance } from '../../../chart/hex.ts';
import { atLeast, check, d10, flag, lot, otherwise, plus, sway, whole } from '../../../kernel/index.ts';
import type { Battle } from '../data/battle.ts';
import type { Card } from '../data/card.ts';
import { battleOf, cardOf } from '../data/data.ts';
import type { Play } from '../kind.ts';
import { auto } from '../kind.ts';
import type { AircraftState, ShipState } from '../state.ts';
import { enemyOf, SIDES } from '../state.ts';
import { aloftIn, aloftOf, craftName, hitCraft, isAloft, typeOf } from './aircraft.ts';
import { isAfloat } from './ships.ts';

const HIT = { hit: 'a hit', miss: 'a miss' } as const;

/** GF-9.4.1: eight or more; a zeppelin is hard to miss. */
export const dogfightRoll = check(
  'dogfight',
  'GF-9.4.1',
  'Dogfight',
  { attack: whole('attack rating', 0, 2), zeppelin: flag('the target is a zeppelin') },
  {
    dice: d10,
    modifiers: [sway('GF-9.1.5', 'attack rating', ({ attack }) => attack), plus(1, 'GF-9.4.1', 'a zeppelin', ({ zeppelin }) => zeppelin)],
    rows: [atLeast(8, 'hit'), otherwise('miss')],
    outcomes: HIT,
    counts: 'hit',
  },
);

export const quarryLot = lot('quarry', 'GF-9.4.1', 'Which aircraft is fired at');

const areTogether = (one: AircraftState, other: AircraftState): boolean => one.hex === other.hex && one.level === other.level;

function fight(g: Play, battle: Battle, craft: AircraftState, enemies: readonly AircraftState[]): AircraftState | null {
  const { attack } = typeOf(battle, craft.id);
  const [first, ...more] = enemies;
  if (attack === null || !first) return null;
  const target = more.length > 0 ? g.draw(quarryLot, enemies, { about: craft.id, by: craft.side }) : first;
  const hit = g.salvo(
    () => g.roll(dogfightRoll, { attack, zeppelin: typeOf(battle, target.id).isZeppelin }, { about: craft.id, by: craft.side }) === 'hit',
    (isHit) => ({
      type: 'fought',
      craft: craft.id,
      name: craftName(battle, craft.id),
      target: target.id,
      targetName: craftName(battle, target.id),
      hit: isHit,
    }),
  );
  return hit ? target : null;
}

/** GF-9.4.1: in one hex and at one altitude all that have a gun fire at once, each at one enemy. */
export const dogfights = auto('dogfights', 'GF-9.4.1', (g) => {
  const battle = battleOf(g.data, g.state);
  const aloft = aloftIn(g.state);
  const struck = aloft.flatMap((craft) => {
    const enemies = aloft.filter((other) => other.side !== craft.side && areTogether(craft, other));
    return fight(g, battle, craft, enemies) ?? [];
  });
  for (const craft of new Set(struck)) hitCraft(g, craft, struck.filter((each) => each === craft).length);
});

/** GF-9.5: nine or more just above the water, ten a level higher; a zeppelin can be reached two levels up. */
export const antiAircraftRoll = check(
  'anti-aircraft',
  'GF-9.5',
  'Anti-aircraft fire',
  { level: whole('altitude', 0, 2), zeppelin: flag('the target is a zeppelin') },
  {
    dice: d10,
    modifiers: [sway('GF-9.5', 'altitude', ({ level }) => -level), plus(1, 'GF-9.5', 'a zeppelin', ({ zeppelin }) => zeppelin)],
    rows: [atLeast(9, 'hit'), otherwise('miss')],
    outcomes: HIT,
    counts: 'hit',
  },
);

const POINTS_A_DIE = 3;
const STRONG = 8;

type Gunner = Readonly<Pick<ShipState, 'fate' | 'hex' | 'lightLost' | 'side'>>;

/** GF-9.5: one die for every three points of her rating (GF-3.6), less one point for each light gun that she has lost. */
export const burstsOf = ({ antiAircraft }: Pick<Card, 'antiAircraft'>, { lightLost }: Pick<Gunner, 'lightLost'>): number =>
  Math.max(0, Math.ceil((antiAircraft - lightLost) / POINTS_A_DIE));

/** GF-9.5: one hex, or two with a rating of eight. */
export const flakReach = ({ antiAircraft }: Pick<Card, 'antiAircraft'>): number => (antiAircraft >= STRONG ? 2 : 1);

/** Nobody can hit what needs more than a ten. */
const isTooHigh = (battle: Battle, { id, level }: Readonly<Pick<AircraftState, 'id' | 'level'>>): boolean =>
  level >= 2 && !typeOf(battle, id).isZeppelin;

/** GF-9.5: the nearest, of those the lowest, of those the first of the list. */
function flakTarget<C extends Readonly<AircraftState>>(battle: Battle, card: Card, ship: Gunner, enemies: readonly C[]): C | undefined {
  const reach = flakReach(card);
  return enemies
    .filter((craft) => isAloft(craft) && distance(craft.hex, ship.hex) <= reach && !isTooHigh(battle, craft))
    .toSorted((a, b) => distance(a.hex, ship.hex) - distance(b.hex, ship.hex) || a.level - b.level)[0];
}

function fireAt(g: Play, battle: Battle, ship: ShipState, craft: AircraftState, shots: number): void {
  const facts = { level: craft.level, zeppelin: typeOf(battle, craft.id).isZeppelin };
  const hits = g.salvo(
    () => g.volley(antiAircraftRoll, facts, shots, { about: ship.id, by: ship.side }).filter((fall) => fall === 'hit').length,
    (found) => ({
      type: 'fired-at-aircraft',
      ship: ship.id,
      craft: craft.id,
      name: craftName(battle, craft.id),
      shots,
      hits: found,
    }),
  );
  hitCraft(g, craft, hits);
}

/** GF-9.5: ship after ship, so that nobody fires at what has fallen already. */
export const antiAircraftFire = auto('anti-aircraft-fire', 'GF-9.5', (g) => {
  const battle = battleOf(g.data, g.state);
  for (const side of SIDES) {
    const enemies = aloftOf(g.state, enemyOf(side));
    if (enemies.length === 0) continue;
    for (const ship of g.state.ships) {
      if (ship.side !== side || !isAfloat(ship)) continue;
      const card = cardOf(battle, ship.id);
      const shots = burstsOf(card, ship);
      const craft = shots > 0 ? flakTarget(battle, card, ship, enemies) : undefined;
      if (craft) fireAt(g, battle, ship, craft, shots);
    }
  }
});
