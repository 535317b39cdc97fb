/** The sea areas: what can be chosen, storms, their figures, the ports, and where somebody can be who is out of sight. */
import { createMemo, createUniqueId, For, Show } from 'solid-js';
import { Icon } from '../../../kit/icons.tsx';
import { Space } from '../../../kit/space.tsx';
import { AREA_FACTS, AREAS, type Area } from '../data/map.ts';
import type { View } from '../view.ts';
import type { ChartPart, Shown } from './chart-part.ts';
import { areaShape, chart } from './charts.ts';
import { counted } from './facts.ts';
import type { Muster } from './muster.ts';
import { type Likelihood, likelihoodOf } from './sightings.ts';
import { areaInWords } from './words.ts';

interface AreasProps extends ChartPart {
  readonly muster: Muster;
  readonly onHover: (area: Area | null) => void;
}

const whoIsIn = (muster: Muster, area: Area): string =>
  [
    counted(muster.at(area, 'allied').length, 'Allied fleet or marker', 'Allied fleets or markers'),
    counted(muster.at(area, 'central').length, 'Central fleet or marker', 'Central fleets or markers'),
  ]
    .filter((words) => !words.startsWith('no '))
    .join(', ');

const areaLabel = ({ view, desk, muster }: AreasProps, area: Area): string =>
  [
    areaInWords(view, area),
    whoIsIn(muster, area),
    desk.wayTo(area) ? 'press to send the fleet here' : desk.isOffered(area) ? 'may be chosen' : '',
  ]
    .filter(Boolean)
    .join('; ');

/** The areas as such; all that lies on them is drawn apart. */
export const Areas = (props: AreasProps) => (
  <For each={AREAS}>
    {(id) => (
      <g
        class="cw-area"
        classList={{ 'kit-lit-area': props.desk.isLit(id), 'cw-way': props.desk.wayTo(id) !== undefined }}
        onFocusIn={() => props.onHover(id)}
        onFocusOut={() => props.onHover(null)}
      >
        <Space
          path={areaShape(id).path}
          name={AREA_FACTS[id].name}
          label={areaLabel(props, id)}
          offered={props.desk.isOffered(id)}
          selected={props.desk.opened() === id}
          onPress={() => props.desk.pressArea(id)}
          onHover={(inside) => props.onHover(inside ? id : null)}
        />
      </g>
    )}
  </For>
);

/** Driving rain over the areas of the storm number. */
export const Storms = (props: { readonly view: View }) => {
  const rain = createUniqueId();
  return (
    <g class="cw-storms" aria-hidden="true">
      <defs>
        <pattern id={rain} width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(24)">
          <path class="cw-rain" d="M3 0V7M9.5 5V12" />
        </pattern>
      </defs>
      <For each={props.view.storms}>
        {(id) => (
          <>
            <path class="cw-storm" d={areaShape(id).path} />
            <path d={areaShape(id).path} fill={`url(#${rain})`} />
          </>
        )}
      </For>
    </g>
  );
};

/** Drawn above the land, so that a storm is told beside the name even where the area is small. */
export const StormMarks = (props: { readonly view: View }) => (
  <g class="cw-storm-marks" aria-hidden="true">
    <For each={props.view.storms}>
      {(id) => <Icon name="storm" x={areaShape(id).label[0] - 6.5} y={areaShape(id).label[1] - 24} size={13} />}
    </For>
  </g>
);

const Shades = (props: { readonly of: Likelihood }) => (
  <For each={[...props.of]}>
    {([area, chance]) => <path class="cw-reach" d={areaShape(area).path} style={{ 'fill-opacity': 0.08 + 0.5 * chance }} />}
  </For>
);

const together = (all: readonly Likelihood[]): Likelihood => {
  const sum = new Map<Area, number>();
  for (const each of all) for (const [area, chance] of each) sum.set(area, (sum.get(area) ?? 0) + chance);
  const most = Math.max(1, ...sum.values());
  return new Map([...sum].map(([area, chance]) => [area, chance / most]));
};

/** Where the marker that lies open can be by now; with the layer on, where anybody can be who is out of sight. */
export const Whereabouts = (props: ChartPart & { readonly muster: Muster; readonly shown: Shown }) => {
  const one = createMemo(() => {
    const ghost = props.muster.ghosts.get(props.desk.opened() ?? '');
    return ghost ? likelihoodOf(props.view, ghost) : undefined;
  });
  const all = createMemo(() =>
    props.shown().whereabouts ? together([...props.muster.ghosts.values()].map((ghost) => likelihoodOf(props.view, ghost))) : undefined,
  );
  return (
    <g class="cw-whereabouts" aria-hidden="true">
      <Show when={one() ?? all()}>{(likelihood) => <Shades of={likelihood()} />}</Show>
    </g>
  );
};

const TRADE = 'M-4 1.6H4L3 4H-3ZM-2.6 1V-2.2H0.2V1M1.4 1V-4H2.6V1';
const BOLT = 'M1 -4.4L-2.6 0.7H-0.4L-1.2 4.2L2.6 -1.2H0.2Z';
const COAL = 'M-3.6 2.8L-2.6 -1.4L0.4 -3L3.4 -0.6L3 2.8Z';
const CROSS = 'M-4.2 -4.2L4.2 4.2';

/** Trade, storm and coal, as printed under the name of the area. */
const AreaFigures = (props: { readonly id: Area; readonly view: View }) => {
  const facts = () => AREA_FACTS[props.id];
  return (
    <g class="cw-figures" transform={`translate(${areaShape(props.id).figures[0]} ${areaShape(props.id).figures[1]})`} aria-hidden="true">
      <rect class="cw-figures-ground" x="-35" y="-9.5" width="70" height="12.5" rx="4" />
      <g transform="translate(-28 -3.2)">
        <path class="cw-glyph-line" d={TRADE} />
        <text x="6" y="3.4">
          {facts().trade}
        </text>
      </g>
      <g transform="translate(-5 -3.2)" classList={{ 'cw-figure-storm': props.view.storms.includes(props.id) }}>
        <path class="cw-glyph" d={BOLT} />
        <text x="4.6" y="3.4">
          {facts().storm}
        </text>
      </g>
      <g transform="translate(23 -3.2)" classList={{ 'cw-none': !facts().coal }}>
        <path class="cw-glyph" d={COAL} />
        <Show when={!facts().coal}>
          <path class="cw-glyph-line" d={CROSS} />
        </Show>
        <Show when={facts().etappe}>
          <text x="5" y="3.4">
            E
          </text>
        </Show>
      </g>
    </g>
  );
};

export const Figures = (props: { readonly view: View; readonly shown: Shown; readonly hovered: Area | null }) => {
  const ids = createMemo(() => (props.shown().figures ? AREAS : AREAS.filter((id) => id === props.hovered)));
  return <For each={ids()}>{(id) => <AreaFigures id={id} view={props.view} />}</For>;
};

const hasFallen = ({ tsingtaoFell }: View, area: Area): boolean => area === 'yellow-sea' && tsingtaoFell > 0;
const isShut = (view: View, area: Area): boolean =>
  hasFallen(view, area) || (AREA_FACTS[area].port?.side === 'italian' && view.entered.italy === 0);

/** Ports of the Central Powers; with shells laid in, as far as the viewer knows (CW-10.82). */
export const Ports = (props: { readonly view: View }) => (
  <For each={chart.ports}>
    {({ area, name, at, anchor }) => {
      const hasStock = () => props.view.secrets?.stocks.includes(area) === true;
      return (
        <g
          class="cw-port"
          classList={{ 'cw-port-shut': isShut(props.view, area) }}
          transform={`translate(${at[0]} ${at[1]})`}
          aria-hidden="true"
        >
          <path d="M0 -4.2L4.2 0L0 4.2L-4.2 0Z" />
          <Show when={hasStock()}>
            <circle class="cw-stock" r="1.6" />
          </Show>
          <text x={anchor === 'start' ? 6.5 : anchor === 'end' ? -6.5 : 0} y={anchor === 'middle' ? 13 : 3.2} text-anchor={anchor}>
            {name}
          </text>
        </g>
      );
    }}
  </For>
);

/** Coal that waits for the Central Powers, for their eyes alone (CW-10.6a). */
export const Etappen = (props: { readonly view: View }) => (
  <For each={props.view.secrets?.etappen ?? []}>
    {(area) => {
      const isUsed = () => props.view.secrets?.usedEtappen.includes(area) === true;
      return (
        <g
          class="cw-etappe"
          classList={{ 'cw-etappe-used': isUsed() }}
          transform={`translate(${areaShape(area).centre[0]} ${areaShape(area).centre[1] + 26})`}
          role="img"
          aria-label={`${AREA_FACTS[area].name}: coal of the Etappe${isUsed() ? ', used' : ''}`}
        >
          <circle r="7" />
          <path d={COAL} />
        </g>
      );
    }}
  </For>
);
