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

/** The size at which words fill a room, but not above `most`. */
export const fittingSize = (words: string, room: number, most: number): number =>
  Math.min(
    most,
    room /
      Math.max(
        USUAL,
        [...words].reduce((sum, letter) => sum + widthOf(letter), 0),
      ),
  );
