/** Words that come from outside (a file, an argument, a store), made fit to be said: short, in one line, and nothing that a terminal would obey. */

/** What is quoted needs no more to be known again. */
const MOST_QUOTED = 200;
/** A sentence with lists of our own may be longer, but not without end. */
const MOST_SAID = 1000;

/** Blanks of all kinds, control characters, marks that turn the direction of writing, halves of characters. */
const UNSPEAKABLE = /[\s\p{Cc}\p{Cf}\p{Cs}]+/gu;

/** Of megabytes no more is read than could be said. */
function cut(words: string, most: number): string {
  const line = words
    .slice(0, 4 * most)
    .replaceAll(UNSPEAKABLE, ' ')
    .trim();
  const letters = [...line];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : line;
}

/** Words inside a sentence of ours. */
export const quoted = (words: string): string => cut(words, MOST_QUOTED);

/** A whole sentence, whoever wrote its parts. */
export const oneLine = (sentence: string): string => cut(sentence, MOST_SAID);

/** What stands at some place of a file. Of a list or an object no more is told, however deep it is. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  return quoted(JSON.stringify(value));
}
