/** What the board takes many at a time: only the battles; on the chart of the world the list does. */
import { battleClicks } from '../../../tactical/board/clicks.ts';
import { tactics } from '../rules/lender.ts';

export const clicks = battleClicks(tactics);
