/** The outline of a ship where she will be. */
import type { Facing, Hex } from '../../../chart/hex.ts';
import { hullFromAbove } from '../../../kit/plan-outlines.ts';
import { cardOf } from '../data/data.ts';
import type { ShipId } from '../state.ts';
import type { Desk } from './desk.ts';
import { angleOf, METRE, spotOf } from './geometry.ts';
import { vesselOf } from './profiles.ts';

interface GhostProps {
  readonly desk: Desk;
  readonly ship: ShipId;
  readonly hex: Hex;
  readonly facing: Facing;
}

export const Ghost = (props: GhostProps) => {
  const profile = () => vesselOf(cardOf(props.desk.battle(), props.ship)).profile;
  const spot = () => spotOf(props.hex);
  return (
    <g transform={`translate(${spot().x} ${spot().y}) rotate(${angleOf(props.facing)})`}>
      <path class="gf-ghost" transform={`scale(${METRE})`} d={hullFromAbove(profile().length, profile().beam * 1.5, 0.86)} />
      <path class="gf-arrow" d={`M${(profile().length * METRE) / 2 + 4} -6l10 6l-10 6z`} />
    </g>
  );
};
