/** What the one live region of the table says: what happened, the gravest first, then what is asked. */

import type { Sight } from '../../table/index.ts';
import { plain } from '../parts/plain.ts';
import { type Chapter, hasWeight, reportOf } from './despatch-report.ts';
import { chapterInWords } from './despatch-words.ts';

/** As much of it as is read out. */
type Happened = Pick<Sight, 'question' | 'ending' | 'heard' | 'log' | 'viewer' | 'seats' | 'staff'>;

/** More than this at once nobody wants read out; the rest stands in the despatch and in the log. */
const MOST_LINES = 8;
const MOST_CHAPTERS = 3;

/** What has not been heard of yet; a viewer who has just sat down is sent the whole log, but has heard most of it. */
export function announcement(happened: Happened): string {
  const { question, ending, log } = happened;
  const chapters = reportOf(log.entries, unheardFrom(happened));
  // How many hits were to be expected comes after the lines that say what missed whom, not in their place.
  const told = [...(chapters.some(hasWeight) ? [] : lines(happened)), ...summary(chapters, happened)];
  const asked = ending ? `The game is over. ${plain(ending.words)}` : plain(question?.prompt ?? '');
  return [...staffInWords(happened), ...told, asked].filter(Boolean).map(asSentence).join(' ');
}

const staffInWords = ({ staff }: Happened): readonly string[] => staff.map(({ label, words }) => plain(`Staff, ${label}: ${words}`));

const unheardFrom = ({ heard, log }: Happened): number => Math.max(0, heard - log.from);

/** The despatch, where there is one. */
function summary(chapters: readonly Chapter[], { viewer, seats }: Happened): readonly string[] {
  const left = chapters.length - MOST_CHAPTERS;
  const told = chapters.slice(0, MOST_CHAPTERS).map((chapter) => chapterInWords(chapter, { viewer: viewer.id, sides: seats }));
  return left > 0 ? [...told, `${left} more in the despatch.`] : told;
}

/** Routine is read out only where nothing else has happened: whoever gives an order hears that it was taken. */
function lines(happened: Happened): readonly string[] {
  const news = happened.log.entries.slice(unheardFrom(happened));
  const matters = news.filter(({ scene }) => scene.weight !== 'routine');
  const told = (matters.length > 0 ? matters : news.filter(({ roll }) => roll === null)).map(({ words }) => plain(words));
  const left = told.length - MOST_LINES;
  return left > 0 ? [`${left} more lines are in the log.`, ...told.slice(left)] : told;
}

const asSentence = (words: string): string => (/[.?!]$/.test(words) ? words : `${words}.`);
