/** What the chart shows besides the pieces, for the player to switch, and what the signs mean. */
import { createMemo, Show } from 'solid-js';
import { ChartTool, ChartTools } from '../../../kit/chart-tools.tsx';
import { areaName } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import type { View } from '../view.ts';
import type { Layers, Shown } from './chart-part.ts';
import { BOLT, COAL, TRADE } from './glyphs.ts';
import { ghostsOf, likeliestIn, likelihoodOfSpee } from './sightings.ts';

interface ToolbarProps {
  readonly view: View;
  readonly data: Data;
  readonly shown: Shown;
  readonly onShow: (layers: Layers) => void;
}

/** What the shades mean, and where the likeliest are of whom there is no marker to press. */
const AboutWhereabouts = (props: { readonly spee: readonly string[] }) => (
  <p>
    The darker an area, the likelier it holds somebody out of sight by the end of this turn’s moves; each goes one area a turn at most from
    where it was last seen.
    <Show when={props.spee.length > 0}> Spee has not been made out yet, and is likeliest in {props.spee.join(', ')}.</Show>
  </p>
);

export const Toolbar = (props: ToolbarProps) => {
  const spee = createMemo(() => likeliestIn(likelihoodOfSpee(props.data, props.view) ?? new Map()).map(areaName));
  const isAnybodyLost = createMemo(() => spee().length > 0 || ghostsOf(props.data, props.view).length > 0);
  return (
    <ChartTools>
      <ChartTool
        label="Figures"
        title="Trade, storm and coal of every area"
        on={props.shown().figures}
        press={() => props.onShow({ ...props.shown(), figures: !props.shown().figures })}
      />
      <Show when={isAnybodyLost()}>
        <ChartTool
          label="Whereabouts"
          title="Where those who are out of sight can be by the end of this turn’s moves"
          on={props.shown().whereabouts}
          press={() => props.onShow({ ...props.shown(), whereabouts: !props.shown().whereabouts })}
        />
      </Show>
      <Show when={isAnybodyLost() && props.shown().whereabouts}>
        <AboutWhereabouts spee={spee()} />
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
    </ChartTools>
  );
};
