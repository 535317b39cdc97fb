/** Figures as they went: one line for each party, told apart by colour, by dashes and by its name at the end. */
import './line-chart.css';
import { For, Show } from 'solid-js';

export interface Plotted {
  readonly name: string;
  /** From where on the line has which value; it holds until the next. */
  readonly marks: readonly (readonly [x: number, value: number])[];
}

export interface Tick {
  readonly x: number;
  readonly words: string;
}

/** A place on the line that is spoken of elsewhere. */
export interface Flagged extends Tick {
  readonly href: string;
}

interface LineChartProps {
  readonly label: string;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly Plotted[];
  /** How far the axis goes. */
  readonly end: number;
  readonly ticks: readonly Tick[];
  readonly flags: readonly Flagged[];
  /** How the figures at the side are written. */
  readonly figure: (value: number) => string;
}

const [LEFT, RIGHT, TOP, BOTTOM] = [40, 14, 18, 26];
/** Room for the words of a tick: a letter, and the gap before the next. */
const [LETTER, GAP] = [6.2, 12];

/** A round step that gives some four lines. */
function stepFor(span: number): number {
  const rough = Math.max(span, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  return (([1, 2, 5, 10] as const).find((factor) => factor * power >= rough) ?? 10) * power;
}

/** Round figures around all that is plotted, zero among them. */
export function levelsFor(lines: readonly Plotted[]): readonly number[] {
  const values = lines.flatMap(({ marks }) => marks.map(([, value]) => value));
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = stepFor(high - low);
  const [first, last] = [Math.floor(low / step), Math.max(Math.ceil(high / step), Math.floor(low / step) + 1)];
  return Array.from({ length: last - first + 1 }, (_, place) => (first + place) * step);
}

/** As many as fit, evenly. */
export function thinned(ticks: readonly Tick[], width: number): readonly Tick[] {
  const room = GAP + LETTER * Math.max(0, ...ticks.map(({ words }) => words.length));
  const every = Math.max(1, Math.ceil((ticks.length * room) / width));
  return ticks.filter((_, place) => place % every === 0 && (ticks.length - place) / ticks.length >= room / width);
}

export const LineChart = (props: LineChartProps) => {
  const levels = () => levelsFor(props.lines);
  const low = () => levels()[0] ?? 0;
  const high = () => levels().at(-1) ?? 1;
  const xOf = (x: number): number => LEFT + (x / Math.max(props.end, 1e-9)) * (props.width - LEFT - RIGHT);
  const yOf = (value: number): number => TOP + ((high() - value) / (high() - low())) * (props.height - TOP - BOTTOM);
  const path = ({ marks }: Plotted): string => {
    const [first, ...others] = marks.map(([x, value]): [string, string] => [xOf(x).toFixed(1), yOf(value).toFixed(1)]);
    return first ? `M${first.join(' ')}${others.map(([x, y]) => `H${x}V${y}`).join('')}H${xOf(props.end).toFixed(1)}` : '';
  };
  return (
    <svg
      class="line-chart"
      viewBox={`0 0 ${props.width} ${props.height}`}
      width={props.width}
      height={props.height}
      role="group"
      aria-label={props.label}
    >
      <For each={levels()}>
        {(level) => (
          <>
            <path class="line-chart-level" classList={{ zero: level === 0 }} d={`M${LEFT} ${yOf(level)}H${props.width - RIGHT}`} />
            <text class="line-chart-figure" x={LEFT - 7} y={yOf(level) + 4} text-anchor="end">
              {props.figure(level)}
            </text>
          </>
        )}
      </For>
      <For each={thinned(props.ticks, props.width - LEFT - RIGHT)}>
        {({ x, words }) => (
          <>
            <path class="line-chart-tick" d={`M${xOf(x)} ${props.height - BOTTOM}v5`} />
            <text class="line-chart-words" x={xOf(x)} y={props.height - 6}>
              {words}
            </text>
          </>
        )}
      </For>
      <For each={props.flags}>
        {(flag, place) => (
          <g>
            <a href={flag.href} aria-label={`${flag.words}: see it in the replay`}>
              <path class="line-chart-flag" d={`M${xOf(flag.x)} ${TOP}V${props.height - BOTTOM}`} />
              <circle class="line-chart-flag-head" cx={xOf(flag.x)} cy={TOP - 8} r="8" />
              <text class="line-chart-flag-number" x={xOf(flag.x)} y={TOP - 4} text-anchor="middle">
                {place() + 1}
              </text>
            </a>
          </g>
        )}
      </For>
      <For each={props.lines}>{(line, place) => <path class={`line-chart-line party-${place()}`} d={path(line)} />}</For>
      <For each={props.lines}>
        {(line, place) => (
          <Show when={line.marks.at(-1)}>
            {(last) => <circle class={`line-chart-end party-${place()}`} cx={xOf(props.end)} cy={yOf(last()[1])} r="4" />}
          </Show>
        )}
      </For>
    </svg>
  );
};
