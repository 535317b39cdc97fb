/** The water with its hexes, drawn as one pattern however many they are, and the edges of the board. */
import { createUniqueId } from 'solid-js';
import type { Hex } from '../../../chart/hex.ts';
import type { Box } from '../../../kit/view-box.ts';
import { boardIn, hexUnder, TILE, tilePath } from './geometry.ts';

/** A few in each tile. */
const WAVES = 'M40 18q5-4 10 0t10 0M118 40q5-4 10 0t10 0M24 74q5-4 10 0t10 0M96 88q5-4 10 0t10 0M150 92q5-4 10 0t10 0';

interface SeaProps {
  readonly frame: Box;
  readonly onPress: (hex: Hex) => void;
}

export const Sea = (props: SeaProps) => {
  let water!: SVGRectElement;
  const hexes = createUniqueId();
  const board = () => boardIn(props.frame);
  const press = (event: MouseEvent): void => {
    const to = water.getScreenCTM()?.inverse();
    if (to) props.onPress(hexUnder(new DOMPoint(event.clientX, event.clientY).matrixTransform(to)));
  };
  return (
    <g role="presentation" onClick={press}>
      <pattern id={hexes} width={TILE.width} height={TILE.height} x={-TILE.width / 2} y={-TILE.height / 2} patternUnits="userSpaceOnUse">
        <path class="gf-hexes" d={tilePath()} />
        <path class="gf-waves" d={WAVES} />
      </pattern>
      <rect ref={water} class="gf-water" {...props.frame} />
      <rect class="gf-board-water" {...board()} />
      <rect fill={`url(#${hexes})`} {...board()} />
      <rect class="gf-board-edge" {...board()} />
    </g>
  );
};
