/** Land beyond the edges of the map that it blocks (GW-TAC-LAND): nobody comes or leaves there. */
import { createMemo } from 'solid-js';
import { hexPath, outlineOf } from '../../kit/hex-geometry.ts';
import { SIZE } from './berths.ts';
import { landBeyond } from './coast.ts';

export const Land = (props: { readonly edges: readonly number[] }) => {
  const hexes = createMemo(() => landBeyond(props.edges));
  const shore = createMemo(() => outlineOf(hexes(), SIZE));
  return (
    <g aria-hidden="true">
      <path class="bb-shallows" d={shore()} />
      <path
        class="bb-land"
        d={hexes()
          .map((hex) => hexPath(hex, SIZE))
          .join('')}
      />
      <path class="bb-shore" d={shore()} />
    </g>
  );
};
