/** How close the chart must be looked at so that the fanned ships and their hexes just fill the screen. Pure arithmetic. */
import { boxAround } from '../../kit/hex-geometry.ts';
import { steppedPixel } from '../../kit/in-full.ts';
import type { Room } from '../../kit/room.ts';
import type { Box } from '../../kit/view-box.ts';
import { SIZE } from './berths.ts';
import { BOUNDLESS, type Fanned, fanned, unionOf } from './fan.ts';
import type { Laid } from './laid.ts';

/** Hexes of so many pixels from middle to corner are large enough; a chart of less than that is not looked at farther off. */
const [LARGEST, SMALLEST] = [92, 20];
/** Pixels left free about the ships. */
const MARGIN = 30;
/** Four steps to each doubling. */
const STEP = 2 ** 0.25;

const aboutThe = (box: Box, { width, height }: Room, pixel: number): Box => ({
  x: box.x + box.width / 2 - (width * pixel) / 2,
  y: box.y + box.height / 2 - (height * pixel) / 2,
  width: width * pixel,
  height: height * pixel,
});

/** In a narrow pane all is drawn a little smaller. */
const NARROW = 560;
export const isNarrow = ({ width }: Room): boolean => width < NARROW;
export const drawnSize = (room: Room): number => (isNarrow(room) ? 0.9 : 1);

/** How all lie at so many units to a pixel. */
export type Fan = (pixel: number) => Fanned['lines'];

/** What of the same fleet is looked at may be asked several times: to fan it out is dear, and is done once for each closeness. */
export function fanOf(laid: readonly Laid[], half = BOUNDLESS): Fan {
  const known = new Map<number, Fanned['lines']>();
  return (pixel) => {
    const lines = known.get(pixel) ?? fanned(laid, pixel, half).lines;
    known.set(pixel, lines);
    return lines;
  };
}

/** What is seen of those who are looked at, as they lie among all; null where nobody is. */
export function fittingView(
  laid: readonly Laid[],
  room: Room,
  fan: Fan = fanOf(laid),
  isLookedAt: (laid: Laid) => boolean = () => true,
): Box | null {
  const shown = laid.filter(isLookedAt);
  const hexes = boxAround(
    shown.flatMap(({ hex }) => (hex === null ? [] : [hex])),
    SIZE,
  );
  if (!hexes) return null;
  const widest = SIZE / SMALLEST;
  const fits = ({ width, height }: Box, pixel: number): boolean =>
    width + 2 * MARGIN * pixel <= room.width * pixel && height + 2 * MARGIN * pixel <= room.height * pixel;
  for (let pixel = steppedPixel(SIZE / LARGEST); ; pixel *= STEP) {
    const isLast = pixel * STEP > widest;
    // Where their very hexes have no room, nobody need be fanned out.
    if (!isLast && !fits(hexes, pixel)) continue;
    const lines = fan(pixel * drawnSize(room));
    const all = unionOf([hexes, ...shown.flatMap(({ token }) => lines.get(token) ?? [])]);
    if (isLast || fits(all, pixel)) return aboutThe(all, room, pixel);
  }
}
