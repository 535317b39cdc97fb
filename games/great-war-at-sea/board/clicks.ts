/** What the board takes many at a time: only the battles; on the chart orders are written fleet by fleet. */
import { battleClicks } from '../../../tactical/board/clicks.ts';
import { tactics } from '../rules/lender.ts';

export const clicks = () => battleClicks(tactics);
