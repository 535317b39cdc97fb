/** How the captain uses submarines: ahead of the enemy and unseen, closing as long as they have torpedoes; and how he hunts those that he has sighted. */
import type { Facing, Hex } from '../../../chart/hex.ts';
import { distance, STEPS, turned } from '../../../chart/hex.ts';
import { answering, best } from '../../../kernel/index.ts';
import type { Battle } from '../data/battle.ts';
import type { Arc } from '../data/card.ts';
import { battleOf } from '../data/data.ts';
import { facingOf, HEADINGS } from '../data/formation.ts';
import { enemiesOf } from '../rules/action.ts';
import { arcsTo } from '../rules/arcs.ts';
import { huntOf, promiseOf, submarineHunt } from '../rules/submarine-hunt.ts';
import { type Dive, diveOf, submarineOrders } from '../rules/submarine-orders.ts';
import { submarineStations } from '../rules/submarine-stations.ts';
import { boatRunning, submarineLaunching } from '../rules/submarine-torpedoes.ts';
import { boatIn, boatType, depthsFor, isSprint, wayAlong } from '../rules/submarines.ts';
import { chanceToHit, unseenTorpedoDie } from '../rules/to-hit.ts';
import type { Depth, ShipId } from '../state.ts';
import type { BoatView } from '../view.ts';
import { type Plot, plotOf } from './prospects.ts';
import type { Stance } from './stance.ts';

const nobodyHasMoved = (): boolean => false;

/** He shifts one or another about, ahead of one enemy or another, until he is content: nobody is to guess it. */
const stations = answering(submarineStations, ({ question, view, side, chance }) => {
  const enemies = enemiesOf(view(), side);
  const [enemy, boat] = [enemies[chance(enemies.length)], question.pieces[chance(question.pieces.length)]];
  if (!enemy || boat === undefined || chance(4) === 0) return question.order('done');
  const aside: Facing = turned(enemy.facing, chance(2) === 0 ? 1 : -1);
  const hex = enemy.hex + (7 + chance(8)) * STEPS[enemy.facing] + chance(4) * STEPS[aside];
  return question.takes('lie', [boat, hex]) === null ? question.order('done') : question.order('lie', [boat, hex]);
});

const ordersFor = (battle: Battle, boat: BoatView): Dive[] =>
  depthsFor(battle, boat).flatMap((depth) =>
    HEADINGS.flatMap((heading) => wayAlong(battle, boat, depth, facingOf(heading)).map((_, hexes): Dive => [depth, heading, hexes])),
  );

/** What it costs to be where lookouts are; a hull on the surface is seen from afar. */
function danger({ enemies }: Plot, hex: Hex, depth: Depth): number {
  const near = (hexes: number): number => enemies.filter((enemy) => distance(enemy.hex, hex) <= hexes).length;
  if (depth === 'surfaced') return 4 * Math.min(1, near(7));
  return depth === 'deep' ? 0.2 * near(0) : 0.35 * near(2);
}

/** Torpedoes that are in the water find their targets only from the right place. */
const holdsAim = ({ enemies }: Plot, { plotted }: BoatView, at: { readonly hex: Hex; readonly facing: Facing }, range: number): number =>
  plotted.filter(({ target, arc }) =>
    enemies.some(({ ship, hex }) => ship.id === target && distance(hex, at.hex) <= range && arcsTo(at, hex).includes(arc)),
  ).length;

const APPROACH = 0.3;
const BATTERY = 0.3;

function worthOfDive(plot: Plot, boat: BoatView, [depth, heading, hexes]: Dive): number {
  const facing = facingOf(heading);
  const hex = wayAlong(plot.battle, boat, depth, facing)[hexes] ?? boat.hex;
  const { range } = boatType(plot.battle, boat.id);
  const gap = plot.enemies.reduce((least, enemy) => Math.min(least, distance(enemy.hex, hex)), 60);
  const closing = boat.torpedoes > 0 ? -APPROACH * Math.max(0, gap - range + 1) - (depth === 'deep' ? 1 : 0) : APPROACH * gap;
  return 3 * holdsAim(plot, boat, { hex, facing }, range) + closing - danger(plot, hex, depth) - (isSprint(depth, hexes) ? BATTERY : 0);
}

const steering = answering(submarineOrders, ({ question, data, side, view }) => {
  const seen = view();
  const plot = plotOf(data, seen, side, nobodyHasMoved);
  for (const id of question.pieces) {
    const boat = boatIn(seen.boats, id);
    const [depth, heading, hexes] = diveOf(plot.battle, boat, question.draft);
    const wanted = best(ordersFor(plot.battle, boat), (each) => worthOfDive(plot, boat, each));
    if (!wanted) continue;
    if (wanted[0] !== depth) return question.order('dive', [id, wanted[0]]);
    if (wanted[1] !== heading || wanted[2] !== hexes) return question.order('steer', [id, wanted[1], wanted[2]]);
  }
  return question.order('done');
});

/** How often an enemy is where he would be if he held on, and the least that a torpedo is spent for. */
const [CONSTANCY, WORTHWHILE] = [0.5, 0.15];

interface Launch {
  readonly target: ShipId;
  readonly arc: Arc;
  readonly worth: number;
}

/** At whom one torpedo does most, if all hold on and she stays where she is. */
function bestLaunch({ battle, waters, enemies }: Plot, boat: BoatView): Launch | undefined {
  const { range, damage } = boatType(battle, boat.id);
  const launchAt = ({ ship, card, hex, speed }: Stance): Launch[] => {
    const [arc] = arcsTo(boat, hex);
    if (arc === undefined || distance(boat.hex, hex) > range) return [];
    const chance = chanceToHit(unseenTorpedoDie, boatRunning(waters, boat, { ...ship, hex, spent: speed, evasive: 0 }));
    return [{ target: ship.id, arc, worth: CONSTANCY * chance * Math.min(damage + 2, card.hull) }];
  };
  return best(enemies.flatMap(launchAt), ({ worth }) => worth, WORTHWHILE);
}

const launching = answering(submarineLaunching, ({ question, data, side, view }) => {
  const seen = view();
  const plot = plotOf(data, seen, side, nobodyHasMoved);
  for (const id of question.pieces) {
    if (question.targetsUnder(id, 'launch').length === 0) continue;
    const launch = bestLaunch(plot, boatIn(seen.boats, id));
    if (launch) return question.order('launch', [id, launch.target, launch.arc]);
  }
  return question.order('done');
});

/** Ship by ship, each as she can hurt it most; whoever rams pays for it. */
const hunting = answering(submarineHunt, ({ question, data, side, view }) => {
  const seen = view();
  const hunt = huntOf(battleOf(data, seen), seen, side);
  for (const id of question.pieces) {
    if (Object.hasOwn(question.draft, id)) continue;
    const attack = best(
      question.targetsUnder(id, 'attack'),
      (each) => promiseOf(hunt, question.draft, each) - (each[1] === 'ram' ? 0.5 : 0),
      0,
    );
    if (attack) return question.order('attack', attack);
  }
  return question.order('done');
});

export const submarines = [stations, steering, launching, hunting] as const;
