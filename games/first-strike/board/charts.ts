/** The two charts, read from the drawn file: what arrives as loose lists of numbers leaves as points and boxes. */
import type { Chart, ChartSpace } from '../../../chart/chart.ts';
import type { Numbers } from '../../../chart/drawn.ts';
import { box, nameOf, oneOf, placeOf, point } from '../../../chart/drawn.ts';
import { linesOf } from '../../../chart/path.ts';
import type { RaidSpace, StrategicSpace } from '../data/spaces.ts';
import { ENTRIES, STRATEGIC_SPACES, TARGETS } from '../data/spaces.ts';
import drawn from './charts.json' with { type: 'json' };

interface DrawnSpace {
  readonly name: string;
  readonly mark?: { readonly text: string; readonly at: Numbers } | undefined;
  readonly kind: string;
  readonly path: string;
  readonly centre: Numbers;
  readonly label: Numbers;
  readonly room: Numbers;
}

interface DrawnChart<Id extends string> {
  readonly width: number;
  readonly height: number;
  readonly land: string;
  readonly flats: string;
  readonly banks: string;
  readonly fairways: string;
  readonly limits: string;
  readonly graticule: string;
  readonly border: string;
  readonly figures: readonly { readonly text: string; readonly at: Numbers }[];
  readonly rose: { readonly at: Numbers; readonly radius: number };
  readonly spaces: Readonly<Record<Id, DrawnSpace>>;
  readonly links: readonly { readonly from: string; readonly to: string; readonly path: string; readonly oneWay: boolean }[];
  readonly places: readonly {
    readonly name: string;
    readonly at: Numbers;
    readonly kind: string;
    readonly anchor: string;
    readonly above?: boolean | undefined;
  }[];
  readonly seas: readonly {
    readonly name: string;
    readonly at: Numbers;
    readonly angle?: number | undefined;
    readonly size: number;
    readonly on: string;
  }[];
  readonly source: string;
  readonly handMade: readonly { readonly what: string; readonly from: string }[];
}

const spaceOf = ({ mark, kind, centre, label, room, ...rest }: DrawnSpace): ChartSpace => ({
  ...rest,
  ...(mark ? { mark: { text: mark.text, at: point(mark.at) } } : {}),
  kind: oneOf(['sea', 'port', 'air'], kind),
  centre: point(centre),
  label: point(label),
  room: box(room),
});

function chartOf<Id extends string>(chart: DrawnChart<Id>, ids: readonly Id[], spaces: Readonly<Record<Id, ChartSpace>>): Chart<Id> {
  return {
    ...chart,
    figures: chart.figures.map(({ text, at }) => ({ text, at: point(at), anchor: 'start' })),
    rose: { at: point(chart.rose.at), radius: chart.rose.radius },
    spaces,
    links: chart.links.map(({ from, to, path, oneWay }) => ({
      from: oneOf(ids, from),
      to: oneOf(ids, to),
      path: straightened(path),
      oneWay,
    })),
    places: chart.places.map(placeOf),
    seas: chart.seas.map(nameOf),
  };
}

/** The same way in short straight strokes, from whose ends arrow heads take their direction. */
const straightened = (path: string): string =>
  linesOf(path, 8)
    .map((line) => `M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`)
    .join('');

const sea = drawn.strategic.spaces;
export const strategicChart: Chart<StrategicSpace> = chartOf(drawn.strategic, STRATEGIC_SPACES, {
  A: spaceOf(sea.A),
  B: spaceOf(sea.B),
  C: spaceOf(sea.C),
  D: spaceOf(sea.D),
  E: spaceOf(sea.E),
  'british-reserve': spaceOf(sea['british-reserve']),
  'german-reserve': spaceOf(sea['german-reserve']),
  rescue: spaceOf(sea.rescue),
  cuxhaven: spaceOf(sea.cuxhaven),
});

export const RAID_SPACES: readonly RaidSpace[] = [...ENTRIES, ...TARGETS, 'escape'];
const air = drawn.raid.spaces;
export const raidChart: Chart<RaidSpace> = chartOf(drawn.raid, RAID_SPACES, {
  'entry-1': spaceOf(air['entry-1']),
  'entry-2': spaceOf(air['entry-2']),
  'entry-3': spaceOf(air['entry-3']),
  'entry-4': spaceOf(air['entry-4']),
  'entry-5': spaceOf(air['entry-5']),
  'target-a': spaceOf(air['target-a']),
  'target-b': spaceOf(air['target-b']),
  'target-c': spaceOf(air['target-c']),
  'target-d': spaceOf(air['target-d']),
  escape: spaceOf(air.escape),
});
