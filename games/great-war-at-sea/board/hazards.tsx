/** Swept channels, and the minefields that one knows of. */
import { For, Show } from 'solid-js';
import type { Box } from '../../../chart/chart.ts';
import { boxAround } from '../../../chart/geometry.ts';
import { legible } from '../../../kit/legible.ts';
import { MONTHS } from '../../../register/months.ts';
import type { Minefield, TheatreId } from '../data/theatre.ts';
import { theatreOf } from '../data/theatres.ts';
import { chartOf } from './charts.ts';
import type { GroundPart } from './ground-part.ts';

export const Channels = (props: GroundPart & { readonly channels: readonly string[] }) => (
  <For each={props.channels}>
    {(id) => (
      <g class="gw-channel" aria-hidden="true">
        <path class="gw-channel-edge" d={chartOf(props.theatre).channels.get(id) ?? ''} />
        <path class="gw-channel-way" d={chartOf(props.theatre).channels.get(id) ?? ''} />
      </g>
    )}
  </For>
);

/** A horned mine, and where the mines of a patch lie; a denser field shows more of them. */
const MINE = 'M0 -4.2V4.2M-4.2 0H4.2M-3 -3L3 3M3 -3L-3 3';
const SPOTS: Readonly<Record<Minefield['strength'], readonly (readonly [number, number])[]>> = {
  1: [
    [-9, -4],
    [3, -7],
    [-2, 6],
    [10, 4],
  ],
  2: [
    [-11, -5],
    [-1, -8],
    [9, -5],
    [-6, 5],
    [4, 4],
    [12, 7],
  ],
  3: [
    [-12, -7],
    [-3, -9],
    [6, -8],
    [13, -2],
    [-9, 3],
    [0, 1],
    [7, 7],
    [-3, 9],
  ],
};

/** `1914-08-26` as `26 August 1914`. */
const dated = (date: string): string => {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
};

const NAME = 10.5;
/** The date stands there once there is room for it. */
const CROWDED = 0.7;

/** The patch of mines in a zone. */
const PATCH = { width: 36, height: 29 } as const;

/** The room of the patches of these fields. */
export const minesOn = (theatre: TheatreId, fields: readonly string[]): readonly Box[] =>
  fields.flatMap((id) => chartOf(theatre).fields.get(id) ?? []).map((at) => boxAround(at, PATCH.width, PATCH.height));

export const Mines = (props: GroundPart & { readonly fields: readonly string[] }) => {
  const { canRead, shrink } = legible();
  const known = () => theatreOf(props.theatre).fields.filter(({ id }) => props.fields.includes(id));
  return (
    <For each={known()}>
      {(field) => (
        <For each={chartOf(props.theatre).fields.get(field.id)}>
          {(at, i) => (
            <g class="gw-mines" transform={`translate(${at[0]} ${at[1]})`} role="img" aria-label={`Mines, ${field.title}`}>
              <title>{`${field.title}: mines since ${dated(field.from)}`}</title>
              <rect
                class="gw-mines-patch"
                x={-PATCH.width / 2}
                y={-PATCH.height / 2}
                width={PATCH.width}
                height={PATCH.height}
                rx="5"
                transform="rotate(-6)"
              />
              <For each={SPOTS[field.strength]}>
                {([x, y]) => (
                  <g transform={`translate(${x} ${y}) scale(0.72)`}>
                    <path class="gw-mine-horns" d={MINE} />
                    <circle class="gw-mine" r="2.6" />
                  </g>
                )}
              </For>
              <Show when={i() === 0 && canRead(NAME * CROWDED)}>
                <text y={18 + NAME * shrink(NAME)} font-size={`${NAME * shrink(NAME)}px`}>{`mines, ${dated(field.from)}`}</text>
              </Show>
            </g>
          )}
        </For>
      )}
    </For>
  );
};
