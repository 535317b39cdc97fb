/** Parts of the sheet of one piece and of the score: a named line, and a gauge of numbered boxes. */
import { For, type JSX } from 'solid-js';
import './sheet.css';

export const SheetRow = (props: { readonly name: string; readonly children: JSX.Element }) => (
  <div>
    <dt>{props.name}</dt>
    <dd>{props.children}</dd>
  </div>
);

interface GaugeProps {
  readonly name: string;
  /** For those who do not see it. */
  readonly label: string;
  readonly of: number;
  readonly at: number;
}

/** How far something dangerous has risen. */
export const Gauge = (props: GaugeProps) => (
  <p class="kit-gauge" role="img" aria-label={props.label}>
    <span class="kit-gauge-name">{props.name}</span>
    <For each={Array.from({ length: props.of }, (_, i) => i + 1)}>
      {(step) => (
        <span class="kit-gauge-box" classList={{ 'kit-gauge-lit': step <= props.at, 'kit-gauge-here': step === props.at }}>
          {step}
        </span>
      )}
    </For>
  </p>
);
