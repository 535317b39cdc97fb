/** Which ports are named at the closeness at which a theatre is looked at, and where their names and those of landmarks hang, clear of what lies there. */
import type { Box } from '../../../chart/chart.ts';
import { besideMarks, type Hanging, type Named, roomOfName, touch } from '../../../kit/beside-marks.ts';
import type { Legible } from '../../../kit/legible.ts';
import { ANCHORS, type Landmark, type Marked, type MarkedPort } from './charts.ts';

/** Type sizes of the names, in chart units. */
export const SIZES = { major: 17, minor: 13 } as const;

/** How much the names of small ports may grow before they are in each other's way. */
const GROWTH = 1.3;

/** From the middle of a mark to its name, in chart units. */
const CLEAR = { major: 12, minor: 6 } as const;

type Closeness = Pick<Legible, 'canRead' | 'swell'>;

/** Names of fleet bases grow as one goes away, so that they can always be read; the rest come up as one draws near. */
export const isNamed = ({ port }: MarkedPort, { canRead }: Closeness): boolean => port.size === 'major' || canRead(SIZES.minor * GROWTH);

/** Where a name hangs when its mark is drawn so much larger. */
const hungAt = ({ at, hung, stand }: Marked, swell: number): Hanging => ({
  x: at[0] + (hung[0] - at[0]) * swell,
  y: at[1] + (hung[1] - at[1]) * swell,
  anchor: ANCHORS[stand],
});

const namedAs = ({ port, at, hung, stand }: MarkedPort, swell: number): Named => ({
  name: port.name,
  at,
  clear: CLEAR[port.size] * swell,
  size: SIZES[port.size] * swell,
  usual: hungAt({ at, hung, stand }, swell),
});

export interface PortName {
  readonly hanging: Hanging;
  readonly room: Box;
}

/** By the id of the port; of ports with the great ones first, for they choose first. */
export function portNames(ports: readonly MarkedPort[], closeness: Closeness, lying: readonly Box[]): ReadonlyMap<string, PortName> {
  const marks = ports.filter((mark) => isNamed(mark, closeness));
  const named = marks.map((mark) => namedAs(mark, closeness.swell(SIZES[mark.port.size])));
  const places = besideMarks(named, lying);
  return new Map(
    named.map((name, i) => {
      const hanging = places[i] ?? name.usual;
      return [marks[i]?.port.id ?? '', { hanging, room: roomOfName(name, hanging) }];
    }),
  );
}

/** The type of landmarks, and from the middle of one to its name, in chart units. */
export const LANDMARK = 10.5;
const BESIDE = 5;

/** One for each landmark; where a counter lies over her name and there is no other room, it is left out. */
export function landmarkNames(
  landmarks: readonly Landmark[],
  swell: number,
  lying: readonly Box[],
  ports: readonly PortName[],
): readonly (Hanging | null)[] {
  const named = landmarks.map(({ name, ...mark }): Named => {
    const usual = hungAt(mark, swell);
    return { name, at: mark.at, clear: BESIDE * swell, size: LANDMARK * swell, usual };
  });
  const isCovered = (each: Named): boolean => lying.some((room) => touch(room, roomOfName(each, each.usual)));
  const covered = new Set(named.filter(isCovered));
  // Where nothing lies over it, a name stands where the chart has it.
  const taken = [...lying, ...ports.map(({ room }) => room)];
  const free = named.filter((each) => !covered.has(each)).map((each) => roomOfName(each, each.usual));
  const places = besideMarks([...covered], [...taken, ...free]);
  const found = new Map([...covered].map((each, i) => [each, places[i] ?? each.usual]));
  return named.map((each) => {
    const place = found.get(each);
    if (!place) return each.usual;
    return lying.some((room) => touch(room, roomOfName(each, place))) ? null : place;
  });
}
