/** Which fleet is the stronger, and which has had the better of it so far. */
import type { Battle } from '../data/battle.ts';
import type { Arc, Card, GunLine } from '../data/card.ts';
import { cardOf } from '../data/data.ts';
import { sizeOf } from '../data/sizes.ts';
import { barrelsOn } from '../rules/arcs.ts';
import { crewModifier } from '../rules/crews.ts';
import { chanceToPierce } from '../rules/penetration.ts';
import { worthOf } from '../rules/scoring.ts';
import { speedModifier } from '../rules/to-hit.ts';
import type { Waters } from '../rules/waters.ts';
import type { Side } from '../state.ts';
import type { ShipView } from '../view.ts';
import { chanceFor, glare } from './exchange.ts';

const BROADSIDE: readonly Arc[] = ['D'];
/** Of nobody in particular. */
const STEAMING = 4;

const hullLeft = ({ hull }: Card, { hits }: ShipView): number => hull - hits;

/** A kind of target: what its sides stop, how large it is, and what part of the fleet it makes up. */
interface Target {
  readonly armour: number;
  readonly size: number;
  readonly part: number;
}

/** The ships of a fleet by armour and size, each kind by what is left of its hulls. */
function targetsIn(battle: Battle, ships: readonly ShipView[]): Target[] {
  const kinds = new Map<string, Target>();
  const all = hullsOf(battle, ships);
  for (const ship of ships) {
    const card = cardOf(battle, ship.id);
    const [armour] = card.belt;
    const size = sizeOf(card).modifier;
    const key = `${armour} ${size}`;
    kinds.set(key, { armour, size, part: (kinds.get(key)?.part ?? 0) + hullLeft(card, ship) / all });
  }
  return [...kinds.values()];
}

/** What a line of guns does in a turn to such a fleet, on the average of medium and long range. */
function fireOf(line: GunLine, barrels: number, common: number, targets: readonly Target[]): number {
  const [, medium, long] = line.penetration;
  let sum = 0;
  for (const { armour, size, part } of targets) {
    const modifier = common + line.rof + size;
    const [near, far] = [
      chanceFor(modifier) * chanceToPierce({ value: medium, armour }),
      chanceFor(modifier - 1) * chanceToPierce({ value: long, armour }),
    ];
    sum += (part * (near + far)) / 2;
  }
  return barrels * line.damage * sum;
}

/** What all their broadsides do. */
function broadsidesOf(waters: Waters, ships: readonly ShipView[], foes: readonly ShipView[]): number {
  const { battle, scene } = waters;
  const [foe] = foes;
  if (!foe) return 0;
  const targets = targetsIn(battle, foes);
  return ships.reduce((sum, ship) => {
    const common = 2 * speedModifier(STEAMING) + crewModifier(battle, scene, ship.id) + glare(waters, ship, foe);
    return cardOf(battle, ship.id).guns.reduce(
      (all, line, place) => all + fireOf(line, barrelsOn(line, ship.lost[place] ?? [], BROADSIDE), common, targets),
      sum,
    );
  }, 0);
}

const hullsOf = (battle: Battle, ships: readonly ShipView[]): number =>
  ships.reduce((sum, ship) => sum + hullLeft(cardOf(battle, ship.id), ship), 0);

/** Fire that counts whatever there is to fire with. */
const SOME = 0.2;

/** One for equals: by what each fleet can do to the other, and for how long it can bear what the other does. */
export function strengthOf(waters: Waters, own: readonly ShipView[], foes: readonly ShipView[]): number {
  const power = (ships: readonly ShipView[], others: readonly ShipView[]): number =>
    (SOME + broadsidesOf(waters, ships, others)) * (1 + hullsOf(waters.battle, ships));
  return Math.sqrt(power(own, foes) / power(foes, own));
}

/** As much of both fleets as makes a beginning. */
const BEGINNING = 0.15;

/** How it has gone so far: above one if the enemy has lost more than we have. */
export function fortuneOf({ battle, scene }: Pick<Waters, 'battle' | 'scene'>, side: Side): number {
  let [ours, theirs, all] = [0, 0, 0];
  for (const ship of scene.ships) {
    const card = cardOf(battle, ship.id);
    all += card.hull;
    if (ship.side === side) theirs += worthOf(card, ship);
    else ours += worthOf(card, ship);
  }
  const beginning = BEGINNING * all;
  return (ours + beginning) / (theirs + beginning);
}
