/** How the captain uses aircraft: against the ship that they can hurt most for what it costs, and home when they have nothing left to drop. */
import type { Hex } from '../../../chart/hex.ts';
import { distance, within } from '../../../chart/hex.ts';
import { answering, best, chanceOf } from '../../../kernel/index.ts';
import type { Battle } from '../data/battle.ts';
import { battleOf, cardOf, shipIn } from '../data/data.ts';
import { enemiesOf } from '../rules/action.ts';
import { aeroplanes, carrierOf } from '../rules/aeroplanes.ts';
import { airAttacks, promiseOf, type Weapon, whyNoAttack } from '../rules/air-attacks.ts';
import { antiAircraftRoll, burstsOf, flakReach } from '../rules/air-combat.ts';
import { aloftOf, craftIn, typeOf } from '../rules/aircraft.ts';
import { isOnBoard } from '../rules/board.ts';
import { type Flight, flight, levelsFor, reachAt } from '../rules/flying.ts';
import { isAfloat } from '../rules/ships.ts';
import { enemyOf, type Side } from '../state.ts';
import type { AircraftView, ShipView, View } from '../view.ts';

/** Beyond the reach of every anti-aircraft gun. */
const CLEAR = 3;
/** An enemy farther away than this is left to others. */
const CONCERN = 25;

const weaponOf = ({ torpedoes }: AircraftView): Weapon => (torpedoes > 0 ? 'torpedo' : 'bombs');
const isArmed = ({ bombs, torpedoes }: AircraftView): boolean => bombs + torpedoes > 0;

/** Hits that the ships around a place may be expected to score. */
function flakAt(battle: Battle, craft: AircraftView, enemies: readonly ShipView[]): number {
  const facts = { level: craft.level, zeppelin: typeOf(battle, craft.id).isZeppelin };
  const each = chanceOf(antiAircraftRoll, facts, 'hit');
  return enemies.reduce((sum, ship) => {
    const card = cardOf(battle, ship.id);
    return distance(ship.hex, craft.hex) <= flakReach(card) ? sum + each * burstsOf(card, ship) : sum;
  }, 0);
}

/** Straight at a ship, as high as is best; torpedoes only from just above the water. */
function strikesOn(view: View, battle: Battle, craft: AircraftView, target: ShipView): { flight: Flight; as: AircraftView }[] {
  return levelsFor(battle, craft).flatMap((level) => {
    const as = { ...craft, level, hex: target.hex };
    const isThere = distance(craft.hex, target.hex) <= reachAt(battle, craft, level) && isOnBoard(view.board, target.hex);
    return isThere && whyNoAttack(as, weaponOf(craft), target) === null ? [{ flight: [craft.id, level, target.hex], as }] : [];
  });
}

function bestStrike(view: View, battle: Battle, craft: AircraftView, enemies: readonly ShipView[]): Flight | undefined {
  const strikes = enemies.flatMap((target) => strikesOn(view, battle, craft, target).map((strike) => ({ ...strike, target })));
  return best(
    strikes,
    ({ as, target }) =>
      promiseOf(battle, as, weaponOf(as), target) - 0.5 * Math.min(typeOf(battle, craft.id).hits, flakAt(battle, as, enemies)),
    0,
  )?.flight;
}

/** As near to a place as one turn takes it at a level, but no nearer than is safe. */
function towards(
  view: View,
  battle: Battle,
  craft: AircraftView,
  level: number,
  goal: Hex,
  enemies: readonly ShipView[],
): Flight | undefined {
  const isSafe = (hex: Hex): boolean => isOnBoard(view.board, hex) && enemies.every((ship) => distance(ship.hex, hex) >= CLEAR);
  const to = best(within(craft.hex, reachAt(battle, craft, level)).filter(isSafe), (hex) => -distance(hex, goal));
  return to === undefined ? undefined : [craft.id, level, to];
}

const nearest = <T extends { readonly hex: Hex }>(from: Hex, all: readonly T[]): T | undefined =>
  best(all, ({ hex }) => -distance(from, hex));

function nextFlight(view: View, battle: Battle, side: Side, craft: AircraftView): Flight | undefined {
  const enemies = enemiesOf(view, side);
  if (isArmed(craft)) {
    const prey = nearest(craft.hex, enemies);
    return bestStrike(view, battle, craft, enemies) ?? (prey && towards(view, battle, craft, craft.level, prey.hex, enemies));
  }
  const quarry = nearest(craft.hex, typeOf(battle, craft.id).attack === null ? [] : aloftOf(view, enemyOf(side)));
  if (quarry && reachAt(battle, craft, quarry.level) >= 0) return towards(view, battle, craft, quarry.level, quarry.hex, enemies);
  const own = view.ships.filter((ship) => ship.side === side && isAfloat(ship));
  const home = carrierOf(battle, view, craft.id) ?? nearest(craft.hex, own);
  return home && towards(view, battle, craft, 0, home.hex, enemies);
}

const flights = answering(flight, ({ question, data, side, view }) => {
  const seen = view();
  const [next] = question.pieces;
  if (next === undefined) return undefined;
  const chosen = nextFlight(seen, battleOf(data, seen), side, craftIn(seen, next));
  return chosen ? question.order('fly', chosen) : question.order('circle', next);
});

/** Whatever it carries, where it does most. */
const attacks = answering(airAttacks, ({ question, data, view }) => {
  const seen = view();
  const battle = battleOf(data, seen);
  const next = question.pieces.find((id) => !question.draft.some(([craft]) => craft === id));
  const target =
    next === undefined
      ? undefined
      : best(question.targetsUnder(next, 'attack'), ([craft, weapon, ship]) =>
          promiseOf(battle, craftIn(seen, craft), weapon, shipIn(battle, seen, ship)),
        );
  return target ? question.order('attack', target) : question.order('done');
});

const isEnemyNear = (view: View, { side, hex }: Pick<ShipView, 'side' | 'hex'>): boolean =>
  enemiesOf(view, side).some((enemy) => distance(enemy.hex, hex) <= CONCERN);

/** Who has nothing left to drop comes aboard; everybody else takes off when the enemy is near. */
const decks = answering(aeroplanes, ({ question, data, view }) => {
  const seen = view();
  const battle = battleOf(data, seen);
  for (const id of question.pieces) {
    const craft = craftIn(seen, id);
    if (!isArmed(craft) && question.targetsUnder(id, 'recover').length > 0) return question.order('recover', id);
    const carrier = carrierOf(battle, seen, id);
    if (carrier && isEnemyNear(seen, carrier) && question.targetsUnder(id, 'launch').length > 0) return question.order('launch', id);
  }
  return question.order('done');
});

/** A ship with seaplanes to hoist out, or one coming home, lies still for a turn when the enemy is near. */
export function liesStill(battle: Battle, view: View, ship: ShipView): boolean {
  const isHers = ({ id }: AircraftView): boolean => carrierOf(battle, view, id)?.id === ship.id;
  const hers: readonly AircraftView[] = view.aircraft.filter(isHers);
  const isWaiting = hers.some(({ id, fate }) => fate === 'aboard' && typeOf(battle, id).needsWater) && isEnemyNear(view, ship);
  return isWaiting || hers.some((craft) => craft.fate === 'aloft' && !isArmed(craft) && craft.hex === ship.hex);
}

export const air = [flights, attacks, decks] as const;
