/** What the board takes with one press: a fleet is dragged to where it goes, and a broadside fires as it bears. */
import type { Command, SeenOption } from '../../../kernel/index.ts';
import { atomsOf, isSameOrder } from '../../../kernel/index.ts';
import type { Asking, Clicks, Counting } from '../../../kit/clicks.ts';
import { battleClicks, heldCourses } from '../../../tactical/board/clicks.ts';
import { AREAS, isArea } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import { passages } from '../passages.ts';
import { afterBattle, pursuing } from '../rules/aftermath.ts';
import { namingNextBattle } from '../rules/battle.ts';
import { tactics } from '../rules/lender.ts';
import { forcesOf } from '../rules/reinforcements.ts';
import { beforeBattle } from '../rules/scuttling.ts';
import type { View } from '../view.ts';
import { musterOf } from './muster.ts';

const isData = (data: object): data is Data => 'areas' in data && 'coalAreas' in data;
const isView = (view: object): view is View => 'battle' in view && 'fleets' in view;

/** What stands in a word beside the fleet in the list. */
const isHandy = ({ question }: Asking, order: Command): boolean =>
  question.handy.some(({ orders: [only, ...others] }) => others.length === 0 && only !== undefined && isSameOrder(only, order));

const pieceOf = ({ target }: Command): string => atomsOf(target ?? null)[0] ?? '';
const pieceOfOption = ({ target }: Pick<SeenOption, 'target'>): string => atomsOf(target)[0] ?? '';
const isAreaIn = (target: SeenOption['target']): boolean => isArea(atomsOf(target)[1] ?? '');

/** Fleets that lie under one which could be sent out as well and is not: their pile is opened first. Who has a course lies below. */
function covered({ question, view, data, orders }: Asking): ReadonlySet<string> {
  if (!isView(view) || !isData(data)) return new Set();
  const sent = new Set(orders.map(pieceOf));
  const onCourse = new Set(question.together.flatMap((each) => (each.label.startsWith('Sail on') ? each.orders.map(pieceOfOption) : [])));
  const able = new Set(question.options.filter(({ target }) => isAreaIn(target)).map(pieceOfOption));
  const muster = musterOf(data, view);
  const toBeSent = AREAS.map((area) =>
    [...muster.at(area, 'allied'), ...muster.at(area, 'central')].filter((id) => able.has(id) && !onCourse.has(id)),
  );
  return new Set(toBeSent.flatMap((pile) => (pile.some((id) => !sent.has(id)) ? pile.slice(pile.findIndex((id) => !sent.has(id))) : [])));
}

/** A fleet is dragged, alone or as the top of a pile. All else is written on its card, which is opened first. */
function byHand(asking: Asking): number {
  const below = covered(asking);
  const presses = (order: Command): number => {
    if (isHandy(asking, order)) return 1;
    return isAreaIn(order.target ?? null) && !below.has(pieceOf(order)) ? 1 : 2;
  };
  return asking.orders.reduce((sum, order) => sum + presses(order), 0);
}

export const clicks = (): Clicks => ({
  ...battleClicks(tactics),
  ...Object.fromEntries(passages.map(({ question }) => [question, byHand])),
});

/** CW-5.4a: who has no order stays. */
export const needless = ({ verb, target }: Command): boolean => verb === 'plot' && atomsOf(target ?? null)[1] === 'stay';

const { entry, setUp, move, gunnery, torpedoes, basic } = tactics;
const OF_BATTLES: ReadonlySet<string> = new Set([
  ...[entry, setUp, move, gunnery.aim, torpedoes.aim, basic.deadShips, basic.disengaging, basic.range].map(({ name }) => name),
  ...[namingNextBattle, beforeBattle, afterBattle, pursuing].map(({ name }) => name),
]);

export const isOfBattle: Counting['isOfBattle'] = (name) => OF_BATTLES.has(name);

/** CW-13.0: those of the lists. Liners and convoys come by the dice all through the war. */
export const arrivals: Counting['arrivals'] = ({ question, view, data }) => {
  if (!isView(view) || !isData(data)) return 0;
  const groups = forcesOf(data, view);
  return view.arrived.filter((place) => groups[place]?.side === question.side).length;
};

export const endings: Counting['endings'] = (asked) => heldCourses(tactics, asked, (view) => (isView(view) ? view.battle : null));
