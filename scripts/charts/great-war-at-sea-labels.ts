/** Finds for every port and landmark the side of its mark on which the name stands best. */
import type { Box, Point } from '../../chart/chart.ts';
import { isInside, type Ring } from '../../chart/geometry.ts';

export type Stand = 'right' | 'left' | 'above' | 'below';
const STANDS: readonly Stand[] = ['right', 'left', 'above', 'below'];

export interface Wanted {
  readonly name: string;
  readonly at: Point;
  /** Type size in chart units. */
  readonly size: number;
  /** How far the name keeps from the middle of the mark. */
  readonly clear: number;
  /** So many times its own size is kept free for the name. */
  readonly room: number;
  /** Names of ports stand on land, names of what lies in the sea in the water. */
  readonly on: 'land' | 'sea';
}

export interface Placed {
  readonly stand: Stand;
  /** Where the text is hung up: its start, end or middle, on the baseline. */
  readonly at: Point;
}

/** The mean width of a letter, in parts of the type size. */
const LETTER = 0.54;

const hungAt = ({ at: [x, y], size, clear }: Wanted, stand: Stand): Point => {
  if (stand === 'right') return [x + clear, y + size * 0.34];
  if (stand === 'left') return [x - clear, y + size * 0.34];
  return stand === 'above' ? [x, y - clear] : [x, y + clear + size * 0.72];
};

const boxOf = (wanted: Wanted, stand: Stand): Box => {
  const [x, y] = hungAt(wanted, stand);
  const width = wanted.name.length * LETTER * wanted.size;
  const left = stand === 'right' ? x : stand === 'left' ? x - width : x - width / 2;
  return [left, y - wanted.size * 0.78, width, wanted.size];
};

const overlap = ([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): number =>
  Math.max(0, Math.min(ax + aw, bx + bw) - Math.max(ax, bx)) * Math.max(0, Math.min(ay + ah, by + bh) - Math.max(ay, by));

/** The share of a box that lies where the name should not. */
const wrongGround = ([x, y, width, height]: Box, land: readonly Ring[], on: Wanted['on']): number => {
  const spots = [0.05, 0.3, 0.5, 0.7, 0.95].flatMap((part) => [0.2, 0.8].map((down): Point => [x + part * width, y + down * height]));
  return spots.filter((spot) => isInside(spot, land) !== (on === 'land')).length / spots.length;
};

const isWithin = ([x, y, width, height]: Box, [fx, fy, fw, fh]: Box): boolean =>
  x > fx + 4 && y > fy + 4 && x + width < fx + fw - 4 && y + height < fy + fh - 4;

/** One after the other in the order given, so the important come first. */
export const placedLabels = (all: readonly Wanted[], land: readonly Ring[], frame: Box): Placed[] => {
  const taken: Box[] = all.map(({ at: [x, y], clear }): Box => [x - clear + 1, y - clear + 1, 2 * clear - 2, 2 * clear - 2]);
  return all.map((wanted, i) => {
    const large = { ...wanted, size: wanted.size * wanted.room, clear: wanted.clear * wanted.room };
    const cost = (stand: Stand): number => {
      const box = boxOf(large, stand);
      const clash = taken.reduce((sum, other, n) => (n === i ? sum : sum + overlap(box, other)), 0) / (box[2] * box[3]);
      const outside = isWithin(box, frame) ? 0 : 8;
      return 12 * clash + outside + wrongGround(box, land, wanted.on) + (stand === 'above' || stand === 'below' ? 0.35 : 0);
    };
    const costs = new Map(STANDS.map((stand) => [stand, cost(stand)]));
    const stand = STANDS.reduce((best, each) => ((costs.get(each) ?? 0) < (costs.get(best) ?? 0) ? each : best));
    taken.push(boxOf(large, stand));
    return { stand, at: hungAt(wanted, stand) };
  });
};
