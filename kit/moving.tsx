/** `<Moving>`: what moves over a chart, in a drawing of its own: within the chart all of it would be painted anew in every frame. */
import { type JSX, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { useChart } from './chart-context.ts';
import type { Spot } from './gestures.ts';

interface MovingProps {
  /** Where on the chart its own units begin; in the corner unless told. */
  readonly origin?: Spot | undefined;
  readonly children: JSX.Element;
}

export const Moving = (props: MovingProps) => {
  const chart = useChart();
  return (
    <Show when={chart?.moving()}>
      {(drawing) => (
        <Portal mount={drawing()} isSVG>
          <g transform={`translate(${props.origin?.x ?? 0} ${props.origin?.y ?? 0})`}>{props.children}</g>
        </Portal>
      )}
    </Show>
  );
};
