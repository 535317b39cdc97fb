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
/** Pixels left free about the ships; in a low pane there are fewer. */
const marginIn = ({ height }: Room): number => Math.min(30, height / 14);
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
export type Fan = (pixel: number) => Pick<Fanned, 'lines' | 'ships'>;

/** What of the same fleet is looked at may be asked several times: to fan it out is dear, and is done once for each closeness. */
export function fanOf(laid: readonly Laid[], half = BOUNDLESS): Fan {
  const known = new Map<number, Fanned>();
  return (pixel) => {
    const all = known.get(pixel) ?? fanned(laid, pixel, half);
    known.set(pixel, all);
    return all;
  };
}

export interface Fitting {
  readonly view: Box;
  /** All who are looked at lie in it. */
  readonly isWhole: boolean;
}

/** What is seen of those who are looked at, as they lie among all, with their lines and their hexes unless these ships alone matter; null where nobody is. */
export function fittingView(
  laid: readonly Laid[],
  room: Room,
  fan: Fan = fanOf(laid),
  isLookedAt: (laid: Laid) => boolean = () => true,
  isForShips = false,
): Fitting | null {
  const shown = laid.filter(isLookedAt);
  const hexes = boxAround(
    shown.flatMap(({ hex }) => (hex === null ? [] : [hex])),
    SIZE,
  );
  if (!hexes) return null;
  const widest = SIZE / SMALLEST;
  const free = 2 * marginIn(room);
  const fits = ({ width, height }: Box, pixel: number): boolean =>
    width + free * pixel <= room.width * pixel && height + free * pixel <= room.height * pixel;
  for (let pixel = steppedPixel(SIZE / LARGEST); ; pixel *= STEP) {
    const isLast = pixel * STEP > widest;
    // Where their very hexes have no room, nobody need be fanned out.
    if (!isForShips && !isLast && !fits(hexes, pixel)) continue;
    const { lines, ships } = fan(pixel * drawnSize(room));
    const drawn = shown.flatMap(({ token }) => (isForShips ? ships : lines).get(token) ?? []);
    const all = unionOf(isForShips ? drawn : [hexes, ...drawn]);
    const isWhole = fits(all, pixel);
    if (isLast || isWhole) return { view: aboutThe(all, room, pixel), isWhole };
  }
}
