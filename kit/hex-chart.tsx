/** What hex fields are drawn with: a cell that can be offered and pressed. */
import { Show } from 'solid-js';
import type { Hex } from '../chart/hex.ts';
import { centreOf, hexPath } from './hex-geometry.ts';
import { legible } from './legible.ts';
import { pressing } from './press.ts';
import './hex-chart.css';

interface HexCellProps {
  readonly at: Hex;
  readonly size: number;
  /** The accessible name. */
  readonly label: string;
  /** A short name written into the hex. */
  readonly name?: string | undefined;
  readonly offered?: boolean | undefined;
  readonly selected?: boolean | undefined;
  /** The id by which things are dropped on it. */
  readonly dropId?: string | undefined;
  readonly onPress?: (() => void) | undefined;
}

/** Type of a name, as part of the hex; left out where it cannot be read. */
const NAME = 0.16;

export const HexCell = (props: HexCellProps) => {
  const { canRead } = legible();
  const middle = () => centreOf(props.at, props.size);
  return (
    <g
      class="kit-hex"
      classList={{
        'kit-offered': props.offered === true,
        'kit-selected': props.selected === true,
        'kit-pressable': props.onPress !== undefined,
      }}
      data-piece-id={props.dropId}
      {...(props.onPress ? pressing(props.label, props.onPress, props.selected === true) : { 'aria-hidden': 'true' as const })}
    >
      <path class="kit-hex-ground" d={hexPath(props.at, props.size)} />
      <Show when={canRead(NAME * props.size) && props.name}>
        {(name) => (
          <text class="kit-hex-name" x={middle().x} y={middle().y + props.size * 0.8} font-size={`${NAME * props.size}px`}>
            {name()}
          </text>
        )}
      </Show>
      <path class="kit-hex-ring" d={hexPath(props.at, props.size, 0.9)} />
    </g>
  );
};
