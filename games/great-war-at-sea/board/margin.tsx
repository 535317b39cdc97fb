/** The margin of a theatre's chart: graduated border, degrees, letters of the rows, numbers of the columns, and the scale. */
import { For, Show } from 'solid-js';
import { legible } from '../../../kit/legible.ts';
import { ZONE_MILES } from '../data/grid.ts';
import { theatreOf } from '../data/theatres.ts';
import { chartOf } from './charts.ts';
import type { GroundPart } from './ground-part.ts';
import { frameOf, MARGIN, plateSize, ZONE_SIZE, zoneBoxAt } from './plate.ts';

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** Type of the letters, which grow until they fill the margin. */
const [LETTER, LARGEST] = [17, 34];
const DEGREE = 12;

/** The paper around the frame, as one ring: fleets and names that reach over the edge end there. */
const paper = (width: number, height: number): string =>
  `M0 0H${width}V${height}H0ZM${MARGIN} ${MARGIN}V${height - MARGIN}H${width - MARGIN}V${MARGIN}Z`;

export const Margin = (props: GroundPart) => {
  const { swell, canRead } = legible();
  const grid = () => theatreOf(props.theatre).grid;
  const size = () => plateSize(grid());
  const frame = () => frameOf(grid());
  const letters = () => Math.min(LARGEST, LETTER * swell(LETTER));
  const middleOfRow = (row: number): number => MARGIN + (row + 0.5) * ZONE_SIZE;
  const middleOfColumn = (row: number, column: number): number => zoneBoxAt(row, column)[0] + ZONE_SIZE / 2;
  const drop = () => letters() * 0.35;
  const lastRow = () => grid().rows - 1;
  return (
    <g aria-hidden="true">
      <path class="gw-paper" d={paper(size().width, size().height)} />
      <path class="gw-border" d={chartOf(props.theatre).border} />
      <rect class="gw-neat" x={frame()[0]} y={frame()[1]} width={frame()[2]} height={frame()[3]} />
      <rect class="gw-border-edge" x={frame()[0] - 6} y={frame()[1] - 6} width={frame()[2] + 12} height={frame()[3] + 12} />
      <Show when={canRead(LARGEST)}>
        <g class="gw-margin-letters" font-size={`${letters()}px`}>
          <For each={range(grid().rows)}>
            {(row) => (
              <For each={[MARGIN / 2 - 3, size().width - MARGIN / 2 + 3]}>
                {(x) => (
                  <text x={x} y={middleOfRow(row) + drop()}>
                    {String.fromCharCode(65 + row)}
                  </text>
                )}
              </For>
            )}
          </For>
          <For each={range(grid().columns)}>
            {(column) => (
              <>
                <text x={middleOfColumn(0, column)} y={MARGIN / 2 - 3 + drop()}>
                  {column + 1}
                </text>
                <text x={middleOfColumn(lastRow(), column)} y={size().height - MARGIN / 2 + 3 + drop()}>
                  {column + 1}
                </text>
              </>
            )}
          </For>
        </g>
      </Show>
      <Show when={canRead(DEGREE)}>
        <g class="gw-degrees">
          <For each={chartOf(props.theatre).degrees}>
            {({ text, at }) => (
              <text x={at[0]} y={at[1]}>
                {text}
              </text>
            )}
          </For>
          <text x={frame()[0] + 10} y={frame()[1] + frame()[3] - 9}>
            {`A zone is ${ZONE_MILES} nautical miles. Depths in fathoms, reconstructed.`}
          </text>
        </g>
      </Show>
    </g>
  );
};
