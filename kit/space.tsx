/** `<Space>`: one area of a chart, which can be offered, selected and pressed. */
import { Show } from 'solid-js';
import { useChart } from './chart-context.ts';
import { pressing } from './press.ts';

interface SpaceProps {
  readonly path: string;
  readonly name: string;
  /** The accessible name, when there is more to say than the name. */
  readonly label?: string | undefined;
  readonly offered?: boolean | undefined;
  readonly selected?: boolean | undefined;
  readonly dimmed?: boolean | undefined;
  readonly onPress?: (() => void) | undefined;
  readonly onHover?: ((inside: boolean) => void) | undefined;
}

export const Space = (props: SpaceProps) => {
  const chart = useChart();
  return (
    <g
      class="kit-space"
      classList={{
        'kit-offered': props.offered === true,
        'kit-selected': props.selected === true,
        'kit-dimmed': props.dimmed === true,
        'kit-pressable': props.onPress !== undefined,
      }}
      onPointerEnter={() => props.onHover?.(true)}
      onPointerLeave={() => props.onHover?.(false)}
      {...pressing(props.label ?? props.name, props.onPress, props.selected === true)}
    >
      <path class="kit-space-ground" d={props.path} />
      <Show when={props.offered}>
        <path class="kit-space-hatch" d={props.path} fill={`url(#${chart?.patterns.offered ?? ''})`} />
      </Show>
      <path class="kit-space-edge" d={props.path} />
    </g>
  );
};
