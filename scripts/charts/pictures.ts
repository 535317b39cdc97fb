/** The coasts in the pictures on the shelf: a few strokes each, for a picture of 1000 by 400. */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import type { Point } from '../../chart/chart.ts';
import type { ShelfCard } from '../../kit/shelf-card.ts';
import type { LonLat } from './coast.ts';
import { drawn, type Extent, landIn, type Projection } from './land.ts';

const [WIDTH, HEIGHT] = [1000, 400];
/** Points nearer to a straight coast than this are left out, and islands smaller than this. */
const [TOLERANCE, SMALLEST] = [3, 90];
/** Land runs on so far past the edge that the corners where it is cut, which are drawn soft, are never seen. */
const BEYOND = 60;

type Part = NonNullable<ShelfCard['pictured']>;

/** Meridians and parallels straight, true to scale on the middle parallel. */
function plate({ north, south, middle }: Part): { readonly project: Projection; readonly extent: Extent } {
  const down = HEIGHT / (north - south);
  const across = down * Math.cos(((north + south) / 2) * (Math.PI / 180));
  const half = WIDTH / across / 2;
  const project = ([lon, lat]: LonLat): Point => [WIDTH / 2 + (lon - middle) * across, (north - lat) * down];
  return {
    project,
    extent: [middle - half * 1.2, south - (2 * (north - south)) / 10, middle + half * 1.2, north + (2 * (north - south)) / 10],
  };
}

/** Beyond the date line longitudes go on counting. */
function landOf(part: Part): string {
  const { project, extent } = plate(part);
  const [west, south, east, north] = extent;
  const beyond: Extent = [west - 360, south, east - 360, north];
  const rings = [
    ...landIn(project, extent, [0, 0, WIDTH, HEIGHT], BEYOND),
    ...landIn(([lon, lat]) => project([lon + 360, lat]), beyond, [0, 0, WIDTH, HEIGHT], BEYOND),
  ];
  return drawn(rings, TOLERANCE, SMALLEST);
}

for (const room of readdirSync(new URL('../../games', import.meta.url))) {
  const file = new URL(`../../games/${room}/board/card.ts`, import.meta.url);
  if (!existsSync(file)) continue;
  const { card }: { readonly card: ShelfCard } = await import(file.href);
  if (card.pictured) writeFileSync(new URL('./picture-land.json', file), `${JSON.stringify(landOf(card.pictured))}\n`);
}
