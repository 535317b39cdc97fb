/** In battle: the captain of the tactical system fights, and is told what his side has at stake beside the ships. */
import type { Sheet } from '../../../tactical/battle.ts';
import type { Stakes } from '../../../tactical/bot/index.ts';
import { battleAnswer } from '../../../tactical/bot/index.ts';
import { LAST_TURN } from '../rules/calendar.ts';
import { isPrize } from '../rules/fleet.ts';
import type { View } from '../view.ts';
import type { Plan } from './asked.ts';
import { order, targets } from './asked.ts';
import { settings } from './settings.ts';

/** CW-11.8d: a transport with troops. */
const TROOPS = 10;

/** A raider is worth the prizes that she would still take; a prize, nothing to either side (CW-5.84b). */
function worthOf({ turn }: View, { id, points, nation, type }: Sheet): number {
  if (isPrize(id)) return 0;
  if (type.endsWith('transport')) return TROOPS;
  const raids = nation === 'german' && (type === 'CL' || type === 'AMC');
  return points + (raids ? settings.life * Math.max(0, LAST_TURN - turn) : 0);
}

/** CW-11.1b: British ships that run before anybody is sunk cost a point each. */
const britishIn = ({ battle, basic }: View): number =>
  ((battle ?? basic)?.pieces ?? []).reduce(
    (sum, { side, ships }) => sum + (side === 'allied' ? (ships?.filter(({ sheet }) => sheet.nation === 'british').length ?? 0) : 0),
    0,
  );

export const fight: Plan = (asked) => {
  const view = asked.view();
  const engagement = view.battle ?? view.basic;
  if (!engagement) return undefined;
  const stakes: Stakes = {
    worth: (sheet) => worthOf(view, sheet),
    flight: asked.side === 'allied' ? britishIn(view) : 0,
    resolve: 1,
  };
  return battleAnswer(engagement, asked, stakes);
};

/** CW-5.84b: prizes that go down by our own hand are worth a point; those that the enemy sinks are not. */
export const beforeBattle: Plan = (asked) => {
  const doomed = targets(asked, 'scuttle').find((id) => isPrize(String(id)));
  return doomed === undefined ? order(asked, 'done') : order(asked, 'scuttle', doomed);
};
