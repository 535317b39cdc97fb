/** How close the chart must be looked at so that the fanned ships and their hexes just fill the screen. Pure arithmetic. */
import { boxAround } from '../../kit/hex-geometry.ts';
import { steppedPixel } from '../../kit/in-full.ts';
import type { Room } from '../../kit/room.ts';
import type { Box } from '../../kit/view-box.ts';
import { SIZE } from './berths.ts';
import { ASIDE, BOUNDLESS, type Fanned, fanned, unionOf } from './fan.ts';
import { MANY } from './fleet.ts';
import type { Laid } from './laid.ts';

/** Hexes of so many pixels from middle to corner are large enough; a chart of less than that is not looked at farther off. */
const [LARGEST, SMALLEST] = [92, 20];
/** Four steps to each doubling. */
const STEP = 2 ** 0.25;

/** In a narrow pane all is drawn a little smaller. */
const NARROW = 560;
export const isNarrow = ({ width }: Room): boolean => width < NARROW;
export const drawnSize = (room: Room): number => (isNarrow(room) ? 0.9 : 1);

/** Pixels left free about the ships. */
export interface Margins {
  readonly side: number;
  readonly above: number;
  readonly below: number;
}

/** The hint stands at the upper edge of a wide pane, the keys of the playback at the lower; in a low pane there is less. */
export function marginsIn(room: Room): Margins {
  const side = Math.min(30, room.height / 14);
  return isNarrow(room) ? { side, above: side, below: side } : { side, above: side + 6, below: side + 22 };
}

const fits = ({ width, height }: Box, room: Room, pixel: number): boolean => {
  const { side, above, below } = marginsIn(room);
  return width <= (room.width - 2 * side) * pixel && height <= (room.height - above - below) * pixel;
};

/** In the middle of what is free. */
function aboutThe(box: Box, room: Room, pixel: number): Box {
  const { above, below } = marginsIn(room);
  return {
    x: box.x + box.width / 2 - (room.width * pixel) / 2,
    y: box.y + box.height / 2 - ((room.height + above - below) * pixel) / 2,
    width: room.width * pixel,
    height: room.height * pixel,
  };
}

/** How all lie at so many units to a pixel. */
export type Fan = (pixel: number) => Fanned;

/** How lines of ships give way to each other: as usual, or as all of them fit into the pane. */
const WAYS = [ASIDE, 4, 0.5];

/** What of the same fleet is looked at may be asked several times: to fan it out is dear, and is done once for each closeness. */
export function fanOf(laid: readonly Laid[], half = BOUNDLESS, room?: Room): Fan {
  const known = new Map<number, Fanned>();
  const ways = room && laid.length <= MANY ? WAYS : [ASIDE];
  const fanAt = (pixel: number): Fanned => {
    const { side, below } = room ? marginsIn(room) : { side: 0, below: 0 };
    const held = { x: half.x - side * pixel, y: half.y - below * pixel };
    let first: Fanned | undefined;
    for (const aside of ways) {
      const all = fanned(laid, pixel, held, aside);
      if (room && all.lines.size > 0 && fits(unionOf([...all.lines.values()]), room, pixel / drawnSize(room))) return all;
      first ??= all;
    }
    return first ?? fanned([], pixel);
  };
  return (pixel) => {
    const all = known.get(pixel) ?? fanAt(pixel);
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
  for (let pixel = steppedPixel(SIZE / LARGEST); ; pixel *= STEP) {
    const isLast = pixel * STEP > widest;
    // Where their very hexes have no room, nobody need be fanned out.
    if (!isForShips && !isLast && !fits(hexes, room, pixel)) continue;
    const { lines, ships } = fan(pixel * drawnSize(room));
    const drawn = shown.flatMap(({ token }) => (isForShips ? ships : lines).get(token) ?? []);
    const all = unionOf(isForShips ? drawn : [hexes, ...drawn]);
    const isWhole = fits(all, room, pixel);
    if (isLast || isWhole) return { view: aboutThe(all, room, pixel), isWhole };
  }
}
