/** Fight, break off, and chase. */
import { answering, best, percent } from '../../../kernel/index.ts';
import type { Zone } from '../data/map.ts';
import { enemyOf } from '../data/map.ts';
import { nameBattle } from '../rules/combat.ts';
import * as pursuit from '../rules/pursuit.ts';
import type { ShipView } from '../view.ts';
import { nextToChase, nextToRun, speedsIn, strengthIn } from './dividing.ts';
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

export const formGroups = answering(pursuit.formGroups, ({ question, side, view, because }) => {
  const seen = view();
  const next = nextToRun(seen, side);
  const detach = next && question.targets('detach').find(([id, to]) => id === next[0] && to === next[1]);
  if (!detach) return question.order('done');
  const speedOf = speedsIn(seen);
  const together = seen.battle?.fighters.filter((fighter) => fighter.side === side && fighter.group === 1) ?? [];
  because?.(`Speed ${speedOf(detach[0])} does not wait for speed ${Math.min(...together.map(({ id }) => speedOf(id)))}.`);
  return question.order('detach', detach);
});

export const sendPursuers = answering(pursuit.sendPursuers, ({ question, side, view, because }) => {
  const seen = view();
  const chase = nextToChase(seen, side, question.targets('chase'));
  if (!chase) return question.order('done');
  const [, group] = chase;
  const sum = strengthIn(seen);
  const inGroup = (isOurs: boolean): string =>
    sum(seen.battle?.fighters.filter((each) => (each.side === side) === isOurs && each.group === group) ?? []).toFixed(0);
  because?.(`Those who are after group ${group} count ${inGroup(true)}, and it ${inGroup(false)}: twice as much is enough.`);
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
