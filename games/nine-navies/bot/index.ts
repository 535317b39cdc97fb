/** The captain: a player with a plan who sees what the player sees. */
import type { Bot } from '../../../kernel/index.ts';
import { answering, best, decideBy } from '../../../kernel/index.ts';
import type { NineNavies } from '../kind.ts';
import * as activation from '../rules/activation.ts';
import { declareConvoys } from '../rules/convoys.ts';
import { releaseAmericans } from '../rules/united-states.ts';
import { fightOrBreakOff, formGroups, goOn, nextBattle, nextSet, pursue, sendPursuers } from './battle.ts';
import { britishSetUp, divide, germanSetUp, homecoming, leaveGibraltar } from './deployment.ts';
import { airstrike, furious, target } from './gunnery.ts';
import { farSeas, nearSeas } from './sailing.ts';
import { repairs, shipLoss } from './yards.ts';

/** A convoy that the Allies cannot bar costs little and may win much. */
const convoyAttempt = answering(declareConvoys, ({ question, view, because }) => {
  const bases = question.targets('declare');
  const isOpen = view().control['central-atlantic'] !== 'allied';
  because?.(`The Central Atlantic is ${isOpen ? 'not held' : 'held'} by the Allies.`);
  const base = bases.find((each) => each === 'gibraltar') ?? (isOpen ? bases[0] : undefined);
  return base ? question.order('declare', base) : question.order('pass');
});

/** Britain would rather move after Germany. */
const room40 = answering(activation.room40, ({ question, view, because }) => {
  const { active, chits } = view();
  const isEarly = active === 'britain' && chits.includes('germany');
  if (isEarly) because?.('Germany has still to move, and Britain would rather see where.');
  return question.order(isEarly ? 'refuse' : 'accept');
});

const usRelease = answering(releaseAmericans, ({ question }) => {
  const most = best(question.targets('take'), Number);
  return most === undefined ? undefined : question.order('take', most);
});

const plans = [
  britishSetUp,
  germanSetUp,
  shipLoss,
  divide,
  leaveGibraltar,
  convoyAttempt,
  usRelease,
  room40,
  farSeas,
  nextBattle,
  furious,
  airstrike,
  fightOrBreakOff,
  pursue,
  formGroups,
  sendPursuers,
  nextSet,
  goOn,
];

/** Decisions of many picks are seen once, by whoever sits down. */
export const captain: Bot<NineNavies> = {
  name: 'captain',
  words: 'Keeps the fleet together, holds the seas that count, and breaks off in time.',
  sit: () => ({ decide: decideBy([...plans, nearSeas(), repairs(), target(), homecoming()]) }),
};
