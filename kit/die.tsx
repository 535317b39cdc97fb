/** `<Die>`: one face of a die, large in the tray or small in a line of text: six sides have pips, more of them figures. */
import { For, Show } from 'solid-js';

const [NEAR, MID, FAR] = [6.6, 12, 17.4];

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[MID, MID]],
  2: [
    [NEAR, FAR],
    [FAR, NEAR],
  ],
  3: [
    [NEAR, FAR],
    [MID, MID],
    [FAR, NEAR],
  ],
  4: [
    [NEAR, NEAR],
    [FAR, NEAR],
    [NEAR, FAR],
    [FAR, FAR],
  ],
  5: [
    [NEAR, NEAR],
    [FAR, NEAR],
    [MID, MID],
    [NEAR, FAR],
    [FAR, FAR],
  ],
  6: [
    [NEAR, NEAR],
    [FAR, NEAR],
    [NEAR, MID],
    [FAR, MID],
    [NEAR, FAR],
    [FAR, FAR],
  ],
};

interface DieProps {
  readonly value: number;
  /** Six unless told. */
  readonly sides?: number;
  /** Width in pixels or chart units; `inline` follows the size of the text. */
  readonly size?: number | 'inline';
  readonly x?: number;
  readonly y?: number;
  readonly tone?: 'plain' | 'hit' | 'miss';
  /** Spoken text; 'die: 4' unless told. */
  readonly label?: string;
}

const measure = (size: number | 'inline' | undefined): string | number => (size === 'inline' ? '1.15em' : (size ?? 32));

/** A die of many sides as it lies on the table, its upper face towards us. */
const Numbered = (props: { readonly value: number }) => (
  <>
    <path class="kit-die-face" d="M12 1.2 22.6 9.8V14.2L12 22.8 1.4 14.2V9.8Z" />
    <text class="kit-die-figure" x="12" y="16" text-anchor="middle">
      {props.value}
    </text>
  </>
);

export const Die = (props: DieProps) => (
  <svg
    class="kit-die"
    classList={{ 'kit-die-inline': props.size === 'inline', 'kit-die-hit': props.tone === 'hit', 'kit-die-miss': props.tone === 'miss' }}
    x={props.x ?? 0}
    y={props.y ?? 0}
    width={measure(props.size)}
    height={measure(props.size)}
    viewBox="0 0 24 24"
    role="img"
    aria-label={props.label ?? `die: ${props.value}`}
  >
    <Show when={(props.sides ?? 6) === 6} fallback={<Numbered value={props.value} />}>
      <rect class="kit-die-face" x="1.4" y="1.4" width="21.2" height="21.2" rx="3.6" />
      <For each={PIPS[props.value]}>{([cx, cy]) => <circle class="kit-die-pip" cx={cx} cy={cy} r={props.value === 1 ? 2.9 : 2.25} />}</For>
    </Show>
  </svg>
);
