/** The ways over the Air Raid Map: where the arrows of the game lead as the chart has it, in the chart's own lines, else straight across. */
import type { Point } from '../../../chart/chart.ts';
import { oncePer } from '../../../kernel/index.ts';
import type { Data } from '../data/data.ts';
import { arrowsFrom } from '../data/data.ts';
import type { RaidSpace } from '../data/spaces.ts';
import { RAID_SPACES, raidChart } from './charts.ts';

export interface AirWay {
  readonly from: RaidSpace;
  readonly to: RaidSpace;
  readonly path: string;
  readonly oneWay: boolean;
}

const drawnBetween = (a: RaidSpace, b: RaidSpace) =>
  raidChart.links.find(({ from, to }) => (from === a && to === b) || (from === b && to === a));

/** Drawn in straight strokes, the other way round. */
const reversed = (path: string): string => `M${path.slice(1).split('L').toReversed().join('L')}`;

/** Where the line from the middle of a space to another point leaves its room. */
function edgeOf(space: RaidSpace, [toX, toY]: Point): Point {
  const { centre, room } = raidChart.spaces[space];
  const [x, y] = centre;
  const [left, top, width, height] = room;
  const [across, down] = [toX - x, toY - y];
  const share = Math.min(
    across === 0 ? 1 : ((across > 0 ? left + width : left) - x) / across,
    down === 0 ? 1 : ((down > 0 ? top + height : top) - y) / down,
  );
  return [x + across * share, y + down * share];
}

function straight(from: RaidSpace, to: RaidSpace): string {
  const [a, b] = [edgeOf(from, raidChart.spaces[to].centre), edgeOf(to, raidChart.spaces[from].centre)];
  return [a, b].map(([x, y], end) => `${end === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

/** The line from one space to another, whether an arrow leads there or not. */
export function pathBetween(from: RaidSpace, to: RaidSpace): string {
  const drawn = drawnBetween(from, to);
  if (!drawn) return straight(from, to);
  return drawn.from === from ? drawn.path : reversed(drawn.path);
}

/** Every two spaces once, those first that the chart joins. */
const PAIRS: readonly (readonly [RaidSpace, RaidSpace])[] = [
  ...raidChart.links.map(({ from, to }) => [from, to] as const),
  ...RAID_SPACES.flatMap((a, place) => RAID_SPACES.slice(place + 1).map((b) => [a, b] as const)).filter(([a, b]) => !drawnBetween(a, b)),
];

export const airWays = oncePer((data: Data): readonly AirWay[] =>
  PAIRS.flatMap(([a, b]) => {
    const [there, back] = [arrowsFrom(data, a).includes(b), arrowsFrom(data, b).includes(a)];
    if (!there && !back) return [];
    const [from, to] = there ? [a, b] : [b, a];
    return [{ from, to, path: pathBetween(from, to), oneWay: !(there && back) }];
  }),
);
