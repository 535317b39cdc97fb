/** `<Die>`: one face of a six-sided die, large in the tray or small in a line of text. */
import { For } from 'solid-js';

export type Face = 1 | 2 | 3 | 4 | 5 | 6;

const [NEAR, MID, FAR] = [6.6, 12, 17.4];

const pips: Record<Face, readonly (readonly [number, number])[]> = {
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
  readonly value: Face;
  /** Width in pixels or chart units; `inline` follows the size of the text. */
  readonly size?: number | 'inline';
  readonly x?: number;
  readonly y?: number;
  readonly tone?: 'plain' | 'hit' | 'miss';
  /** Spoken text; 'die: 4' unless told. */
  readonly label?: string;
}

const measure = (size: number | 'inline' | undefined): string | number => (size === 'inline' ? '1.15em' : (size ?? 32));

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
    <rect class="kit-die-face" x="1.4" y="1.4" width="21.2" height="21.2" rx="3.6" />
    <For each={pips[props.value]}>{([cx, cy]) => <circle class="kit-die-pip" cx={cx} cy={cy} r={props.value === 1 ? 2.9 : 2.25} />}</For>
  </svg>
);
