/** What the playback draws over the ships: tracks, salvos and where they fall, torpedoes, collisions, losses, and who goes down. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Hex } from '../../../chart/hex.ts';
import type { Spot } from '../../../kit/gestures.ts';
import { createPlayedSpots } from '../../../kit/leading.ts';
import { Moving } from '../../../kit/moving.tsx';
import { Burst } from '../../../kit/open-sea.tsx';
import { Appearing, PlayedLabel, sizeOfLabel } from '../../../kit/played-marks.tsx';
import type { Box } from '../../../kit/view-box.ts';
import type { ShipId } from '../state.ts';
import type { View } from '../view.ts';
import type { Berth } from './berths.ts';
import type { Closeness } from './closeness.ts';
import { Splash } from './effects.tsx';
import { pathOf, spotOf } from './geometry.ts';
import { labelsBeside } from './plates.ts';
import { actorsIn, type Figures, fallsIn, figuresIn, type Mark, type MarkOf, marksOf, notesIn, type Run } from './playback-marks.ts';
import './css/playback.css';

interface LayerProps {
  readonly view: View;
  readonly berths: ReadonlyMap<ShipId, Berth>;
  readonly marks: readonly Mark[];
  readonly closeness: Closeness;
  /** What is written on the chart already. */
  readonly written: readonly Box[];
}

/** Where a ship, an aircraft or a submarine is, or was last, as far as anybody knows. */
function hexIn(view: View, id: string): Hex | undefined {
  const pieces = [...view.ships, ...view.aircraft, ...view.boats];
  return pieces.find((piece) => piece.id === id)?.hex ?? view.submarines.find((boat) => boat.id === id)?.sighted?.hex;
}

const placeIn = ({ view, berths }: LayerProps, id: string): Spot => berths.get(id) ?? spotOf(hexIn(view, id) ?? 0);

const along = (from: Spot, to: Spot, part: number): Spot => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
const at = ({ x, y }: Spot): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

/** Under the ships: through which hexes everybody came. */
export const PlayedTracks = (props: Pick<LayerProps, 'marks' | 'closeness'>) => (
  <path
    class="gf-played-track"
    d={marksOf(props.marks, 'track')
      .map(({ hexes }) => pathOf(hexes.map(spotOf)))
      .join('')}
    stroke-width={2.4 * props.closeness.pixel}
  />
);

const FLASH = 'M0 -9L2.4 -2.8L9 -4.6L4.6 0.4L8 6.4L1.8 3.8L-2.4 9L-3 3L-9 2.4L-4 -1.4L-6.6 -7L-1.4 -4Z';

const Salvo = (props: LayerProps & { readonly mark: MarkOf<'salvo'> }) => {
  const [from, to] = [placeIn(props, props.mark.from), placeIn(props, props.mark.target)];
  return (
    <>
      <path class="gf-played-salvo" d={pathOf([from, to])} pathLength={1} stroke-width={2 * props.closeness.pixel} />
      <path class="gf-played-flash" transform={`${at(along(from, to, 0.08))} scale(${Math.max(1, props.closeness.pixel)})`} d={FLASH} />
    </>
  );
};

/** Pixels from the line to the upper edge of what is written over it, and under it where the target fires back. */
const [OVER, UNDER] = [-23, 3];

const FigureLabel = (props: LayerProps & { readonly figures: Figures }) => {
  const ends = () => [placeIn(props, props.figures.from), placeIn(props, props.figures.target)] as const;
  const below = () => (props.figures.isAnswered ? { below: props.figures.from < props.figures.target ? OVER : UNDER } : {});
  return <PlayedLabel at={along(...ends(), 0.5)} pixel={props.closeness.pixel} lines={[props.figures.words]} {...below()} />;
};

/** As many splashes as shots that miss, up to what can be told apart; they stand around the hull and always in the same places. */
const MOST = 12;
const splashAt = (place: number): Spot => {
  const [turn, far] = [place * 2.4, 30 + ((place * 17) % 23)];
  return { x: Math.cos(turn) * far, y: Math.sin(turn) * far * 0.8 };
};

const Fall = (props: LayerProps & { readonly mark: MarkOf<'fall'> }) => {
  const misses = Array.from({ length: Math.min(MOST, props.mark.shots - props.mark.hits) }, (_, place) => splashAt(place));
  return (
    <g transform={`${at(placeIn(props, props.mark.target))} scale(${Math.max(1, 0.6 * props.closeness.pixel)})`}>
      <For each={misses}>{({ x, y }) => <Splash x={x} y={y} size={0.9} />}</For>
      <Show when={props.mark.hits > 0}>
        <g transform={`scale(${1 + 0.4 * Math.min(1, props.closeness.pixel - 1)})`}>
          <Burst x={0} y={0} hits={props.mark.hits} />
        </g>
      </Show>
    </g>
  );
};

const RAN: Readonly<Record<Run, string>> = {
  hit: 'hit',
  missed: 'misses',
  gone: 'target gone',
  range: 'out of range',
  arc: 'wrong way',
  line: 'in the way',
};

/** How far a torpedo is seen to have run. */
const HALFWAY = 0.5;
const farOf = (result: Run | null): number => (result === 'hit' ? 1 : result === null ? HALFWAY : 0.8);

const Torpedo = (props: LayerProps & { readonly mark: MarkOf<'torpedo'> }) => {
  const { from, target, result } = props.mark;
  const [start, goal] = [placeIn(props, from), placeIn(props, target)];
  const head = along(start, goal, farOf(result));
  const angle = (Math.atan2(goal.y - start.y, goal.x - start.x) * 180) / Math.PI;
  return (
    <g class="gf-torpedo gf-torpedo-running">
      <path class="gf-played-run" d={pathOf([start, head])} pathLength={1} stroke-width={2.4 * props.closeness.pixel} />
      <g transform={`${at(head)} scale(${props.closeness.pixel})`}>
        <Show
          when={result === 'hit'}
          fallback={<path class="gf-torpedo-body" transform={`rotate(${angle})`} d="M-12 -2.6H8Q13 0 8 2.6H-12L-15 4V-4Z" />}
        >
          <path class="gf-played-flash" d={FLASH} transform="scale(2.2)" />
        </Show>
        <Show when={result}>{(run) => <text y="-12">{RAN[run()]}</text>}</Show>
      </g>
    </g>
  );
};

const Clash = (props: LayerProps & { readonly mark: MarkOf<'clash'> }) => {
  const [one, other] = props.mark.ships;
  const spot = along(placeIn(props, one), placeIn(props, other), 0.5);
  return <path class="gf-played-flash" transform={`${at(spot)} scale(${2.4 * Math.max(1, props.closeness.pixel)})`} d={FLASH} />;
};

const Foundering = (props: LayerProps & { readonly mark: MarkOf<'foundering'> }) => (
  <g class="gf-sunk" transform={`${at(placeIn(props, props.mark.ship))} scale(${Math.max(1, 0.6 * props.closeness.pixel)})`}>
    <For each={[16, 28, 40]}>{(radius) => <circle r={radius} />}</For>
  </g>
);

/** Pixels from the middle of a hull to what is written below it. */
const BELOW = 20;

interface Noted {
  readonly about: string;
  readonly lines: readonly string[];
  readonly at: Spot;
}

/** From afar there is room for the first line alone. */
function notedIn(props: LayerProps): readonly Noted[] {
  const { pixel, names } = props.closeness;
  const notes = [...notesIn(props.marks)].filter(([about]) => hexIn(props.view, about) !== undefined);
  const labels = notes.map(([about, all]) => {
    const lines = names === 'ships' ? all : all.slice(0, 1);
    const { width, height } = sizeOfLabel(lines);
    return { id: about, lines, at: placeIn(props, about), clear: BELOW * pixel, width: width * pixel, height: height * pixel };
  });
  const boxes = labelsBeside(labels, props.written);
  return labels.map(({ id, lines, at: middle }) => {
    const box = boxes.get(id);
    return { about: id, lines, at: box ? { x: box.x + box.width / 2, y: box.y } : middle };
  });
}

const Layer = (props: LayerProps & { readonly origin: Spot }): JSX.Element => {
  createPlayedSpots(
    () => actorsIn(props.marks).flatMap((id) => (hexIn(props.view, id) === undefined ? [] : placeIn(props, id))),
    () => props.origin,
  );
  const salvos = createMemo(() => marksOf(props.marks, 'salvo'));
  const written = createMemo(() => (props.closeness.names === 'ships' ? figuresIn(props.marks) : []));
  const falls = createMemo(() => fallsIn(props.marks));
  const sunk = createMemo(() => marksOf(props.marks, 'foundering'));
  const notes = createMemo(() => notedIn(props));
  return (
    <g class="gf-played" aria-hidden="true">
      <For each={salvos()}>{(mark) => <Salvo {...props} mark={mark} />}</For>
      <For each={marksOf(props.marks, 'torpedo')}>{(mark) => <Torpedo {...props} mark={mark} />}</For>
      <Appearing class="gf-played-falls" each={falls()}>
        {(mark) => <Fall {...props} mark={mark} />}
      </Appearing>
      <For each={marksOf(props.marks, 'clash')}>{(mark) => <Clash {...props} mark={mark} />}</For>
      <Appearing class="gf-played-sunk" each={sunk()}>
        {(mark) => <Foundering {...props} mark={mark} />}
      </Appearing>
      <Appearing class="kit-played-labels" each={written()}>
        {(figures) => <FigureLabel {...props} figures={figures} />}
      </Appearing>
      <Appearing class="kit-played-labels" each={notes()}>
        {({ at: spot, lines }) => <PlayedLabel at={spot} pixel={props.closeness.pixel} lines={lines} below={0} />}
      </Appearing>
    </g>
  );
};

export const PlaybackLayer = (props: LayerProps & { readonly origin: Spot }): JSX.Element => (
  <Moving origin={props.origin}>
    <Layer {...props} />
  </Moving>
);
