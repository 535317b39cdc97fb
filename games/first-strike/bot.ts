/** The captain: a player with a plan who sees what the player sees. */
import { answering, best, chanceOf, decideBy, memoryless, percent } from '../../kernel/index.ts';
import type { AircraftId, ShipId } from './data/counters.ts';
import type { Data } from './data/data.ts';
import { arrowsFrom, worthOf } from './data/data.ts';
import type { BattleSpace, Installation, RaidSpace } from './data/spaces.ts';
import { BATTLE_SPACES, isInstallation } from './data/spaces.ts';
import { isHeavy } from './data/tables.ts';
import type { FirstStrike } from './kind.ts';
import { airMovement, isRaidSpace } from './rules/air-movement.ts';
import { chanceOfFlak } from './rules/anti-aircraft.ts';
import { britishMoves, deployment } from './rules/battle.ts';
import { extraRound } from './rules/battle-end.ts';
import { bombDrop, bombFacts, bombing } from './rules/bombing.ts';
import { britishFire, gunFacts, gunfire } from './rules/gunnery.ts';
import { aboard, hoisting } from './rules/landing.ts';
import { damageParty } from './rules/random-events.ts';
import { fleetOf, typeOf } from './rules/ships.ts';
import { sailOrLaunch } from './rules/strategic.ts';
import type { CombatantView, ShipView, View } from './view.ts';
import { pointsInWords } from './wording.ts';

type Plane = View['aircraft'][number];
type Flight = readonly [AircraftId, RaidSpace];

/** What one more hit is worth, and what a hit on an aircraft costs, in points; chosen by trial over many games. */
const HIT_WORTH = 0.8;
const FLAK_COST = 1.5;

/** Never linger: every turn draws more Germans. Launch as soon as it is possible at all. */
const sailing = answering(sailOrLaunch, ({ question, view, because }) => {
  const { harwich, raid, alert } = view();
  because?.(`The alert stands at ${alert}, and every turn at sea draws more Germans.`);
  if (question.has('launch')) return question.order('launch');
  if (harwich === 'B' && raid === 'before') return question.order('hold');
  const [next] = question.targets('sail');
  return next && question.order('sail', next);
});

const guarded = (view: View, target: Installation): boolean => view.batteries.some((battery) => battery.at === target);

/** The chance of being hit by flak in a space, at the altitude of the aircraft. */
const flak = (data: Data, view: View, { altitude }: Plane, at: RaidSpace): number => chanceOfFlak(data, view, { at, altitude });

const bombChance = ({ damaged, altitude }: Plane, from = altitude): number =>
  chanceOf(bombDrop, bombFacts({ damaged, altitude: from }), 'hit');

/** How many bombs are already on their way to an installation, so that the others look elsewhere. */
const crowding = (view: View, target: Installation): number =>
  view.hits[target] + view.aircraft.filter((plane) => plane.at === target).reduce((sum, plane) => sum + plane.bombs, 0);

/** One aircraft at a time: whatever is worth most, or done when nothing beats keeping still. */
const flying = answering(airMovement, ({ data, question, view, because }) => {
  const seen = view();
  for (const plane of seen.aircraft) {
    const flights = question.targets('fly').filter(([id]) => id === plane.id);
    if (flights.length === 0) continue;
    if (shouldDive(data, seen, plane) && question.targets('dive').includes(plane.id)) return question.order('dive', plane.id);
    const flight = bestFlight(data, seen, plane, flights);
    if (!flight) continue;
    because?.(flightInWords(data, seen, plane, flight));
    return question.order('fly', flight);
  }
  return question.has('done') ? question.order('done') : undefined;
});

function flightInWords(data: Data, view: View, plane: Plane, [, to]: Flight): string {
  if (to !== 'escape')
    return `Bombs, less the danger of flak, promise ${worthOfSpace(data, view, plane, to).toFixed(1)} points that way, more than any other.`;
  if (plane.bombs === 0) return 'She has no bombs left, and makes for home.';
  return `Flak hits her with a chance of ${percent(targetRisk(data, view, plane))}, and her bombs are not worth that.`;
}

const targetRisk = (data: Data, view: View, plane: Plane): number => {
  const at = targetUnder(plane);
  return at ? flak(data, view, plane, at) : 0;
};

const targetUnder = ({ at }: Plane): Installation | null => (isRaidSpace(at) && isInstallation(at) ? at : null);

/** Over an unguarded installation come down low and bomb. */
function shouldDive(data: Data, view: View, plane: Plane): boolean {
  const at = targetUnder(plane);
  return at !== null && plane.bombs > 0 && plane.altitude !== 'low' && flak(data, view, plane, at) === 0;
}

/** Over a guarded one stay only if the bombs are worth the flak. */
function bestFlight(data: Data, view: View, plane: Plane, flights: readonly Flight[]): Flight | undefined {
  const at = targetUnder(plane);
  if (!at) return best(flights, ([, to]) => worthOfSpace(data, view, plane, to));
  const stays = plane.bombs > 0 && bombChance(plane) * HIT_WORTH >= flak(data, view, plane, at) * FLAK_COST;
  return stays ? undefined : flights.find(([, to]) => to === 'escape');
}

/** An unguarded target near by is best; an entry is worth what lies beyond it. */
function worthOfSpace(data: Data, view: View, plane: Plane, space: RaidSpace): number {
  if (isInstallation(space)) return worthOfTarget(data, view, plane, space);
  const beyond = Math.max(
    ...arrowsFrom(data, space)
      .filter(isInstallation)
      .map((target) => worthOfTarget(data, view, plane, target)),
    -9,
  );
  return beyond - 0.6;
}

function worthOfTarget(data: Data, view: View, plane: Plane, target: Installation): number {
  const bombs = plane.bombs * (guarded(view, target) ? bombChance(plane) : bombChance(plane, 'low')) * HIT_WORTH;
  const danger = flak(data, view, plane, target) * FLAK_COST * (guarded(view, target) ? 1 + plane.bombs : 1);
  return bombs - danger - 0.05 * crowding(view, target);
}

const dropping = answering(bombing, ({ question }) => {
  const [plane] = question.targets('bomb');
  return plane === undefined ? question.order('done') : question.order('bomb', plane);
});

/** Spread the aircraft, so that one torpedo does not take them all. */
const landing = answering(hoisting, ({ question, view }) => {
  const seen = view();
  const carrier = best(question.targets('land'), (id) => -aboard(seen, id));
  return carrier && question.order('land', carrier);
});

/** FS-12.0 */
const worthOfShip = (data: Data, id: ShipId): number => worthOf(data, fleetOf(id), typeOf(id));

const mending = answering(damageParty, ({ data, question, because }) => {
  const ship = best(question.targets('repair'), (id) => worthOfShip(data, id));
  if (ship) because?.(`She counts ${pointsInWords(worthOfShip(data, ship))} if she is lost, as many as any that is damaged.`);
  return ship && question.order('repair', ship);
});

const shipIn = (view: View, id: ShipId): ShipView | undefined => view.ships.find((ship) => ship.id === id);

/** Guns that can still fire: heavy ships count for more. */
function strength(view: View, side: 'british' | 'german'): number {
  let sum = 0;
  for (const { id } of view.battle?.ships ?? []) {
    const ship = shipIn(view, id);
    if (ship?.side === side && ship.fate === null && ship.markers < 2) sum += isHeavy(ship.type) ? ship.factor : ship.factor / 3;
  }
  return sum;
}

const isStronger = (view: View): boolean => strength(view, 'british') > strength(view, 'german') * 1.1;

/** Stay back unless stronger; then the heavy ships close to the range where only they can reach. */
const steaming = answering(britishMoves, ({ question, view }) => {
  const seen = view();
  for (const ship of seen.battle?.ships ?? []) {
    if (ship.acted) continue;
    const goal = goalOf(seen, ship);
    const move = goal && question.targets('move').find(([id, to]) => id === ship.id && to === goal);
    if (move) return question.order('move', move);
  }
  return question.order('done');
});

function goalOf(view: View, ship: CombatantView): BattleSpace | undefined {
  const counter = shipIn(view, ship.id);
  const at = BATTLE_SPACES.indexOf(ship.space);
  if (counter?.side !== 'british' || counter.fate !== null) return undefined;
  if (!isHeavy(counter.type) || counter.markers >= 2 || !isStronger(view)) return BATTLE_SPACES[at - 1];
  const enemies = (view.battle?.ships ?? []).filter(({ id }) => shipIn(view, id)?.side === 'german' && shipIn(view, id)?.fate === null);
  const nearest = Math.min(...enemies.map(({ space }) => BATTLE_SPACES.indexOf(space)));
  return nearest - at > 1 ? BATTLE_SPACES[at + 1] : undefined;
}

const firing = answering(britishFire, ({ data, question, view, because }) => {
  const seen = view();
  const shot = best(question.targets('fire'), ([firer, target]) => worthOfShot(data, seen, firer, target));
  if (shot) because?.(shotInWords(data, seen, shot));
  return shot ? question.order('fire', shot) : question.order('done');
});

function shotInWords(data: Data, view: View, [from, at]: readonly [ShipId, ShipId]): string {
  const points = worthOfShip(data, at);
  return `A hit has a chance of ${percent(chanceOfShot(data, view, from, at))}, on a ship that counts ${pointsInWords(points)}.`;
}

function chanceOfShot(data: Data, view: View, from: ShipId, at: ShipId): number {
  const ships = view.battle?.ships ?? [];
  const firer = ships.find(({ id }) => id === from);
  const target = ships.find(({ id }) => id === at);
  return firer && target ? chanceOf(gunfire, gunFacts(data, view, firer, target), 'hit') : 0;
}

/** The likeliest hit on the most valuable ship that is not yet crippled. */
function worthOfShot(data: Data, view: View, from: ShipId, at: ShipId): number {
  const enemy = shipIn(view, at);
  const target = view.battle?.ships.find(({ id }) => id === at);
  if (!enemy || !target) return 0;
  const wounds = enemy.markers + target.hits;
  return chanceOfShot(data, view, from, at) * worthOfShip(data, at) * (wounds === 1 ? 2 : wounds >= 2 ? 0.3 : 1);
}

const pressing = answering(extraRound, ({ question, view, because }) => {
  const seen = view();
  because?.(
    `In guns that can still fire it is ${strength(seen, 'british').toFixed(1)} of ours against ${strength(seen, 'german').toFixed(1)} of theirs.`,
  );
  return question.order(isStronger(seen) ? 'press-on' : 'break-off');
});

export const captain = memoryless<FirstStrike>(
  'captain',
  'Makes for the sheds without guns, bombs low, and keeps the fleet together.',
  decideBy([
    mending,
    sailing,
    flying,
    dropping,
    landing,
    answering(deployment, ({ question }) => question.order('done')),
    steaming,
    firing,
    pressing,
  ]),
);
