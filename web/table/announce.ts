/** What the one live region of the table says: what happened, then what is asked. */

import type { Sight } from '../../table/index.ts';
import { plain } from '../parts/plain.ts';

/** As much of it as is read out. */
type Happened = Pick<Sight, 'question' | 'ending' | 'heard' | 'log'>;

/** More than this at once nobody wants read out; the rest stands in the log. */
const MOST = 8;

/** What has not been heard of yet; a viewer who has just sat down is sent the whole log, but has heard most of it. */
export function announcement({ log, heard, question, ending }: Happened): string {
  const news = log.entries.slice(Math.max(0, heard - log.from));
  const lines = news.filter(({ scene }) => scene.weight !== 'routine').map(({ words }) => plain(words));
  const left = lines.length - MOST;
  const told = left > 0 ? [`${left} more lines are in the log.`, ...lines.slice(left)] : lines;
  const asked = ending ? `The game is over. ${plain(ending.words)}` : plain(question?.prompt ?? '');
  return [...told, asked].filter(Boolean).map(asSentence).join(' ');
}

const asSentence = (words: string): string => (/[.?!]$/.test(words) ? words : `${words}.`);
