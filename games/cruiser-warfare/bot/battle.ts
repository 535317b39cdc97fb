/** In battle: the captain of the tactical system fights, and is told what his side has at stake beside the ships. */
import { answering } from '../../../kernel/index.ts';
import type { Sheet } from '../../../tactical/battle.ts';
import { enemyOf } from '../../../tactical/battle.ts';
import type { Stakes } from '../../../tactical/bot/index.ts';
import { balanceOf, battlePlans, PLAIN } from '../../../tactical/bot/index.ts';
import type { Data } from '../data/data.ts';
import { battleNamed, sheetOf } from '../data/data.ts';
import { LAST_TURN } from '../rules/calendar.ts';
import { isPrize } from '../rules/fleet.ts';
import { tactics } from '../rules/lender.ts';
import { VALUE_OF_TRANSPORT } from '../rules/scoring.ts';
import { beforeBattle } from '../rules/scuttling.ts';
import type { ShipId, Side } from '../state.ts';
import type { View } from '../view.ts';
import { stakesOf } from './history.ts';
import { settings } from './settings.ts';

/** A raider is worth the prizes that she would still take; a prize, nothing to either side (CW-5.84b). */
function worthOf({ turn }: View, { id, points, nation, type }: Sheet): number {
  if (isPrize(id)) return 0;
  if (type.endsWith('transport')) return VALUE_OF_TRANSPORT;
  const raids = nation === 'german' && (type === 'CL' || type === 'AMC');
  return points + (raids ? settings.life * Math.max(0, LAST_TURN - turn) : 0);
}

/** Somebody has gone down already. */
const isBloody = ({ battle, basic }: View): boolean =>
  ((battle ?? basic)?.pieces ?? []).some(({ ships }) => ships?.some(({ damage }) => damage.sunk) === true);

/** CW-11.1b: British ships that run before anybody is sunk cost a point each. */
const britishIn = ({ battle, basic }: View): number =>
  ((battle ?? basic)?.pieces ?? []).reduce(
    (sum, { side, ships }) => sum + (side === 'allied' ? (ships?.filter(({ sheet }) => sheet.nation === 'british').length ?? 0) : 0),
    0,
  );

/** Those whom we have met before under this marker. */
function knownToBeHere(view: View, side: Side): readonly ShipId[] {
  const enemy = enemyOf(side);
  const token = view.contacts.find(({ place }) => place === view.fighting)?.tokens[enemy];
  return view.known.find((each) => each.token === token)?.ships ?? [];
}

const flightOf = (view: View, side: Side): number => (side === 'allied' && !isBloody(view) ? britishIn(view) : 0);

/** How we stand against the ships that are known to be there. */
function balanceIn(data: Data, view: View, side: Side): number {
  const fight = view.battle ?? view.basic;
  const expected = battleNamed(data, view.scenario).ships[enemyOf(side)].map((id) => sheetOf(data, view, id));
  return fight ? balanceOf(fight, side, { ...PLAIN, expected }) : 1;
}

const stakesIn = (data: Data, view: View, side: Side): Stakes =>
  stakesOf(data, battleNamed(data, view.scenario), view, side, flightOf(view, side), balanceIn(data, view, side));

const stakesAtSea = (data: Data, view: View, side: Side): Stakes => ({
  worth: (sheet) => worthOf(view, sheet),
  flight: flightOf(view, side),
  resolve: 1,
  expected: knownToBeHere(view, side).map((id) => sheetOf(data, view, id)),
  vital: [],
});

/** How he answers whatever a battle asks. */
export const fight = battlePlans(tactics, (data, view, side) =>
  view.scenario === 'campaign' ? stakesAtSea(data, view, side) : stakesIn(data, view, side),
);

/** CW-5.84b: prizes that go down by our own hand are worth a point; those that the enemy sinks are not. */
export const scuttlePrizes = answering(beforeBattle, ({ question }) => {
  const doomed = question.targets('scuttle').find(isPrize);
  return doomed === undefined ? question.order('done') : question.order('scuttle', doomed);
});
