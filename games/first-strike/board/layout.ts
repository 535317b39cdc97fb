/** Where every counter lies: pure arithmetic from the view to places on the charts. */
import type { Box, Point } from '../../../chart/chart.ts';
import type { Spot } from '../../../kit/gestures.ts';
import { arrange, fitting } from '../../../kit/layout.ts';
import type { Box as ViewBox } from '../../../kit/view-box.ts';
import type { Installation, RaidSpace, StrategicSpace } from '../data/spaces.ts';
import { STRATEGIC_SPACES } from '../data/spaces.ts';
import type { View } from '../view.ts';
import { RAID_SPACES, raidChart, strategicChart } from './charts.ts';
import type { Offers } from './offers.ts';

export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
export type Places = ReadonlyMap<string, Placed>;

/** Whole cards in rows, as large as the room allows; nothing is hidden under anything. */
const inRows = (ids: readonly string[], room: Box, most: number): readonly (readonly [string, Placed])[] => {
  const { scale, places } = arrange(ids.length, room, { ...fitting, most, least: 0.01 });
  return ids.flatMap((id, i) => {
    const place = places[i];
    return place ? [[id, { ...place, scale }] as const] : [];
  });
};

/** Where a chart is opened that cannot be read as a whole: at the piece that is asked first. */
export function askedFirst(places: Places, offers: Offers): ViewBox | undefined {
  const [id] = [...places.keys()].filter(offers.isOffered);
  const place = id === undefined ? undefined : places.get(id);
  return place && { x: place.x, y: place.y, width: 0, height: 0 };
}

/** The middle of a counter. */
export function onCard(places: Places, id: string): Spot | undefined {
  const place = places.get(id);
  return place && { x: place.x + (fitting.card.width / 2) * place.scale, y: place.y + (fitting.card.height / 2) * place.scale };
}

/** The room of a counter. */
export const cardRoom = ({ x, y, scale }: Placed): Box => [x, y, fitting.card.width * scale, fitting.card.height * scale];

export const middleOf = (room: Box | undefined): Spot | undefined => room && { x: room[0] + room[2] / 2, y: room[1] + room[3] / 2 };

const STRIP = 36;
/** A room lower than this has no place for a strip. */
const LOW = 80;

/** Own counters above, and what hunts them on a strip below. */
const shared = (own: readonly string[], hunters: readonly string[], room: Box, most: number): readonly (readonly [string, Placed])[] => {
  const [x, y, width, height] = room;
  if (own.length === 0 || hunters.length === 0 || height < LOW) return inRows([...own, ...hunters], room, most);
  return [...inRows(own, [x, y, width, height - STRIP - 5], most), ...inRows(hunters, [x, y + height - STRIP, width, STRIP], 0.88)];
};

/** What lies in a space of the Strategic Map: the British first, then the Germans. */
export function lyingAt(view: View, space: StrategicSpace): { readonly own: readonly string[]; readonly enemy: readonly string[] } {
  const ships = view.ships.filter(({ at }) => at === space);
  const isAt = (at: View['aircraft'][number]['at']): boolean => at === space || (at === 'alongside' && space === view.harwich);
  const own = [
    ...ships.filter(({ side }) => side === 'british').map(({ id }) => id),
    ...(space === 'rescue' && (view.e11 === 'rescue' || view.e11 === 'damaged') ? ['e-11'] : []),
    ...view.aircraft.filter(({ at }) => isAt(at)).map(({ id }) => id),
  ];
  const enemy = [
    ...ships.filter(({ side }) => side === 'german').map(({ id }) => id),
    ...view.raiders.filter(({ at }) => at === space).map(({ id }) => id),
  ];
  return { own, enemy };
}

export const strategicPlaces = (view: View): Places =>
  new Map(
    STRATEGIC_SPACES.flatMap((space) => {
      const { own, enemy } = lyingAt(view, space);
      return shared(own, enemy, strategicChart.spaces[space].room, 1);
    }),
  );

/** Aircraft that are delayed wait outside, on the way in. */
export const WAITING: Box = [286, 18, 124, 44];

/** The panel on which they lie, with room for its words beside them. */
export const DELAYED: Box = [WAITING[0] - 6, WAITING[1] - 5, WAITING[2] + 104, WAITING[3] + 10];

/** Two cards side by side use the full breadth of a disc, and more than two its height. */
const roomFor = (space: RaidSpace, count: number): Box => {
  const { centre, room } = raidChart.spaces[space];
  if (count < 2 || space === 'escape') return room;
  return [centre[0] - 76, centre[1] - 20, 152, count === 2 ? 48 : 90];
};

/** Where hits on an installation are counted, above the aircraft over it. */
export const hitsSpot = (at: Installation): Point => [raidChart.spaces[at].centre[0] + 60, raidChart.spaces[at].centre[1] - 44];

/** Where words about the batteries that bear on an entry end, short of the aircraft at the next. */
export const bearingSpot = (entry: RaidSpace): Point => [raidChart.spaces[entry].label[0] + 40, raidChart.spaces[entry].label[1]];

export const raidPlaces = (view: View): Places => {
  const at = (space: View['aircraft'][number]['at']): readonly string[] =>
    view.aircraft.filter((aircraft) => aircraft.at === space).map(({ id }) => id);
  return new Map([
    ...RAID_SPACES.flatMap((space) => inRows(at(space), roomFor(space, at(space).length), 1.15)),
    ...inRows(at('cuxhaven'), WAITING, 0.9),
  ]);
};

/** Where a weather marker lies on a space, clear of its name and its counters. */
const weatherSpots: Readonly<Record<StrategicSpace, Point>> = {
  A: [720, 352],
  B: [735, 247],
  C: [934, 40],
  D: [684, 147],
  E: [452, 272],
  'british-reserve': [418, 42],
  'german-reserve': [1078, 582],
  rescue: [920, 410],
  cuxhaven: [1086, 488],
};

/** Half of a weather marker. */
export const WEATHER = 13;

/** A second marker lies on the left of the first. */
export const weatherSpot = (space: StrategicSpace, place: 0 | 1): Point => {
  const [x, y] = weatherSpots[space];
  return [x - place * 2 * WEATHER, y];
};
