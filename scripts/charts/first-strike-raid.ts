/** The air raid chart of First Strike!: the mouths of Jade, Weser and Elbe, with the air-spaces laid over them. */
import type { Box, Chart, ChartLink, ChartPlace, ChartSpace, Point } from '../../chart/chart.ts';
import { boxAround, ellipse, type Ring } from '../../chart/geometry.ts';
import { linkPath } from '../../chart/link.ts';
import { softLine, softRing } from '../../chart/path.ts';
import { graduation, type LonLat, landOn, onPlate, type Plate, softly } from './coast.ts';
import { drawnByHand, estuarySands, fairways, neuwerk, scharhorn, trischen } from './north-sea.ts';

const plate: Plate = { width: 1000, height: 800, meridian: 8.5, north: 54.24, south: 53.44 };
const place = onPlate(plate);

const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

const entryIds = ['entry-1', 'entry-2', 'entry-3', 'entry-4', 'entry-5'] as const;
const targetIds = ['target-a', 'target-b', 'target-c', 'target-d'] as const;
type Id = (typeof entryIds)[number] | (typeof targetIds)[number] | 'escape';

/** Entries lie off the coast from west to north-east, targets under them in the same order, the way out in the north-west. */
const layout: Record<Id, { name: string; mark?: string; at: Point; across: number; down: number }> = {
  'entry-1': { name: 'Entry 1', mark: '1', at: [162, 384], across: 60, down: 60 },
  'entry-2': { name: 'Entry 2', mark: '2', at: [288, 298], across: 60, down: 60 },
  'entry-3': { name: 'Entry 3', mark: '3', at: [418, 220], across: 60, down: 60 },
  'entry-4': { name: 'Entry 4', mark: '4', at: [552, 154], across: 60, down: 60 },
  'entry-5': { name: 'Entry 5', mark: '5', at: [806, 130], across: 60, down: 60 },
  'target-a': { name: 'Airship Building Yard', mark: 'A', at: [374, 592], across: 68, down: 68 },
  'target-b': { name: 'Airship Shed', mark: 'B', at: [572, 538], across: 68, down: 68 },
  'target-c': { name: 'Floating Airship Shed', mark: 'C', at: [738, 424], across: 68, down: 68 },
  'target-d': { name: 'Aeroplane Factory', mark: 'D', at: [898, 248], across: 68, down: 68 },
  escape: { name: 'Raid Escape', at: [150, 160], across: 112, down: 78 },
};

const outline = (id: Id): Ring => ellipse(layout[id].at, layout[id].across, layout[id].down);

/** Where the name and the counters of a disc go: an entry's name stands above it, a target's below, the escape's inside. */
const writingOn = (id: Id): { label: Point; room: Box } => {
  const {
    at: [x, y],
    down,
  } = layout[id];
  if (id === 'escape') return { label: [x, y - down + 32], room: boxAround([x, y + 10], 160, 80) };
  if (id.startsWith('entry')) return { label: [x, y - down - 8], room: boxAround([x, y + 8], 92, 58) };
  return { label: [x, y + down + 17], room: boxAround([x, y + 8], 104, 62) };
};

const spaceOf = (id: Id): ChartSpace => {
  const { name, mark, at, down } = layout[id];
  const { label, room } = writingOn(id);
  return {
    name,
    ...(mark ? { mark: { text: mark, at: [at[0], at[1] - down + 20] as Point } } : {}),
    kind: 'air',
    path: softRing(outline(id)),
    centre: at,
    label,
    room,
  };
};

const both = (from: Id, to: Id, via: Point[] = []): readonly [Id, Id, Point[]] => [from, to, via];

const flights = [
  both('entry-1', 'entry-2', [[216, 328]]),
  both('entry-2', 'entry-3', [[346, 248]]),
  both('entry-3', 'entry-4', [[478, 177]]),
  both('entry-4', 'entry-5', [[680, 118]]),
  both('entry-1', 'target-a', [[222, 500]]),
  both('entry-2', 'target-a'),
  both('entry-2', 'target-b'),
  both('entry-3', 'target-b'),
  both('entry-3', 'target-c'),
  both('entry-4', 'target-c'),
  both('entry-4', 'target-d', [[645, 268]]),
  both('entry-5', 'target-d'),
];

/** The ways home run round the edge of the chart: two in the south and west, two in the north and east. */
const waysHome: Record<(typeof targetIds)[number], Point[]> = {
  'target-a': [
    [250, 645],
    [78, 630],
    [78, 500],
    [74, 380],
    [100, 290],
  ],
  'target-b': [
    [488, 600],
    [488, 748],
    [330, 745],
    [40, 745],
    [42, 600],
    [42, 420],
    [52, 310],
  ],
  'target-c': [
    [870, 496],
    [984, 476],
    [984, 300],
    [984, 25],
    [800, 30],
    [500, 30],
    [340, 36],
  ],
  'target-d': [
    [962, 190],
    [950, 56],
    [850, 52],
    [600, 56],
    [430, 54],
    [340, 80],
  ],
};

const links = (): ChartLink<Id>[] => {
  const end = (id: Id) => ({ centre: layout[id].at, outline: outline(id) });
  return [
    ...flights.map(([from, to, via]): ChartLink<Id> => ({ from, to, path: linkPath(end(from), end(to), via), oneWay: false })),
    ...targetIds.map(
      (from): ChartLink<Id> => ({ from, to: 'escape', path: linkPath(end(from), end('escape'), waysHome[from]), oneWay: true }),
    ),
  ];
};

const mark = (name: string, at: LonLat, anchor: ChartPlace['anchor'], kind: ChartPlace['kind'] = 'town', above?: true): ChartPlace => ({
  name,
  at: rounded(place(at)),
  kind,
  anchor,
  ...(above ? { above } : {}),
});

const places: ChartPlace[] = [
  mark('Cuxhaven', [8.7, 53.867], 'middle'),
  mark('Nordholz', [8.62, 53.78], 'start'),
  mark('Wilhelmshaven', [8.115, 53.52], 'end'),
  mark('Bremerhaven', [8.58, 53.545], 'start'),
  mark('Brunsbüttel', [9.14, 53.897], 'middle'),
  mark('Büsum', [8.86, 54.132], 'end'),
  mark('Heligoland', [7.93, 54.183], 'start', 'island'),
  mark('Wangerooge', [7.9, 53.785], 'middle', 'island'),
  mark('Mellum', [8.16, 53.735], 'middle', 'island', true),
  mark('Neuwerk', [8.496, 53.918], 'start', 'island'),
  mark('Scharhörn', [8.41, 53.956], 'end', 'island'),
  mark('Trischen', [8.695, 54.058], 'start', 'island'),
];

/** The chart, drawn afresh from the coastline data. */
export const raidChart = (): Chart<Id> => ({
  width: plate.width,
  height: plate.height,
  land: softly(landOn(plate, { islands: [neuwerk, scharhorn, trischen] }), 0.8, 3),
  flats: softly(
    Object.values(estuarySands).map((sand) => sand.map(place)),
    0,
  ),
  banks: '',
  fairways: Object.values(fairways)
    .map((line) => softLine(line.map(place)))
    .join(''),
  limits: '',
  ...graduation(plate, 0.25, 1 / 30, 'bottom'),
  rose: { at: [880, 660], radius: 52 },
  spaces: Object.fromEntries([...entryIds, ...targetIds, 'escape' as const].map((id) => [id, spaceOf(id)])) as Record<Id, ChartSpace>,
  links: links(),
  places,
  seas: [
    { name: 'Heligoland Bight', at: [382, 140], size: 15, on: 'sea' },
    { name: 'Jade', at: [266, 590], angle: 60, size: 15, on: 'sea' },
    { name: 'Weser', at: [396, 524], angle: 49, size: 15, on: 'sea' },
    { name: 'Elbe', at: [535, 268], angle: 17, size: 15, on: 'sea' },
    { name: 'Hadeln', at: [735, 640], size: 20, on: 'land' },
    { name: 'Jeverland', at: [160, 578], size: 12, on: 'land' },
  ],
  source: 'Coastline: Natural Earth 1:10m (public domain), by way of world-atlas, smoothed; Mercator projection.',
  handMade: [
    { what: 'the islands Neuwerk, Scharhörn and Trischen', from: drawnByHand },
    { what: `sands: ${Object.keys(estuarySands).join(', ')}`, from: drawnByHand },
    { what: `fairways: ${Object.keys(fairways).join(', ')}`, from: drawnByHand },
    { what: 'the air-spaces and the ways between them', from: 'laid out for the game; reconstructed, since the printed map is not public' },
  ],
});
