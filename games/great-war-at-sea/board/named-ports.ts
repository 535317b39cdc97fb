/** The rooms of the names and marks of ports, for what is written on the chart to keep clear of. */
import { type Accessor, createMemo } from 'solid-js';
import type { Box } from '../../../chart/chart.ts';
import { legible } from '../../../kit/legible.ts';
import type { ChartPart } from './chart-part.ts';
import { portsOn } from './charts.ts';
import { roomAround } from './clear-water.ts';
import type { MarkersAt } from './ground-part.ts';
import { portNames } from './port-names.ts';

/** Pixels that the mark of a port takes. */
const MARK = 20;

export function createPortNames(props: ChartPart & { readonly markersAt: MarkersAt }): Accessor<readonly Box[]> {
  const { canRead, swell, unit } = legible();
  const ports = createMemo(() => portsOn(props.desk.war().theatre.id, props.desk.war().operation.date));
  return createMemo(() => [
    ...ports().map(({ at }) => roomAround(at, [MARK * unit(), MARK * unit()])),
    ...[...portNames(ports(), { canRead, swell }, props.markersAt(unit())).values()].map(({ room }) => room),
  ]);
}
