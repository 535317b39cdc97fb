/** Where it is written who sank: below her, or wherever beside her no name is written. Pure arithmetic. */
import { besideMarks, type Hanging } from '../../kit/beside-marks.ts';
import type { Spot } from '../../kit/gestures.ts';
import type { Berth } from './berths.ts';
import { plateBox } from './fan.ts';

/** In pixels: the size of the type, how far from her middle words keep, and where their usual line is. */
export const SUNK_TYPE = 11;
const [CLEAR, BELOW] = [33, 44];

export interface Sunk {
  readonly words: string;
  readonly at: Spot;
}

export function sunkWords(
  sunk: readonly Sunk[],
  berths: readonly Berth[],
  pixel: number,
): readonly (Hanging & { readonly words: string })[] {
  const names = berths.map((berth) => {
    const { x, y, width, height } = plateBox(berth, berth.plate, 0, berth.pixel);
    return [x, y, width, height] as const;
  });
  const wanted = sunk.map(({ words, at: { x, y } }) => ({
    name: words,
    at: [x, y] as const,
    clear: CLEAR * pixel,
    size: SUNK_TYPE * pixel,
    usual: { x, y: y + BELOW * pixel, anchor: 'middle' as const },
  }));
  return besideMarks(wanted, names).map((hanging, place) => ({ ...hanging, words: sunk[place]?.words ?? '' }));
}
