/** The strategic chart of First Strike!: the North Sea from the Tyne and Harwich to Jutland. */

import { callout } from '../../chart/callout.ts';
import type { Box, Chart, ChartLink, ChartPlace, ChartSpace, Point } from '../../chart/chart.ts';
import { boxAround, cornersOf, ellipse, grown, middleOf } from '../../chart/geometry.ts';
import { linkPath } from '../../chart/link.ts';
import { softLine, softRing, stitchedRing } from '../../chart/path.ts';
import { graduation, type LonLat, landOn, onPlate, type Plate, softly } from './coast.ts';
import { banks, drawnByHand, fairways, heligolandEnlarged, lauwersZee, waddenSea, zuiderZee } from './north-sea.ts';

const plate: Plate = { width: 1200, height: 800, meridian: 4.5, north: 56.45, south: 51.85 };
const place = onPlate(plate);

/** Where three limits of sea areas meet. */
const north1: LonLat = [-0.6, 56.6];
const north2: LonLat = [4.45, 56.6];
const north3: LonLat = [5.75, 56.6];
const north4: LonLat = [7.85, 56.6];
const tyne: LonLat = [-0.35, 55.2];
const dogger: LonLat = [2.95, 55.42];
const tailEnd: LonLat = [3.55, 54.55];
const oyster: LonLat = [5.6, 54.62];
const whiteBank: LonLat = [5.75, 55.2];
const hornsReef: LonLat = [7.88, 55.28];
const borkum: LonLat = [5.95, 54.28];
const outerSilver: LonLat = [2.85, 53.9];

/** The limits between sea areas, each drawn once, so that neighbours fit. */
const limit = {
  northWest: [north1, [-0.85, 55.8], tyne],
  reserveAndDogger: [tyne, [0.9, 54.98], [2.0, 55.12], dogger],
  reserveAndTailEnd: [dogger, [3.6, 55.7], [4.1, 56.2], north2],
  doggerAndTailEnd: [dogger, [3.15, 55.0], tailEnd],
  doggerAndTexel: [tailEnd, [3.3, 54.2], outerSilver],
  tailEndAndTexel: [tailEnd, [4.6, 54.72], oyster],
  tailEndAndBight: [oyster, [5.55, 54.95], whiteBank],
  tailEndAndReef: [whiteBank, [5.5, 55.8], north3],
  reefAndBight: [whiteBank, [6.7, 55.1], hornsReef],
  texelAndBight: [oyster, [5.95, 54.5], borkum],
  offJutland: [north4, [7.65, 55.9], hornsReef],
  offHeligoland: [hornsReef, [7.9, 54.95], [8.2, 54.34], [7.6, 54.31], [6.8, 54.33], borkum],
  offTheIslands: [borkum, [5.95, 53.78], [5.2, 53.64], [4.55, 53.45], [3.9, 53.28], [3.05, 53.4], outerSilver],
  offYorkshire: [outerSilver, [2.0, 53.68], [1.0, 53.72], [0.45, 54.0], [0.3, 54.5], [-0.2, 54.9], tyne],
} satisfies Record<string, LonLat[]>;

const back = (line: LonLat[]): LonLat[] => [...line].reverse();
const northern = (from: LonLat, to: LonLat): LonLat[] => [from, to];

const seaArea = (...limits: LonLat[][]): string => stitchedRing(limits.map((line) => line.map(place)));

const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

interface Sea {
  readonly name: string;
  readonly letter?: string;
  readonly path: string;
  readonly room: Box;
}

/** About how wide a name of so many letters stands, in spaced italics of 15 units. */
const widthOf = (name: string): number => [...name].reduce((sum, letter) => sum + letterWidth(letter), 0);

const letterWidth = (letter: string): number => (/[A-Zmw]/.test(letter) ? 13 : /[fijlrt ]/.test(letter) ? 7.5 : 10);

/** The letter and the name of a sea stand on one line over the counters. */
const sea = ({ name, letter, path, room }: Sea): ChartSpace => {
  const [x, y, width] = room;
  const middle = x + width / 2;
  return {
    name,
    ...(letter ? { mark: { text: letter, at: rounded([middle - widthOf(name) / 2 - 6, y - 10]) } } : {}),
    kind: 'sea',
    path,
    centre: rounded(middleOf(room)),
    label: rounded([letter ? middle + 14 : middle, y - 11]),
    room,
  };
};

const port = (name: string, [x, y, width, height]: Box, town: LonLat): ChartSpace => ({
  name,
  kind: 'port',
  path: callout([x, y, width, height], place(town)),
  centre: rounded([x + width / 2, y + height / 2]),
  label: rounded([x + width / 2, y + 21]),
  room: [x + 10, y + 29, width - 20, height - 37],
});

type Id = 'A' | 'B' | 'C' | 'D' | 'E' | 'british-reserve' | 'german-reserve' | 'rescue' | 'cuxhaven';

const rescueAt: Point = rounded(place([6.92, 53.99]));

const spaces: Record<Id, ChartSpace> = {
  A: sea({
    name: 'Off Terschelling',
    letter: 'A',
    room: [502, 372, 184, 118],
    path: seaArea(limit.tailEndAndTexel, limit.texelAndBight, limit.offTheIslands, back(limit.doggerAndTexel)),
  }),
  B: sea({
    name: 'Heligoland Bight',
    letter: 'B',
    room: [752, 262, 184, 108],
    path: seaArea(limit.reefAndBight, limit.offHeligoland, back(limit.texelAndBight), limit.tailEndAndBight),
  }),
  C: sea({
    name: 'Horns Reef',
    letter: 'C',
    room: [738, 54, 184, 132],
    path: seaArea(northern(north3, north4), limit.offJutland, back(limit.reefAndBight), limit.tailEndAndReef),
  }),
  D: sea({
    name: 'Tail End',
    letter: 'D',
    room: [498, 166, 182, 128],
    path: seaArea(
      northern(north2, north3),
      back(limit.tailEndAndReef),
      back(limit.tailEndAndBight),
      back(limit.tailEndAndTexel),
      back(limit.doggerAndTailEnd),
      limit.reserveAndTailEnd,
    ),
  }),
  E: sea({
    name: 'Dogger Bank',
    letter: 'E',
    room: [246, 296, 196, 128],
    path: seaArea(limit.reserveAndDogger, limit.doggerAndTailEnd, limit.doggerAndTexel, limit.offYorkshire),
  }),
  'british-reserve': sea({
    name: 'British Fleet Reserve',
    room: [114, 58, 312, 122],
    path: seaArea(northern(north1, north2), back(limit.reserveAndTailEnd), back(limit.reserveAndDogger), back(limit.northWest)),
  }),
  'german-reserve': port('German Fleet Reserve', [862, 566, 230, 140], [8.11, 53.505]),
  rescue: {
    name: 'Rescue',
    kind: 'sea',
    path: softRing(ellipse(rescueAt, 88, 48)),
    centre: rescueAt,
    label: [rescueAt[0], rescueAt[1] - 27],
    room: boxAround([rescueAt[0], rescueAt[1] + 8], 118, 54),
  },
  cuxhaven: port('Cuxhaven', [1072, 396, 116, 104], [8.72, 53.86]),
};

/** The track of the Harwich Force, one way. */
const track: readonly { from: Id; to: Id; via: Point[] }[] = [
  { from: 'A', to: 'B', via: [[735, 400]] },
  { from: 'B', to: 'C', via: [[930, 215]] },
  { from: 'C', to: 'D', via: [[705, 130]] },
  { from: 'D', to: 'E', via: [[470, 250]] },
  { from: 'E', to: 'british-reserve', via: [[250, 240]] },
];

/** The counters' room and the line of type above it. */
const withName = ([x, y, width, height]: Box): Box => [x, y - 26, width, height + 26];

const links = track.map(({ from, to, via }): ChartLink<Id> => {
  const end = (id: Id) => ({ centre: middleOf(spaces[id].room), outline: cornersOf(withName(grown(spaces[id].room, 6))) });
  return { from, to, path: linkPath(end(from), end(to), via), oneWay: true };
});

const mark = (name: string, at: LonLat, anchor: ChartPlace['anchor'], kind: ChartPlace['kind'] = 'town', above?: true): ChartPlace => ({
  name,
  at: rounded(place(at)),
  kind,
  anchor,
  ...(above ? { above } : {}),
});

const places: ChartPlace[] = [
  mark('Hartlepool', [-1.18, 54.7], 'start'),
  mark('Scarborough', [-0.4, 54.28], 'end'),
  mark('Grimsby', [-0.07, 53.57], 'end'),
  mark('Yarmouth', [1.73, 52.61], 'end'),
  mark('Lowestoft', [1.75, 52.47], 'end'),
  mark('Harwich', [1.29, 51.945], 'end'),
  mark('The Hague', [4.3, 52.08], 'start'),
  mark('Den Helder', [4.76, 52.96], 'end'),
  mark('Terschelling', [5.3, 53.4], 'end', 'island'),
  mark('Emden', [7.2, 53.37], 'start'),
  mark('Borkum', [6.7, 53.59], 'end', 'island'),
  mark('Wilhelmshaven', [8.11, 53.52], 'end'),
  mark('Bremerhaven', [8.58, 53.54], 'start'),
  mark('Heligoland', [7.89, 54.18], 'start', 'island'),
  mark('Sylt', [8.33, 54.9], 'end', 'island'),
  mark('Esbjerg', [8.45, 55.47], 'start'),
  mark('Kiel', [10.14, 54.34], 'end'),
];

/** The chart, drawn afresh from the coastline data. */
export const strategicChart = (): Chart<Id> => ({
  width: plate.width,
  height: plate.height,
  land: softly(landOn(plate, { water: [zuiderZee, lauwersZee], islands: [heligolandEnlarged] }), 0.7, 3),
  flats: softly(
    Object.values(waddenSea).map((sand) => sand.map(place)),
    0,
  ),
  banks: softly(
    Object.values(banks).map((bank) => bank.map(place)),
    0,
  ),
  fairways: [fairways.Jade, fairways.Elbe].map((line) => softLine(line.map(place))).join(''),
  limits:
    Object.values<LonLat[]>(limit)
      .map((line) => softLine(line.map(place)))
      .join('') + spaces.rescue.path,
  ...graduation(plate, 1, 1 / 6, 'top'),
  rose: { at: [420, 694], radius: 46 },
  spaces,
  links,
  places,
  seas: [
    { name: 'North Sea', at: [395, 560], size: 30, on: 'sea' },
    { name: 'Broad Fourteens', at: [522, 634], angle: -62, size: 13, on: 'sea' },
    { name: 'Zuider Zee', at: [692, 678], angle: -28, size: 11, on: 'sea' },
    { name: 'England', at: [118, 690], size: 24, on: 'land' },
    { name: 'Holland', at: [798, 648], size: 14, on: 'land' },
    { name: 'Denmark', at: [1080, 120], size: 17, on: 'land' },
    { name: 'Germany', at: [1108, 330], size: 14, on: 'land' },
  ],
  source: 'Coastline: Natural Earth 1:10m (public domain), by way of world-atlas; Mercator projection.',
  handMade: [
    { what: 'the Zuider Zee and the Lauwers Zee, open water in 1914', from: drawnByHand },
    { what: 'Heligoland, drawn larger than it is', from: drawnByHand },
    { what: `sands: ${Object.keys(waddenSea).join(', ')}`, from: drawnByHand },
    { what: `banks: ${Object.keys(banks).join(', ')}`, from: drawnByHand },
    { what: 'limits and names of the sea areas', from: 'chosen for the game; the rules fix only the letters' },
  ],
});
