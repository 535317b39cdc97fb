/** In battle: the captain of the tactical system fights, and is told what his side has at stake beside the ships. */
import { answering } from '../../../kernel/index.ts';
import type { Stakes } from '../../../tactical/bot/index.ts';
import { balanceInWords, balanceOf, battlePlans } from '../../../tactical/bot/index.ts';
import type { Data } from '../data/data.ts';
import { warIn } from '../data/data.ts';
import { tactics } from '../rules/lender.ts';
import type { Side } from '../state.ts';
import type { View } from '../view.ts';
import { expectedIn } from './expected.ts';
import { settings } from './settings.ts';
import { worthAtStake } from './worth.ts';

/** A fleet in being is worth more than a fleet that has won: nobody wants to lose the war in an afternoon. */
function stakesOf(data: Data, view: View, side: Side): Stakes {
  const war = warIn(data, view);
  return { worth: worthAtStake(war, view), flight: 0, resolve: settings.resolve, expected: expectedIn(war, view, side), vital: [] };
}

/** Without a map, too, he goes while he can. */
const breakOff = answering(tactics.basic.disengaging, ({ data, question, side, view: look, because }) => {
  const view = look();
  const balance = view.basic === null ? 1 : balanceOf(view.basic, side, stakesOf(data, view, side));
  if (view.basic === null || balance >= settings.even[view.basic.night ? 'night' : 'day']) return undefined;
  because?.(`${balanceInWords(balance)}: too doubtful to stay for.`);
  return question.order('break-off');
});

/** He keeps his distance from all whom he has not as good as beaten, by whichever way he came so near. */
const keepAway = answering(tactics.basic.range, ({ data, question, side, view: look, because }) => {
  const view = look();
  const balance = view.basic === null ? 1 : balanceOf(view.basic, side, stakesOf(data, view, side));
  if (view.basic === null || balance >= settings.close) return undefined;
  because?.(`${balanceInWords(balance)}: not enough to come nearer for.`);
  return question.order(view.basic.range === 'short' ? 'change-range' : 'keep-range');
});

/** How he answers whatever a battle asks. */
export const fight = [breakOff, keepAway, ...battlePlans(tactics, stakesOf)];
