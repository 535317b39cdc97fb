/** What the one live region of the table says: what happened, then what is asked. */
import { plain } from '../parts/words.tsx';
import type { Table } from '../protocol.ts';

/** More than this at once nobody wants read out; the rest stands in the log. */
const MOST = 8;

export function announcement({ log, question, ending }: Table): string {
  const lines = log.entries.filter(({ routine }) => !routine).map(({ words }) => plain(words));
  const left = lines.length - MOST;
  const told = left > 0 ? [`${left} more lines are in the log.`, ...lines.slice(left)] : lines;
  const asked = ending ? `The game is over. ${plain(ending.words)}` : plain(question?.prompt ?? '');
  return [...told, asked].filter(Boolean).map(asSentence).join(' ');
}

const asSentence = (words: string): string => (/[.?!]$/.test(words) ? words : `${words}.`);
