/** How close the chart must be looked at so that the fanned ships and their hexes just fill the screen. Pure arithmetic. */
import { boxAround } from '../../kit/hex-geometry.ts';
import { steppedPixel } from '../../kit/in-full.ts';
import type { Room } from '../../kit/room.ts';
import type { Box } from '../../kit/view-box.ts';
import { SIZE } from './berths.ts';
import { BOUNDLESS, fanned, unionOf } from './fan.ts';
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

/** What is seen of those who are looked at, as they lie among all on a chart that reaches so far; null where nobody is. */
export function fittingView(
  laid: readonly Laid[],
  room: Room,
  half = BOUNDLESS,
  isLookedAt: (laid: Laid) => boolean = () => true,
): Box | null {
  const shown = laid.filter(isLookedAt);
  const hexes = boxAround(
    shown.flatMap(({ hex }) => (hex === null ? [] : [hex])),
    SIZE,
  );
  if (!hexes) return null;
  const widest = SIZE / SMALLEST;
  for (let pixel = steppedPixel(SIZE / LARGEST); ; pixel *= STEP) {
    const { lines } = fanned(laid, pixel * drawnSize(room), half);
    const all = unionOf([hexes, ...shown.flatMap(({ token }) => lines.get(token) ?? [])]);
    const fits = all.width + 2 * MARGIN * pixel <= room.width * pixel && all.height + 2 * MARGIN * pixel <= room.height * pixel;
    if (fits || pixel * STEP > widest) return aboutThe(all, room, pixel);
  }
}
