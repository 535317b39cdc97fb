/** `<PlayedMarks>`: what the playback of a chart draws over it: ways that are sailed, salvos that fly and what they did, notes, and losses. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import { useChart } from './chart-context.ts';
import { type ChartMark, endsOf, fallsIn, linesOf, type MarkOf, marksOf } from './chart-marks.ts';
import type { Spot } from './gestures.ts';
import type { Size } from './layout.ts';
import { createPlayedSpots } from './leading.ts';
import { Moving } from './moving.tsx';
import { Burst, Splashes } from './open-sea.tsx';
import './played-marks.css';

interface PlayedMarksProps {
  readonly marks: readonly ChartMark[];
  /** Where a piece or place is drawn; none for what is not on this chart. */
  readonly spotOf: (id: string) => Spot | undefined;
  /** Where on the chart the units of those spots begin. */
  readonly origin?: Spot | undefined;
}

interface Drawn {
  readonly at: (id: string) => Spot | undefined;
  readonly pixel: number;
}

const along = (from: Spot, to: Spot, part: number): Spot => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
const placed = ({ x, y }: Spot, pixel: number): string => `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${pixel.toFixed(3)})`;

/** A little bent, so that there and back are two lines. */
function curve(from: Spot, to: Spot): string {
  const [x, y] = [(from.x + to.x) / 2 + (to.y - from.y) * 0.1, (from.y + to.y) / 2 + (from.x - to.x) * 0.1];
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`;
}

/** A hull from above, bow to the right. */
const HULL = 'M-13 -4.6H4Q12 -3.6 16 0Q12 3.6 4 4.6H-13Q-15 0 -13 -4.6Z';
const angleOf = (from: Spot, to: Spot): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

interface LineProps extends Drawn {
  readonly mark: { readonly from: string; readonly to: string };
  readonly children: (from: () => Spot, to: () => Spot) => JSX.Element;
}

const Line = (props: LineProps) => (
  <Show when={props.at(props.mark.from)}>{(from) => <Show when={props.at(props.mark.to)}>{(to) => props.children(from, to)}</Show>}</Show>
);

const Way = (props: Drawn & { readonly mark: MarkOf<'way'> }) => (
  <Line {...props}>
    {(from, to) => <path class="kit-played-way" d={curve(from(), to())} pathLength={1} stroke-width={3 * props.pixel} />}
  </Line>
);

const Hull = (props: Drawn & { readonly mark: MarkOf<'way'> }) => (
  <Line {...props}>
    {(from, to) => (
      <g transform={placed(to(), props.pixel)}>
        <g class="kit-played-sail" style={{ '--from': `${(from().x - to().x) / props.pixel}px, ${(from().y - to().y) / props.pixel}px` }}>
          <path transform={`rotate(${angleOf(from(), to()).toFixed(0)})`} d={HULL} />
        </g>
      </g>
    )}
  </Line>
);

interface AppearingProps<T> {
  readonly class: string;
  readonly each: readonly T[];
  readonly children: (item: T, place: () => number) => JSX.Element;
}

/** What comes into sight together, as one: each by itself would be a layer of its own, and dozens of layers cost more than what is on them. */
export const Appearing = <T,>(props: AppearingProps<T>) => (
  <Show when={props.each.length > 0 && props.each} keyed>
    {(each) => (
      <g class={props.class}>
        <For each={each}>{props.children}</For>
      </g>
    )}
  </Show>
);

/** Height of a line and width of a letter, in pixels. */
const [LINE, LETTER] = [15, 6.4];

interface LabelProps {
  readonly at: Spot;
  /** Units for a pixel of the screen. */
  readonly pixel: number;
  readonly lines: readonly string[];
  /** Pixels from the spot down to its upper edge; over the spot unless told. */
  readonly below?: number;
}

/** In pixels. */
export const sizeOfLabel = (lines: readonly string[]): Size => ({
  width: Math.max(...lines.map(({ length }) => length)) * LETTER + 12,
  height: lines.length * LINE + 5,
});

export const PlayedLabel = (props: LabelProps) => {
  const width = () => sizeOfLabel(props.lines).width;
  return (
    <g class="kit-played-label" transform={`${placed(props.at, props.pixel)} translate(${-width() / 2} ${props.below ?? -LINE})`}>
      <rect width={width()} height={sizeOfLabel(props.lines).height} rx="4" />
      <For each={props.lines}>
        {(line, place) => (
          <text x={width() / 2} y={(place() + 1) * LINE - 1}>
            {line}
          </text>
        )}
      </For>
    </g>
  );
};

/** Where on the line its figures stand: nearer to the target, and not all in one place. */
const labelPart = (place: number): number => 0.58 - 0.11 * (place % 3);
/** Figures of more lines than this would cover each other. */
const MOST = 12;

const Salvo = (props: Drawn & { readonly mark: MarkOf<'salvo'> }) => (
  <Line {...props}>
    {(from, to) => (
      <g class={`kit-played-${props.mark.arm}`}>
        <path class="kit-played-salvo" d={`M${from().x} ${from().y}L${to().x} ${to().y}`} pathLength={1} stroke-width={2.2 * props.pixel} />
      </g>
    )}
  </Line>
);

const Figures = (props: Drawn & { readonly mark: MarkOf<'salvo'>; readonly place: number }) => (
  <Line {...props}>
    {(from, to) => <PlayedLabel at={along(from(), to(), labelPart(props.place))} pixel={props.pixel} lines={[props.mark.words]} />}
  </Line>
);

const Fall = (props: Drawn & { readonly target: string; readonly hits: number }) => (
  <Show when={props.at(props.target)}>
    {(at) => (
      <g transform={placed(at(), props.pixel)}>
        <Splashes />
        <Show when={props.hits > 0}>
          <Burst x={0} y={0} hits={props.hits} />
        </Show>
      </g>
    )}
  </Show>
);

const Loss = (props: Drawn & { readonly about: string }) => (
  <Show when={props.at(props.about)}>
    {(at) => (
      <g transform={placed(at(), props.pixel)}>
        <For each={[14, 26, 38]}>{(radius) => <circle r={radius} />}</For>
      </g>
    )}
  </Show>
);

/** Below a card, whose half height this is. */
const BELOW = 18;

const Marks = (props: PlayedMarksProps): JSX.Element => {
  const chart = useChart();
  createPlayedSpots(
    () => endsOf(props.marks).flatMap((id) => props.spotOf(id) ?? []),
    () => props.origin,
  );
  const drawn = (): Drawn => ({ at: props.spotOf, pixel: chart?.drawnPerPixel() ?? 1 });
  const ways = createMemo(() => marksOf(props.marks, 'way').filter(({ from, to }) => from !== to));
  const salvos = createMemo(() => marksOf(props.marks, 'salvo'));
  const lines = createMemo(() => salvos().filter(({ from, to }) => from !== to));
  const written = createMemo(() => (salvos().length > MOST ? [] : lines().filter(({ words }) => words !== '')));
  const falls = createMemo(() => [...fallsIn(salvos())]);
  const losses = createMemo(() => marksOf(props.marks, 'loss'));
  const notes = createMemo(() => [...linesOf(marksOf(props.marks, 'note'))]);
  return (
    <g class="kit-played" aria-hidden="true">
      <For each={ways()}>{(mark) => <Way {...drawn()} mark={mark} />}</For>
      <For each={ways()}>{(mark) => <Hull {...drawn()} mark={mark} />}</For>
      <For each={lines()}>{(mark) => <Salvo {...drawn()} mark={mark} />}</For>
      <Appearing class="kit-played-falls" each={falls()}>
        {([target, hits]) => <Fall {...drawn()} target={target} hits={hits} />}
      </Appearing>
      <Appearing class="kit-played-losses" each={losses()}>
        {({ about }) => <Loss {...drawn()} about={about} />}
      </Appearing>
      <Appearing class="kit-played-labels" each={written()}>
        {(mark, place) => <Figures {...drawn()} mark={mark} place={place()} />}
      </Appearing>
      <Appearing class="kit-played-labels" each={notes()}>
        {([about, words]) => (
          <Show when={props.spotOf(about)}>{(at) => <PlayedLabel at={at()} pixel={drawn().pixel} lines={words} below={BELOW} />}</Show>
        )}
      </Appearing>
    </g>
  );
};

export const PlayedMarks = (props: PlayedMarksProps): JSX.Element => (
  <Moving origin={props.origin}>
    <Marks {...props} />
  </Moving>
);
