/** The captain: a player with a plan who sees what the player sees. */
import type { Bot } from '../../../kernel/index.ts';
import type { NineNavies } from '../kind.ts';
import type { Plan } from './asked.ts';
import { best, first, order, targets } from './asked.ts';
import { fightOrBreakOff, formGroups, goOn, nextBattle, pursue, sendPursuers } from './battle.ts';
import { britishSetUp, divide, germanSetUp, homecoming, leaveGibraltar } from './deployment.ts';
import { airstrike, target } from './gunnery.ts';
import { Mind } from './mind.ts';
import { oneZoneMoves, twoZoneMoves } from './sailing.ts';
import { repairs, shipLoss } from './yards.ts';

/** A convoy that the Allies cannot bar costs little and may win much. */
const convoyAttempt: Plan = (asked) => {
  const view = asked.view();
  const [base] = targets(asked, 'declare');
  const gibraltar = targets(asked, 'declare').find((each) => each === 'gibraltar');
  const open = gibraltar ?? (view.control['central-atlantic'] === 'allied' ? undefined : base);
  return open === undefined ? order(asked, 'pass') : order(asked, 'declare', open);
};

/** Britain would rather move after Germany. */
const room40: Plan = (asked) => {
  const { active, chits } = asked.view();
  return order(asked, active === 'britain' && chits.includes('germany') ? 'refuse' : 'accept');
};

const usRelease: Plan = (asked) => {
  const most = best(targets(asked, 'take'), Number);
  return most === undefined ? undefined : order(asked, 'take', most);
};

const plans: Readonly<Record<string, Plan>> = {
  'british-set-up': britishSetUp,
  'german-set-up': germanSetUp,
  'ship-loss': shipLoss,
  divide,
  'leave-gibraltar': leaveGibraltar,
  'convoy-attempt': convoyAttempt,
  'us-release': usRelease,
  'room-40': room40,
  'one-zone-moves': oneZoneMoves,
  'two-zone-moves': twoZoneMoves,
  repairs,
  'next-battle': nextBattle,
  furious: (asked) => order(asked, 'stay-silent'),
  airstrike,
  target,
  'fight-or-break-off': fightOrBreakOff,
  pursue,
  'form-groups': formGroups,
  'send-pursuers': sendPursuers,
  'next-set': (asked) => order(asked, 'engage', targets(asked, 'engage')[0]),
  'go-on': goOn,
  return: homecoming,
};

export const captain: Bot<NineNavies> = {
  name: 'captain',
  words: 'Keeps the fleet together, holds the seas that count, and breaks off in time.',
  sit: () => {
    const mind = new Mind();
    return { decide: (asked) => plans[asked.question.name]?.(asked, mind) ?? first(asked) };
  },
};
