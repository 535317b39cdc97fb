/** What the board takes with one press: a fleet is dragged to where it goes, and a broadside fires as it bears. */
import { atomsOf } from '../../../kernel/index.ts';
import type { Asking, Clicks } from '../../../kit/clicks.ts';
import { battleClicks } from '../../../tactical/board/clicks.ts';
import { isArea } from '../data/areas.ts';
import { passages } from '../passages.ts';
import { tactics } from '../rules/lender.ts';

/** All else is written on the card of the fleet, which is opened first. */
const byHand = ({ orders }: Asking): number =>
  orders.reduce((sum, { target }) => sum + (isArea(atomsOf(target ?? null)[1] ?? '') ? 1 : 2), 0);

export const clicks: Clicks = { ...battleClicks(tactics), ...Object.fromEntries(passages.map(({ question }) => [question, byHand])) };
