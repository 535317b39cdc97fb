/** How places hang together: the seas a base opens on, and the narrows between seas. */
import { For } from 'solid-js';
import type { Point } from '../../../chart/chart.ts';
import { oncePer } from '../../../kernel/index.ts';
import { Flag } from '../../../kit/nation.tsx';
import type { Data } from '../data/data.ts';
import type { Alliance, Zone } from '../data/map.ts';
import { NARROWS } from '../data/map.ts';
import { exists, ownerOf } from '../rules/bases.ts';
import { holderOf } from '../rules/narrows.ts';
import type { View } from '../view.ts';
import type { ChartPart } from './chart-part.ts';
import { BASE_IDS, baseBox, type Narrow, seaShape } from './charts.ts';
import { isActive, sideFlag, sideNames } from './facts.ts';

/** From a base to the seas on which it opens: drawn for the base that is active or open. */
export const Ways = (props: ChartPart) => {
  const from = () => BASE_IDS.filter((base) => exists(props.view, base) && (isActive(props.view, base) || props.desk.opened() === base));
  const middle = (zone: Zone): Point => {
    const [x, y] = seaShape(zone).plate;
    return [x, y];
  };
  return (
    <g class="nn-ways" aria-hidden="true">
      <For each={from()}>
        {(base) => (
          <For each={props.desk.data.bases[base].zones}>
            {(zone) => {
              const [a, b] = [baseBox(base).town, middle(zone)];
              const bend: Point = [(a[0] + b[0]) / 2 + (b[1] - a[1]) * 0.12, (a[1] + b[1]) / 2 - (b[0] - a[0]) * 0.12];
              return <path d={`M${a[0]} ${a[1]}Q${bend[0]} ${bend[1]} ${b[0]} ${b[1]}`} />;
            }}
          </For>
        )}
      </For>
    </g>
  );
};

/** Every base is tied to its seas by a faint line, so that nobody has to look it up. */
export const faintWays = oncePer(({ bases }: Data) =>
  BASE_IDS.filter((base) => base !== 'alexandria' && base !== 'suez')
    .flatMap((base) =>
      bases[base].zones.map((zone) => {
        const [a, b] = [baseBox(base).town, seaShape(zone).plate];
        return `M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2 + (b[1] - a[1]) * 0.12} ${(a[1] + b[1]) / 2 - (b[0] - a[0]) * 0.12} ${b[0]} ${b[1]}`;
      }),
    )
    .join(''),
);

const holderIn = (view: View, name: string): Alliance => {
  const narrows = NARROWS.find((each) => each.name === name);
  return narrows ? holderOf(narrows, ownerOf(view, 'gibraltar')) : 'central';
};

/** A strait that one side passes at its peril. */
export const NarrowsMark = (props: { readonly narrow: Narrow; readonly view: View }) => {
  const holder = () => holderIn(props.view, props.narrow.name);
  const words = () => `${props.narrow.name}: narrows, free to the ${sideNames[holder()]}, dangerous to the others`;
  return (
    <g class="nn-narrows" transform={`translate(${props.narrow.at[0]} ${props.narrow.at[1]})`} role="img" aria-label={words()}>
      <title>{words()}</title>
      <g transform={`rotate(${props.narrow.angle})`}>
        <path d="M-13 -5.5Q0 -1.4 13 -5.5M-13 5.5Q0 1.4 13 5.5" />
      </g>
      <Flag nation={sideFlag[holder()]} x={-5.5} y={-18} width={11} />
    </g>
  );
};
