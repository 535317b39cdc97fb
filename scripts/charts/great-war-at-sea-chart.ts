/** One chart of Great War at Sea: coast, depths, graticule, names and marks of a theatre on its plate. */
import polygonClipping, { type Polygon as ClipPolygon, type Pair } from 'polygon-clipping';
import type { Point } from '../../chart/chart.ts';
import { areaOf, between, distance, type Ring, simplifiedRing } from '../../chart/geometry.ts';
import { softLine, softRing } from '../../chart/path.ts';
import { frameOf, plateSize, pointAt } from '../../games/great-war-at-sea/board/plate.ts';
import type { Grid } from '../../games/great-war-at-sea/data/grid.ts';
import type { Theatre, TheatreId } from '../../games/great-war-at-sea/data/theatre.ts';
import { theatreOf } from '../../games/great-war-at-sea/data/theatres.ts';
import type { LonLat } from './coast.ts';
import { borderOf, degreesOn, graticuleOf } from './great-war-at-sea-border.ts';
import { depthBands, figures } from './great-war-at-sea-depths.ts';
import { placedLabels, type Wanted } from './great-war-at-sea-labels.ts';
import { type LatLon, lettering } from './great-war-at-sea-lettering.ts';
import { AWAY, degreesOf } from './great-war-at-sea-raster.ts';
import { landIn } from './land.ts';
import { heligolandEnlarged, lauwersZee, zuiderZee } from './north-sea.ts';

/** Water that today's coast has lost, and islands too small for it. */
const changes: Readonly<Record<TheatreId, { readonly water: readonly LonLat[][]; readonly islands: readonly LonLat[][] }>> = {
  'north-sea': { water: [zuiderZee, lauwersZee], islands: [heligolandEnlarged] },
  mediterranean: { water: [], islands: [] },
  'far-east': { water: [], islands: [] },
};

/** Coasts without detail below so many units, islands not below this size. */
const finest: Readonly<Record<TheatreId, readonly [tolerance: number, smallest: number]>> = {
  'north-sea': [1.3, 3.5],
  mediterranean: [3.4, 6],
  'far-east': [1.1, 4],
};

/** Units that the land runs past the frame. */
const BEYOND = 44;

/** A softly drawn ring bends at the middle of its sides; a long side gets a point near either end, so that it stays straight. */
const [LONG, NEAR] = [60, 8];
const pinned = (ring: Ring): Ring =>
  ring.flatMap((from, i) => {
    const to = ring[(i + 1) % ring.length] ?? from;
    const length = distance(from, to);
    return length > LONG ? [from, between(from, to, NEAR / length), between(to, from, NEAR / length)] : [from];
  });

const drawn = (rings: readonly Ring[], tolerance: number, smallest: number): string =>
  rings
    .filter((ring) => areaOf(ring) >= smallest)
    .map((ring) => softRing(pinned(simplifiedRing(ring, tolerance))))
    .join('');

const rounded = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];

const clip = (ring: Ring): ClipPolygon => [ring.map(([x, y]): Pair => [x, y])];
const unclipped = (ring: readonly Pair[]): Ring => ring.slice(0, -1).map(([x, y]): Point => [x, y]);

/** Rings for the even-odd rule: what is cut out of the land is one more ring within it. */
const landOf = (id: TheatreId, grid: Grid): Ring[] => {
  const project = ([lon, lat]: LonLat): Point => pointAt(grid, { lat, lon });
  const rings = landIn(project, degreesOf(grid, AWAY), frameOf(grid), BEYOND);
  const { water, islands } = changes[id];
  const cut = water.flatMap((shape) => rings.flatMap((ring) => polygonClipping.intersection(clip(shape.map(project)), clip(ring)).flat()));
  return [...rings, ...cut.map(unclipped), ...islands.map((shape) => shape.map(project))];
};

const onPlate = (grid: Grid, places: readonly LatLon[]): Point[] => places.map(([lat, lon]) => pointAt(grid, { lat, lon }));

/** How much larger than drawn the names of fleet bases are when the whole chart is in view. */
const seenWhole: Readonly<Record<TheatreId, number>> = { 'north-sea': 1.25, mediterranean: 1.9, 'far-east': 1.4 };

/** Ports first, the great ones before the small, then landmarks. */
const labelsOf = ({ id: theatre, grid, ports, labels }: Theatre, land: readonly Ring[]) => {
  const swell = seenWhole[theatre];
  const inOrder = [...ports.filter(({ size }) => size === 'major'), ...ports.filter(({ size }) => size === 'minor')];
  const landmarks = labels.filter(({ kind }) => kind !== 'bank');
  const wanted: Wanted[] = [
    ...inOrder.map(
      ({ name, size, ...place }): Wanted => ({
        name,
        at: pointAt(grid, place),
        size: size === 'major' ? 17 : 13,
        clear: size === 'major' ? 12 : 7,
        room: size === 'major' ? swell : 1,
        on: 'land',
      }),
    ),
    ...landmarks.map(({ name, ...place }): Wanted => ({ name, at: pointAt(grid, place), size: 10.5, clear: 6, room: 1, on: 'sea' })),
  ];
  const placed = placedLabels(wanted, land, frameOf(grid));
  const hung = (i: number) => ({
    at: rounded(wanted[i]?.at ?? [0, 0]),
    stand: placed[i]?.stand ?? 'right',
    hung: rounded(placed[i]?.at ?? [0, 0]),
  });
  return {
    ports: inOrder.map(({ id }, i) => ({ id, ...hung(i) })),
    landmarks: landmarks.map(({ name, kind }, i) => ({ name, kind, ...hung(inOrder.length + i) })),
  };
};

export const theatreChart = (id: TheatreId) => {
  const theatre = theatreOf(id);
  const { grid } = theatre;
  const land = landOf(id, grid);
  const letters = lettering[id];
  const step = id === 'north-sea' ? 1 : 2;
  return {
    ...plateSize(grid),
    land: drawn(land, ...finest[id]),
    depths: depthBands(id, grid),
    soundings: figures(id, grid).map(({ fathoms, at }) => ({ fathoms, at: rounded(at) })),
    graticule: graticuleOf(grid, degreesOf(grid, 1), step),
    border: borderOf(grid, step / 2),
    degrees: degreesOn(grid, 2),
    names: letters.names.map(({ at, ...name }) => ({ ...name, at: rounded(pointAt(grid, { lat: at[0], lon: at[1] })) })),
    ...labelsOf(theatre, land),
    channels: theatre.channels.map((channel) => ({ id: channel.id, path: softLine(onPlate(grid, letters.channels[channel.id] ?? [])) })),
    fields: theatre.fields.map((field) => ({ id: field.id, at: onPlate(grid, letters.fields[field.id] ?? []).map(rounded) })),
    source: `Natural Earth 1:10m coastlines (public domain) by way of world-atlas 2; equidistant conic, ${grid.parallels.join(' and ')} degrees north.`,
    handMade: [
      {
        what: 'depth lines and soundings',
        from: 'depths that are generally known, laid out between coast and soundings by a script; not for navigation',
      },
      { what: 'swept channels and places of mines', from: 'histories of the war, to the nearest ten miles' },
      ...(id === 'north-sea' ? [{ what: 'Zuider Zee, Lauwers Zee and Heligoland', from: 'the chart of 1914' }] : []),
    ],
  };
};
