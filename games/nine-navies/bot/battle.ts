/** Fight, break off, and chase. */
import { answering, best, percent } from '../../../kernel/index.ts';
import type { Zone } from '../data/map.ts';
import { enemyOf } from '../data/map.ts';
import type { ShipId } from '../data/ships.ts';
import { nameBattle } from '../rules/combat.ts';
import * as pursuit from '../rules/pursuit.ts';
import type { FighterView, ShipView, View } from '../view.ts';
import { inLine } from './gunnery.ts';
import { settings } from './settings.ts';
import { exchange, powerOf, priceOf, stakeOf, winChance } from './strength.ts';

const strengthOf = (ships: readonly ShipView[]): number => ships.reduce((sum, ship) => sum + powerOf(ship, false), 0);

/** The weightiest battle first. */
export const nextBattle = answering(nameBattle, ({ data, question, side, view, because }) => {
  const seen = view();
  const weightOf = (zone: Zone): number => {
    const { mine, theirs } = stakeOf(data, seen, zone, side);
    return mine + theirs;
  };
  const zone = best(question.targets('fight'), weightOf);
  if (zone) because?.(`The stakes are ${inPoints(weightOf(zone))} there, as many as in any sea that is fought over.`);
  return zone && question.order('fight', zone);
});

/** Fight on while the sea is worth the ships. */
export const fightOrBreakOff = answering(pursuit.fightOrBreakOff, ({ data, question, side, view, because }) => {
  const seen = view();
  if (!seen.battle) return undefined;
  const mine = strengthOf(inLine(seen, side));
  const theirs = strengthOf(inLine(seen, enemyOf(side)));
  const stake = stakeOf(data, seen, seen.battle.zone, side);
  const ships = priceOf(seen) * exchange(mine, theirs);
  const gain = winChance(mine, theirs) * (stake.mine + stake.theirs) + ships;
  because?.(
    `We drive them off with a chance of ${percent(winChance(mine, theirs))}, for ${inPoints(stake.mine + stake.theirs)}; the ships that are lost on both sides come to ${pointsInWords(ships)}.`,
  );
  return question.order(gain > settings.nerve * (stake.mine + stake.theirs) ? 'fight' : 'break-off');
});

const inPoints = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'}`;
const pointsInWords = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)} points`;

const ratioInWords = (mine: number, theirs: number): string =>
  theirs > 0 ? `${(mine / theirs).toFixed(1)} times as strong as` : 'a match for';

/** A chase costs nothing but what the quarry shoots back. */
export const pursue = answering(pursuit.pursueOrLetGo, ({ question, side, view, because }) => {
  const seen = view();
  const theirs = inLine(seen, enemyOf(side));
  const slowest = Math.min(...theirs.map(({ speed }) => speed));
  const mine = inLine(seen, side).filter(({ speed }) => speed >= slowest);
  const quarry = theirs.filter(({ speed }) => speed === slowest);
  because?.(
    `Our ships that are fast enough are ${ratioInWords(strengthOf(mine), strengthOf(quarry))} the slowest of theirs; a chase wants ${settings.chase}.`,
  );
  return question.order(strengthOf(mine) > settings.chase * strengthOf(quarry) ? 'pursue' : 'let-go');
});

const speeds = (view: View): ReadonlyMap<ShipId, number> => new Map(view.ships.map(({ id, speed }) => [id, speed]));

/** The fast are not made to wait for the slow: one group for each speed. */
export const formGroups = answering(pursuit.formGroups, ({ question, side, view, because }) => {
  const seen = view();
  const speed = speeds(seen);
  const of = ({ id }: FighterView): number => speed.get(id) ?? 1;
  const fleeing = seen.battle?.fighters.filter((fighter) => fighter.side === side) ?? [];
  const together = fleeing.filter(({ group }) => group === 1);
  const slowest = Math.min(...together.map(of));
  const next = together.find((fighter) => of(fighter) > slowest);
  if (!next) return question.order('done');
  const mates = fleeing.find((fighter) => fighter.group > 1 && of(fighter) === of(next));
  const group = mates?.group ?? Math.max(...fleeing.map((fighter) => fighter.group)) + 1;
  const detach = question.targets('detach').find(([id, to]) => id === next.id && to === group);
  if (!detach) return question.order('done');
  because?.(`Speed ${of(next)} does not wait for speed ${slowest}.`);
  return question.order('detach', detach);
});

/** Twice the quarry's strength is enough; whoever cannot be matched is let go. */
const ENOUGH = 2;

export const sendPursuers = answering(pursuit.sendPursuers, ({ question, side, view, because }) => {
  const seen = view();
  const fighters = seen.battle?.fighters ?? [];
  const here = new Set(fighters.map(({ id }) => id));
  const powers = new Map(seen.ships.filter(({ id }) => here.has(id)).map((ship) => [ship.id, powerOf(ship, false)]));
  const sum = (some: readonly FighterView[]): number => some.reduce((total, { id }) => total + (powers.get(id) ?? 0), 0);
  const mine = fighters.filter((fighter) => fighter.side === side);
  const chases = question.targets('chase');
  const groups = [...new Set(chases.map(([, group]) => group))];
  const group = best(groups, (number) => {
    const quarry = sum(fighters.filter((fighter) => fighter.side !== side && fighter.group === number));
    const sent = sum(mine.filter((fighter) => fighter.group === number));
    const able = new Set(chases.filter(([, to]) => to === number).map(([id]) => id));
    const could = sent + sum(mine.filter(({ id }) => able.has(id)));
    return sent < ENOUGH * quarry && could > settings.chase * quarry ? quarry + 1 : Number.NEGATIVE_INFINITY;
  });
  const chase = best(
    chases.filter(([, to]) => to === group),
    ([id]) => powers.get(id) ?? 0,
  );
  if (!chase || group === undefined) return question.order('done');
  const inGroup = (some: readonly FighterView[]): string => sum(some.filter((fighter) => fighter.group === group)).toFixed(0);
  because?.(
    `Those who are after group ${group} count ${inGroup(mine)}, and it ${inGroup(fighters.filter((each) => each.side !== side))}: twice as much is enough.`,
  );
  return question.order('chase', chase);
});

export const nextSet = answering(pursuit.nameSet, ({ question }) => {
  const [set] = question.targets('engage');
  return set === undefined ? undefined : question.order('engage', set);
});

export const goOn = answering(pursuit.chaseOn, ({ question, side, view, because }) => {
  const seen = view();
  const mine = strengthOf(inLine(seen, side));
  const theirs = strengthOf(inLine(seen, enemyOf(side)));
  because?.(`The pursuers are ${ratioInWords(mine, theirs)} those whom they chase; a chase wants ${settings.chase}.`);
  return question.order(mine > settings.chase * theirs ? 'press-on' : 'let-go');
});
