/** What the board takes with one press: a fleet is dragged to where it goes, and a broadside fires as it bears. */
import type { Command } from '../../../kernel/index.ts';
import { atomsOf } from '../../../kernel/index.ts';
import type { Asking, Clicks, Counting } from '../../../kit/clicks.ts';
import { battleClicks, heldCourses } from '../../../tactical/board/clicks.ts';
import { isArea } from '../data/areas.ts';
import { passages } from '../passages.ts';
import { afterBattle, pursuing } from '../rules/aftermath.ts';
import { namingNextBattle } from '../rules/battle.ts';
import { tactics } from '../rules/lender.ts';
import { beforeBattle } from '../rules/scuttling.ts';
import type { View } from '../view.ts';

/** What stands in a word beside the fleet in the list. */
const isHandy = ({ question }: Asking, { verb, target }: Command): boolean =>
  question.handy.some(({ orders: [only, ...others] }) => others.length === 0 && only?.verb === verb && isSameTarget(only.target, target));

const isSameTarget = (one: Command['target'] | null, other: Command['target']): boolean => JSON.stringify(one) === JSON.stringify(other);

/** All else is written on the card of the fleet, which is opened first. */
const byHand = (asking: Asking): number =>
  asking.orders.reduce((sum, order) => sum + (isArea(atomsOf(order.target ?? null)[1] ?? '') || isHandy(asking, order) ? 1 : 2), 0);

export const clicks: Clicks = { ...battleClicks(tactics), ...Object.fromEntries(passages.map(({ question }) => [question, byHand])) };

/** CW-5.4a: who has no order stays. */
export const needless = ({ verb, target }: Command): boolean => verb === 'plot' && atomsOf(target ?? null)[1] === 'stay';

const { entry, setUp, move, gunnery, torpedoes } = tactics;
const OF_BATTLES: ReadonlySet<string> = new Set([
  ...[entry, setUp, move, gunnery.aim, torpedoes.aim].map(({ name }) => name),
  ...[namingNextBattle, beforeBattle, afterBattle, pursuing].map(({ name }) => name),
]);

export const isOfBattle: Counting['isOfBattle'] = (name) => OF_BATTLES.has(name);

const isView = (view: object): view is View => 'battle' in view && 'fleets' in view;

export const endings: Counting['endings'] = (asked) => heldCourses(tactics, asked, (view) => (isView(view) ? view.battle : null));
