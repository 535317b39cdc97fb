/**
 * The ships of a hex fanned out: in line abreast as they head, each with her name at the end of her hull, to one scale whatever the
 * closeness of the chart. A fan that does not fit into its hex lies beyond it, clear of the others, and a leader leads back. Pure arithmetic.
 */
import type { Spot } from '../../kit/gestures.ts';
import { centreOf } from '../../kit/hex-geometry.ts';
import type { Box } from '../../kit/view-box.ts';
import { type Berth, SIZE, TYPE } from './berths.ts';
import { gathered } from './gathered.ts';
import { ABREAST, type Laid, type Plate, widthOf } from './laid.ts';

/** In pixels: what a name takes from row to row, with its bars and without them, what is left free between things, and the height of the bars. */
const [ROW, BARE_ROW, GAP, BARS] = [23, 16, 5, 8];
const rowOf = ({ isBlank }: Laid): number => (isBlank ? BARE_ROW : ROW);

/** Pixels to a metre: as the hexes grow, within limits. A light cruiser never shrinks below 44 pixels. */
const [LEAST, MOST, PER_HEX] = [0.4, 1.15, 0.0105];
export const scaleAt = (pixel: number): number => pixel * Math.min(MOST, Math.max(LEAST, (PER_HEX * SIZE) / pixel));

/** Beam is drawn a little larger than life. */
const BROAD = 1.2;
/** So many lie in one fan. */
const LONGEST = 8;

interface Placed {
  readonly laid: Laid;
  readonly at: Spot;
  readonly plate: Plate;
  /** Her hull and her name, about the middle of the fan. */
  readonly box: Box;
}

interface Fan {
  readonly home: Spot;
  readonly ships: readonly Placed[];
  /** All that is drawn of it, about its middle. */
  readonly box: Box;
}

/** How a hull lies: half its length along the heading, half its breadth across. */
interface Lie {
  readonly sin: number;
  readonly cos: number;
  readonly half: number;
  readonly side: number;
}

function lieOf({ heading, length, beam, count }: Laid, scale: number): Lie {
  const angle = (heading * Math.PI) / 180;
  return {
    sin: Math.sin(angle),
    cos: Math.cos(angle),
    half: (length * scale) / 2,
    side: ((beam * BROAD + (count - 1) * ABREAST) * scale) / 2,
  };
}

/** Heading more across the chart than up or down it. */
const isAcross = ({ sin }: Pick<Lie, 'sin'>): boolean => Math.abs(sin) > 0.49;

/** The name stands at the right end of a hull that lies across, and at the upper end of one that stands upright. */
function plateOf(laid: Laid, lie: Lie, pixel: number): Plate {
  const { sin, cos, half, side } = lie;
  const { name } = laid;
  const size = TYPE * pixel;
  const width = widthOf(name, size);
  const gap = GAP * pixel;
  if (isAcross(lie))
    return { name, pressed: undefined, x: half * Math.abs(sin) + side * Math.abs(cos) + gap, y: -cos * Math.sign(sin) * half, width, size };
  const top = -half * Math.abs(cos);
  const tip = Math.sign(cos) * sin * half;
  const below = (tip * (top + rowOf(laid) * pixel)) / top;
  return { name, pressed: undefined, x: Math.max(tip, below) + side + gap, y: top + size * 0.85, width, size };
}

/** The end of a hull at which the name stands, from the middle of the ship. */
function tipOf({ sin, cos, half }: Lie): Spot {
  const end = Math.sign(isAcross({ sin }) ? sin : cos);
  return { x: end * sin * half, y: -end * cos * half };
}

/** From one ship's end to the next: across the heading, or in echelon where that would write names over hulls. */
function stepTo(before: Lie, next: Lie, row: number, pixel: number): Spot {
  const clear = before.side + next.side + GAP * pixel;
  if (!isAcross(before)) return { x: clear, y: row * pixel };
  const { sin, cos } = before;
  const far = Math.max((row * pixel) / Math.abs(sin), clear);
  return { x: Math.sign(sin) * cos * far, y: Math.abs(sin) * far };
}

const hullBox = ({ x, y }: Spot, { sin, cos, half, side }: Lie): Box => {
  const [wide, high] = [half * Math.abs(sin) + side * Math.abs(cos), half * Math.abs(cos) + side * Math.abs(sin)];
  return { x: x - wide, y: y - high, width: 2 * wide, height: 2 * high };
};

export const plateBox = ({ x, y }: Spot, plate: Plate, beside: number, pixel: number): Box => ({
  x: x + plate.x,
  y: y + plate.y - plate.size * 0.8,
  width: plate.width + beside * pixel,
  height: plate.size * 0.8 + BARS * pixel,
});

export function unionOf(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Ships of one hex and one heading in line abreast, the middle of the line at the origin. */
function fanOf(home: Spot, ships: readonly Laid[], pixel: number): Fan {
  const scale = scaleAt(pixel);
  const lies = ships.map((laid) => ({ laid, lie: lieOf(laid, scale) }));
  let end: Spot = { x: 0, y: 0 };
  const line = lies.map(({ laid, lie }, place) => {
    const before = lies[place - 1];
    const step = before ? stepTo(before.lie, lie, rowOf(before.laid), pixel) : end;
    end = { x: end.x + step.x, y: end.y + step.y };
    const tip = tipOf(lie);
    return { laid, lie, at: { x: end.x - tip.x, y: end.y - tip.y } };
  });
  const middle = middleOf(unionOf(line.map(({ at }) => ({ ...at, width: 0, height: 0 }))));
  const placed = line.map(({ laid, lie, at: { x, y } }): Placed => {
    const at = { x: x - middle.x, y: y - middle.y };
    const plate = plateOf(laid, lie, pixel);
    return { laid, at, plate, box: unionOf([hullBox(at, lie), plateBox(at, plate, laid.beside, pixel)]) };
  });
  return { home, ships: placed, box: unionOf(placed.map(({ box }) => box)) };
}

const moved = ({ x, y, width, height }: Box, by: Spot): Box => ({ x: x + by.x, y: y + by.y, width, height });
const middleOf = ({ x, y, width, height }: Box): Spot => ({ x: x + width / 2, y: y + height / 2 });

/** Panes are wider than they are high, so that lines of ships give way aside rather than up or down. */
export const ASIDE = 1.6;

/** How far one box must go to be clear of another, by the shorter way, where a way aside counts as if it were shorter by `aside`; null if it is. */
function clearOf(one: Box, other: Box, gap: number, aside: number): Spot | null {
  const [a, b] = [middleOf(one), middleOf(other)];
  const across = (one.width + other.width) / 2 + gap - Math.abs(a.x - b.x);
  const down = (one.height + other.height) / 2 + gap - Math.abs(a.y - b.y);
  if (across <= 0 || down <= 0) return null;
  return down * aside <= across ? { x: 0, y: a.y <= b.y ? -down : down } : { x: a.x <= b.x ? -across : across, y: 0 };
}

const ROUNDS = 60;

/** As near as may be to where it would lie, and not beyond so much on either side of the middle; what is larger lies across the middle. */
const heldIn = (at: number, from: number, length: number, half: number): number =>
  length > 2 * half ? -from - length / 2 : Math.max(-half - from, Math.min(half - from - length, at));

/** Where each fan lies so that none covers another: both give way by half, again and again, and stay on the chart. */
function spread(fans: readonly Fan[], gap: number, half: Spot, aside: number): readonly Spot[] {
  const spots = fans.map(({ home }) => ({ ...home }));
  const hold = (): void => {
    for (const [place, { box }] of fans.entries()) {
      const spot = spots[place];
      if (!spot) continue;
      spot.x = heldIn(spot.x, box.x, box.width, half.x);
      spot.y = heldIn(spot.y, box.y, box.height, half.y);
    }
  };
  for (let round = 0; round < ROUNDS; round++) {
    hold();
    let isClear = true;
    for (const [i, one] of fans.entries())
      for (const [j, other] of fans.entries()) {
        const [a, b] = [spots[i], spots[j]];
        const way = j > i && a && b ? clearOf(moved(one.box, a), moved(other.box, b), gap, aside) : null;
        if (!way || !a || !b) continue;
        isClear = false;
        a.x += way.x / 2;
        a.y += way.y / 2;
        b.x -= way.x / 2;
        b.y -= way.y / 2;
      }
    if (isClear) break;
  }
  hold();
  return spots;
}

const byRank = (a: Laid, b: Laid): number => a.group - b.group || a.rank - b.rank || a.name.localeCompare(b.name);

/** Those who lie in one hex and head alike, of one side, in lines that are not too long. */
function linesOf(laid: readonly Laid[]): readonly (readonly [Spot, readonly Laid[]])[] {
  const stacks = gathered(laid, ({ hex, side, heading }) => `${hex} ${side} ${Math.round(heading)}`);
  return [...stacks.values()].flatMap((stack) => {
    const hex = stack[0]?.hex ?? null;
    if (hex === null) return [];
    const ranked = stack.toSorted(byRank);
    const lines = Math.ceil(ranked.length / LONGEST);
    const long = Math.ceil(ranked.length / lines);
    return Array.from({ length: lines }, (_, i) => [centreOf(hex, SIZE), ranked.slice(i * long, (i + 1) * long)] as const);
  });
}

/** Nearer than this to the middle of the hex no leader is wanted. */
const NEAR = 0.45 * SIZE;

/** From the middle of the hex to the line of ships, and along the line. */
function leaderOf(home: Spot, line: readonly Spot[]): string | null {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) return null;
  const [dx, dy] = [last.x - first.x, last.y - first.y];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((home.x - first.x) * dx + (home.y - first.y) * dy) / length));
  const foot = { x: first.x + part * dx, y: first.y + part * dy };
  if (Math.hypot(foot.x - home.x, foot.y - home.y) < NEAR && length < NEAR * NEAR) return null;
  return `M${home.x} ${home.y}L${foot.x} ${foot.y}M${first.x} ${first.y}L${last.x} ${last.y}`;
}

export interface Leader {
  readonly home: Spot;
  readonly path: string;
}

export interface Fanned {
  readonly berths: ReadonlyMap<string, Berth>;
  readonly leaders: readonly Leader[];
  /** All that is drawn of the line that a ship lies in, by her token. */
  readonly lines: ReadonlyMap<string, Box>;
  /** The same of herself alone. */
  readonly ships: ReadonlyMap<string, Box>;
}

export const BOUNDLESS: Spot = { x: Number.POSITIVE_INFINITY, y: Number.POSITIVE_INFINITY };

/** `pixel` is what a pixel of the screen measures in units of the drawing, `half` how far the chart reaches from its middle, `aside` how much rather lines of ships give way aside than up or down. */
export function fanned(laid: readonly Laid[], pixel: number, half = BOUNDLESS, aside = ASIDE): Fanned {
  const fans = linesOf(laid).map(([home, ships]) => fanOf(home, ships, pixel));
  const spots = spread(fans, GAP * pixel, half, aside);
  const scale = scaleAt(pixel);
  const berths = new Map<string, Berth>();
  const leaders: Leader[] = [];
  const [lines, boxes] = [new Map<string, Box>(), new Map<string, Box>()];
  for (const [place, { home, ships, box }] of fans.entries()) {
    const spot = spots[place] ?? home;
    const line = ships.map(({ at }) => ({ x: at.x + spot.x, y: at.y + spot.y }));
    const drawn = moved(box, spot);
    for (const [i, { laid: ship, plate, box: own }] of ships.entries()) {
      berths.set(ship.token, { ...(line[i] ?? spot), scale, type: TYPE * pixel, pixel, plate });
      lines.set(ship.token, drawn);
      boxes.set(ship.token, moved(own, spot));
    }
    const path = leaderOf(home, line);
    if (path !== null) leaders.push({ home, path });
  }
  return { berths, leaders, lines, ships: boxes };
}
