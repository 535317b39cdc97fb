/** The picture on the card of a game: its table in small, a chart with counters on it. */
import './kit.css';
import './table-picture.css';
import { type JSX, Show } from 'solid-js';
import { Counter } from './counter.tsx';
import { Depths, Land } from './land.tsx';
import type { Nation } from './nation.tsx';
import type { Profile } from './profile.ts';
import { Scaled } from './scaled.tsx';
import type { ShelfData } from './shelf-card.ts';

/** What every picture is given: the drawings of the ships that its card names. */
export interface PictureProps {
  readonly drawings: ShelfData['drawings'];
}

const [WIDTH, HEIGHT] = [1000, 400];

/** Meridians and parallels, or the squares of a plotting chart. */
const squares = (step: number): string => {
  const lines = (length: number): number[] => Array.from({ length: Math.ceil(length / step) - 1 }, (_, i) => (i + 1) * step);
  return `${lines(WIDTH)
    .map((x) => `M${x} 0V${HEIGHT}`)
    .join('')}${lines(HEIGHT)
    .map((y) => `M0 ${y}H${WIDTH}`)
    .join('')}`;
};

interface TableProps {
  /** Coasts as `npm run charts` draws them; left out on the open sea. */
  readonly land?: string;
  /** The lines on the water: one every so many units, or a path of their own. */
  readonly lines: number | string;
  readonly children: JSX.Element;
}

export const TablePicture = (props: TableProps) => (
  <svg class="picture" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect class="kit-water" width={WIDTH} height={HEIGHT} />
    <Show when={props.land}>{(land) => <Depths land={land()} bands={[44, 26, 12]} />}</Show>
    <path class="picture-lines" d={typeof props.lines === 'number' ? squares(props.lines) : props.lines} />
    <Show when={props.land}>{(land) => <Land land={land()} />}</Show>
    {props.children}
  </svg>
);

interface PieceProps {
  readonly nation: Nation;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Without one it lies face down. */
  readonly profile?: Profile | undefined;
  readonly ghost?: boolean;
}

export const Piece = (props: PieceProps) => (
  <Scaled at={props} scale={2.5}>
    <Counter nation={props.nation} name={props.name} label={props.name} profile={props.profile} ghost={props.ghost} />
  </Scaled>
);

export const SeaName = (props: { readonly x: number; readonly y: number; readonly children: string }) => (
  <text class="picture-sea-name" x={props.x} y={props.y}>
    {props.children}
  </text>
);

/** Where somebody has sailed, or means to. */
export const Course = (props: { readonly d: string; readonly foe?: boolean }) => (
  <path class="picture-course" classList={{ foe: props.foe === true }} d={props.d} />
);
