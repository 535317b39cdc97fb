/** The window through which a chart is seen, and how pan and zoom move it. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A chart, and how much of the width of its window is covered by what lies at the right, such as a card: 0.4, or nothing unless told. */
export interface Covered extends Box {
  readonly covered?: number;
}

const CLOSEST = 10;

/** The whole chart, widened or heightened to the shape of the screen (width divided by height). */
export const whole = (chart: Box, aspect: number): Box => {
  const width = Math.max(chart.width, chart.height * aspect);
  const height = width / aspect;
  return { x: chart.x + (chart.width - width) / 2, y: chart.y + (chart.height - height) / 2, width, height };
};

const keepSpan = (start: number, size: number, from: number, length: number, free = size): number =>
  size >= length ? from - Math.max(0, free - length) / 2 : Math.max(from, Math.min(from + length - size, start));

/** Holds the window over the chart; where the window is larger, the chart is centred in what is not covered, and no further left than its edge. */
const keepOver = (chart: Covered, box: Box): Box => ({
  ...box,
  x: keepSpan(box.x, box.width, chart.x, chart.width, box.width * (1 - (chart.covered ?? 0))),
  y: keepSpan(box.y, box.height, chart.y, chart.height),
});

/** Zooms by a factor (above one is closer) so that a point of the chart stays where it is on the screen. */
export const zoomAt = (chart: Covered, box: Box, factor: number, x: number, y: number): Box => {
  const home = whole(chart, box.width / box.height);
  const width = Math.max(home.width / CLOSEST, Math.min(home.width, box.width / factor));
  const part = width / box.width;
  return keepOver(chart, { x: x - (x - box.x) * part, y: y - (y - box.y) * part, width, height: box.height * part });
};

export const zoomCentre = (chart: Covered, box: Box, factor: number): Box =>
  zoomAt(chart, box, factor, box.x + box.width / 2, box.y + box.height / 2);

export const panBy = (chart: Covered, box: Box, dx: number, dy: number): Box => keepOver(chart, { ...box, x: box.x + dx, y: box.y + dy });

const about = (chart: Covered, { x, y, width, height }: Box, wide: number, aspect: number): Box =>
  keepOver(chart, { x: x + (width - wide) / 2, y: y + (height - wide / aspect) / 2, width: wide, height: wide / aspect });

/** The same view in a screen of another shape: the centre and the closeness stay. */
export const reshape = (chart: Covered, box: Box, aspect: number): Box => {
  const closeness = whole(chart, box.width / box.height).width / box.width;
  return about(chart, box, whole(chart, aspect).width / closeness, aspect);
};

/** The view that shows a part of the chart with some sea around it, or so much of it as is not wider than `widest`. */
export const showing = (chart: Covered, part: Box, aspect: number, widest = Infinity): Box => {
  const home = whole(chart, aspect).width;
  const wide = Math.max(home / CLOSEST, part.width * 1.6, part.height * 1.6 * aspect);
  return about(chart, part, Math.min(home, widest, wide), aspect);
};

/** The whole chart, or so much of it around a part as is not wider than `widest`. */
export const opening = (chart: Covered, part: Box, aspect: number, widest: number): Box =>
  about(chart, part, Math.min(whole(chart, aspect).width, widest), aspect);

export const contains = (box: Box, part: Box): boolean =>
  part.x >= box.x && part.y >= box.y && part.x + part.width <= box.x + box.width && part.y + part.height <= box.y + box.height;

/** Sea around what is brought into view, as part of the window. */
const AROUND = 0.1;

/** How far a window must go along one side so that a span lies in it. */
const shift = (start: number, size: number, from: number, length: number): number =>
  Math.min(0, from - start) + Math.max(0, from + length - start - size);

/** The window moved as little as brings all spots into it, and widened where it cannot hold them. */
export const bringing = (chart: Covered, box: Box, spots: readonly { readonly x: number; readonly y: number }[]): Box => {
  if (spots.length === 0) return box;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const part = { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
  const room = 1 - 2 * AROUND;
  const aspect = box.width / box.height;
  const wide = Math.max(part.width / room, (part.height / room) * aspect);
  if (wide > box.width) return about(chart, part, Math.min(whole(chart, aspect).width, wide), aspect);
  const dx = shift(box.x + AROUND * box.width, room * box.width, part.x, part.width);
  const dy = shift(box.y + AROUND * box.height, room * box.height, part.y, part.height);
  return dx === 0 && dy === 0 ? box : panBy(chart, box, dx, dy);
};

export const between = (from: Box, to: Box, part: number): Box => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
  width: from.width + (to.width - from.width) * part,
  height: from.height + (to.height - from.height) * part,
});
