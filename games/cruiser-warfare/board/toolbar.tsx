/** What the chart shows besides the pieces, for the player to switch, and what the signs mean. */
import { Show } from 'solid-js';
import type { Layers, Shown } from './chart-part.ts';
import { BOLT, COAL, TRADE } from './glyphs.ts';

interface ToolbarProps {
  readonly shown: Shown;
  readonly onShow: (layers: Layers) => void;
  /** Somebody has gone out of sight. */
  readonly hasGhosts: boolean;
}

const Toggle = (props: { readonly label: string; readonly title: string; readonly on: boolean; readonly press: () => void }) => (
  <button type="button" aria-pressed={props.on} title={props.title} onClick={() => props.press()}>
    {props.label}
  </button>
);

export const Toolbar = (props: ToolbarProps) => (
  <div class="cw-tools" role="group" aria-label="What the chart shows">
    <Toggle
      label="Figures"
      title="Trade, storm and coal of every area"
      on={props.shown().figures}
      press={() => props.onShow({ ...props.shown(), figures: !props.shown().figures })}
    />
    <Show when={props.hasGhosts}>
      <Toggle
        label="Whereabouts"
        title="Where those who went out of sight can be by now"
        on={props.shown().whereabouts}
        press={() => props.onShow({ ...props.shown(), whereabouts: !props.shown().whereabouts })}
      />
    </Show>
    <Show when={props.shown().figures}>
      <p>
        <svg viewBox="-5 -5 10 10" aria-hidden="true">
          <path class="cw-glyph-line" d={TRADE} />
        </svg>{' '}
        off a raider’s die{' '}
        <svg viewBox="-5 -5 10 10" aria-hidden="true">
          <path class="cw-glyph" d={BOLT} />
        </svg>{' '}
        total for a storm{' '}
        <svg viewBox="-5 -5 10 10" aria-hidden="true">
          <path class="cw-glyph" d={COAL} />
        </svg>{' '}
        Allied coal, E neutral coal
      </p>
    </Show>
  </div>
);
