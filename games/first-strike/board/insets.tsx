/** The panels printed beside the strategic chart: the container, the turn and the alert. */
import { For, Show } from 'solid-js';
import type { Box } from '../../../chart/chart.ts';
import { Icon, type IconName } from '../../../kit/icons.tsx';
import type { Profile } from '../../../kit/profile.ts';
import { Silhouette } from '../../../kit/silhouette.tsx';
import { turnAdds } from '../data/tables.ts';
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

const BOX: Box = [1100, 532, 88, 174];

/** What may still be drawn, in numbers: the order is nobody's to know. */
export const Container = (props: { readonly view: View }) => {
  const words = () => kinds.map((each) => `${each.words.toLowerCase()} ${props.view.container[each.kind]}`).join(', ');
  return (
    <g class="fs-container" role="img" aria-label={`In the container: ${words()}`}>
      <Panel box={BOX} title="Container" />
      <For each={kinds}>
        {({ kind, words: name, profile }, i) => (
          <g transform={`translate(${BOX[0] + 8} ${BOX[1] + 24 + i() * 24.6})`} classList={{ 'fs-none': props.view.container[kind] === 0 }}>
            <path class="fs-panel-rule" d="M0 0H72" />
            <Show when={profile} fallback={<Icon name="alert" x={9} y={2} size={12} />}>
              {(drawn) => <Silhouette profile={drawn()} x={0} y={1.5} width={30} height={12} />}
            </Show>
            <text class="fs-panel-words" y="22.4">
              {name}
            </text>
            <text class="fs-panel-figure" x="71" y="14">
              {props.view.container[kind]}
            </text>
          </g>
        )}
      </For>
    </g>
  );
};

const TURNS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const LAST = TURNS.length;
/** FS-7.1: what the hour adds to the alert check. */
const hourAdds = (turn: number): string => (turnAdds(turn) === 0 ? '' : `+${turnAdds(turn)}`);

const Cell = (props: {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly note: string;
  readonly here: boolean;
  readonly past: boolean;
  readonly danger: boolean;
}) => (
  <g
    class="fs-cell"
    classList={{ 'fs-here': props.here, 'fs-past': props.past, 'fs-danger': props.danger }}
    transform={`translate(${props.x} ${props.y})`}
  >
    <rect width="30" height="22" rx="3" />
    <text x="15" y="15.5">
      {props.text}
    </text>
    <Show when={props.here}>
      <path class="fs-pointer" d="M10 -5.5H20L15 -0.5Z" />
    </Show>
    <text class="fs-cell-note" x="15" y="30">
      {props.note}
    </text>
  </g>
);

const TRACKS: Box = [664, 716, 452, 74];

/** The turn and the alert, each with a pointer over where it stands. */
export const Tracks = (props: { readonly view: View }) => {
  const turnCell = (turn: number): string =>
    turn === LAST && props.view.turn > LAST ? String(props.view.turn) : turn === LAST ? '8…' : String(turn);
  return (
    <g class="fs-tracks" role="img" aria-label={`Turn ${props.view.turn}. German alert ${props.view.alert} of 5.`}>
      <rect class="fs-panel" x={TRACKS[0]} y={TRACKS[1]} width={TRACKS[2]} height={TRACKS[3]} rx="8" />
      <text class="fs-panel-title" x={TRACKS[0] + 10} y={TRACKS[1] + 16}>
        Turn
      </text>
      <text class="fs-panel-words" x={TRACKS[0] + 46} y={TRACKS[1] + 16}>
        and what it adds to the alert roll
      </text>
      <For each={TURNS}>
        {(turn, i) => (
          <Cell
            x={TRACKS[0] + 10 + i() * 32}
            y={TRACKS[1] + 28}
            text={turnCell(turn)}
            note={hourAdds(turn)}
            here={Math.min(LAST, props.view.turn) === turn}
            past={turn < props.view.turn}
            danger={false}
          />
        )}
      </For>
      <text class="fs-panel-title" x={TRACKS[0] + 284} y={TRACKS[1] + 16}>
        German alert
      </text>
      <For each={[1, 2, 3, 4, 5]}>
        {(level, i) => (
          <Cell
            x={TRACKS[0] + 284 + i() * 32}
            y={TRACKS[1] + 28}
            text={String(level)}
            note={`${level + 1} drawn`}
            here={props.view.alert === level}
            past={level < props.view.alert}
            danger={level <= props.view.alert}
          />
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
