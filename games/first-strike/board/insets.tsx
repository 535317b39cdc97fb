/** What is printed beside the strategic chart: the container, and the signs of the weather. */
import { For, Show } from 'solid-js';
import type { Box } from '../../../chart/chart.ts';
import { Icon, type IconName } from '../../../kit/icons.tsx';
import type { Profile } from '../../../kit/profile.ts';
import { Silhouette } from '../../../kit/silhouette.tsx';
import type { View } from '../view.ts';
import { antiAircraftGun, raiderProfiles, shipProfiles } from './profiles.ts';

const Panel = (props: { readonly box: Box; readonly title: string }) => (
  <>
    <rect class="fs-panel" x={props.box[0]} y={props.box[1]} width={props.box[2]} height={props.box[3]} rx="8" />
    <text class="fs-panel-title" x={props.box[0] + 9} y={props.box[1] + 16}>
      {props.title}
    </text>
  </>
);

const kinds: readonly { readonly kind: keyof View['container']; readonly words: string; readonly profile: Profile | null }[] = [
  { kind: 'ship', words: 'Ships', profile: shipProfiles['i-battle'] },
  { kind: 'u-boat', words: 'U-boats', profile: raiderProfiles['u-boat'] },
  { kind: 'zeppelin', words: 'Zeppelins', profile: raiderProfiles.zeppelin },
  { kind: 'ff-19', words: 'FF 19', profile: raiderProfiles['ff-19'] },
  { kind: 'battery', words: 'A.A. guns', profile: antiAircraftGun },
  { kind: 'false-alarm', words: 'False alarms', profile: null },
];

const BOX: Box = [800, 712, 388, 78];
/** Three kinds in a row; each has its drawing, its words and its number side by side. */
const [IN_ROW, CELL] = [3, { width: 124, height: 26 }] as const;
const cellAt = (i: number): string =>
  `translate(${BOX[0] + 9 + (i % IN_ROW) * CELL.width} ${BOX[1] + 24 + Math.floor(i / IN_ROW) * CELL.height})`;

/** What may still be drawn, in numbers: the order is nobody's to know. */
export const Container = (props: { readonly view: View }) => {
  const words = () => kinds.map((each) => `${each.words.toLowerCase()} ${props.view.container[each.kind]}`).join(', ');
  return (
    <g class="fs-container" role="img" aria-label={`In the container: ${words()}`}>
      <Panel box={BOX} title="Container" />
      <For each={kinds}>
        {({ kind, words: name, profile }, i) => (
          <g transform={cellAt(i())} classList={{ 'fs-none': props.view.container[kind] === 0 }}>
            <path class="fs-panel-rule" d="M0 0H116" />
            <Show when={profile} fallback={<Icon name="alert" x={8} y={5} size={14} />}>
              {(drawn) => <Silhouette profile={drawn()} x={0} y={4} width={30} height={15} />}
            </Show>
            <text class="fs-panel-words" x="36" y="17">
              {name}
            </text>
            <text class="fs-panel-figure" x="115" y="17">
              {props.view.container[kind]}
            </text>
          </g>
        )}
      </For>
    </g>
  );
};

/** A weather marker: a disc with its sign. */
export const Weather = (props: { readonly at: readonly [number, number]; readonly icon: IconName; readonly words: string }) => (
  <g class="fs-weather" transform={`translate(${props.at[0]} ${props.at[1]})`} role="img" aria-label={props.words}>
    <title>{props.words}</title>
    <circle r="13" />
    <Icon name={props.icon} x={-9} y={-9} size={18} />
  </g>
);
