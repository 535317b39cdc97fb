/** Where every counter of a battle lies on the drawing: great fleets packed into their hexes, and two lines where there is no map. Pure arithmetic. */
import type { Spot } from '../../kit/gestures.ts';
import { centreOf } from '../../kit/hex-geometry.ts';
import { fittingSize, setIn } from '../../kit/text-size.ts';
import type { BasicRange, Side } from '../battle.ts';
import { gathered } from './gathered.ts';
import { ABREAST, FLAG, type Laid, type Plate, widthOf } from './laid.ts';

/** From the middle of a hex to its corners, in units of the drawing. */
export const SIZE = 60;
/** The least type on the water, in pixels. */
export const TYPE = 11.5;
/** The part of its size to which the type of a long name shrinks; then it is pressed together, and at last there is only its beginning. */
const LEAST = 0.96;

export interface Berth {
  readonly x: number;
  readonly y: number;
  /** Units for a metre of ship. */
  readonly scale: number;
  /** The size of type about her. */
  readonly type: number;
  /** Units for a pixel of the screen, as she was laid. */
  readonly pixel: number;
  readonly plate: Plate;
}

/** A ship that heads straight up or down the chart has her name beside her, any other below. */
const isUpright = (heading: number): boolean => Math.abs(Math.cos((heading * Math.PI) / 180)) > 0.8;

/** Ships are drawn to one scale, unless one that heads up the chart would lie over the next row. */
const scaleFor = ({ heading, length }: Laid, scale: number, tall: number): number =>
  isUpright(heading) ? Math.min(scale, (tall * 0.96) / length) : scale;

/** Beams are drawn a little larger than life. */
const BROAD = 1.25;

/** Half of what the hulls take up and down the drawing. */
const halfHeight = ({ heading, length, beam, count }: Laid, scale: number): number => {
  const turn = (heading * Math.PI) / 180;
  const broad = beam * BROAD + (count - 1) * ABREAST;
  return ((Math.abs(Math.cos(turn)) * length + Math.abs(Math.sin(turn)) * broad) * scale) / 2;
};

/** The name of a ship that has so much room to herself. */
function plateIn(laid: Laid, scale: number, room: number, type: number): Plate {
  const upright = isUpright(laid.heading);
  const beside = upright ? 24 * scale * laid.count : 0;
  const free = room - beside - type * 1.2;
  const size = Math.max(LEAST * type, fittingSize(laid.name, free, type));
  const { words: name, width: pressed } = setIn(laid.name, free, size);
  const width = pressed === undefined ? widthOf(name, size) : pressed + FLAG * size;
  return { name, pressed, x: upright ? beside : -width / 2, y: upright ? 0 : halfHeight(laid, scale) + size * 0.9, width, size };
}

interface Spread {
  readonly most: number;
  readonly columns: number;
  readonly dx: number;
  readonly dy: number;
  readonly scale: number;
  readonly type: number;
}

/** The more lie in a hex, the smaller they are drawn. */
const SPREADS: readonly Spread[] = [
  { most: 1, columns: 1, dx: 96, dy: 96, scale: 0.46, type: 14 },
  { most: 2, columns: 1, dx: 90, dy: 44, scale: 0.4, type: 12.5 },
  { most: 4, columns: 2, dx: 54, dy: 42, scale: 0.29, type: 10 },
  { most: 6, columns: 2, dx: 54, dy: 31, scale: 0.22, type: 9.5 },
  { most: 8, columns: 2, dx: 54, dy: 25, scale: 0.18, type: 9 },
  { most: 16, columns: 3, dx: 38, dy: 17.5, scale: 0.12, type: 7 },
];
const spreadFor = (count: number): Spread | undefined => SPREADS.find(({ most }) => count <= most) ?? SPREADS.at(-1);

/** A large stack that is looked at lies wider than its hex. */
const FANNED = 1.55;

function inStack(laid: Laid, place: number, count: number, middle: Spot, isLookedAt: boolean): Berth | null {
  const spread = spreadFor(count);
  if (!spread) return null;
  const { columns, dx, dy } = spread;
  const wide = isLookedAt && count > 4 ? FANNED : 1;
  const rows = Math.ceil(count / columns);
  const row = Math.floor(place / columns);
  const inRow = row === rows - 1 ? count - row * columns : columns;
  const scale = scaleFor(laid, spread.scale * wide, dy * wide);
  const type = spread.type * wide;
  return {
    x: middle.x + ((place % columns) - (inRow - 1) / 2) * dx * wide,
    y: middle.y + (row - (rows - 1) / 2) * dy * wide,
    scale,
    type,
    pixel: type / TYPE,
    plate: plateIn(laid, scale, (dx - 2) * wide, type),
  };
}

const RANKS: Readonly<Record<Side, number>> = { allied: 0, central: 1 };

/** Every counter on the map, by its token, within its hex. The Allies of a shared hex come first. */
export function packed(laid: readonly Laid[], lookedAt: number | null): ReadonlyMap<string, Berth> {
  const stacks = gathered(laid, ({ hex }) => hex);
  return new Map(
    [...stacks].flatMap(([hex, stack]) => {
      if (hex === null) return [];
      const ranked = stack.toSorted((a, b) => RANKS[a.side] - RANKS[b.side] || a.group - b.group);
      return ranked.flatMap((each, place) => {
        const berth = inStack(each, place, stack.length, centreOf(hex, SIZE), hex === lookedAt);
        return berth ? [[each.token, berth] as const] : [];
      });
    }),
  );
}

const BERTH_KEYS = ['x', 'y', 'scale', 'type', 'pixel'] as const;
const PLATE_KEYS = ['name', 'x', 'y', 'width', 'size', 'pressed'] as const;
const keptBerth = (before: Berth | undefined, now: Berth): Berth =>
  before && BERTH_KEYS.every((key) => before[key] === now[key]) && PLATE_KEYS.every((key) => before.plate[key] === now.plate[key])
    ? before
    : now;

/** Who stays where she was keeps her very berth, and all keep theirs if nobody moves, so that nothing of them is drawn anew. */
export function keptBerths(before: ReadonlyMap<string, Berth>, now: ReadonlyMap<string, Berth>): ReadonlyMap<string, Berth> {
  const kept = new Map([...now].map(([token, berth]) => [token, keptBerth(before.get(token), berth)]));
  const isSame = kept.size === before.size && [...kept].every(([token, berth]) => before.get(token) === berth);
  return isSame ? before : kept;
}

export interface Waters {
  readonly width: number;
  readonly height: number;
}

/** How far the lines lie apart, as a part of the height. */
const APART: Readonly<Record<BasicRange, number>> = { far: 0.52, long: 0.52, middle: 0.52, short: 0.26 };
const BERTH = { width: 120, height: 62 } as const;
/** Pixels below a name for its bars. */
const BARS = 10;
/** Pixels for a metre of ship in a berth of full size. */
const METRE = 0.6;
const MARGIN = 12;
/** A line is folded only where ships become that much larger by it. */
const WORTH_FOLDING = 1.3;

interface Fold {
  readonly columns: number;
  readonly scale: number;
}

function foldOf(count: number, width: number, height: number): Fold {
  const foldTo = (columns: number): Fold => ({
    columns,
    scale: Math.min(1.5, width / columns / BERTH.width, height / Math.ceil(count / columns) / BERTH.height),
  });
  let best = foldTo(Math.max(1, count));
  for (let columns = count - 1; columns > 0; columns--) {
    const fold = foldTo(columns);
    if (fold.scale > best.scale * WORTH_FOLDING) best = fold;
  }
  return best;
}

/** Two lines abreast of each other to one scale, the Central Powers above; a line that is too long for the water is folded. */
export function lineBerths(laid: readonly Laid[], { width, height }: Waters, range: BasicRange): ReadonlyMap<string, Berth> {
  const gap = height * APART[range];
  const room = { width: width - 2 * MARGIN, height: (height - gap) / 2 - 2 * MARGIN };
  const lines = (['central', 'allied'] as const).map((side) => {
    const line = laid.filter((each) => each.side === side);
    return { away: side === 'central' ? -1 : 1, line, fold: foldOf(line.length, room.width, room.height) };
  });
  const scale = Math.min(...lines.map(({ fold }) => fold.scale));
  const [metre, type] = [METRE * scale, Math.max(TYPE, 13 * scale)];
  const rows = lines.map(({ line, fold }) => Math.ceil(line.length / fold.columns));
  const [above = 0, below = 0] = rows;
  const written = type + BARS;
  const highest = 2 * Math.max(0, ...laid.map((each) => halfHeight(each, metre))) + written;
  const down = Math.min((height - gap - 2 * MARGIN) / (above + below), Math.max(BERTH.height * scale, highest));
  /** The side with more rows has more of the water. */
  const middle = (height + (above - below) * down) / 2;
  return new Map(
    lines.flatMap(({ away, line, fold: { columns } }) =>
      line.map((each, place) => {
        const row = Math.floor(place / columns);
        const inRow = Math.min(columns, line.length - row * columns);
        const pitch = Math.min(room.width / columns, BERTH.width * scale * 1.4);
        const x = width / 2 + ((place % columns) - (inRow - 1) / 2) * pitch;
        const y = middle + away * (gap / 2 + (row + 0.5) * down) - written / 2;
        return [each.token, { x, y, scale: metre, type, pixel: 1, plate: plateIn(each, metre, pitch - 4, type) }] as const;
      }),
    ),
  );
}
