/** How counters share the room they have. Pure arithmetic, so that it can be tested without a screen. */

export type Room = readonly [x: number, y: number, width: number, height: number];
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Grid: all cards whole. Fan: cards overlap, every name readable. Pile: one card, a count, and the rest on request. */
export interface Arrangement {
  readonly kind: 'grid' | 'fan' | 'pile';
  readonly scale: number;
  readonly places: readonly Place[];
}

export interface Fitting {
  readonly card: Size;
  /** Never larger than this. */
  readonly most: number;
  /** Below this a card can no longer be read. */
  readonly least: number;
  /** Space between cards, in card units. */
  readonly gap: number;
  /** How much of a covered card must show in a fan: its band. */
  readonly band: number;
}

export const fitting: Fitting = { card: { width: 64, height: 40 }, most: 1, least: 0.55, gap: 5, band: 11 };

const span = (count: number, size: number, gap: number): number => count * size + (count - 1) * gap;

const counting = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly scale: number;
}

const gridOf = (count: number, columns: number, [, , width, height]: Room, { card, gap, most }: Fitting): Grid => {
  const rows = Math.ceil(count / columns);
  const scale = Math.min(most, width / span(columns, card.width, gap), height / span(rows, card.height, gap));
  return { columns, rows, scale };
};

/** The grid with the largest cards; of equals the one with the fewest rows. */
const bestGrid = (count: number, room: Room, fit: Fitting): Grid =>
  counting(count)
    .map((i) => gridOf(count, count - i, room, fit))
    .reduce((best, grid) => (grid.scale > best.scale + 1e-9 ? grid : best));

/** Places of a grid, centred in its room; a short last row is centred too. */
const placesOf = (count: number, { columns, rows, scale }: Grid, [x, y, width, height]: Room, { card, gap }: Fitting): readonly Place[] => {
  const top = y + (height - span(rows, card.height, gap) * scale) / 2;
  return counting(count).map((i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const left = x + (width - span(inRow, card.width, gap) * scale) / 2;
    return { x: left + (i % columns) * (card.width + gap) * scale, y: top + row * (card.height + gap) * scale };
  });
};

/** Cards one below another, each covering all but the band of the one above; several such columns if need be. */
const fan = (count: number, [x, y, width, height]: Room, { card, gap, band, least }: Fitting): Arrangement | undefined => {
  const perColumn = 1 + Math.floor((height / least - card.height) / band + 1e-9);
  const columns = perColumn < 1 ? Infinity : Math.ceil(count / perColumn);
  if (span(columns, card.width, gap) * least > width + 1e-9) return undefined;
  const deep = Math.ceil(count / columns);
  const left = x + (width - span(columns, card.width, gap) * least) / 2;
  const top = y + (height - (card.height + (deep - 1) * band) * least) / 2;
  return {
    kind: 'fan',
    scale: least,
    places: counting(count).map((i) => ({
      x: left + Math.floor(i / deep) * (card.width + gap) * least,
      y: top + (i % deep) * band * least,
    })),
  };
};

/** How many card edges a pile shows beneath its top card, and how far each is set off. */
const EDGES = 2;
export const OFFSET = 3;

const pile = (count: number, [x, y, width, height]: Room, { card, most }: Fitting): Arrangement => {
  const shown = Math.min(count, EDGES + 1);
  const spread = (shown - 1) * OFFSET;
  const scale = Math.min(most, width / (card.width + spread), height / (card.height + spread));
  const left = x + (width - (card.width + spread) * scale) / 2;
  const top = y + (height - (card.height + spread) * scale) / 2;
  return {
    kind: 'pile',
    scale,
    places: counting(shown)
      .map((i) => ({ x: left + (spread - i * OFFSET) * scale, y: top + (spread - i * OFFSET) * scale }))
      .toReversed(),
  };
};

/** The kindest arrangement that fits: a grid of readable cards, else a fan, else a pile. */
export const arrange = (count: number, room: Room, fit: Fitting = fitting): Arrangement => {
  if (count === 0) return { kind: 'grid', scale: fit.most, places: [] };
  const grid = bestGrid(count, room, fit);
  if (count === 1 || grid.scale >= fit.least) return { kind: 'grid', scale: grid.scale, places: placesOf(count, grid, room, fit) };
  return fan(count, room, fit) ?? pile(count, room, fit);
};

export interface Panel {
  readonly room: Room;
  readonly scale: number;
  readonly places: readonly Place[];
}

const PAD = 8;
const HEAD = 16;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** A panel with every card of a pile laid out whole, over the pile and inside the bounds. */
export const panelFor = (count: number, over: Room, bounds: Room, scale = 1, fit: Fitting = fitting): Panel => {
  const { card, gap } = fit;
  const columns = Math.max(1, Math.min(count, Math.ceil(Math.sqrt(count * 0.8))));
  const rows = Math.ceil(count / columns);
  const natural = { width: span(columns, card.width, gap) + 2 * PAD, height: span(rows, card.height, gap) + 2 * PAD + HEAD };
  const size = Math.min(scale, bounds[2] / natural.width, bounds[3] / natural.height);
  const [width, height] = [natural.width * size, natural.height * size];
  const x = clamp(over[0] + over[2] / 2 - width / 2, bounds[0], bounds[0] + bounds[2] - width);
  const y = clamp(over[1] + over[3] / 2 - height / 2, bounds[1], bounds[1] + bounds[3] - height);
  return {
    room: [x, y, width, height],
    scale: size,
    places: counting(count).map((i) => ({
      x: x + (PAD + (i % columns) * (card.width + gap)) * size,
      y: y + (PAD + HEAD + Math.floor(i / columns) * (card.height + gap)) * size,
    })),
  };
};
