/** Silhouettes of the ships of this game; the kit draws them from the facts of the register. */
import type { ShipProfile } from '../../../kit/profile.ts';
import { profileOfShip, steamer } from '../../../kit/ships/index.ts';
import type { ShipView } from '../view.ts';
import { recordOf, type ShipKind } from './facts.ts';

export function profileOf({ id }: Pick<ShipView, 'id'>): ShipProfile {
  const ship = recordOf(id);
  return ship ? profileOfShip(ship) : steamer;
}

const EXAMPLES: Readonly<Record<ShipKind, string>> = {
  dreadnought: 'iron-duke',
  battlecruiser: 'lion',
  predreadnought: 'majestic',
  'armoured-cruiser': 'rurik',
  'coast-defence': 'wien',
  carrier: 'furious',
  convoy: 'convoy-1',
};

/** One ship to stand for all of her kind. */
export const profileOfKind = (kind: ShipKind): ShipProfile => profileOf({ id: EXAMPLES[kind] });
