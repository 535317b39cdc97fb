/** Names on a theatre's chart: seas, lands, landmarks, soundings and zones, each as soon as it can be read. */
import { createMemo, For, Show } from 'solid-js';
import { inViewOfChart } from '../../../kit/in-view.ts';
import { legible } from '../../../kit/legible.ts';
import type { Operation } from '../data/operation.ts';
import { theatreOf } from '../data/theatres.ts';
import { isInPlay } from '../data/zones.ts';
import { chartOf, type Landmark, portsOn, zoneBox } from './charts.ts';
import type { GroundPart, MarkersAt } from './ground-part.ts';
import { LANDMARK, landmarkNames, portNames } from './port-names.ts';

export const SeaAndLandNames = (props: GroundPart) => {
  const { canRead } = legible();
  return (
    <For each={chartOf(props.theatre).names}>
      {({ name, at, angle, size, on }) => (
        <Show when={canRead(size)}>
          <text
            class={on === 'sea' ? 'gw-sea-name' : 'kit-country'}
            transform={`translate(${at[0]} ${at[1]}) rotate(${angle ?? 0})`}
            font-size={`${size}px`}
            aria-hidden="true"
          >
            {name}
          </text>
        </Show>
      )}
    </For>
  );
};

const SOUNDING = 9.5;
/** What is only looked at for reference stays smaller than names do. */
const FAINT = 1.3;

/** Depths in fathoms, as the charts of the time had them. */
export const Soundings = (props: GroundPart) => {
  const { canRead, shrink } = legible();
  const inView = inViewOfChart();
  return (
    <Show when={canRead(SOUNDING)}>
      <g class="gw-soundings" font-size={`${SOUNDING * shrink(SOUNDING * FAINT)}px`} aria-hidden="true">
        <For each={inView(chartOf(props.theatre).soundings, ({ at }) => at)}>
          {({ fathoms, at }) => (
            <text x={at[0]} y={at[1]}>
              {fathoms}
            </text>
          )}
        </For>
      </g>
    </Show>
  );
};

const ZONE_NAME = 11;

export const ZoneNames = (props: GroundPart) => {
  const { canRead, shrink } = legible();
  const inView = inViewOfChart();
  const size = () => ZONE_NAME * shrink(ZONE_NAME * FAINT);
  const theatre = () => theatreOf(props.theatre);
  return (
    <Show when={canRead(ZONE_NAME)}>
      <g class="gw-zone-names" font-size={`${size()}px`} aria-hidden="true">
        <For each={inView(theatre().zones.filter(isInPlay), ({ id }) => zoneBox(theatre(), id))}>
          {({ id }) => (
            <text x={zoneBox(theatre(), id)[0] + size() * 0.4} y={zoneBox(theatre(), id)[1] + size() * 1.1}>
              {id}
            </text>
          )}
        </For>
      </g>
    </Show>
  );
};

/** A cape is a stroke, an island or a strait nothing but its name, a light vessel a hull with her mast and lantern. */
const glyphs: Readonly<Record<Landmark['kind'], string>> = {
  headland: 'M-2 1.6L0 -2.2L2 1.6Z',
  island: '',
  strait: '',
  bank: '',
  'light-vessel':
    'M-4.2 0.6H4.2L3 3.2H-3ZM-0.45 0.6V-3.4H0.45V0.6ZM0 -6.2L0.7 -4.7L2.3 -4.5L1.1 -3.4L1.4 -1.9L0 -2.7L-1.4 -1.9L-1.1 -3.4L-2.3 -4.5L-0.7 -4.7Z',
};

interface LandmarksProps extends GroundPart {
  readonly date: Operation['date'];
  readonly markersAt: MarkersAt | undefined;
}

/** A name steps aside for what lies on the chart, and keeps clear of ports. */
export const Landmarks = (props: LandmarksProps) => {
  const { canRead, shrink, swell, unit } = legible();
  const scale = () => shrink(LANDMARK * FAINT);
  const hanging = createMemo(() => {
    const lying = props.markersAt?.(unit()) ?? [];
    const ports = portNames(portsOn(props.theatre, props.date), { canRead, swell }, lying);
    return landmarkNames(chartOf(props.theatre).landmarks, scale(), lying, [...ports.values()]);
  });
  return (
    <Show when={canRead(LANDMARK)}>
      <g class="gw-landmarks" aria-hidden="true">
        <For each={chartOf(props.theatre).landmarks}>
          {(mark, place) => (
            <>
              <path
                class={`gw-${mark.kind}`}
                d={glyphs[mark.kind]}
                transform={`translate(${mark.at[0]} ${mark.at[1]}) scale(${scale()})`}
              />
              <Show when={hanging()[place()]}>
                {(hung) => (
                  <text transform={`translate(${hung().x} ${hung().y}) scale(${scale()})`} text-anchor={hung().anchor}>
                    {mark.name}
                  </text>
                )}
              </Show>
            </>
          )}
        </For>
      </g>
    </Show>
  );
};
