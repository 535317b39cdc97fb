/** What the board takes with one press: a fleet is dragged to where it goes, and a broadside fires as it bears. */
import type { Command } from '../../../kernel/index.ts';
import { atomsOf } from '../../../kernel/index.ts';
import type { Asking, Clicks, Counting } from '../../../kit/clicks.ts';
import { battleClicks, heldCourses } from '../../../tactical/board/clicks.ts';
import { isArea } from '../data/areas.ts';
import { passages } from '../passages.ts';
import { tactics } from '../rules/lender.ts';
import type { View } from '../view.ts';

/** All else is written on the card of the fleet, which is opened first. */
const byHand = ({ orders }: Asking): number =>
  orders.reduce((sum, { target }) => sum + (isArea(atomsOf(target ?? null)[1] ?? '') ? 1 : 2), 0);

export const clicks: Clicks = { ...battleClicks(tactics), ...Object.fromEntries(passages.map(({ question }) => [question, byHand])) };

/** CW-5.4a: who has no order stays. */
export const needless = ({ verb, target }: Command): boolean => verb === 'plot' && atomsOf(target ?? null)[1] === 'stay';

const isView = (view: object): view is View => 'battle' in view && 'fleets' in view;

export const endings: Counting['endings'] = (asked) => heldCourses(tactics, asked, (view) => (isView(view) ? view.battle : null));
