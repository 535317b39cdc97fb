/** A despatch in words: what befell whom, as the one who reads it would say it. */
import { type Fate, gathered } from '../../kernel/index.ts';
import { capital } from '../../kit/words.ts';
import type { Befallen, Named } from '../../table/index.ts';
import { plain } from '../parts/plain.ts';
import type { Chapter, Luck } from './despatch-report.ts';

/** Who reads, and what the sides are called. */
export interface Reader {
  readonly viewer: string;
  readonly sides: readonly Named[];
}

const OWN: Readonly<Record<Fate, string>> = {
  sunk: 'lost',
  taken: 'taken from us',
  'driven-off': 'out of it',
  damaged: 'damaged',
  found: 'found by the enemy',
  saved: 'safe',
};
const OTHERS: Readonly<Record<Fate, string>> = {
  sunk: 'sunk',
  taken: 'taken',
  'driven-off': 'driven off',
  damaged: 'damaged',
  found: 'found',
  saved: 'got away',
};

const isOwn = (side: string | null, { viewer }: Reader): boolean => side === viewer;

export const fateInWords = ({ side, fate }: Befallen, reader: Reader): string => (isOwn(side, reader) ? OWN : OTHERS)[fate];

/** 'Our own', 'The enemy', or by name to those who are neither. */
export function whoseInWords(side: string | null, reader: Reader): string {
  if (side === null) return 'Besides';
  if (isOwn(side, reader)) return 'Our own';
  const plays = reader.sides.some(({ id }) => id === reader.viewer);
  return plays ? 'The enemy' : (reader.sides.find(({ id }) => id === side)?.name ?? 'The enemy');
}

/** One decimal, as of something that was only to be expected. */
export const roughly = (figure: number): string => Math.max(0, figure).toFixed(1);

/** Where one plays alone, nobody else rolls but the enemy. */
const rollerInWords = (side: string | null, reader: Reader): string =>
  side !== null ? whoseInWords(side, reader) : reader.sides.length === 1 ? 'The enemy' : 'All dice';

export const luckInWords = ({ side, came, expected, of = 'hit', soFar }: Luck, reader: Reader): string =>
  `${rollerInWords(side, reader)}${soFar ? ' so far' : ''}: ${came} ${of}${came === 1 ? '' : 's'}, ${roughly(expected)} expected`;

/** Nothing is said of a number that the reader may not know. */
const numbered = (count: number, words: string): string => (count > 0 ? `${count} ${words}` : words);

const sentenceOf = (befallen: Befallen, reader: Reader): string =>
  `${whoseInWords(befallen.side, reader)}, ${numbered(befallen.count, fateInWords(befallen, reader))}: ${gathered(befallen.names)}.`;

/** What a line has to say under a title: nothing, if it is the title, and of 'Contact in M4: one fleet' what comes after it. */
function beneath(title: string, words: string): string {
  const [head = '', ...rest] = words.split(': ');
  if (plain(head).replace(/\.$/, '') !== title) return words;
  return capital(rest.join(': '));
}

/** The lines of a chapter, without what its title has said. */
export const besidesInWords = ({ title, besides }: Pick<Chapter, 'title' | 'besides'>): readonly string[] =>
  besides.map(({ words }) => beneath(title, words)).filter(Boolean);

/** All of a chapter, as it is read out. */
export const chapterInWords = (chapter: Chapter, reader: Reader): string =>
  [
    `${chapter.title}.`,
    ...chapter.befallen.map((each) => sentenceOf(each, reader)),
    ...besidesInWords(chapter).map(plain),
    ...chapter.luck.map((each) => `${luckInWords(each, reader)}.`),
  ].join(' ');

/** What stands at the head of a card: 'sunk 5, lost 2'; of one that is folded and has nothing to count, the first that it tells, or its luck. */
export function headInWords(chapters: readonly Chapter[], reader: Reader, isFolded: boolean): string {
  const counts = new Map<string, number>();
  for (const each of chapters.flatMap(({ befallen }) => befallen)) {
    const words = fateInWords(each, reader);
    counts.set(words, (counts.get(words) ?? 0) + each.count);
  }
  const [chapter] = isFolded ? chapters : [];
  const first = chapter?.besides.map(({ words }) => plain(words))[0] ?? chapter?.luck.map((luck) => luckInWords(luck, reader))[0] ?? '';
  return [...counts].map(([words, count]) => numbered(count, words)).join(', ') || first;
}
