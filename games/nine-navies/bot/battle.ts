/** Fight, break off, and chase. */
import { enemyOf } from '../data/map.ts';
import type { Fighter } from '../state.ts';
import type { ShipView, View } from '../view.ts';
import type { Plan } from './asked.ts';
import { best, order, part, targets } from './asked.ts';
import { inLine } from './gunnery.ts';
import { isZone } from './seas.ts';
import { settings } from './settings.ts';
import { exchange, powerOf, priceOf, stakeOf, winChance } from './strength.ts';

const strengthOf = (ships: readonly ShipView[]): number => ships.reduce((sum, ship) => sum + powerOf(ship, false), 0);

/** The weightiest battle first. */
export const nextBattle: Plan = (asked) => {
  const view = asked.view();
  const zone = best(targets(asked, 'fight'), (each) => {
    const stake = typeof each === 'string' && isZone(each) ? stakeOf(view, each, asked.side) : { mine: 0, theirs: 0 };
    return stake.mine + stake.theirs;
  });
  return zone === undefined ? undefined : order(asked, 'fight', zone);
};

/** Fight on while the sea is worth the ships. */
export const fightOrBreakOff: Plan = (asked) => {
  const view = asked.view();
  if (!view.battle) return undefined;
  const mine = strengthOf(inLine(view, asked.side));
  const theirs = strengthOf(inLine(view, enemyOf(asked.side)));
  const stake = stakeOf(view, view.battle.zone, asked.side);
  const gain = winChance(mine, theirs) * (stake.mine + stake.theirs) + priceOf(view) * exchange(mine, theirs);
  return order(asked, gain > settings.nerve * (stake.mine + stake.theirs) ? 'fight' : 'break-off');
};

/** A chase costs nothing but what the quarry shoots back. */
export const pursue: Plan = (asked) => {
  const view = asked.view();
  const theirs = inLine(view, enemyOf(asked.side));
  const slowest = Math.min(...theirs.map(({ speed }) => speed));
  const mine = inLine(view, asked.side).filter(({ speed }) => speed >= slowest);
  const quarry = theirs.filter(({ speed }) => speed === slowest);
  return order(asked, strengthOf(mine) > settings.chase * strengthOf(quarry) ? 'pursue' : 'let-go');
};

const speeds = (view: View): ReadonlyMap<string, number> => new Map(view.ships.map(({ id, speed }) => [id, speed]));

/** The fast are not made to wait for the slow: one group for each speed. */
export const formGroups: Plan = (asked) => {
  const view = asked.view();
  const speed = speeds(view);
  const of = ({ id }: Fighter): number => speed.get(id) ?? 1;
  const fleeing = view.battle?.fighters.filter(({ side }) => side === asked.side) ?? [];
  const together = fleeing.filter(({ group }) => group === 1);
  const slowest = Math.min(...together.map(of));
  const next = together.find((fighter) => of(fighter) > slowest);
  if (!next) return order(asked, 'done');
  const mates = fleeing.find((fighter) => fighter.group > 1 && of(fighter) === of(next));
  const group = mates?.group ?? Math.max(...fleeing.map((fighter) => fighter.group)) + 1;
  const detach = targets(asked, 'detach').find((target) => part(target, 0) === next.id && part(target, 1) === group);
  return detach === undefined ? order(asked, 'done') : order(asked, 'detach', detach);
};

/** Twice the quarry's strength is enough; whoever cannot be matched is let go. */
const ENOUGH = 2;

export const sendPursuers: Plan = (asked) => {
  const view = asked.view();
  const fighters = view.battle?.fighters ?? [];
  const here = new Set(fighters.map(({ id }) => id));
  const powers = new Map<unknown, number>(view.ships.filter(({ id }) => here.has(id)).map((ship) => [ship.id, powerOf(ship, false)]));
  const power = ({ id }: Fighter): number => powers.get(id) ?? 0;
  const sum = (fighters: readonly Fighter[]): number => fighters.reduce((total, fighter) => total + power(fighter), 0);
  const mine = fighters.filter(({ side }) => side === asked.side);
  const chases = targets(asked, 'chase');
  const groups = [...new Set(chases.map((chase) => Number(part(chase, 1))))];
  const group = best(groups, (number) => {
    const quarry = sum(fighters.filter((fighter) => fighter.side !== asked.side && fighter.group === number));
    const sent = sum(mine.filter((fighter) => fighter.group === number));
    const able = new Set(chases.filter((chase) => part(chase, 1) === number).map((chase) => part(chase, 0)));
    const could = sent + sum(mine.filter(({ id }) => able.has(id)));
    return sent < ENOUGH * quarry && could > settings.chase * quarry ? quarry + 1 : Number.NEGATIVE_INFINITY;
  });
  const chase =
    group === undefined
      ? undefined
      : best(
          chases.filter((each) => part(each, 1) === group),
          (each) => powers.get(part(each, 0)) ?? 0,
        );
  return chase === undefined ? order(asked, 'done') : order(asked, 'chase', chase);
};

export const goOn: Plan = (asked) => {
  const view = asked.view();
  const mine = strengthOf(inLine(view, asked.side));
  return order(asked, mine > settings.chase * strengthOf(inLine(view, enemyOf(asked.side))) ? 'press-on' : 'let-go');
};
