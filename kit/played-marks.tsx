/** `<PlayedMarks>`: what the playback of a chart draws over it: ways that are sailed, salvos that fly and what they did, notes, and losses. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import { useChart } from './chart-context.ts';
import { type ChartMark, endsOf, fallsIn, linesOf, type MarkOf, marksOf } from './chart-marks.ts';
import type { Spot } from './gestures.ts';
import { createPlayedSpots } from './leading.ts';
import { Burst, Splashes } from './open-sea.tsx';
import './played-marks.css';

interface PlayedMarksProps {
  readonly marks: readonly ChartMark[];
  /** Where a piece or place is drawn; none for what is not on this chart. */
  readonly spotOf: (id: string) => Spot | undefined;
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

const Way = (props: Drawn & { readonly mark: MarkOf<'way'> }) => (
  <Show when={props.at(props.mark.from)}>
    {(from) => (
      <Show when={props.at(props.mark.to)}>
        {(to) => (
          <>
            <path class="kit-played-way" d={curve(from(), to())} pathLength={1} stroke-width={3 * props.pixel} />
            <g transform={placed(to(), props.pixel)}>
              <g
                class="kit-played-sail"
                style={{ '--from': `${(from().x - to().x) / props.pixel}px, ${(from().y - to().y) / props.pixel}px` }}
              >
                <path transform={`rotate(${angleOf(from(), to()).toFixed(0)})`} d={HULL} />
              </g>
            </g>
          </>
        )}
      </Show>
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

export const PlayedLabel = (props: LabelProps) => {
  const width = () => Math.max(...props.lines.map(({ length }) => length)) * LETTER + 12;
  return (
    <g class="kit-played-label" transform={`${placed(props.at, props.pixel)} translate(${-width() / 2} ${props.below ?? -LINE})`}>
      <rect width={width()} height={props.lines.length * LINE + 5} rx="4" />
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

const Salvo = (props: Drawn & { readonly mark: MarkOf<'salvo'>; readonly place: number; readonly isWritten: boolean }) => (
  <Show when={props.at(props.mark.to)}>
    {(to) => (
      <Show when={props.mark.from !== props.mark.to && props.at(props.mark.from)}>
        {(from) => (
          <g class={`kit-played-${props.mark.arm}`}>
            <path
              class="kit-played-salvo"
              d={`M${from().x} ${from().y}L${to().x} ${to().y}`}
              pathLength={1}
              stroke-width={2.2 * props.pixel}
            />
            <Show when={props.isWritten && props.mark.words !== ''}>
              <PlayedLabel at={along(from(), to(), labelPart(props.place))} pixel={props.pixel} lines={[props.mark.words]} />
            </Show>
          </g>
        )}
      </Show>
    )}
  </Show>
);

const Fall = (props: Drawn & { readonly target: string; readonly hits: number }) => (
  <Show when={props.at(props.target)}>
    {(at) => (
      <g class="kit-played-fall" transform={placed(at(), props.pixel)}>
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
      <g class="kit-played-loss" transform={placed(at(), props.pixel)}>
        <For each={[14, 26, 38]}>{(radius) => <circle r={radius} />}</For>
      </g>
    )}
  </Show>
);

/** Below a card, whose half height this is. */
const BELOW = 18;

export const PlayedMarks = (props: PlayedMarksProps): JSX.Element => {
  let layer!: SVGGElement;
  const chart = useChart();
  createPlayedSpots(
    () => endsOf(props.marks).flatMap((id) => props.spotOf(id) ?? []),
    () => layer,
  );
  const drawn = (): Drawn => ({ at: props.spotOf, pixel: chart?.drawnPerPixel() ?? 1 });
  const salvos = createMemo(() => marksOf(props.marks, 'salvo'));
  return (
    <g class="kit-played" aria-hidden="true" ref={layer}>
      <For each={marksOf(props.marks, 'way').filter(({ from, to }) => from !== to)}>{(mark) => <Way {...drawn()} mark={mark} />}</For>
      <For each={salvos()}>{(mark, place) => <Salvo {...drawn()} mark={mark} place={place()} isWritten={salvos().length <= MOST} />}</For>
      <For each={[...fallsIn(salvos())]}>{([target, hits]) => <Fall {...drawn()} target={target} hits={hits} />}</For>
      <For each={marksOf(props.marks, 'loss')}>{({ about }) => <Loss {...drawn()} about={about} />}</For>
      <For each={[...linesOf(marksOf(props.marks, 'note'))]}>
        {([about, lines]) => (
          <Show when={props.spotOf(about)}>{(at) => <PlayedLabel at={at()} pixel={drawn().pixel} lines={lines} below={BELOW} />}</Show>
        )}
      </For>
    </g>
  );
};
