/** Names fitted to the room they have, by the widths of the letters of the semibold serif; nothing has to be measured on the screen. */

/** As parts of the height of the type, a little generous. */
const widths: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[MW&]/, 0.98],
  [/[mw]/, 0.88],
  [/[ilj.,'’\s]/, 0.32],
  [/[ftrs\-/]/, 0.45],
  [/[\p{Lu}]/u, 0.7],
];
const USUAL = 0.6;

const widthOf = (letter: string): number => widths.find(([letters]) => letters.test(letter))?.[1] ?? USUAL;

/** The width of words in type of size one. */
export const lengthOf = (words: string): number => [...words].reduce((sum, letter) => sum + widthOf(letter), 0);

/** The size at which words fill a room, but not above `most`. */
export const fittingSize = (words: string, room: number, most: number): number => Math.min(most, room / Math.max(USUAL, lengthOf(words)));

/** Words that fill a room in type of this size: whole, or as many letters as fit. */
export function shortened(words: string, room: number, size: number): string {
  if (lengthOf(words) * size <= room) return words;
  const letters = [...words];
  while (letters.length > 1 && (lengthOf(letters.join('')) + lengthOf('.')) * size > room) letters.pop();
  return `${letters.join('').replace(/[\s.-]+$/, '')}.`;
}

/** The part of its width to which type is pressed together before a name loses letters. */
const NARROWEST = 0.78;

export interface SetName {
  readonly words: string;
  /** The width to which the words are pressed together; undefined for those that fit as they are. */
  readonly width: number | undefined;
}

/** A name in a room of this width and in type of this size: as it is, pressed together, or with fewer letters. */
export function setIn(words: string, room: number, size: number): SetName {
  const kept = shortened(words, room / NARROWEST, size);
  return { words: kept, width: room > 0 && lengthOf(kept) * size > room ? room : undefined };
}
