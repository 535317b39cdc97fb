/** The captain: a player with a plan who sees what the player sees. */
import type { Asked, Command, Target } from '../../kernel/index.ts';
import { chanceOf, commandsOf, memoryless, targetsIn } from '../../kernel/index.ts';
import type { ShipId } from './data/counters.ts';
import { SHIPS } from './data/counters.ts';
import type { Installation, RaidSpace } from './data/spaces.ts';
import { BATTLE_SPACES, RAID_ARROWS, TARGETS } from './data/spaces.ts';
import { bearsOn, isHeavy } from './data/tables.ts';
import type { FirstStrike } from './kind.ts';
import { batteryFire } from './rules/anti-aircraft.ts';
import { bombDrop } from './rules/bombing.ts';
import { gunfire } from './rules/gunnery.ts';
import type { CombatantView, ShipView, View } from './view.ts';

type Plane = View['aircraft'][number];

/** What one more hit is worth, and what a hit on an aircraft costs, in points; chosen by trial over many games. */
const HIT_WORTH = 0.8;
const FLAK_COST = 1.5;

export const captain = memoryless<FirstStrike>(
  'captain',
  'Makes for the sheds without guns, bombs low, and keeps the fleet together.',
  (asked) => plans[asked.question.name]?.(asked) ?? first(asked),
);

type Plan = (asked: Asked<FirstStrike>) => Command | undefined;

const offers = ({ question }: Asked<FirstStrike>, verb: string): boolean => {
  const offered = question.offered(verb);
  return offered === true || targetsIn(offered).length > 0;
};

const targets = ({ question }: Asked<FirstStrike>, verb: string): readonly Target[] => targetsIn(question.offered(verb));

const order = ({ side }: Asked<FirstStrike>, verb: string, target?: Target): Command =>
  target === undefined ? { side, verb } : { side, verb, target };

function first({ side, question }: Asked<FirstStrike>): Command {
  for (const command of commandsOf(side, question.offer)) return command;
  throw new Error(`nothing is offered at ${question.name}`);
}

const best = <T>(list: readonly T[], worth: (each: T) => number): T | undefined => {
  let winner: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const each of list) {
    const value = worth(each);
    if (value > most) {
      most = value;
      winner = each;
    }
  }
  return winner;
};

/** Never linger: every turn draws more Germans. Launch as soon as it is possible at all. */
const sailOrLaunch: Plan = (asked) => {
  if (offers(asked, 'launch')) return order(asked, 'launch');
  const view = asked.view();
  if (view.harwich === 'B' && view.raid === 'before') return order(asked, 'hold');
  return order(asked, 'sail', targets(asked, 'sail')[0]);
};

const guarded = (view: View, target: Installation): boolean => view.batteries.some((battery) => battery.at === target);

/** The chance of being hit by flak in a space at an altitude, from every battery that bears. */
function flak(view: View, space: RaidSpace, altitude: Plane['altitude']): number {
  let safe = 1;
  for (const { at } of view.batteries) {
    if (at === 'container' || at === 'out' || !bearsOn(at, space)) continue;
    safe *= 1 - chanceOf(batteryFire, { altitude, connected: at !== space, highWind: view.highWind }, 'hit');
  }
  return 1 - safe;
}

const bombChance = (plane: Plane, altitude = plane.altitude): number =>
  chanceOf(bombDrop, { factor: plane.damaged ? 1 : 2, altitude }, 'hit');

/** How many bombs are already on their way to an installation, so that the others look elsewhere. */
const crowding = (view: View, target: Installation): number =>
  view.hits[target] + view.aircraft.filter((plane) => plane.at === target).reduce((sum, plane) => sum + plane.bombs, 0);

/** One aircraft at a time: whatever is worth most, or done when nothing beats keeping still. */
const airMovement: Plan = (asked) => {
  const view = asked.view();
  for (const plane of view.aircraft) {
    const command = movePlane(asked, view, plane);
    if (command) return command;
  }
  return offers(asked, 'done') ? order(asked, 'done') : undefined;
};

function movePlane(asked: Asked<FirstStrike>, view: View, plane: Plane): Command | undefined {
  const flights = targets(asked, 'fly').filter((target) => typeof target === 'object' && target[0] === plane.id);
  if (flights.length === 0) return undefined;
  if (isTarget(plane.at)) return overTarget(asked, view, plane, plane.at, flights);
  const flight = best(flights, (target) => (typeof target === 'object' ? worthOfSpace(view, plane, String(target[1])) : 0));
  return flight === undefined ? undefined : order(asked, 'fly', flight);
}

const TARGET_IDS: readonly string[] = TARGETS;
const isTarget = (at: string): at is Installation => TARGET_IDS.includes(at);

/** Over an unguarded installation come down low and bomb; over a guarded one stay only if the bombs are worth the flak. */
function overTarget(
  asked: Asked<FirstStrike>,
  view: View,
  plane: Plane,
  at: Installation,
  flights: readonly Target[],
): Command | undefined {
  const leave = flights.find((target) => typeof target === 'object' && target[1] === 'escape');
  const away = leave === undefined ? undefined : order(asked, 'fly', leave);
  if (plane.bombs === 0) return away;
  const risk = flak(view, at, plane.altitude) * FLAK_COST;
  if (risk === 0 && plane.altitude !== 'low' && targets(asked, 'dive').includes(plane.id)) return order(asked, 'dive', plane.id);
  return bombChance(plane) * HIT_WORTH >= risk ? undefined : away;
}

/** An unguarded target near by is best; an entry is worth what lies beyond it. */
function worthOfSpace(view: View, plane: Plane, space: string): number {
  if (isTarget(space)) return worthOfTarget(view, plane, space);
  const here = TARGETS.filter((target) => RAID_ARROWS[target].some((entry) => entry === space));
  const beyond = Math.max(...here.map((target) => worthOfTarget(view, plane, target)), -9);
  return beyond - 0.6;
}

function worthOfTarget(view: View, plane: Plane, target: Installation): number {
  const bombs = plane.bombs * (guarded(view, target) ? bombChance(plane) : bombChance(plane, 'low')) * HIT_WORTH;
  const danger = flak(view, target, plane.altitude) * FLAK_COST * (guarded(view, target) ? 1 + plane.bombs : 1);
  return bombs - danger - 0.05 * crowding(view, target);
}

const bombing: Plan = (asked) => {
  const [plane] = targets(asked, 'bomb');
  return plane === undefined ? order(asked, 'done') : order(asked, 'bomb', plane);
};

/** Spread the aircraft, so that one torpedo does not take them all. */
const landing: Plan = (asked) => {
  const view = asked.view();
  const carrier = best(
    targets(asked, 'land'),
    (id) => -view.aircraft.filter((plane) => plane.at === 'aboard' && plane.carrier === id).length,
  );
  return carrier === undefined ? undefined : order(asked, 'land', carrier);
};

const WORTH = { BB: 4, BC: 4, CA: 2, CL: 2, DD: 1, CV: 3 } as const;
const TYPES: ReadonlyMap<string, keyof typeof WORTH> = new Map(SHIPS.map(({ id, type }) => [id, type]));
const worthOf = (id: Target | undefined): number => WORTH[TYPES.get(String(id)) ?? 'DD'];

const damageParty: Plan = (asked) => {
  const ship = best(targets(asked, 'repair'), worthOf);
  return ship === undefined ? undefined : order(asked, 'repair', ship);
};

const shipIn = (view: View, id: ShipId): ShipView | undefined => view.ships.find((ship) => ship.id === id);

/** Guns that can still fire: heavy ships count for more. */
function strength(view: View, side: 'british' | 'german'): number {
  let sum = 0;
  for (const { id } of view.battle?.ships ?? []) {
    const ship = shipIn(view, id);
    if (ship?.side === side && ship.fate === null && ship.markers < 2)
      sum += ship.type === 'BB' || ship.type === 'BC' ? ship.factor : ship.factor / 3;
  }
  return sum;
}

const isStronger = (view: View): boolean => strength(view, 'british') > strength(view, 'german') * 1.1;

/** Stay back unless stronger; then the heavy ships close to the range where only they can reach. */
const movement: Plan = (asked) => {
  const view = asked.view();
  for (const ship of view.battle?.ships ?? []) {
    if (ship.acted) continue;
    const goal = goalOf(view, ship);
    const move = goal && targets(asked, 'move').find((target) => typeof target === 'object' && target[0] === ship.id && target[1] === goal);
    if (move) return order(asked, 'move', move);
  }
  return order(asked, 'done');
};

function goalOf(view: View, ship: CombatantView): string | undefined {
  const counter = shipIn(view, ship.id);
  const at = BATTLE_SPACES.indexOf(ship.space);
  if (counter?.side !== 'british' || counter.fate !== null) return undefined;
  const heavy = counter.type === 'BB' || counter.type === 'BC';
  if (!heavy || counter.markers >= 2 || !isStronger(view)) return BATTLE_SPACES[at - 1];
  const enemies = (view.battle?.ships ?? []).filter(({ id }) => shipIn(view, id)?.side === 'german' && shipIn(view, id)?.fate === null);
  const nearest = Math.min(...enemies.map(({ space }) => BATTLE_SPACES.indexOf(space)));
  return nearest - at > 1 ? BATTLE_SPACES[at + 1] : undefined;
}

const fire: Plan = (asked) => {
  const view = asked.view();
  const shot = best(targets(asked, 'fire'), (target) => (typeof target === 'object' ? worthOfShot(view, target) : 0));
  return shot === undefined ? order(asked, 'done') : order(asked, 'fire', shot);
};

/** The likeliest hit on the most valuable ship that is not yet crippled. */
function worthOfShot(view: View, [from, at]: readonly (string | number)[]): number {
  const ships = view.battle?.ships ?? [];
  const firer = ships.find(({ id }) => id === from);
  const target = ships.find(({ id }) => id === at);
  const ship = firer && shipIn(view, firer.id);
  const enemy = target && shipIn(view, target.id);
  if (!firer || !target || !ship || !enemy) return 0;
  const chance = chanceOf(
    gunfire,
    {
      factor: ship.factor,
      range: Math.abs(BATTLE_SPACES.indexOf(firer.space) - BATTLE_SPACES.indexOf(target.space)),
      lightOnHeavy: !isHeavy(ship.type) && isHeavy(enemy.type),
      flipped: ship.flipped,
      marker: ship.markers > 0,
      fog: view.fog === view.harwich,
    },
    'hit',
  );
  const wounds = enemy.markers + target.hits;
  return chance * worthOf(enemy.id) * (wounds === 1 ? 2 : wounds >= 2 ? 0.3 : 1);
}

const extraRound: Plan = (asked) => order(asked, isStronger(asked.view()) ? 'press-on' : 'break-off');

const plans: Readonly<Record<string, Plan>> = {
  'damage-party': damageParty,
  'sail-or-launch': sailOrLaunch,
  'air-movement': airMovement,
  bombing,
  landing,
  deployment: (asked) => order(asked, 'done'),
  'british-movement': movement,
  'british-fire': fire,
  'extra-round': extraRound,
};
