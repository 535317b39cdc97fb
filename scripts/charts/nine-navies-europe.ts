/** The chart of Nine Navies War: Europe and its seas, with insets for the American coast and for Africa. */
import { callout } from '../../chart/callout.ts';
import type { Box, ChartName, ChartPlace, Point } from '../../chart/chart.ts';
import { type Ring, simplified } from '../../chart/geometry.ts';
import { softLine, straightLine, straightRing } from '../../chart/path.ts';
import type { LonLat } from './coast.ts';
import { drawn, type Extent, landIn, type Projection } from './land.ts';
import { conic, plain } from './nine-navies-projections.ts';
import { africanParts, americanParts, insetLimits, limits, zones } from './nine-navies-zones.ts';

const [width, height] = [1216, 1200];
const europe = conic(9, [36, 58], 24.2, [9, 45], [596, 590]);

const america: Box = [12, 12, 246, 272];
const africa: Box = [290, 900, 440, 284];
const americanExtent: Extent = [-82, 26, -48, 54];
const africanExtent: Extent = [-27, -37, 58, 18];
const offAmerica = plain(america, americanExtent);
const roundAfrica = plain(africa, africanExtent);

const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** A line of degrees with enough points to bend as the parallels do. */
const dense = (line: readonly LonLat[], project: Projection): Point[] =>
  line.flatMap((at, i) => {
    const next = line[i + 1];
    if (!next) return [project(at)];
    const parts = Math.max(1, Math.ceil(Math.hypot(next[0] - at[0], next[1] - at[1]) / 2));
    return Array.from({ length: parts }, (_, n) =>
      project([at[0] + ((next[0] - at[0]) * n) / parts, at[1] + ((next[1] - at[1]) * n) / parts]),
    );
  });

const shape = (ring: readonly LonLat[] | undefined, project: Projection): string => {
  const [first] = ring ?? [];
  if (!ring || !first) return '';
  return straightRing(simplified(dense([...ring, first], project), 0.5).slice(0, -1));
};

/** A zone's waters on the chart and in the insets; the insets clip their own. */
interface DrawnZone {
  readonly path: string;
  readonly america: string;
  readonly africa: string;
  /** The middle of the baseline of the name, line by line. */
  readonly name: readonly string[];
  readonly label: Point;
  readonly angle: number;
  /** The middle of the plate with the points. */
  readonly plate: Point;
  /** Where the two fleets lie: middles of their cards, the Allies first. */
  readonly fleets: readonly [Point, Point];
}

interface Lettering {
  readonly name: readonly string[];
  readonly label: Point;
  readonly plate: Point;
  readonly fleets: readonly [Point, Point];
  readonly angle?: number;
}

const beside = ([x, y]: Point): readonly [Point, Point] => [
  [x - 56, y],
  [x + 56, y],
];
const above = ([x, y]: Point): readonly [Point, Point] => [
  [x, y - 26],
  [x, y + 26],
];

const lettering: Readonly<Record<string, Lettering>> = {
  'north-sea': { name: ['North Sea'], label: [522, 290], plate: [520, 309], fleets: above([518, 376]) },
  'north-atlantic': { name: ['North Atlantic'], label: [146, 424], plate: [146, 446], fleets: beside([146, 486]) },
  'central-atlantic': { name: ['Central Atlantic'], label: [116, 632], plate: [116, 654], fleets: beside([116, 694]) },
  'south-atlantic': { name: ['South Atlantic'], label: [108, 836], plate: [108, 858], fleets: beside([116, 900]) },
  'american-waters': { name: ['North American', 'Coastal Waters'], label: [172, 222], plate: [172, 256], fleets: above([196, 186]) },
  baltic: { name: ['Baltic Sea'], label: [732, 332], plate: [738, 352], fleets: above([744, 268]) },
  'black-sea': { name: ['Black Sea'], label: [1042, 560], plate: [1042, 579], fleets: beside([1042, 619]) },
  'western-med': { name: ['Western', 'Mediterranean'], label: [514, 678], plate: [510, 716], fleets: beside([510, 756]) },
  'central-med': { name: ['Central', 'Mediterranean'], label: [804, 824], plate: [800, 862], fleets: beside([784, 902]) },
  'eastern-med': { name: ['Eastern', 'Mediterranean'], label: [1008, 776], plate: [1008, 814], fleets: beside([994, 854]) },
  'red-sea': { name: ['Red Sea'], label: [1168, 946], angle: 42, plate: [1118, 1000], fleets: above([1158, 858]) },
};

const zoneOf = (id: string): DrawnZone => {
  const letters = lettering[id];
  if (!letters) throw new Error(`no lettering for ${id}`);
  return {
    path: shape(zones[id], europe),
    america: shape(americanParts[id], offAmerica),
    africa: shape(africanParts[id], roundAfrica),
    name: letters.name,
    label: letters.label,
    angle: letters.angle ?? 0,
    plate: letters.plate,
    fleets: letters.fleets,
  };
};

interface DrawnBase {
  readonly title: string;
  readonly path: string;
  readonly box: Box;
  readonly town: Point;
}

const [large, middling, small] = [
  [180, 72],
  [152, 72],
  [144, 72],
] as const;

const base = (title: string, at: Point, town: LonLat, [wide, high]: readonly [number, number], project = europe): DrawnBase => {
  const box: Box = [at[0], at[1], wide, high];
  return { title, path: callout(box, project(town), 9, 12), box, town: rounded(project(town)) };
};

const bases: Readonly<Record<string, DrawnBase>> = {
  britain: base('Great Britain', [272, 178], [-4.6, 57.9], middling),
  'canada-usa': base('Canada/USA', [20, 56], [-71.3, 42.2], small, offAmerica),
  gibraltar: base('Gibraltar', [264, 668], [-5.35, 36.2], small),
  malta: base('Malta', [548, 802], [14.45, 35.95], small),
  algiers: base('Algiers', [394, 806], [3.05, 36.7], small),
  'alexandria-suez': base('Alexandria/Suez', [902, 928], [29.95, 31.05], large),
  alexandria: base('Alexandria', [868, 926], [29.95, 31.05], small),
  suez: base('Suez', [960, 1018], [32.5, 29.85], small),
  'allied-africa': base('Allied Africa', [298, 1098], [18.3, -34], middling, roundAfrica),
  'northern-russia': base('Northern Russia', [872, 178], [29.6, 59.95], large),
  sevastopol: base('Sevastopol', [940, 414], [33.5, 44.65], small),
  germany: base('Germany', [588, 400], [8.2, 53.55], middling),
  'cherbourg-brest': base('Cherbourg/Brest', [396, 472], [-4.4, 48.35], large),
  toulon: base('Toulon', [432, 558], [5.95, 43.15], small),
  italy: base('Italy', [580, 488], [9.85, 44.05], small),
  pola: base('Pola', [746, 500], [13.85, 44.9], small),
  greece: base('Greece', [792, 604], [23.5, 37.95], small),
  turkey: base('Turkey', [986, 668], [29.05, 40.95], small),
  'west-africa': base('West Africa', [298, 938], [9.7, 4.2], small, roundAfrica),
  'east-africa': base('East Africa', [486, 1016], [39.4, -6.8], small, roundAfrica),
};

const mark = (name: string, at: LonLat, anchor: ChartPlace['anchor'], above?: true): ChartPlace => ({
  name,
  at: rounded(europe(at)),
  kind: 'town',
  anchor,
  ...(above ? { above } : {}),
});

const places: ChartPlace[] = [
  mark('Scapa Flow', [-3.1, 58.9], 'start', true),
  mark('Rosyth', [-3.4, 56.05], 'start'),
  mark('Portsmouth', [-1.1, 50.8], 'middle', true),
  mark('Wilhelmshaven', [8.1, 53.52], 'end'),
  mark('Kiel', [10.14, 54.33], 'start'),
  mark('Taranto', [17.2, 40.5], 'start'),
  mark('Constantinople', [29, 41.05], 'end', true),
  mark('Kronstadt', [29.75, 60], 'end'),
  mark('Reval', [24.75, 59.4], 'middle'),
];

const sea = (name: string, at: LonLat, size: number, angle = 0): ChartName => ({ name, at: rounded(europe(at)), size, angle, on: 'sea' });
const country = (name: string, at: LonLat, size: number, angle = 0): ChartName => ({
  name,
  at: rounded(europe(at)),
  size,
  angle,
  on: 'land',
});

const names: ChartName[] = [
  sea('Bay of Biscay', [-5.2, 45.3], 11, -6),
  sea('Adriatic', [15.6, 43.1], 10, 36),
  sea('Aegean', [25.2, 38.6], 10, 0),
  sea('Tyrrhenian Sea', [12.1, 39.9], 10, 8),
  sea('Norwegian Sea', [-2, 64.6], 12, -6),
  sea('Gulf of Bothnia', [19.6, 61.9], 9, -72),
  country('Ireland', [-7.8, 53.3], 9),
  sea('Ionian Sea', [18.6, 37.6], 10, 0),
  country('Norway', [9.6, 61.2], 10),
  country('Sweden', [14.8, 60.4], 10),
  country('Russia', [38, 54.6], 16, 14),
  country('Austria-Hungary', [19.5, 47.9], 10, 6),
  country('Egypt', [28.6, 27], 12, 12),
  country('Libya', [17, 28.4], 12, 4),
];

/** Narrows: where the passage is, and which way it runs. */
const narrows = [
  { name: 'Skagerrak and Kattegat', at: rounded(europe([7.8, 57.6])), angle: 62 },
  { name: 'Sea of Marmara', at: rounded(europe([28.0, 40.7])), angle: 100 },
  { name: 'Strait of Gibraltar', at: rounded(europe([-5.52, 35.95])), angle: 90 },
];

const limitPath = (lines: readonly (readonly LonLat[])[], project: Projection): string =>
  lines.map((line) => softLine(simplified(dense(line, project), 0.4))).join('');

const graticule = (project: Projection, [west, south, east, north]: Extent, step: number): string => {
  const lines: Point[][] = [];
  for (let lon = Math.ceil(west / step) * step; lon <= east; lon += step)
    lines.push(
      simplified(
        dense(
          [
            [lon, south],
            [lon, north],
          ],
          project,
        ),
        0.5,
      ),
    );
  for (let lat = Math.ceil(south / step) * step; lat <= north; lat += step)
    lines.push(
      simplified(
        dense(
          [
            [west, lat],
            [east, lat],
          ],
          project,
        ),
        0.3,
      ),
    );
  return lines.map(straightLine).join('');
};

const cut = (rings: readonly Ring[], tolerance: number, smallest: number): string => drawn(rings, tolerance, smallest);

const inset = (name: string, box: Box, extent: Extent, project: Projection, lines: readonly (readonly LonLat[])[]) => ({
  name,
  box,
  land: cut(landIn(project, grownExtent(extent), box, 20), 0.7, 3),
  graticule: graticule(project, extent, 10),
  limits: limitPath(lines, project),
});

function grownExtent([west, south, east, north]: Extent): Extent {
  return [west - 8, south - 8, east + 8, north + 8];
}

export const europeChart = () => ({
  width,
  height,
  land: cut(landIn(europe, [-62, 8, 75, 76], [0, 0, width, height], 50), 0.75, 4),
  graticule: graticule(europe, [-60, 10, 75, 72], 10),
  limits: limitPath(Object.values(limits), europe),
  zones: Object.fromEntries(Object.keys(lettering).map((id) => [id, zoneOf(id)])),
  bases,
  insets: [
    inset('North America', america, americanExtent, offAmerica, [insetLimits.americanWaters, insetLimits.northAndCentralAtlantic]),
    inset('Africa', africa, africanExtent, roundAfrica, [insetLimits.cape]),
  ],
  narrows,
  places,
  names,
  /** From the insets to the waters they go on in. */
  joins: [
    softLine([
      [258, 70],
      [262, 160],
      [240, 330],
      [190, 404],
    ]),
    softLine([
      [60, 284],
      [30, 400],
      [40, 540],
      [80, 612],
    ]),
    softLine([
      [290, 1040],
      [230, 1020],
      [170, 980],
      [130, 930],
    ]),
    softLine([
      [730, 1090],
      [880, 1140],
      [1100, 1150],
      [1196, 1010],
    ]),
  ],
  source: 'Natural Earth 1:10m coastlines (public domain) by way of world-atlas 2; Lambert conformal conic, 36 and 58 degrees north.',
  handMade: [
    { what: 'limits of the sea zones', from: 'the adjacencies of the rules, laid along straits and capes' },
    { what: 'places of the bases', from: 'the chief naval port of each' },
  ],
});
