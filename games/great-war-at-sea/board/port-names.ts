/** Which ports are named at the closeness at which a theatre is looked at, and where their names hang, clear of what lies there. */
import type { Box } from '../../../chart/chart.ts';
import { besideMarks, type Hanging, type Named, roomOfName } from '../../../kit/beside-marks.ts';
import type { Legible } from '../../../kit/legible.ts';
import { ANCHORS, type MarkedPort } from './charts.ts';

/** Type sizes of the names, in chart units. */
export const SIZES = { major: 17, minor: 13 } as const;

/** How much the names of small ports may grow before they are in each other's way. */
const GROWTH = 1.3;

/** From the middle of a mark to its name, in chart units. */
const CLEAR = { major: 12, minor: 6 } as const;

type Closeness = Pick<Legible, 'canRead' | 'swell'>;

/** Names of fleet bases grow as one goes away, so that they can always be read; the rest come up as one draws near. */
export const isNamed = ({ port }: MarkedPort, { canRead }: Closeness): boolean => port.size === 'major' || canRead(SIZES.minor * GROWTH);

const namedAs = ({ port, at, hung, stand }: MarkedPort, swell: number): Named => ({
  name: port.name,
  at,
  clear: CLEAR[port.size] * swell,
  size: SIZES[port.size] * swell,
  usual: { x: at[0] + (hung[0] - at[0]) * swell, y: at[1] + (hung[1] - at[1]) * swell, anchor: ANCHORS[stand] },
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
